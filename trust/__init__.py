"""The long proofs behind `docs/trust.md`: run by `make trust`, and for a few seconds by `make test`."""
