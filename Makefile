# Two commands matter: `make site` and `make test`. `make help` lists all; it prints the lines that begin with `##`.

SWIFT ?= swift
OUTPUT ?= _site
SECONDS ?= 60
SEED ?= 1
FILTER ?=
FIGURES ?= _figures
PAGES ?= 100 1000
PREFIX ?= /usr/local
DESTDIR ?=
BUILD := .build
# A debug build: swift-syntax takes minutes to optimise and lays out the scenarios no faster than one can see.
HAGGLE = $(BUILD)/debug/haggle
# What is installed; another program may be named, which is then not built.
RELEASE := .build-release/stripped
PROGRAM ?= $(RELEASE)/haggle
BUILDS_PROGRAM = $(filter $(RELEASE)/haggle,$(PROGRAM))
CHECKED := --explicit-target-dependency-import-check error
SOURCES := Package.swift Sources Tests Plugins Examples

WASM_BUILD := .build-wasm
# As it is linked, and as small as it can be made.
LINKED := $(WASM_BUILD)/wasm32-unknown-none-wasm/release/BrowserEngine.wasm
WASM := $(WASM_BUILD)/engine.wasm
ENGINE := $(WASM_BUILD)/engine.js
SWIFT_LIBRARIES = $(dir $(shell dirname "$$(command -v $(SWIFT))"))lib/swift/embedded/wasm32-unknown-none-wasm

.DEFAULT_GOAL := site
.PHONY: help site test test-all test-natively test-in-browser built-tests test-filtered test-page docs example figures picture bench bench-site bench-page fuzz wasm engine compare-wasm lint \
  format setup setup-test clean install uninstall $(RELEASE)/haggle

## help: this list
help:
	@sed -n 's/^## \([a-z-]*\)\(.*\): \(.*\)/\1\2\t\3/p' $(firstword $(MAKEFILE_LIST)) | expand -t 24

## site OUTPUT=_site: write the web site
site: setup engine
	$(SWIFT) build --product haggle
	$(HAGGLE) build --engine $(ENGINE) --output $(OUTPUT)

## test: check the source, compare the WebAssembly build with the native one, run every test
## test FILTER=Padding: run only the tests with that in their names
test: $(if $(FILTER),test-filtered,test-all)

# Half of the engine's build is one compiler at work on one core, and a browser is used step by step, so the tests are
# built and run beside them. What they print comes last: the last line of a good run is their own closing line.
test-all: setup-test lint
	@rm -f $(BUILD)/test.log
	@status=0; $(MAKE) --no-print-directory -j2 test-natively test-in-browser || status=$$?; \
	  test ! -e $(BUILD)/test.log || cat $(BUILD)/test.log; exit $$status

test-natively: built-tests
	$(MAKE) --no-print-directory docs
	SWIFT="$(SWIFT)" .ci/test $(BUILD)/test.log

# The tests that are built come with the programs, and nothing is built while they run: SwiftPM would wait for them.
test-in-browser: built-tests engine
	$(compare-engines)
	$(use-pages)

built-tests:
	$(SWIFT) build --build-tests $(CHECKED)

# A filter that matches nothing is a mistake, not a success.
test-filtered:
	@echo "Only tests that match '$(FILTER)'; neither the source's style nor the WebAssembly build is checked."
	$(SWIFT) build --build-tests
	@$(SWIFT) test list --skip-build | grep -qE '$(FILTER)' || { echo "no test matches '$(FILTER)'" >&2; exit 1; }
	$(SWIFT) test --skip-build --filter '$(FILTER)'

## test-page: use a live page in a browser as a reader does
test-page: engine
	$(SWIFT) build --product haggle
	$(use-pages)

use-pages = .ci/browser/run $(HAGGLE) $(ENGINE) $(BUILD)/browser

## docs: build the documentation of LayoutEngine, Figures, Haggle and HaggleTesting into .build/documentation
docs:
	.ci/docs $(BUILD)/documentation

## figures FIGURES=_figures: draw every scenario wide and narrow, light and dark, with sheets to look them over
figures: setup
	$(SWIFT) build --product haggle
	.ci/figures $(HAGGLE) $(FIGURES)

## example: run the layout tests of Examples/Rows as a package of its own
example: setup
	$(SWIFT) test --package-path Examples/Rows

# A test compares it with what `haggle render` writes.
## picture: draw the README's figure again
picture: setup
	$(SWIFT) build --product haggle
	$(HAGGLE) render Scenarios/lazy-grids/two-flexible-minimums.swift -o Site/readme/two-flexible-minimums.svg

## bench: measure the engine, the frontend, the figures, the site and the live page, and what ten times as much costs
bench: PAGES = 100 1000 10000
bench: setup engine bench-site
	$(SWIFT) build -c release --product LayoutBench
	$(SWIFT) build -c release --product FrontendBench
	$(SWIFT) build -c release --product FigureBench
	$(SWIFT) build --product haggle
	$(BUILD)/release/LayoutBench
	.ci/growth $(HAGGLE)
	$(BUILD)/release/FigureBench
	$(BUILD)/release/FrontendBench Scenarios/whole-pages/tide-table.swift
	$(MAKE) --no-print-directory bench-page

