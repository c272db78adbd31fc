# Search Workbench. `make` alone lists what there is; everything sets itself up first.
python := .venv/bin/python
kernels := tests/tiles/compiled tests/tiles/divide/test_parts.py tests/tiles/divide/test_part_beam.py tests/tiles/kernels tests/hex/compiled tests/hex/kernels tests/maps/test_compiled.py

# Every worker and every program that the tests start would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help ready run test quick kernels lint format bench bench-user bench-korf pictures

help:
	@echo "make run      open the workbench"
	@echo "make test     check the code, run all tests"
	@echo "make quick    check the code, run the tests of the core with few examples; for daily work"
	@echo "make kernels  test the compiled engine as plain Python, and with every index checked"
	@echo "make lint     check the code only: ruff, mypy, import contracts"
	@echo "make format   put the code into the agreed format"
	@echo "make bench    measure, and print tables of figures"
	@echo "make pictures draw the pictures of the README and the documents"
	@echo "make bench-user     what a user waits for, each figure beside its limit; about twelve minutes"
	@echo "make bench-korf    Korf's hundred boards under each heuristic; about ten minutes"

ready:
	@.ci/setup

# A display is wanted only on Linux: elsewhere there always is one.
run: ready
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" != Linux ]; then \
	    exec $(python) -m workbench; \
	fi; \
	echo "There is no display here: the sample board is solved below, the window is drawn into workbench.png."; \
	$(python) -m workbench solve sample --show && \
	QT_QPA_PLATFORM=offscreen $(python) -m workbench screenshot workbench.png

# Checking the code takes one core; the other one compiles the engine that checks every index, for `kernels`.
# Tests of the window wait now and then, so four of them share two cores.
test: ready
	@NUMBA_BOUNDSCHECK=1 $(python) -m workbench.compiling.preparing >/dev/null & \
	$(MAKE) --no-print-directory lint; status=$$?; wait; exit $$status
	@QT_QPA_PLATFORM=offscreen $(python) -m pytest -n 4 --dist worksteal
	@$(MAKE) --no-print-directory kernels

# What fails most often while one works on the core; `make test` is what counts.
quick: lint
	@$(python) -m pytest -q -n 2 --dist worksteal --hypothesis-profile=few -m "not thorough" tests/search tests/api tests/maps

# The compiled engine once more as plain Python, and with every index checked.
kernels: ready
	@echo "Kernels, not compiled:"
	@NUMBA_DISABLE_JIT=1 $(python) -m pytest -q -n 2 $(kernels)
	@echo "Kernels, with every index checked:"
	@NUMBA_BOUNDSCHECK=1 $(python) -m workbench.compiling.preparing >/dev/null # once, not once for each worker
	@NUMBA_BOUNDSCHECK=1 $(python) -m pytest -q -n 2 $(kernels)

lint: ready
	@$(python) -m ruff check
	@$(python) -m ruff format --check
	@$(python) -m mypy
	@$(python) -c 'from importlinter.cli import lint_imports_command as lint; lint(["--no-logo"])'

format: ready
	@$(python) -m ruff check --fix-only
	@$(python) -m ruff format

bench: ready
	@for script in tests/benchmarks/bench_*.py; do \
	    echo; QT_QPA_PLATFORM=offscreen $(python) "$$script" || exit 1; \
	done

bench-user: ready
	@$(python) tests/benchmarks/user.py

bench-korf: ready
	@$(python) tests/benchmarks/korf.py

pictures: ready
	@QT_QPA_PLATFORM=offscreen $(python) docs/pictures/draw.py
	@$(python) -m workbench picture space 3x3 docs/pictures/space.png --size 1280x720 --language en
	@$(python) -m workbench animate --problem romania --subject search --seconds 2 docs/pictures/romania.gif
