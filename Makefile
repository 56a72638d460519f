# Two commands matter: `make site` writes the web site to _site/, `make test` runs every test.

SWIFT ?= swift
OUTPUT ?= _site
SECONDS ?= 60
SEED ?= 1
BUILD := .build
# A debug build: swift-syntax takes minutes to optimise and lays out the scenarios no faster than one can see.
HAGGLE = $(BUILD)/debug/haggle
CHECKED := --explicit-target-dependency-import-check error
SOURCES := Package.swift Sources Tests

WASM_BUILD := .build-wasm
WASM := $(WASM_BUILD)/wasm32-unknown-none-wasm/release/BrowserEngine.wasm
SWIFT_LIBRARIES = $(dir $(shell dirname "$$(command -v $(SWIFT))"))lib/swift/embedded/wasm32-unknown-none-wasm

.DEFAULT_GOAL := site
.PHONY: site test picture bench fuzz wasm compare-wasm lint format setup setup-test clean

site: setup
	$(SWIFT) build --product haggle
	$(HAGGLE) build --output $(OUTPUT)

# The tests come last: the last line of a good run is their own closing line.
test: setup-test lint
	$(SWIFT) build --build-tests $(CHECKED)
	$(MAKE) --no-print-directory compare-wasm
	$(SWIFT) test --skip-build

# The README's figure, which a test compares with what `haggle render` says.
picture: setup
	$(SWIFT) build --product haggle
	$(HAGGLE) render Scenarios/lazy-grids/two-flexible-minimums.swift -o Site/readme/two-flexible-minimums.svg

bench: setup
	$(SWIFT) build -c release --product LayoutBench
	$(SWIFT) build -c release --product FrontendBench
	$(BUILD)/release/LayoutBench
	$(BUILD)/release/FrontendBench Scenarios/whole-pages/tide-table.swift

# Hostile sources made from the scenarios; what fails stays in fuzz-failures/.
fuzz: setup
	$(SWIFT) build --product Fuzz
	nice $(BUILD)/debug/Fuzz --seconds $(SECONDS) --seed $(SEED)

# Layers 0 to 2 as Embedded Swift for the browser.
# Without DeferredCodeGen every module brings weak copies of generic code and of its constants under the same names,
# and the linker pairs the code of one with the constants of another.
wasm:
	$(SWIFT) build -c release --triple wasm32-unknown-none-wasm --product BrowserEngine --scratch-path $(WASM_BUILD) \
	  -Xswiftc -enable-experimental-feature -Xswiftc Embedded \
	  -Xswiftc -enable-experimental-feature -Xswiftc DeferredCodeGen -Xswiftc -wmo -Xswiftc -Osize \
	  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector -Xswiftc -Xclang-linker -Xswiftc -nostdlib \
	  -Xlinker --no-entry -Xlinker --stack-first -Xlinker --export-memory -Xlinker --strip-all -Xlinker -z -Xlinker stack-size=1048576 \
	  -Xlinker $(SWIFT_LIBRARIES)/libswiftUnicodeDataTables.a

# The engine in WebAssembly and the native one must agree to the last byte, on every scenario and conformance case, and
# laying out again and again must not take more and more memory.
compare-wasm: wasm
	$(SWIFT) build --product EngineComparison
	$(BUILD)/debug/EngineComparison $(WASM_BUILD)/native
	node .ci/compare-engines.mjs $(WASM) $(WASM_BUILD)/native

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup site

setup-test:
	@.ci/setup test

clean:
	rm -rf $(BUILD) $(WASM_BUILD) $(OUTPUT)
