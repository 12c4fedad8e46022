#!/bin/sh
# Checks that no include points against the arrows or in a circle, that no file is too long, that nothing strays into the top level, and that facts of padding
# come from their constructor.
#
#   frontend ---> ir <--- passes        codegen ---> ir, runtime/{abi,seal}.h        runtime includes only itself
#
# Within a layer a room (a folder) includes only the rooms that its row below names, besides itself and the headers on the layer's top. Of the frontend,
# report/ also sees the passes, compiler/ all that compiles; the programs' rooms driver/ and runner/, and the tests, see everything. Prints each offence; exit 1
# if there is one.
set -eu
cd "$(dirname "$0")/.."
bad=0
rooms=

# may ROOM PATTERN: project includes of the files of ROOM, without the rooms in it that have a row of their own, have to match PATTERN or be of ROOM itself
may() {
    rooms="$rooms $1 "
    offences=$(find "$1" -maxdepth 1 \( -name '*.[ch]' -o -name '*.def' \) | xargs -r grep -Hn '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' |
        grep -Ev "\"($1/[^/]*|$2)\"" || true)
    [ -z "$offences" ] && return
    echo "$offences" | sed "s|^|$1 may not include this: |"
    bad=1
}
in_rooms() { echo "$1/($2)/[^/]*|$1/[^/]*"; } # LAYER 'ROOM|ROOM': their headers, and those on the layer's top
from_ir='ir/.*'

may ir 'ir/.*'
may ir/base "$(in_rooms ir none)"
may ir/graph "$(in_rooms ir base)"
may ir/ops "$(in_rooms ir 'base|graph|ops/reduce')"
may ir/ops/devices "$(in_rooms ir 'base|graph')"
may ir/ops/conv "$(in_rooms ir 'base|graph|ops')"
may ir/ops/reduce "$(in_rooms ir 'base|graph|ops')"
may ir/infer "$(in_rooms ir 'base|graph|ops|ops/devices|ops/conv|ops/reduce')"
may ir/infer/linalg "$(in_rooms ir 'base|graph|ops|infer')"
may ir/infer/region "$(in_rooms ir 'base|graph|infer')"
may ir/builder "$(in_rooms ir 'base|graph|infer')"
may ir/text "$(in_rooms ir 'base|graph|ops')"
may ir/text/parse "$(in_rooms ir 'base|graph|ops|text')"
may ir/text/print "$(in_rooms ir 'base|graph|ops|text')"
may ir/eval "$(in_rooms ir 'base|graph|ops|ops/conv|ops/reduce|infer|eval/linalg|eval/devices')"
may ir/eval/devices "$(in_rooms ir 'base|graph|ops|ops/devices|infer|eval')"
may ir/eval/linalg "$(in_rooms ir 'base|graph|ops|infer|eval')"
may ir/eval/math "$(in_rooms ir 'base|graph|eval')"
may ir/eval/region "$(in_rooms ir 'base|graph|ops|ops/reduce|infer|eval')"

may passes "$from_ir|passes/.*"
may passes/bind "$from_ir|$(in_rooms passes none)"
may passes/padding "$from_ir|$(in_rooms passes shapes)"
may passes/padding/rules "$from_ir|$(in_rooms passes 'padding|shapes')"
may passes/shapes "$from_ir|$(in_rooms passes 'bind|padding')" # asks `padding` once sizes are known
may passes/simplify "$from_ir|$(in_rooms passes none)"
may passes/gradient "$from_ir|$(in_rooms passes 'expand|simplify')"
may passes/training "$from_ir|$(in_rooms passes 'gradient|simplify')"
may passes/partition "$from_ir|$(in_rooms passes none)"
may passes/expand "$from_ir|$(in_rooms passes 'expand/linalg')"
may passes/expand/linalg "$from_ir|$(in_rooms passes expand)"
may passes/layout "$from_ir|$(in_rooms passes none)"
may passes/place "$from_ir|$(in_rooms passes none)"
may passes/fuse "$from_ir|$(in_rooms passes 'layout|place|shapes')"

