# The front door: everything a person types. Meson does the building.
BUILD ?= build

.PHONY: play build test install bench soak clauses format lint clean

build: $(BUILD)/build.ninja
	@ninja -C $(BUILD) --quiet

$(BUILD)/build.ninja:
	@meson setup $(BUILD) >/dev/null

bench: build
	@$(BUILD)/rumpus bench

clauses:
	@python3 tools/rules.py cover --missing

format:
	@git ls-files '*.c' '*.h' | xargs clang-format -i

clean:
	rm -rf build build-*
