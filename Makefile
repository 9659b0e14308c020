# `make test` is what CI runs; `make play` shows a game.
GO       ?= go
FUZZTIME ?= 30s
GAMES    ?= 200
SCENARIO ?= scenarios/axis_allies_revised
BIN      := bin/scenario

.PHONY: build test generate bench fuzz cross soak play clean

build:
	$(GO) build -o $(BIN) ./cmd/scenario

# go test comes last, so that its closing lines are the last thing seen.
test:
	@unformatted="$$(gofmt -l .)"; \
	if [ -n "$$unformatted" ]; then echo "not gofmt'd:"; echo "$$unformatted"; exit 1; fi
	$(GO) vet ./...
	$(GO) test ./...

generate:
	$(GO) run ./internal/gen

bench:
	$(GO) test -run '^$$' -bench . -benchmem ./...

# Every fuzz target of every package, one after the other: go test takes one at a time.
fuzz:
	@set -e; for pkg in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$target"; $(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$pkg; \
	  done; \
	done

# Hashes of a state must be the same on every platform: the golden games are played again on others, emulated.
cross:
	@command -v qemu-aarch64 >/dev/null || command -v qemu-aarch64-static >/dev/null || \
	  (apt-get update && apt-get install -y qemu-user)
	CGO_ENABLED=0 GOARCH=arm64 $(GO) test -exec "$$(command -v qemu-aarch64 || command -v qemu-aarch64-static)" \
	  -run 'Golden|Hash' ./runtime/...
	CGO_ENABLED=0 GOARCH=386 $(GO) test -run 'Golden|Hash' ./runtime/...

# Random games find what nobody thought of.
soak: build
	@set -e; for s in scenarios/*/; do \
	  case $$s in scenarios/lib/|scenarios/variants/) continue;; esac; \
	  for seed in $$(seq 1 $(GAMES)); do \
	    $(BIN) play $$s --seat all=bot:random --seed $$seed --rounds 8 --json >/tmp/soak.$$$$ || \
	      { echo "$$s seed $$seed"; cat /tmp/soak.$$$$; exit 1; }; \
	  done; echo "$$s: $(GAMES) games"; \
	done; rm -f /tmp/soak.$$$$

play: build
	$(BIN) play $(SCENARIO) --seat all=bot:greedy --seed 1

clean:
	rm -rf bin
