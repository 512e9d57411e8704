# Everything runs in .venv, which is made from the lock the first time and whenever the lock changes.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     ?= uv

.DEFAULT_GOAL := help
.PHONY: help play run doctor test check chaos lint lock clean venv

help:
	@echo "make play    play in the browser, no token needed"
	@echo "make run     run the bot (DISCORD_TOKEN must be set)"
	@echo "make doctor  say what is wrong with token, permissions, folders …, and print the invite link"
	@echo "make test    run the tests"
	@echo "make check   linters, types, layers and the tests"
	@echo "make chaos   kill the bot a thousand times while members press, and look what is left"
	@echo "make lock    pin the newest versions that pyproject.toml allows (needs uv)"
	@echo "make clean   remove the virtual environment and caches"

play: $(VENV)/.installed-play
	$(BIN)/ryutaku play

run: $(VENV)/.installed-run
	$(BIN)/ryutaku run

doctor: $(VENV)/.installed-run
	$(BIN)/ryutaku doctor

test: $(VENV)/.installed-dev
	$(BIN)/python -m pytest

KILLS ?= 1000

chaos: $(VENV)/.installed-dev
	$(BIN)/python -m tests.loopback.chaos --kills $(KILLS)

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint test

venv: $(VENV)/.installed-dev

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Ryutaku needs Python 3.11 or newer; try: make PYTHON=python3.11" >&2; exit 1; }
	@echo "Making the virtual environment $(VENV) …"
	$(PYTHON) -m venv $(VENV)

# The three locks hold the same versions; each is only as long as its purpose needs.
$(VENV)/.installed-%: requirements-%.lock pyproject.toml | $(BIN)/python
	@echo "Installing libraries, this takes a few minutes, once …"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement $<
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-header --no-annotate

lock:
	$(COMPILE) --upgrade --all-extras pyproject.toml --output-file requirements-dev.lock
	$(COMPILE) --constraints requirements-dev.lock --extra play pyproject.toml --output-file requirements-play.lock
	$(COMPILE) --constraints requirements-dev.lock pyproject.toml --output-file requirements-run.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
