#!/bin/sh
# Every code of a diagnostic has its page in passes/CODES.md, and every page a code. A page shows what is refused and its fixed twin, and both are run:
# a block `mlir` is compiled, and the fixed one, compiled, has to compute what the evaluator does; a block `sh` is run by a shell that finds tpucc and tpurun.
# What is refused ends with exit code 1 and a diagnostic of the page's code.
#   codes.sh BUILD_DIR
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
PATH=$build:$PATH
page=$root/passes/CODES.md

# The codes of code.def, each of which the sources use, and without which there is no error of theirs.
sed -n 's/^CODE([A-Z_]*, *"\(.*\)")$/\1/p' "$root/ir/base/code.def" | sort >codes
(cd "$root" && find ir passes frontend codegen -name '*.c' -exec cat {} +) >sources
grep -oE '\<CODE_[A-Z_]+' sources | sed 's/^CODE_//' | grep -vxE 'NONE|COUNT' | tr 'A-Z_' 'a-z-' | sort -u >used
diff codes used >said || { echo "codes that are declared (<) and used (>) differ:"; cat said; exit 1; }
! tr '\n' ' ' <sources | tr -s ' ' | grep -oE 'diag_error\([^;"?]*, CODE_NONE, .{40}' || { echo "an error without a code"; exit 1; }
sed -n 's/^## \[\(.*\)\]$/\1/p' "$page" | sort >pages
diff codes pages >said || { echo "codes (<) and pages (>) differ:"; cat said; exit 1; }

# block CODE NUMBER: the page's block, into the file `block`; prints its kind.
block() {
    awk -v code="## [$1]" -v want="$2" '
        /^## / { here = $0 == code }
        here && /^```[a-z]/ { n++; if (n == want) { kind = substr($0, 4); inside = 1; next } }
        inside && /^```/ { inside = 0 }
        inside { print > "block" }
        END { print kind }' "$page"
}

run() {
    case $1 in
    mlir) cp block model.mlir && tpucc model.mlir -o model.so ;;
    sh) sh -e block ;;
    *) echo "no block of mlir or sh" && return 9 ;;
    esac
}

n=0
while read -r code; do
    rm -rf "$work/run" && mkdir "$work/run" && cd "$work/run"
    refused=$(block "$code" 1) got=0
    run "$refused" >said 2>&1 || got=$?
    [ "$got" = 1 ] && grep -q "\[$code\]\$" said || { echo "[$code]: exit $got, not refused with it:"; cat said; exit 1; }
    rm -rf "$work/run" && mkdir "$work/run" && cd "$work/run"
    fixed=$(block "$code" 2)
    run "$fixed" >said 2>&1 || { echo "[$code]: its twin fails:"; cat said; exit 1; }
    [ "$fixed" != mlir ] || "$build/tests/differ" model.mlir >said 2>&1 || { echo "[$code]: its twin computes something else:"; cat said; exit 1; }
    ways=$(awk -v code="## [$code]" '/^## / { here = $0 == code } here && /^[1-9][.] / { n++ } END { print n + 0 }' "$page")
    [ "$ways" -ge 3 ] || { echo "[$code]: $ways ways to fix it"; exit 1; }
    n=$((n + 1))
done <"$work/pages"
echo "$n codes, each with its page"
