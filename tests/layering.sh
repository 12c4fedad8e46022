#!/bin/sh
# Checks that no include points against the arrows, that nothing strays into the top level, and that facts of padding come from their constructor.
#
#   frontend ---> ir <--- passes        codegen ---> ir, runtime/{abi,seal}.h        runtime includes only itself
#
# The programs (frontend/tpucc*.c, compile.c, explain*.c, tpurun*.c, options.c, report_*.c) and the tests see everything. Prints each offence; exit 1 if there is one.
set -eu
cd "$(dirname "$0")/.."
bad=0

# may FOLDER PATTERN: project includes of FOLDER's files have to match PATTERN
may() {
    offences=$(find "$1" -name '*.[ch]' -o -name '*.def' -o -name '*.cc' | grep -Ev '^frontend/(tpu(cc|run)[a-z_]*|compile[a-z_]*|explain[a-z_]*|report[a-z_]*|options)\.[ch]$' |
        xargs -r grep -Hn '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' | grep -Ev "\"($2)" || true)
    [ -z "$offences" ] && return
    echo "$offences" | sed "s|^|$1 may not include this: |"
    bad=1
}
may ir 'ir/'
may frontend 'ir/|frontend/'
may passes 'ir/|passes/'
may codegen 'ir/|codegen/|runtime/(abi|seal)\.h"'
may runtime 'runtime/|(abi|tpurt)\.h"'

# What is known of padded elements is made, and changed, in one place, which holds that no interval is empty.
if grep -nE '\(Fact\)\{|(kept|all|edge\[[a-z]+\]|side\[[a-z]+\]|fact)\.(lo|hi|flags) *[-+&|]?=[^=]' passes/padding/*.[ch] | grep -v '^passes/padding/fact\.c:'; then
    echo "facts of padding are made by the functions of passes/padding/fact.h"
    bad=1
fi

for entry in *; do
    case $entry in
    CMakeLists.txt | CMakePresets.json | LICENSE | README.md) ;;
    frontend | ir | passes | codegen | runtime | tests | samples) ;;
    build | build-*) ;; # ignored by git
    *) echo "the top level may not hold '$entry'"; bad=1 ;;
    esac
done
[ $bad = 0 ] && echo "every include follows the arrows"
exit $bad
