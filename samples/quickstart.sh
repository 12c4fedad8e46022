#!/bin/sh
# From a fresh Debian machine to a compiled model that reads digits: installs what is missing, builds, compiles, runs.
# Works from any directory; what is already done is not done again.
set -eu
cd "$(dirname "$0")/.."
out=build/samples

# quietly COMMAND...: says it and runs it; its output shows only on a terminal or if it fails
quietly() {
    echo "\$ $*"
    if [ -t 1 ]; then
        "$@"
        return
    fi
    log=$(mktemp)
    "$@" </dev/null >"$log" 2>&1 || { cat "$log"; rm -f "$log"; exit 1; }
    rm -f "$log"
}

# make TARGET SOURCE... -- COMMAND...: runs the command if a source is newer than the target
make() {
    target=$1 stale=
    while shift && [ "$1" != -- ]; do
        [ "$target" -nt "$1" ] || stale=yes
    done
    shift
    [ -z "$stale" ] || quietly "$@"
}

sh tests/install_deps.sh build
[ -f build/build.ninja ] || quietly cmake --preset release
quietly cmake --build --preset release
mkdir -p $out
make $out/digits.so build/tpucc samples/digits/digits.fb -- build/tpucc samples/digits/digits.fb -o $out/digits.so
make $out/digits samples/digits/host.c build/runtime/libtpurt.a -- \
    cc -O2 samples/digits/host.c -Iruntime build/runtime/libtpurt.a -lm -o $out/digits
echo "\$ $out/digits $out/digits.so samples/digits/digits.txt"
$out/digits $out/digits.so samples/digits/digits.txt
