# Every target does its own set-up. PYTHON=python3.12 chooses the interpreter, ARGS=... is passed on.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play terminal test check compile bench load siege processes trust soak mutants pictures lock clean setup setup-bench
MAKEFLAGS += --no-print-directory
export PYTHON

BIN := .venv/bin
GAME ?= dojo
COMPILED := $(CURDIR)/build/compiled

help: ## This list
	@echo "Chabudai: four games round a low table."
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'
	@echo
	@echo "ARGS=... is passed on, PYTHON=... chooses the interpreter."

play: setup ## Open the table in the browser (quicker after make compile)
	@PYTHONPATH=$$($(BIN)/python tools/compile.py --where) $(BIN)/chabudai serve $(ARGS)

terminal: setup ## Play GAME=dojo in the terminal
	@$(BIN)/chabudai play $(GAME) $(ARGS)

test: check ## All checks and tests, on all cores, compiled twin included
	@tools/servers.sh
	@$(BIN)/python tools/compile.py --if-possible
	@if [ -d $(COMPILED) ]; then CHABUDAI_COMPILED=$(COMPILED); export CHABUDAI_COMPILED; fi; \
		$(BIN)/pytest -q -n auto --dist worksteal $(ARGS)

check: setup ## Style and strict types only
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "chabudai: $(BIN)/ruff format puts this right." >&2; exit 1; }
	@$(BIN)/mypy --no-error-summary

compile: setup ## Build the compiled twin in build/compiled (needs a C compiler)
	@$(BIN)/python tools/compile.py

bench: setup setup-bench ## Measure our games beside other engines
	@$(BIN)/python tools/compile.py --if-possible
	@.venv-bench/bin/python bench/run.py $(ARGS)
	@.venv-bench/bin/python bench/search.py $(ARGS)

load: setup ## 200 clients at 50 tables on this machine, beside boardgame.io where node is installed
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

lock: setup ## Pin all dependencies again (ARGS=--upgrade for the newest)
	@tools/lock.sh $(ARGS)

clean: ## Remove all that make made
	@rm -rf .venv .venv-bench build mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

setup:
	@tools/setup.sh .venv requirements.lock

setup-bench:
	@tools/setup.sh .venv-bench bench/requirements.lock
