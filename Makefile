# The front door. Everything runs in .venv, which the targets make themselves.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
ESLINT := .venv/eslint/node_modules/.bin/eslint
FETCH := npm install --silent --no-audit --no-fund --no-save --no-package-lock
ARGS ?=
# One more than the cores of a small machine: tests in the browser mostly wait.
WORKERS ?= 3

# Compiled modules are kept: the tests start the program some hundred times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play text arena lab test lint types soak bench frames load floods memory balance mutants rules pictures drawings clean

play: .venv/server  ## play in the browser: starts a server on this machine and opens its page
	@$(BIN)/wyprawa serve --open $(ARGS)

text: .venv/core  ## play in the terminal: make text ARGS="smok --seats 3 --bot 2=sensible"
	@$(BIN)/wyprawa play $(ARGS)

arena: .venv/core  ## who wins how often: make arena ARGS="smok sensible random --within 5"
	@$(BIN)/wyprawa arena $(ARGS)

lab: .venv/lab  ## studies and trials of scenarios: make lab ARGS="run docs/studies/pairs.toml"
	@$(BIN)/wyprawa lab $(ARGS)

test: .venv/dev .venv/axe lint types  ## lint, types, import direction, all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

lint: .venv/dev .venv/eslint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	@if [ -x $(ESLINT) ]; then echo "$(ESLINT) src" && $(ESLINT) src; \
	else echo "this machine lacks eslint (npm): the page's JavaScript was not linted" && \
		[ "$$WYPRAWA_TESTS" != all ]; fi

types: .venv/dev
	$(BIN)/mypy

SHARE ?= 1

soak: .venv/dev  ## the long runs: thousands of games, kills, fuzzing; SHARE=0.01 for a hundredth of them
	WYPRAWA_SOAK=$(SHARE) $(BIN)/python -m pytest tests/soak tests/conformance/test_games.py tests/browser -s $(ARGS)

bench: .venv/bench  ## our speed, and catanatron's in the same run
	@$(BIN)/python -m bench $(ARGS)

frames: .venv/dev  ## frames a second while three figures move, in a browser slowed down four times
	@$(BIN)/python tests/browser/frames.py

load: .venv/dev  ## two hundred live tables on one core: how long does an answer take?
	@$(BIN)/python -m bench.load $(ARGS)

floods: .venv/dev  ## one visitor floods the server: how long do answers take at other tables?
	@$(BIN)/python -m bench.floods $(ARGS)

memory: .venv/dev  ## how much memory drawing takes, game by game
	@$(BIN)/python -m bench.memory $(ARGS)

balance: .venv/core  ## is Monster Lands fair? writes docs/balance/monsterlands.md
	@$(BIN)/python -m bench.balance $(ARGS)

COUNT ?= 100

mutants: .venv/dev  ## which changes of the rules do the tests catch? make mutants GAME=warcraft SEED=1
	@nice -n 10 $(BIN)/python -m bench.mutants $(GAME) $(if $(SEED),--seed $(SEED)) --count $(COUNT) $(ARGS)

rules: .venv/dev  ## which rules of the ledgers have a passing test
	@$(BIN)/wyprawa rules $(ARGS)

pictures: .venv/dev  ## the README's pictures, taken anew
	@$(BIN)/python tests/browser/pictures.py

drawings: .venv/dev  ## the pictures of docs/scene.md, drawn anew from the code on the page
	@$(BIN)/python tests/scene/drawings.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/core: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/server: .venv/core
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

.venv/lab: .venv/core
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[lab]'
	@touch $@

.venv/axe: .venv/core  # the accessibility checker of the browser tests, where npm is there to fetch it
	@if command -v npm >/dev/null; then $(FETCH) --prefix $@ 'axe-core@^4.10'; fi
	@mkdir -p $@ && touch $@

.venv/eslint: .venv/core  # the linter of the page's JavaScript, where npm is there to fetch it
	@if command -v npm >/dev/null; then $(FETCH) --prefix $@ 'eslint@^9.18' '@eslint/js@^9.18' 'globals@^16'; fi
	@mkdir -p $@ && touch $@

.venv/dev: .venv/core
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

.venv/bench: .venv/core
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
