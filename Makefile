# The menu. Each target installs what it needs, says what it does, and is quick when there is nothing to do.
.PHONY: help run demo test smoke build dev bench torture gazetteer lint
.DEFAULT_GOAL := help
# A build that failed half-way leaves no file that looks finished.
.DELETE_ON_ERROR:

SERVER := target/release/storage-api
APP_INPUTS := $(shell find app -path app/node_modules -prune -o -path app/dist -prune -o -path app/e2e -prune -o -type f -print 2>/dev/null)

help: ## Show this menu
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile | expand -t 16

run: build ## Build everything and serve the product on one address
	@echo "yonder: starting the server (data in ./data, stop with Ctrl-C)"
	@exec $(SERVER) serve --data data --site app/dist

demo: build ## Serve a made-up world to look around in (kept in ./demo-data), and say how to sign in
	@exec .ci/demo

build: ## Build wasm-core/pkg, app/dist and target/release/storage-api
	@$(MAKE) --no-print-directory --jobs=2 server app

test: build browser postgres storage-api/tests/firebase/node_modules/.package-lock.json storage-api/tests/openid/node_modules/.package-lock.json ## Run every test: lint, Rust, core in Node, app, real browser
	@.ci/test

smoke: build browser ## Run a sample of every suite in two minutes
	@.ci/smoke

dev: wasm app/node_modules/.package-lock.json ## Server and app with reload on change
	@.ci/dev

bench: wasm server ## Measure clustering and the server beside their peers
	@cd wasm-core && npm run --silent bench
	@echo "yonder: the server beside bare warp and sled, and Node with PostgreSQL"
	@storage-api/bench/run.sh

gazetteer: wasm ## Pack GeoNames' dump: make gazetteer GEONAMES=allCountries.zip, then make build
	@wasm-core/packaging/full-gazetteer.sh "$(GEONAMES)"

# How many times as often as `make test` does: `make torture TIMES=2` is over sooner.
TIMES := 20
torture: server ## Kill, damage and starve the server many times over, and fuzz the core
	@YONDER_TORTURE=$(TIMES) cargo test --release --config .ci/tests.toml --package storage-api --test store --test robustness
	@YONDER_TORTURE=$(TIMES)0 cargo test --release --package wasm-core --test api fuzz::
	@cargo build --release --quiet --package storage-api
	@storage-api/bench/schemathesis.sh $(TIMES)0

lint: wasm app/node_modules/.package-lock.json ## Formatting, lints, docs, types, arrows
	@.ci/lint

.PHONY: server wasm app browser postgres
server:
	@echo "yonder: building the server"
	@command -v cargo >/dev/null || { echo "yonder: cargo is not installed; get Rust from https://rustup.rs" >&2; exit 1; }
	@cargo build --release --quiet --package storage-api

wasm: wasm-core/node_modules/.package-lock.json
	@wasm-core/packaging/build.sh

app: wasm app/dist/index.html

# What `wasm` makes. Its time changes only when it was made anew, so the app is not built again for nothing.
wasm-core/pkg/package.json: wasm
	@:

app/dist/index.html: app/node_modules/.package-lock.json wasm-core/pkg/package.json $(APP_INPUTS)
	@echo "yonder: building the app"
	@cd app && npm run --silent build
	@touch $@

browser: app/node_modules/.package-lock.json
	@app/e2e/browser.sh

postgres:
	@storage-api/tests/support/postgres.sh

%/node_modules/.package-lock.json: %/package-lock.json
	@command -v npm >/dev/null || { echo "yonder: Node.js 20 or newer with npm is not installed; see https://nodejs.org" >&2; exit 1; }
	@echo "yonder: installing the packages of $*"
	@cd $* && npm ci --loglevel=error --no-audit --no-fund
	@touch $@
