#!/bin/sh
# Compares what tpucc says with what a golden file expects, character by character.
#   golden.sh [--update] [FILE.mlir | FOLDER]...     default: all of tests/golden
# A golden file is the input between its first line and `// ----`, and the expected text below it:
#   // RUN: tpucc --passes=fuse          or  // RUN(1): tpucc ...   where exit code 1 is expected; %D is the file's folder
# The command gets the input as its last argument, under the golden file's own name, and `-o -`. Expected is its stdout, then its
# stderr. Where it succeeds and prints a module, reading and printing that once more has to change nothing. --update rewrites.
# TPUCC_BIN is the folder of tpucc (default: build).
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$(cd "${TPUCC_BIN:-$root/build}" && pwd) || exit 2
[ -x "$bin/tpucc" ] || { echo "golden: no tpucc in $bin" >&2; exit 2; }
update=false
[ "${1:-}" = --update ] && { update=true; shift; }
[ $# -gt 0 ] || set -- "$root/tests/golden"
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

fail() {
    echo "FAILED $1: $2"
    failed=$((failed + 1))
}

# The law of the text form: print(parse(print(m))) == print(m).
prints_same_again() {
    case $(head -c 6 "$work/out") in module | func.f) ;; *) return 0 ;; esac
    cp "$work/out" "$work/again.mlir"
    "$bin/tpucc" "$work/again.mlir" -o "$work/twice.mlir" </dev/null >"$work/diff" 2>&1 &&
        diff -u "$work/again.mlir" "$work/twice.mlir" >"$work/diff"
}

check() {
    file=$1 name=$(basename "$1")
    run=$(sed -n '1s|^// RUN\(([0-9])\)\{0,1\}: tpucc *||p' "$file" | sed "s|%D|$(dirname "$file")|g")
    want=$(sed -n '1s|^// RUN(\([0-9]\)): tpucc.*|\1|p' "$file")
    sed -n '1s|^// RUN.*: tpucc.*|ok|p' "$file" | grep -q ok || { fail "$file" "line 1 is not '// RUN: tpucc ...'"; return; }
    sed '/^\/\/ ----$/,$d' "$file" >"$work/$name"
    # shellcheck disable=SC2086 # $run is a list of words
    (cd "$work" && "$bin/tpucc" $run "$name" -o - </dev/null >out 2>err)
    got=$?
    [ "$got" = "${want:-0}" ] || { cat "$work/err"; fail "$file" "exit code $got, expected ${want:-0}"; return; }
    [ "$got" != 0 ] || prints_same_again || { cat "$work/diff"; fail "$file" "its output reads back as something else"; return; }
    { cat "$work/$name" && echo '// ----' && cat "$work/out" "$work/err"; } >"$work/now"
    if $update; then
        cmp -s "$work/now" "$file" || { cp "$work/now" "$file" && echo "updated $file"; }
    elif ! diff -u "$file" "$work/now"; then
        fail "$file" "output differs"
        return
    fi
    passed=$((passed + 1))
}

find "$@" -name '*.mlir' | sort >"$work/list"
while read -r file; do check "$file"; done <"$work/list"
echo "$passed golden files pass, $failed fail"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
