# The front door: everything a person types. Meson does the building.
#
#     make play          set up, build, and play in the browser
#     make build         the program, build/rumpus, with its page
#     make test          everything that must pass (GAME=npzr: only that)
#     make soak GAMES=n  as many random games of each as you like, then every
#                        moment of whole games on the page, the page alone at
#                        length, FUZZ=s seconds of noise for the wire and the
#                        recordings, a crowd at the server, which is killed a
#                        hundred times as well, and twenty faults of nodes,
#                        then coverage
#     make mutate GAME=npzr N=40   would the tests notice a broken rule?
#     make lint          how all of it is written: see tools/lint
#     make coverage      which lines the tests run: build-cov/report/index.html
#     make changelog     gather changes/ into CHANGELOG.md
#     make clauses       how many clauses of the rules the tests cite
#     make wasm          all below the server as a module for WebAssembly:
#                        build/wasm/rumpus.wasm; and as a package
#                        for JavaScript: build/js. docs/WASM.md
#     make site          the page alone, for any static host: build/site
#                        (SERVER=https://…: where friends far away meet)
#     make bench         how fast the games are
#     make gpu           the rules for graphics cards: build/gpu
#     make python        the package, for PYTHONPATH=build/python
#     make reference     of the library: build/reference/html
#     make install       PREFIX and DESTDIR as usual
BUILD ?= build
PREFIX ?= /usr/local
GAME ?=
GAMES ?= 20000
FUZZ ?= 60
SERVER ?=
N ?= 40

.PHONY: play build gpu wasm site test soak mutate lint coverage changelog clauses bench python reference install format clean

play:
	@tools/play

build:
	@tools/setup play
	@tools/page --if-possible
	@test -f $(BUILD)/build.ninja || meson setup $(BUILD) >/dev/null
	@ninja -C $(BUILD) --quiet

wasm:
	@tools/setup wasm
	@test -f $(BUILD)/wasm/build.ninja || \
	    meson setup $(BUILD)/wasm --cross-file tools/wasm.ini >/dev/null
	@ninja -C $(BUILD)/wasm --quiet
	@rm -rf $(BUILD)/js && mkdir $(BUILD)/js
	@cp -R js/README.md js/package.json js/*.js js/*.d.ts \
	    js/examples $(BUILD)/wasm/rumpus.wasm $(BUILD)/js

site: wasm
	@tools/setup serve
	@tools/page
	@cd web && SERVER='$(SERVER)' node build.mjs --site

test:
	@tools/test $(GAME)

soak: build
	@tools/setup test
	@tools/soak $(GAMES) $(GAME)
	@RUMPUS_WIDE=1 $(BUILD)/tests/table/test-table what_anybody
	@tools/page --dev
	@RUMPUS_WIDE=1 node web/test/run.mjs 'every moment' 'by touch' 'one press' 'a second' 'keep nobody'
	@tools/soak-site
	@tools/fuzz $(FUZZ)
	@tools/load
	@CRASHES=100 FAULTS=20 node web/test/run.mjs crash: nodes:
	@tools/coverage

mutate:
	@tools/setup test
	@tools/mutate $(GAME) $(N)

lint:
	@tools/setup test
	@tools/lint

coverage:
	@tools/coverage

changelog:
	@tools/changelog

clauses:
	@python3 tools/rules.py cover || true

bench: build
	@$(BUILD)/rumpus bench $(GAME)

gpu: build
	@tools/setup gpu
	@tools/gpu $(BUILD)/gpu

python: build
	@tools/setup python
	@PYTHONPATH=$(BUILD)/python /usr/bin/python3 -c 'import rumpus' && \
	    echo 'PYTHONPATH=$(abspath $(BUILD))/python'

reference:
	@tools/setup reference
	@tools/reference $(BUILD)/reference

install: build
	@! command -v doxygen >/dev/null || tools/reference $(BUILD)/reference
	@meson configure $(BUILD) -Dprefix=$(abspath $(PREFIX))
	@meson install -C $(BUILD)

format:
	@git ls-files '*.c' '*.h' | xargs clang-format -i

clean:
	rm -rf build build-*
