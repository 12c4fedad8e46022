#!/bin/sh
# Packages as cpack makes them: their files, what they depend on, and what the archive runs. Where TPUCC_BARE_ROOT names a folder for a bare Debian 12 (root and
# the network are needed), or that of another Debian or Ubuntu as debootstrap makes it, they are installed
# there, compile and run a model without LLVM or a C compiler, and are removed again without a trace.
#   packages.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
for tool in cpack dpkg-deb xz; do command -v $tool >/dev/null || skip $tool; done
if ldd "$build/tpucc" | grep -q LLVM; then
    echo "skipped: this build needs LLVM's library, packages are made of the release build"
    exit 77
fi
# All of it by gzip: by xz, which users get, it takes ten times as long, and so the libraries alone are made.
grep -qF 'set(CPACK_GENERATOR "DEB;TXZ")' "$build/CPackConfig.cmake" || fail "packages of other kinds"
cpack --config "$build/CPackConfig.cmake" -G 'DEB;TGZ' -B "$work" >log 2>&1 || fail "cpack"
cpack --config "$build/CPackConfig.cmake" -G TXZ -D CPACK_ARCHIVE_COMPONENT_INSTALL=ON -D 'CPACK_COMPONENTS_ALL=libtpurt;libtpurt-dev' -B "$work/xz" >log 2>&1 ||
    fail "cpack of libraries"
for archive in libtpurt libtpurt-dev; do
    tar -tf "$work"/xz/tpucc-*-$archive.tar.xz | grep -qx "usr/share/doc/$archive/copyright" || wrong "the archive of $archive lacks files"
done
deb=$(ls "$work"/*.deb | wc -l)
[ "$deb" -ge 3 ] || fail "$deb packages"
for package in "$work"/tpucc_*.deb "$work"/libtpurt_*.deb; do
    depends=$(dpkg-deb -f "$package" Depends)
    echo "$depends" | grep -q 'libc6 (>= ' || wrong "$package does not say which libc it needs: '$depends'"
    if echo "$depends" | tr ',' '\n' | grep -vE '^ *(libc6|zlib1g|libgcc-s1) '; then wrong "$package needs more"; fi
done
has() { # PACKAGE FILE...
    list=$(dpkg-deb -c "$work"/$1_*.deb | awk '{ print $6 }')
    shift
    for file in "$@"; do
        n=$((n + 1))
        echo "$list" | grep -qx "\./usr/$file" || wrong "no $file"
    done
}
has tpucc bin/tpucc bin/tpurun share/doc/tpucc/copyright
has libtpurt 'lib.*/libtpurt\.so\.0' 'lib.*/libtpudata\.so\.0'
has libtpurt-dev 'lib.*/libtpurt\.a' 'lib.*/libtpurt\.so' 'lib.*/pkgconfig/tpurt\.pc' include/tpurt/tpurt.h include/tpurt/abi.h

# The archive runs where it is unpacked.
mkdir archive
tar -xf "$work"/tpucc-*.tar.gz -C archive --strip-components=1
prefix=archive
[ -d archive/bin ] || prefix=archive/usr
digits=$root/samples/digits/digits.fb
env -i "$prefix/bin/tpucc" "$digits" -o digits.so || wrong "the archive's tpucc does not compile"
env -i "$prefix/bin/tpurun" digits.so --bench=0.1 >/dev/null || wrong "the archive's tpurun does not run"
"$prefix/bin/tpucc" --version | grep -q '^tpucc [0-9.]* (LLVM .*): ' || wrong "--version does not name the build"

if [ -n "${TPUCC_BARE_ROOT:-}" ]; then
    bare() { (cd "$root" && sh "$data/bare_root.sh" "$TPUCC_BARE_ROOT" "$@"); }
    bare true >log 2>&1 || fail "no bare root"
    cp "$work"/tpucc_*.deb "$work"/libtpurt_*.deb "$work"/libtpurt-dev_*.deb "$digits" "$TPUCC_BARE_ROOT/tmp/"
    bare sh -c 'apt-get update -q && apt-get install -y -q --no-install-recommends /tmp/*.deb' >log 2>&1 || fail "they are not installed"
    bare sh -ec 'cd /tmp; tpucc --version; tpucc digits.fb -o digits.so; tpurun digits.so --bench=0.1; tpucc digits.fb --mcpu=all -o all.so; test -e /usr/lib/libtpurt.so' >log 2>&1 ||
        wrong "they do not work there: $(cat log)"
    cat >"$TPUCC_BARE_ROOT/tmp/remove.sh" <<'END'
set -e
rm -f /tmp/*.deb /tmp/digits.fb /tmp/*.so
apt-get purge -y -q tpucc libtpurt libtpurt-dev
if command -v tpucc || command -v tpurun; then exit 1; fi
find / -xdev \( -path /src -o -path /proc -o -path /sys -o -path /dev \) -prune -o \( -name 'tpucc*' -o -name 'tpur*' -o -name 'libtpu*' \) -print >/tmp/left
if grep . /tmp/left; then exit 1; fi
END
    bare sh /tmp/remove.sh >log 2>&1 || wrong "something is left of them: $(tail -n 5 log)"
    rm -f "$TPUCC_BARE_ROOT"/tmp/remove.sh "$TPUCC_BARE_ROOT"/tmp/left
else
    echo "TPUCC_BARE_ROOT names no folder: nothing was installed"
fi
echo "$deb packages, $failed failures"
[ "$failed" = 0 ]
