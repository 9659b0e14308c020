# `make test` tests a change, `make check` makes the longer checks as well, and `make play` shows a game.
GO       ?= go
FUZZTIME ?= 30s
GAMES    ?= 200
SCENARIO ?= scenarios/axis_allies_revised
BIN      := bin/scenario

.PHONY: build test check lint race drift generate release image bench strength fuzz cross golden soak browser site vscode editors play clean

build:
	$(GO) build -o $(BIN) ./cmd/scenario

# The packages whose tests take longest come first, so that no processor waits for the last of them.
LONGEST := ./soak ./runtime ./compiler ./cmd/scenario

# What somebody who has changed something runs: about four minutes on two processors.
test: lint
	$(GO) test -timeout 20m $(LONGEST) ./...

# The longer checks: the tests that worktest.Long leaves out of make test, and the race detector. CHECK turns them on. They are found
# where they call it, so that nothing is run again that make test has run. The longest packages come first.
check: export CHECK := 1
check: race
	@names=$$(grep -rl --include='*_test.go' 'worktest\.Long(' . | xargs awk '/^func /{name=$$2; sub(/\(.*/, "", name)} \
	    /worktest\.Long\(/{if (name !~ /^Test/) {print FILENAME ": worktest.Long outside a test" > "/dev/stderr"; exit 1}; print name}') && \
	packages=$$(grep -rl --include='*_test.go' 'worktest\.Long(' . | xargs -n1 dirname | sort -u) && \
	set -x && $(GO) test -timeout 40m -run "^($$(echo $$names | tr ' ' '|'))$$" ./soak ./internal/lsp ./runtime ./compiler $$packages

# Layout, vet and staticcheck. staticcheck is a tool of go.mod, so its version is the module's.
lint:
	@unformatted="$$(gofmt -l .)"; \
	if [ -n "$$unformatted" ]; then echo "not gofmt'd:"; echo "$$unformatted"; exit 1; fi
	$(GO) vet ./...
	$(GO) tool staticcheck ./...

# The race detector on what runs in several goroutines: the packages that start one, those tests of the large ones among them that do,
# and games of one program that are played side by side, which goes through the whole interpreter. A game by itself is played in one
# goroutine: of the rest of runtime only what takes seconds is looked at. The detector needs cgo and a C compiler; a machine without them
# skips it and says so.
RACE_LARGE := ./cmd/scenario ./compiler ./dsl ./internal/lsp
RACE_TESTS := Parsed|Processors|TestCancel|TestVariantSeesBuffer|Impact|Interrupted|Signals|TwoGames|TestScripts/^(human|mutate|undo|variant|view)$$
RACE       := ./runtime/odds ./runtime/bot ./runtime/gamelog ./runtime/probe ./runtime/state ./runtime/trial ./runtime/view
race: export CHECK :=
race:
	@if $(GO) test -race -run '^$$' ./internal/signs >/dev/null 2>&1; then \
	  set -e; \
	  starters=$$(grep -rlE --include='*.go' --exclude='*_test.go' '^\s+go |\.Go\(|parallel\.' compiler internal | xargs -n1 dirname | sort -u | grep -vx internal/lsp); \
	  set -x; \
	  $(GO) test -race -short -timeout 20m $(RACE) $$(printf './%s ' $$starters); \
	  $(GO) test -race -short -timeout 20m -run '$(RACE_TESTS)' $(RACE_LARGE); \
	  $(GO) test -race -short -timeout 20m -run GamesSideBySide ./soak; \
	else \
	  echo "race detector: skipped, because it cannot be built here; it needs cgo and a C compiler"; \
	fi

# Every row of every table is altered, one at a time, and a test must go red. It takes about an hour, and lists what is silent.
drift:
	$(GO) run ./internal/drift $(DRIFT)

generate:
	$(GO) run ./internal/gen

# Archives for every platform, and their sums, in dist. The bytes are the same from every clone of one commit with one version of Go.
VERSION ?= $(shell git describe --tags --always --dirty)
release:
	$(GO) run ./internal/release $(VERSION) dist

# An image with nothing in it but the program. It needs docker.
image:
	mkdir -p dist
	CGO_ENABLED=0 GOOS=linux $(GO) build -trimpath -buildvcs=false -ldflags "-s -w -buildid= -X main.release=$(VERSION)" -o dist/scenario ./cmd/scenario
	docker build -t scenario:$(VERSION) .

bench:
	$(GO) test -run '^$$' -bench . -count 5 ./bench | $(GO) run ./internal/ratios

# The greedy bot against the random one, so many games from each side: of every shipped game, at each number of players, or of FOLDERS
# (with commas between). Ctrl-C ends it with what was played.
FOLDERS  ?= all
STRENGTH ?= 100
strength:
	$(GO) test ./bench -run 'Strength|GreedyEnds' -count 1 -timeout 0 -v -args -strength $(STRENGTH) -folders $(FOLDERS)

# Every fuzz target of every package, one after the other: go test takes one at a time.
fuzz:
	@set -e; for pkg in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$target"; $(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 500x $$pkg; \
	  done; \
	done

