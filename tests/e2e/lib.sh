# What the scripts of this folder begin with, after `set`:  . "$(dirname "$0")/lib.sh"   and those of its folders with /.. before it
# The first argument of each is BUILD_DIR. This sets
#   build, root, here, models, data   BUILD_DIR, the repository, the script's folder, the networks beside this file, ../shared or TPUCC_DATA
#   work                              a folder of its own, where the script goes on and which is removed when it ends
#   n, failed                         what a script counts, 0
# and gives fail, wrong, without, skip, exits, targets, weights_of, slab_of and bodies.
# shellcheck shell=sh disable=SC2034 # what is set here is read there
here=$(cd "$(dirname "$0")" && pwd) || exit 2
root=${here%/tests/e2e*}
build=$(cd "$1" && pwd) || exit 2
models=$root/tests/e2e/models
data=${TPUCC_DATA:-$root/../shared}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
n=0 failed=0

# fail TEXT...: says it with what was said last, and ends the script
fail() {
    printf 'FAILED: %s\n' "$*"
    for said in out err log said; do
        if [ -f $said ]; then head -n 100 $said; fi
    done
    exit 1
}

# wrong TEXT...: says it, counts it and goes on
wrong() {
    printf 'FAILED: %s\n' "$*"
    failed=$((failed + 1))
}

# without WHAT: what needs it is left out, but not where CI=true
without() {
    [ "${CI:-}" != true ] || fail "there is no $*"
    echo "skipped: there is no $*"
}

# skip WHAT: so is all of the script
skip() {
    without "$@"
    exit 77
}

# exits CODE TEXT COMMAND..: how it ends, and what it says; no TEXT: whatever that is
exits() {
    code=$1 text=$2 got=0
    shift 2
    "$@" >said 2>&1 </dev/null || got=$?
    [ $got = "$code" ] || fail "exit code $got, not $code: $*"
    [ -z "$text" ] || grep -qF -- "$text" said || fail "no '$text': $*"
}

# targets NAME...: processors to compile for: all of them, or the first one (TPUCC_TARGETS=first), where a sanitizer is to look at the compiler
targets() { if [ "${TPUCC_TARGETS:-all}" = first ]; then echo "$1"; else echo "$@"; fi; }

# weights_of PROGRAM, slab_of PROGRAM: bytes
weights_of() { "$build/tpurun" "$1" --describe --json | sed -n 's/.*"weight_bytes": \([0-9]*\).*/\1/p'; }
slab_of() { "$build/tpurun" "$1" --describe --json | grep -o '"slab_bytes": [0-9]*' | sed 's/.* //'; }

# bodies FILE.ll: of its functions
bodies() { sed 's/@tpu\.text[.0-9]*/@tpu.text/g' "$1" | sed -n '/^define/,/^}/p'; }