## bench-page: measure the live page in a browser
bench-page: engine
	$(SWIFT) build --product haggle
	.ci/browser/measure $(HAGGLE) $(ENGINE) $(WASM) $(BUILD)/browser

## bench-site PAGES="100 1000": measure how generated sites are built, by the program that is installed; 10000 takes a while
bench-site: $(PROGRAM)
	$(SWIFT) build -c release --product ValidationBench
	VALIDATION=$(BUILD)/release/ValidationBench .ci/bench-site $(PROGRAM) $(PAGES)

# Half of the time each.
## fuzz SECONDS=60 SEED=1: try hostile sources and projects made from the scenarios; what fails stays in fuzz-failures/
fuzz: setup
	$(SWIFT) build --product Fuzz
	$(SWIFT) build --product haggle
	nice $(BUILD)/debug/Fuzz --seconds $$(( $(SECONDS) / 2 )) --seed $(SEED)
	nice $(BUILD)/debug/Fuzz --projects --seconds $$(( $(SECONDS) / 2 )) --seed $(SEED)

# The linker would run wasm-opt, where there is one, with options of its own: functions that are called once are then
# moved into their callers, whose frames grow until views in one another use up a browser's stack.
WASM_OPT = $(shell command -v wasm-opt)
# What the compiler uses of WebAssembly; a stripped file does not say so itself.
WASM_FEATURES := --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
  --enable-multivalue --enable-reference-types
SHRINK := -Oz --one-caller-inline-max-function-size=20 $(WASM_FEATURES)

# What keeps the engine small: no copies of functions for the closures that they are called with, no further inlining,
# one trap for all failures of a function, and none of the checks of exclusive access, which do nothing without a runtime.
SMALL := -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=closure-specialize -Xswiftc -Xllvm -Xswiftc -inline-threshold=0 \
  -Xswiftc -Xfrontend -Xswiftc -mergeable-traps -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -gnone

# The package's description tells which modules are only written down for the last one, which is optimised for size.
# Without DeferredCodeGen every module brings weak copies of generic code and of its constants under the same names,
# and the linker pairs the code of one with the constants of another.
## wasm: build the engine, the interpreter and the figures for the browser
wasm:
	HAGGLE_BROWSER_ENGINE=1 $(SWIFT) build -c release --triple wasm32-unknown-none-wasm --product BrowserEngine \
	  --scratch-path $(WASM_BUILD) \
	  -Xswiftc -enable-experimental-feature -Xswiftc Embedded \
	  -Xswiftc -enable-experimental-feature -Xswiftc DeferredCodeGen -Xswiftc -wmo \
	  $(SMALL) \
	  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector -Xswiftc -Xclang-linker -Xswiftc -nostdlib \
	  -Xswiftc -Xclang-linker -Xswiftc --no-wasm-opt \
	  -Xlinker --no-entry -Xlinker --stack-first -Xlinker --export-memory -Xlinker --strip-all -Xlinker --compress-relocations \
	  -Xlinker -z -Xlinker stack-size=8388608 \
	  -Xlinker $(SWIFT_LIBRARIES)/libswiftUnicodeDataTables.a
	@test -e $(WASM) -a $(WASM) -nt $(LINKED) || { $(if $(WASM_OPT),wasm-opt $(SHRINK) $(LINKED) -o $(WASM).new,cp $(LINKED) $(WASM).new) && mv $(WASM).new $(WASM); }

# A page opened from a folder may not fetch, but it may load a script.
## engine: pack the WebAssembly for pages, compressed and as a script
engine: wasm
	{ printf 'Haggle.engine("'; gzip -9nc $(WASM) | base64 -w 0; printf '");\n'; } > $(ENGINE).new
	mv $(ENGINE).new $(ENGINE)

# The two must agree to the last byte on every scenario and conformance case, and laying out again and again must not
# take more and more memory.
## compare-wasm: compare the engine in WebAssembly with the native one
compare-wasm: wasm
	$(SWIFT) build --product EngineComparison
	$(compare-engines)

define compare-engines
$(BUILD)/debug/EngineComparison $(WASM_BUILD)/native
node .ci/compare-engines.mjs $(WASM) $(WASM_BUILD)/native
endef

## lint: check the source's style
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

## format: format the source
format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# Both ask first and install only what is missing.
## setup: install what the site needs
setup:
	@.ci/setup site

## setup-test: install what the tests need
setup-test:
	@.ci/setup test

$(RELEASE)/haggle: setup
	SWIFT="$(SWIFT)" PROGRAM= Scripts/release.sh $(RELEASE)

## install PREFIX=/usr/local: install haggle, its completions and its manual page; DESTDIR is put before it
install: $(PROGRAM) $(if $(BUILDS_PROGRAM),engine)
	.ci/install $(PROGRAM) "$(DESTDIR)$(PREFIX)" $(if $(BUILDS_PROGRAM),$(ENGINE))

## uninstall PREFIX=/usr/local: remove what was installed there
uninstall:
	.ci/install --remove "$(DESTDIR)$(PREFIX)"

## clean: remove what was built
clean:
	rm -rf $(BUILD) $(dir $(RELEASE)) $(WASM_BUILD) $(OUTPUT) $(FIGURES)