# Hashes of a state must be the same on every platform: the golden games are played again on others, emulated where need
# be, and copies and saves are made there.
CROSS  := -count=1 -run 'Golden|CopiesPlayTheSame|SavedWhereTestsWait|SnapshotsUndo|GameLogsVerify' ./soak
HASHES := /tmp/scenario.hashes
cross: export HASHES := $(HASHES)
cross:
	rm -f $(HASHES).*
	$(GO) test -count=1 -run Golden ./soak
	@command -v qemu-aarch64 >/dev/null || command -v qemu-aarch64-static >/dev/null || \
	  (apt-get update && apt-get install -y qemu-user)
	CGO_ENABLED=0 GOARCH=arm64 $(GO) test -exec "$$(command -v qemu-aarch64 || command -v qemu-aarch64-static)" $(CROSS)
	GAMES=1 CGO_ENABLED=0 GOARCH=arm64 $(GO) test -exec "$$(command -v qemu-aarch64 || command -v qemu-aarch64-static)" ./runtime/...
	CGO_ENABLED=0 GOARCH=386 $(GO) test $(CROSS)
	GAMES=1 CGO_ENABLED=0 GOARCH=386 $(GO) test ./runtime/...

# The games in scenarios/*/play-*.txt, after the rules, the compiler or the layout of the state were changed on purpose.
golden:
	$(GO) test ./soak -run Golden -update
	$(GO) test -count=1 ./soak -run Golden

# Random games find what nobody thought of: so many of each match in soak/matches_test.go. ROUNDS, SEED (of the first game)
# may be given as well.
soak:
	GAMES=$(GAMES) $(GO) test ./soak -run Random -timeout 60m -v
	GAMES=$(GAMES) $(GO) test ./runtime -run Hidden -timeout 60m -v

# The page of `scenario view`, clicked through in Debian's Chromium: every panel, for four scenarios, with screenshots in SCREENS; and the
# pages of the site, read without a script and with it. What it needs is
# installed, and kept in MODULES, outside the tree.
MODULES ?= /tmp/scenario.browser
SCREENS ?= /tmp/scenario.screens
browser: build
	@command -v chromium >/dev/null || (apt-get update && apt-get install -y --no-install-recommends chromium)
	@command -v npm >/dev/null || (apt-get update && apt-get install -y --no-install-recommends nodejs npm)
	@mkdir -p $(MODULES) && cp internal/workbench/browser/package.json $(MODULES)/
	@test -d $(MODULES)/node_modules/axe-core || npm install --prefix $(MODULES) --no-audit --no-fund
	MODULES=$(MODULES) SCREENS=$(SCREENS) PICTURES=$(PICTURES) COMMAND=$(BIN) node internal/workbench/browser/click.mjs
	$(MAKE) site && MODULES=$(MODULES) SITE=$(SITE) node internal/gallery/browser/read.mjs

# Pages of all games and variants in the program, in SITE. make browser reads them in Chromium.
SITE ?= dist/site
site: build
	$(BIN) site --games -o $(SITE)

# The extension for VS Code, as dist/scenario.vsix. It is type-checked, bundled and packaged in a copy, EDITORS, outside the tree, with the
# packages of its lock file, which npm fetches.
EDITORS ?= /tmp/scenario.editors
vscode: | $(EDITORS)
	@command -v npm >/dev/null || (apt-get update && apt-get install -y --no-install-recommends nodejs npm)
	rm -rf $(EDITORS)/vscode/src $(EDITORS)/vscode/test && cp -R editors/vscode $(EDITORS)/ && cp LICENSE $(EDITORS)/vscode/
	cd $(EDITORS)/vscode && (cmp -s package-lock.json node_modules/.lock || (npm ci --ignore-scripts --no-audit --no-fund && cp package-lock.json node_modules/.lock))
	cd $(EDITORS)/vscode && npm run --silent package
	mkdir -p dist && cp $(EDITORS)/vscode/scenario.vsix dist/

$(EDITORS):
	mkdir -p $@

# The server, the extension and the settings on the pages of editors/, tried with real editors: the extension's tests, a session through
# Node's vscode-jsonrpc, the queries with tree-sitter, and Neovim, Emacs and Helix on Revised and a variant. What it needs comes from npm and
# apt; an editor that the machine does not have and Debian does not serve is skipped, which it says.
editors: build vscode
	rm -rf $(EDITORS)/vscode/node_modules/vscode && cp -R editors/vscode/test/vscode $(EDITORS)/vscode/node_modules/
	cd $(EDITORS)/vscode && COMMAND=$(CURDIR)/$(BIN) npm test
	cp -R editors/test $(EDITORS)/
	cd $(EDITORS)/test && (cmp -s package-lock.json node_modules/.lock || (npm ci --ignore-scripts --no-audit --no-fund && cp package-lock.json node_modules/.lock))
	cd $(EDITORS)/test && ROOT=$(CURDIR) COMMAND=$(CURDIR)/$(BIN) node --test *.test.mjs
	COMMAND=$(CURDIR)/$(BIN) bash editors/test/try

play: build
	$(BIN) play $(SCENARIO) --seat all=bot:greedy --seed 1

clean:
	rm -rf bin dist

# The pictures in docs/, after the board of a game or the way in which boards are drawn was changed.
.PHONY: pictures
pictures:
	$(GO) run ./cmd/scenario map scenarios/axis_allies_revised --width 1000 -o docs/pictures/revised.svg
	$(GO) run ./cmd/scenario map scenarios/attack_deluxe --width 1000 -o docs/pictures/attack.svg
	$(GO) run ./cmd/scenario map scenarios/khans_and_kings --width 1000 -o docs/pictures/khans.svg
