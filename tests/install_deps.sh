#!/bin/sh
# The one place that installs Debian packages: what is missing, and nothing else.
#   install_deps.sh build    what building needs (samples/quickstart.sh calls this)
#   install_deps.sh tests    what the tests need besides
# TPUCC_LLVM=N asks for LLVM N; otherwise an LLVM that is there is used, else the newest of 22 to 19 that the archive offers.
set -eu

installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }
offered() { apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [0-9]'; }

# The first N for which the predicate $1 holds of llvm-N-dev.
llvm_major() {
    for n in ${TPUCC_LLVM:-22 21 20 19}; do
        if "$1" "llvm-$n-dev"; then
            echo "$n"
            return
        fi
    done
}

packages() {
    case $1 in
    build) echo "gcc g++ libc6-dev cmake ninja-build pkg-config flatbuffers-compiler libjansson-dev llvm-$2-dev libzstd-dev zlib1g-dev" ;;
    tests) echo "check libflatbuffers-dev clang-$2 clang-format-$2 libclang-rt-$2-dev libopenblas-dev gdb python3 python3-numpy graphviz chromium libopenmpi-dev openmpi-bin iproute2 procps" ;;
    esac
}

missing() {
    for p in $(packages "$@"); do
        installed "$p" || printf '%s ' "$p"
    done
}

case ${1:-} in build | tests) ;; *) sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 2 ;; esac
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "install_deps: this is not a Debian system (no apt-get). Install these by hand, or their counterparts, then run" >&2
    echo "  cmake --preset release && cmake --build --preset release" >&2
    echo "$(packages build 22) $(packages tests 22)" | fold -s -w 100 | sed 's/^/    /' >&2
    exit 3
fi

llvm=$(llvm_major installed)
if [ -n "$llvm" ] && [ -z "$(missing "$1" "$llvm")" ]; then
    echo "packages: everything is there (LLVM $llvm)"
    exit 0
fi
as_root=
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "install_deps: packages are missing; run this as root, or install sudo" >&2; exit 3; }
    as_root=sudo
fi
echo "packages: asking the archive"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# asked COMMAND...: its output shows on a terminal, where it is the progress, or if it fails
asked() {
    if [ -t 1 ]; then "$@" </dev/null || exit 3; else "$@" </dev/null >"$log" 2>&1 || { cat "$log"; exit 3; }; fi
}
asked $as_root apt-get update -q
llvm=${llvm:-$(llvm_major offered)}
[ -n "$llvm" ] || { echo "install_deps: the archive offers no LLVM ${TPUCC_LLVM:-from 22 to 19}" >&2; exit 3; }
list=$(missing "$1" "$llvm")
echo "packages: installing $list"
# shellcheck disable=SC2086 # a list of words
asked $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $list
