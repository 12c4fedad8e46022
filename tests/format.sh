#!/bin/sh
# The C sources are as clang-format leaves them (.clang-format; tables stand between `// clang-format off` and `on`), and no line is wider than 160
# characters: of C but for tables, of CMake, of READMEs but for tables and code, of comments in scripts. clang-format may be any from 19 to 22: they
# agree on what is here.
#   format.sh            shows what is not
#   format.sh --write    formats the C sources
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
case ${1:-} in '' | --write) ;; *) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2 ;; esac
sources() { find ir passes codegen frontend runtime tests samples -name '*.[ch]' -o -name '*.cc'; }

format=
for f in clang-format-22 clang-format-21 clang-format-20 clang-format-19 clang-format; do
    [ -n "$format" ] || ! "$f" --version 2>/dev/null | grep -qE 'version (19|2[0-2])\.' || format=$f
done
if [ -z "$format" ]; then
    echo "format: skipped, there is no clang-format of version 19 to 22"
    [ "${CI:-}" != true ] || exit 1
    exit 77
fi
if [ "${1:-}" = --write ]; then
    sources | xargs -n 50 -P "$(nproc)" "$format" -i
    exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sources >"$work/list"
tar cf - .clang-format -T "$work/list" | tar xf - -C "$work"
(cd "$work" && xargs -n 50 -P "$(nproc)" "$format" -i <list)
while read -r f; do
    cmp -s "$f" "$work/$f" || diff -U 0 --label "$f" "$f" --label "as $format leaves it (format.sh --write)" "$work/$f" || :
done <"$work/list" >"$work/differ"
cat "$work/differ"

wide='.{161}'
{
    xargs awk '
        FNR == 1 { table = 0 }
        /clang-format off/ { table = 1 }
        !table { print FILENAME ":" FNR ":" $0 }
        /clang-format on/ { table = 0 }' <"$work/list" | grep -E "^[^:]*:[0-9]+:$wide" || :
    find . -path './build*' -prune -o \( -name CMakeLists.txt -o -name '*.cmake' \) -exec grep -nHE "$wide" {} + || :
    find tests samples \( -name '*.sh' -o -name '*.py' \) -exec grep -nHE "^ *#.{160}" {} + | grep -E "^[^:]*:[0-9]+:$wide" || :
    find . -path './build*' -prune -o -name '*.md' -exec awk '
        FNR == 1 { code = 0 }
        /^```/ { code = !code }
        !code && !/^\|/ && !/^    / { print FILENAME ":" FNR ":" $0 }' {} + | grep -E "^[^:]*:[0-9]+:$wide" || :
} | sed -E 's/^(\.\/)?([^:]*:[0-9]+):.*/\2: wider than 160 characters/' >"$work/wide"
cat "$work/wide"
[ ! -s "$work/differ" ] && [ ! -s "$work/wide" ] || exit 1
echo "$(wc -l <"$work/list") sources are as $("$format" --version | sed 's/.*version \([0-9.]*\).*/clang-format \1/') leaves them"
