#!/bin/sh
# Installs what the tests need, builds, runs every test; the last line counts them, those that were skipped apart (each says why). Works from any folder,
# and does nothing twice.
#   run.sh           release (gcc), then the address, undefined-behaviour and thread sanitizers (clang)
#   run.sh --quick   release only
# Tests that read ../shared (or TPUCC_DATA) skip where it is absent, but fail where CI=true.
set -eu
cd "$(dirname "$0")/.."
case ${1:-} in '' | --quick) ;; *) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2 ;; esac
passed=0 skipped=0 failed=0

sh tests/install_deps.sh build
sh tests/install_deps.sh tests

# quietly TITLE COMMAND...: shows the command's output only on a terminal, where it is the progress, or if it fails
quietly() {
    echo "$1"
    shift
    if [ -t 1 ]; then
        "$@" </dev/null || { echo "failed: $*"; exit 1; }
        return
    fi
    log=$(mktemp)
    "$@" </dev/null >"$log" 2>&1 || { cat "$log"; rm -f "$log"; echo "failed: $*"; exit 1; }
    rm -f "$log"
}

# suite PRESET BUILD_DIR [CTEST_OPTION...]: builds and tests one preset, and adds up what ctest counts
suite() {
    preset=$1 dir=$2
    shift 2
    quietly "$preset: configuring" cmake --preset "$preset" -DTPUCC_TESTS=ON
    quietly "$preset: building" cmake --build --preset "$preset"
    log=$(mktemp)
    ctest --test-dir "$dir" --output-on-failure --timeout 600 -j "$(nproc)" "$@" </dev/null | tee "$log"
    without=$(grep -c '\*\*\*Skipped' "$log") || true
    counts=$(sed -n 's/.*tests passed, \([0-9]*\) tests failed out of \([0-9]*\).*/\1 \2/p' "$log")
    rm -f "$log"
    # shellcheck disable=SC2086 # two numbers; a ctest that ends without a count is a failure
    set -- ${counts:-1 1}
    failed=$((failed + $1)) skipped=$((skipped + without)) passed=$((passed + $2 - $1 - without))
}

suite release build
if [ "${1:-}" != --quick ]; then
    for v in 19 20 21 22; do
        command -v clang-$v >/dev/null && export CC=clang-$v
    done
    suite asan build-asan -L quick
    suite tsan build-tsan -L threads
fi
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
