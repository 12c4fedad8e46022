#!/bin/sh
# StableHLO's own tests, compiled and by the reference evaluator: one line per failing case with the reason, then the figures.
#   tests/conformance/run.sh [--passed] [--only=compiled|eval] DIR...        e.g. ../shared/conformance/stablehlo
# The family of a file is that of the MANIFEST*.tsv of its set, or the file itself. CONFORM names the program, which the build
# leaves in tests/ of the build folder; JOBS cases run side by side.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
conform=${CONFORM:-$root/build/tests/conform}
options="--jobs=${JOBS:-$(nproc)}"
while case ${1:-} in --passed | --quiet | --only=*) ;; *) false ;; esac do options="$options $1"; shift; done
[ $# -gt 0 ] || { echo "usage: $0 [--passed] [--quiet] [--only=compiled|eval] DIR..." >&2; exit 2; }
[ -x "$conform" ] || { echo "$0: no program $conform: build with -DTPUCC_TESTS=ON or set CONFORM" >&2; exit 2; }

for dir in "$@"; do
    [ -d "$dir" ] || { echo "$0: no folder $dir" >&2; exit 2; }
    set_dir=$dir # the manifest stands at the top of the set
    until ls "$set_dir"/MANIFEST*.tsv >/dev/null 2>&1 || [ "$set_dir" = / ] || [ "$set_dir" = . ]; do set_dir=$(dirname "$set_dir"); done
    manifests=$(ls "$set_dir"/MANIFEST*.tsv 2>/dev/null || true)
    find "$dir" -name '*.mlir' | LC_ALL=C sort | awk -F/ -v manifests="$manifests" '
        BEGIN {
            n = split(manifests, files, "\n")
            for (i = 1; i <= n; i++) {
                row = 0
                while ((getline line < files[i]) > 0) {
                    m = split(line, f, "\t")
                    if (!row++) for (k = 1; k <= m; k++) column[f[k]] = k
                    else if (("family" in column) && ("path" in column)) {
                        name = f[column["path"]]; sub(".*/", "", name); family[name] = f[column["family"]]
                    }
                }
            }
        }
        { print (($NF in family) ? "+" family[$NF] : $NF) "\t" $0 }'
done | "$conform" $options
