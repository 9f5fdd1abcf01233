PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# Stamps live inside the environment, so removing it removes them too.
MADE := $(VENV)/.installed-venv
RUNTIME := $(VENV)/.installed-runtime
DEV := $(VENV)/.installed-dev
PACKAGE := $(VENV)/.installed-package

.PHONY: run test lint bench soak

run: $(RUNTIME) $(PACKAGE)
	$(BIN)/banker demo

test: lint
	$(BIN)/python -m pytest -q -n 2

lint: $(DEV) $(PACKAGE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(DEV) $(PACKAGE)
	$(BIN)/python -m tests.bench.bench
	$(BIN)/python -m tests.bench.bench_store

soak: $(DEV) $(PACKAGE)
	$(BIN)/python -m tests.machine.soak
	$(BIN)/python -m tests.store.soak_kills

$(MADE):
	$(PYTHON) -m venv --clear $(VENV)
	touch $@

# The runtime needs, and of the development needs only what builds the package.
$(RUNTIME): requirements.txt requirements-dev.txt | $(MADE)
	$(PIP) --require-hashes -r requirements.txt
	awk '/^[a-z]/ { on = /^(setuptools|wheel|packaging)==/ } on' requirements-dev.txt > $(VENV)/build.txt
	$(PIP) --require-hashes -r $(VENV)/build.txt
	touch $@

$(DEV): requirements-dev.txt | $(RUNTIME)
	$(PIP) --require-hashes -r requirements-dev.txt
	touch $@

$(PACKAGE): pyproject.toml setup.py | $(RUNTIME)
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@
