# Vortex: make play, make test. `make help` lists the rest.
#
#   PYTHON=…   the Python to use: 3.11 or newer; the first one found unless named
#   VENV=…     where its environment is kept (.venv), for more than one Python side by side
#   WORKERS=…  how many test processes (3)
#   ARGS=…     further arguments for play, quick-tests, tests, pictures, bench, train and lock

VENV ?= .venv
# One more than two cores: each of them waits now and then, for a browser, a disk or a database.
WORKERS ?= 3
ARGS ?=

# The first Python that is new enough; among those, one that can make an environment by itself goes first.
ifndef PYTHON
PYTHON := $(shell unset PYTHONHOME PYTHONPATH; \
	for need in "import ensurepip, sys" "import sys"; do \
	for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c "$$need; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1 && echo $$python && exit; \
	done; done)
endif

# Settings of the surrounding shell must not reach into the environment, nor keep Python from writing down what it has
# compiled: every server that a test starts would compile all of it anew.
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH PYTHONDONTWRITEBYTECODE VIRTUAL_ENV
export PYTHONNOUSERSITE := 1

RUN := $(VENV)/bin/python
# A process that has finished takes over tests of the others: some take a minute, most a hundredth of a second.
PYTEST := $(RUN) -m pytest -n $(WORKERS) --dist worksteal
# Linters do not need each other. Each says all that it has to say at once, where make can see to it.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs 2 \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync) ARE_SIDE_BY_SIDE=1

.DEFAULT_GOAL := help
ifndef ARE_SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help play test check linters lint style types imports workflows client-types client-units client-style quick-tests tests long-tests strength chromium pictures client client-tests rules states docs observations messages emblems icons effect-words calls bench training train compiled interpreted compiled-tests packages sbom format lock clean setup setup-dev python

help: ## list these commands
	@echo "Usage: make COMMAND"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1	\2/p' Makefile | while IFS='	' read -r name what; do \
		printf '  %-12s %s\n' "$$name" "$$what"; done

play: setup ## play in the browser, or where that cannot be in the terminal
	@"$(PYTHON)" client/build.py || echo "Without the page, the game is played in the terminal."
	@$(VENV)/bin/vortex play $(ARGS)

test: linters rules tests ## linters, types, imports, rules coverage, all tests but the long ones

check: linters rules quick-tests ## the same without the slow tests

# The slowest first, so that the last ones end together.
linters: setup-dev
	@$(SIDE_BY_SIDE) client-types types client-units client-style style imports workflows

lint: setup-dev ## format, style, types and imports, without tests
	@$(SIDE_BY_SIDE) types style imports workflows

style: setup-dev
	$(RUN) -m ruff format --check
	$(RUN) -m ruff check

types: setup-dev
	$(RUN) -m mypy --strict

imports: setup-dev
	$(VENV)/bin/lint-imports

workflows: setup-dev
	$(VENV)/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(VENV)/bin/zizmor --offline --quiet --persona auditor .github/workflows

# Those in a browser are all slow: they need not even be read.
quick-tests: setup-dev client ## the tests that are not slow
	$(PYTEST) -m "not slow and not long and not strength" --ignore tests/browser $(ARGS)

tests: setup-dev client chromium ## all tests but the long ones
	$(PYTEST) -m "not long and not strength" $(ARGS)

long-tests: setup-dev client chromium ## the same in more games and at more seats
	$(PYTEST) -m long $(ARGS)

strength: setup-dev ## how strong the bots are: tournaments of each level against the one below, for hours
	$(RUN) -m pytest -m strength $(ARGS)

chromium: setup-dev ## install Chromium for the browser tests, where apt-get may
	@$(RUN) -m tests.browser.chromium

pictures: setup-dev client ## pictures of every page, in build/pictures
	$(RUN) -m tests.browser.pictures $(ARGS)

client: python ## build the browser client, if it is older than its sources
	@"$(PYTHON)" client/build.py

client-tests: python ## the browser client: style, types, tests
	@$(SIDE_BY_SIDE) client-types client-units client-style

client-types: python
	@"$(PYTHON)" client/build.py pass check

client-units: python
	@"$(PYTHON)" client/build.py pass test

client-style: python
	@"$(PYTHON)" client/build.py pass lint

rules: setup-dev ## which rules have no test
	$(RUN) -m tests.rules_coverage

states: setup-dev ## write each game's slots.py from its fields.py, and dispatch.py from its frames
	$(RUN) -m generators.state_slots
	$(RUN) -m generators.frame_dispatch

docs: setup-dev ## the documentation site, in build/docs
	$(RUN) -m sphinx --builder html --fail-on-warning --keep-going --quiet --conf-dir docs . build/docs
	@echo "build/docs/index.html"

observations: setup-dev ## write docs/observations.md from each game's observation.py
	$(RUN) -m generators.observations

messages: setup-dev ## write docs/messages.md from the protocol's types
	$(RUN) -m generators.messages

emblems: setup-dev ## write kernel/emblems.py and docs/emblems.md, with its pictures, from the drawings of the page
	$(RUN) -m generators.emblems

icons: setup-dev ## draw client/public/icons anew, from client/public/icon.svg
	$(RUN) -m generators.icons

effect-words: setup-dev ## write docs/effect-words from each game's effects.py
	$(RUN) -m generators.effect_words

calls: setup-dev ## write down how many calls a decision makes; a test allows a tenth more
	$(RUN) -m tests.conformance.calls --write

bench: setup-dev ## speed, side by side with peers
	$(RUN) bench/side_by_side.py $(ARGS)

training: python ## install PyTorch into .venv-train: then the tests let an agent learn, too
	@"$(PYTHON)" requirements/install.py $(VENV)-train requirements/run.txt --project
	@"$(PYTHON)" requirements/install.py $(VENV)-train requirements/train.txt

train: training ## let examples/ppo.py learn
	$(VENV)-train/bin/python examples/ppo.py $(ARGS)

compiled: setup-dev client ## compile the games, as wheels are: this environment then runs the compiled ones
	@"$(PYTHON)" requirements/install.py $(VENV) requirements/dev.txt --project --compiled

interpreted: setup-dev ## back to the games as they are in src, so that edits count at once
	@"$(PYTHON)" requirements/install.py $(VENV) requirements/dev.txt --project --interpreted

compiled-tests: compiled ## all tests but the long ones and those of the page, with the compiled games
	$(PYTEST) -m "not long and not strength" --ignore tests/browser --ignore tests/page $(ARGS)

packages: setup-dev client ## the packages of a release, in dist, tried in fresh environments
	$(RUN) requirements/packages.py

sbom: python ## what a release is made of, and whether that was audited, in dist
	@"$(PYTHON)" requirements/install.py $(VENV)-sbom requirements/sbom.txt
	@$(VENV)-sbom/bin/python requirements/sbom.py

format: setup-dev ## put the code into shape
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

PEERS := catanatron open_spiel rlcard pettingzoo chess
UV := $(VENV)-lock/bin/uv --no-config pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" $(ARGS)

lock: python ## pin the requirements anew (ARGS=--upgrade: to the newest versions)
	@"$(PYTHON)" requirements/install.py $(VENV)-lock requirements/lock.txt
	$(UV) requirements/lock.in --output-file requirements/lock.txt
	$(UV) requirements/node.in --output-file requirements/node.txt
	$(UV) requirements/sbom.in --output-file requirements/sbom.txt
	$(UV) pyproject.toml --group build --extra server --extra analysis --extra terminal --output-file requirements/run.txt
	$(UV) pyproject.toml --group build --group compile --extra server --extra analysis --extra terminal --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt
	for peer in $(PEERS); do \
		$(UV) bench/$$peer/requirements.in --output-file bench/$$peer/requirements.txt || exit 1; done

clean: ## remove everything that these commands made
	rm -rf .venv .venv-* $(VENV) $(VENV)-lock bench/.venvs build dist
	rm -rf client/node_modules src/vortex/server/static
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench client requirements -name __pycache__ -type d -prune -exec rm -rf {} +

setup: python
	@"$(PYTHON)" requirements/install.py $(VENV) requirements/run.txt --project

setup-dev: python
	@"$(PYTHON)" requirements/install.py $(VENV) requirements/dev.txt --project

python:
	@"$(or $(PYTHON),false)" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || { \
		echo "Python 3.11 or newer is needed$(if $(PYTHON),; $(PYTHON) is not it,, and none was found)."; \
		echo "Install one, or name it: make PYTHON=/path/to/python3 …"; exit 1; }
