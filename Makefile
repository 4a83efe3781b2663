# Every target does its own set-up. PYTHON=python3.12 chooses the interpreter, ARGS=... is passed on.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play terminal test test-ray check types servers twin collected compile wheel bench load siege processes trust soak mutants pictures film docs lock clean setup setup-bench setup-docs setup-ray
MAKEFLAGS += --no-print-directory
export PYTHON
# Commands are started hundreds of times here: none should read all sources anew. `make clean` removes what this leaves.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
GAME ?= dojo

help: ## This list
	@echo "Chabudai: four games round a low table."
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'
	@echo
	@echo "ARGS=... is passed on, PYTHON=... chooses the interpreter."

play: setup ## Open the table in the browser, at once; from the second time on at compiled speed
	@$(BIN)/python tools/play.py $(BIN)/chabudai serve $(ARGS)

terminal: setup ## Play GAME=dojo in the terminal
	@$(BIN)/chabudai play $(GAME) $(ARGS)

test: ## All checks and tests, on all cores, compiled twin included
	@$(MAKE) -j2 setup servers
	@$(MAKE) -j2 twin check collected
	@CHABUDAI_COMPILED=$$($(BIN)/python tools/compile.py --where --quickly); export CHABUDAI_COMPILED; \
		$(BIN)/pytest -q -n auto --dist worksteal $(ARGS)

test-ray: setup-ray ## The lab on a cluster of two nodes on this machine, one of which is killed
	@.venv-ray/bin/pytest -q --confcutdir=tests/ray tests/ray $(ARGS)

check: setup types ## Style and strict types only, of Python and of what browsers run
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "chabudai: $(BIN)/ruff format puts this right." >&2; exit 1; }
	@tools/script/check.sh $(BIN)/python

types: setup
	@$(BIN)/mypy --no-error-summary

# Beside the set-up, since it waits for other machines most of its time.
servers:
	@tools/servers.sh

# Beside the checks: what writes C runs on one core. After that of types, of which it takes what concerns libraries.
twin: setup types
	@$(BIN)/python tools/compile.py --if-possible --quickly

# Reads all tests once and leaves their bytecode, so that not every worker has to make it.
collected: setup
	@$(BIN)/pytest -q --collect-only >build/collected.log 2>&1 || { tail -n 30 build/collected.log >&2; exit 1; }

compile: setup ## Build the compiled twin in build/compiled (needs a C compiler)
	@$(BIN)/python tools/compile.py

wheel: setup ## Wheels in dist: with the compiled modules for this kind of machine, and a pure one for all others
	@$(BIN)/python tools/wheels.py $(ARGS)

bench: setup setup-bench ## Measure our games beside other engines
	@$(BIN)/python tools/compile.py --if-possible
	@.venv-bench/bin/python bench/run.py $(ARGS)
	@.venv-bench/bin/python bench/search.py $(ARGS)
	@.venv-bench/bin/python bench/envs.py --twin "$$($(BIN)/python tools/compile.py --where)"

load: setup ## 200 clients at 50 tables of each game on this machine, beside boardgame.io where node is to be had
	@$(BIN)/python tools/compile.py --if-possible
	@$(BIN)/python bench/load.py --twin "$$($(BIN)/python tools/compile.py --where)" $(ARGS)

siege: setup ## Twenty players at a server that is attacked from other addresses of this machine
	@$(BIN)/python tools/compile.py --if-possible
	@$(BIN)/python bench/siege.py --twin "$$($(BIN)/python tools/compile.py --where)" $(ARGS)

processes: setup ## Moves a second with one and two processes on one PostgreSQL, and what a kill costs
	@tools/servers.sh
	@$(BIN)/python tools/compile.py --if-possible
	@$(BIN)/python bench/processes.py --twin "$$($(BIN)/python tools/compile.py --where)" $(ARGS)

trust: setup ## The long proofs of docs/trust.md: hours, ended and taken up at any time (ARGS="--minutes 3" for a part of it)
	@tools/servers.sh
	@$(BIN)/python tools/compile.py --if-possible
	@$(BIN)/python -m trust.run $(ARGS)

soak: setup ## Kill the server KILLS=1000 times under load; nothing acknowledged may be missing
	@CHABUDAI_KILLS=$(or $(KILLS),1000) $(BIN)/pytest -q tests/table/test_kill.py

mutants: setup ## Do the tests bite? Break the rules of GAME=dojo one by one
	@$(BIN)/python tools/mutants.py $(GAME) $(ARGS)

pictures: setup ## A gallery of real games in build/pictures; docs/pictures keeps the chosen few (needs Chromium)
	@$(BIN)/python tools/pictures.py --keep $(ARGS)

film: setup ## Staged moments of real games as frames in build/film (needs Chromium)
	@$(BIN)/python tools/film.py $(ARGS)

docs: setup-docs ## Build the documentation and serve it on this machine (ARGS=--build: only build)
	@.venv-docs/bin/python docs/site/build.py $(ARGS)

lock: setup ## Pin all dependencies again (ARGS=--upgrade for the newest)
	@tools/lock.sh $(ARGS)

clean: ## Remove all that make made
	@rm -rf .venv .venv-bench .venv-docs .venv-ray build dist mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

setup:
	@tools/setup.sh .venv requirements.lock

setup-docs:
	@tools/setup.sh .venv-docs docs/site/requirements.lock

setup-ray:
	@tools/setup.sh .venv-ray tests/ray/requirements.lock

setup-bench:
	@tools/setup.sh .venv-bench bench/requirements.lock
