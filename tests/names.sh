#!/bin/sh
# Functions that other files see are called by a noun, then a verb: what a function is about, then what it does (module_verify, op_is_pure). Of the objects of a
# build, nm lists them. Refused are names that begin with a verb, predicates with `is` or `has`, and names of one word. A verb may be first in the name of a
# type, whose functions begin with it (Copy: copy_run), and where it stands below with the reason.
#   names.sh BUILD_DIR
set -eu
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
command -v nm >/dev/null || { echo "names: skipped, there is no nm"; [ "${CI:-}" != true ] || exit 1; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# No noun of the house is here (call, dump, list, map, order, plan, report, scatter, sort, stage, view, ..).
cat >"$work/verbs" <<'VERBS'
add align alloc allocate append apply are assign attach begin bind build calculate can change check choose clear close collect compare compile compute connect
contain convert copy count create cut decide declare declared delete describe destroy determine discard divide do does draw drop emit ensure enter erase eval
evaluate execute expand explain extend extract fail fetch fill find finish flush follow fold forget free generate get give grow handle has have increment
infer init initialize insert intern interpret is join keep know lay leave link load lock look looks lookup lower make mark may measure merge move must need
note obtain open optimize outline parse perform prepare print process propagate push put raise read rebuild reduce refuse register release remove rename
render reorder replace require reserve reset resolve return rewrite run same save say search see seek select send set settle should show simplify skip solve
split start stop store strip substitute swap take tell throw transform traverse try turn unlink unlock unmap update use validate verify visit wait walk want
was will wrap write
VERBS

# Words that may be first, or are a whole name, and why.
cat >"$work/allowed" <<'ALLOWED'
eval emit infer expand parse print    columns of op.def and stage.def, where a row gives the rest of the name, and what their functions share in the room
bind build compile explain link       the names of a room or a header, whose functions begin with it: passes/bind, builder/build.h, frontend/compiler, `tpucc explain`, elf/link.h
open_dims                             dimensions that are open
main                                  C's own
xmalloc xcalloc xrealloc              malloc and its like, as everybody calls those that do not return without memory
ALLOWED

sed -n 's/.* -o \(\(ir\|passes\|codegen\|frontend\|runtime\)\/[^ "]*\.o\) .*/\1/p' "$build/compile_commands.json" | sort -u >"$work/objects"
(cd "$build" && xargs nm -A --defined-only --extern-only <"$work/objects") | awk '$(NF - 1) == "T" || $(NF - 1) == "W" { print $NF, $1 }' |
    sed 's|/CMakeFiles/[^/]*\.dir/|/|; s|\.o:.*||' | sort -u >"$work/functions"
[ -s "$work/functions" ] || { echo "names: nm finds no functions in $build"; exit 1; }

# The types of headers, as functions spell them: CompileOptions is compile_options.
find ir passes codegen frontend runtime -name '*.h' -exec sed -nE 's/^(} |typedef .*[ *])([A-Z][A-Za-z0-9]*);.*/\2/p; s/.*struct ([A-Z][A-Za-z0-9]*).*/\1/p' {} + |
    sed -E 's/([A-Z])/_\l\1/g; s/^_//' | sort -u >"$work/types"

sed 's/  .*//' "$work/allowed" | tr ' ' '\n' >"$work/words"
awk '
    FILENAME ~ /\/verbs$/ { for (i = 1; i <= NF; i++) verb[$i] = 1; next }
    FILENAME ~ /\/words$/ { allowed[$1] = 1; next }
    FILENAME ~ /\/types$/ { type[$1] = 1; next }
    {
        n = split($1, word, "_")
        known = 0; start = ""
        for (i = 1; i <= n; i++) {
            start = start (i > 1 ? "_" : "") word[i]
            if ((start in allowed && (n > i || !(word[1] in verb))) || (start in type && n > i)) known = 1
        }
        if (known) next
        if (n == 1) { print $2 ": " $1 " is one word: what does it do, and to what?"; bad = 1 }
        else if (word[1] in verb) { print $2 ": " $1 " begins with `" word[1] "`: what it is about comes first"; bad = 1 }
    }
    END { exit bad }' "$work/verbs" "$work/words" "$work/types" "$work/functions" || exit 1
echo "names: $(wc -l <"$work/functions") functions are called after what they are about"