abi='runtime/(abi|seal)\.h'
may codegen "$from_ir|codegen/.*|$abi"
may codegen/target "$from_ir|$abi"
may codegen/llvm "$from_ir|codegen/(target/[^/]*|sections\.h)"
may codegen/math "$from_ir|$(in_rooms codegen llvm)"
may codegen/elem "$from_ir|$(in_rooms codegen 'llvm|math')"
may codegen/stages "$from_ir|$(in_rooms codegen 'target|llvm|math|elem')"
may codegen/stages/linalg "$from_ir|$(in_rooms codegen 'target|llvm|math|elem|stages')"
may codegen/contract "$from_ir|$(in_rooms codegen 'target|llvm|elem|stages')"
may codegen/elf "$from_ir|codegen/sections\.h|$abi"
may codegen/artifact "$from_ir|$(in_rooms codegen 'target|llvm|stages|elf')|$abi"

may frontend/base "$from_ir"
may frontend/fb "$from_ir|frontend/schema/.*"
may frontend/tensors "$from_ir|$(in_rooms frontend base)"
may frontend/bytecode "$from_ir"
may frontend/containers "$from_ir|$(in_rooms frontend 'base|bytecode|fb|tensors|schema')"
may frontend/model "$from_ir|$(in_rooms frontend 'base|bytecode|containers|fb|tensors|schema')"
may frontend/key "$from_ir|$(in_rooms frontend 'base|tensors')"
may frontend/advise "$from_ir|$(in_rooms frontend 'base|cli')"
may frontend/report "$from_ir|passes/.*|$(in_rooms frontend base)"
may frontend/cli "$from_ir|$(in_rooms frontend base)"
may frontend/choices "$from_ir|passes/tuned\.h|$(in_rooms frontend base)"
may frontend/tune "$from_ir|(passes|codegen)/.*|$(in_rooms frontend 'base|compiler|choices')|runtime/(abi|tpurt)\.h"
may frontend/compare "$from_ir|passes/.*|$(in_rooms frontend 'base|compiler|report|tensors')"
may frontend/compiler "$from_ir|(passes|codegen)/.*|$(in_rooms frontend 'choices|cli|model|key|report|tensors')|runtime/(abi|tpurt)\.h"
everything='(ir|passes|codegen|frontend|runtime)/.*'
may frontend/driver "$everything"
may frontend/runner "$everything"
may frontend/runner/train "$everything"

may runtime 'runtime/.*|abi\.h|tpurt\.h' # these are installed side by side
may runtime/mpi 'runtime/transport\.h' # a library of its own
for room in data processes program session shapes; do
    may runtime/$room 'runtime/.*'
done

# A room without a row would hold what nothing checks.
for room in $(find ir passes codegen frontend runtime -name '*.[ch]' -o -name '*.def' | sed 's|/[^/]*$||' | sort -u); do
    case $rooms in *" $room "*) ;; *) echo "$room has no row in tests/layering.sh"; bad=1 ;; esac
done

# X.c and X.h are one unit. None includes, through others, itself: what two of them need lies in a third.
loops=$(find ir passes codegen frontend runtime -name '*.[ch]' | xargs grep -E '^[[:space:]]*#[[:space:]]*include[[:space:]]*"[^"]*\.[ch]"' |
    sed -E 's/\.[ch]:[^"]*"/ /; s/\.[ch]".*//' | tsort 2>&1 >/dev/null || true)
[ -z "$loops" ] || { echo "$loops" | sed 's/^tsort: -:.*/these include each other in a circle:/; s/^tsort:/   /'; bad=1; }

# A longer file holds more than one thing.
find ir passes codegen frontend runtime tests samples -name '*.[ch]' -exec awk 'END { if (NR > 500) { print FILENAME " has " NR " lines, more than 500"; exit 1 } }' {} \; | grep . && bad=1

# What is known of padded elements is made, and changed, in one place, which holds that no interval is empty.
if grep -nE '\(Fact\)\{|(kept|all|edge\[[a-z]+\]|side\[[a-z]+\]|fact)\.(lo|hi|flags) *[-+&|]?=[^=]' passes/padding/*.[ch] passes/padding/rules/*.c | grep -v '^passes/padding/fact\.c:'; then
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
