#!/bin/sh
# From a fresh Debian machine to a compiled model that reads digits: installs what is missing, builds, compiles, runs.
# Works from any directory; what is already done is not done again.
set -eu
cd "$(dirname "$0")/.."

sh tests/install_deps.sh build
echo "build: cmake --preset release && cmake --build --preset release"
log=$(mktemp)
cmake --preset release >"$log" 2>&1 || { cat "$log"; rm -f "$log"; exit 1; }
rm -f "$log"
cmake --build --preset release
