#!/bin/sh
# Real artifacts that are damaged, cut off, or not for this machine, inputs that do not fit, disks that are full, compilers that are
# stopped: one sentence, the exit code of the design, and never half a file. (tpucc.sh and tpurun.sh have the rest of the command lines.)
#   damage.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
mounted=
cleanup() {
    [ -z "$mounted" ] || umount "$mounted" || true
    rm -rf "$work"
}
trap cleanup EXIT

# expect PROGRAM CODE TEXT ARGUMENT...: it ends with CODE and says TEXT; of errors it says exactly one, in one line, unless CODE is 0
expect() {
    program=$1 code=$2 text=$3
    shift 3
    set +e
    "$build/$program" "$@" >out 2>err </dev/null
    got=$?
    set -e
    n=$((n + 1))
    errors=$(grep -c ': error: ' err || true)
    wanted=1
    [ "$code" != 0 ] || wanted=0
    [ "$got" = "$code" ] && [ "$errors" = "$wanted" ] || fail "$program $*: exit $got, $errors errors; expected exit $code"
    { echo; cat out err; } | grep -qF -- "$text" || fail "$program $*: does not say '$text'"
}

"$build/tpucc" "$root/samples/digits/digits.fb" -o digits.so
size=$(wc -c <digits.so)
expect tpurun 0 'tensor<1x10xf32>' digits.so --describe

# number OFFSET BYTES VALUE FILE: writes a little-endian number into the file
number() {
    value=$3
    for i in $(seq 0 $(($2 - 1))); do
        # shellcheck disable=SC2059 # the format is the byte
        printf "\\$(printf %03o $((value >> 8 * i & 255)))" | dd of="$4" bs=1 seek=$(($1 + i)) conv=notrunc 2>/dev/null
    done
}

# --- cut off: at every byte near the ends and at the headers, at 150 places between, at the edges of pages and sections
places=$(seq 0 7 448; seq $((size - 200)) 9 $((size - 1)); echo $((size - 1)); seq 500 $((size / 150)) "$size"; seq 4096 16384 "$size"
    readelf -SW digits.so | sed -n 's/^ *\[ *[0-9]*\] *[.][^ ]* *[A-Z_]* *[0-9a-f]* *\([0-9a-f]*\) .*/\1/p' | while read -r hex; do
        echo $((0x$hex)) $((0x$hex + 1))
    done)
for place in $places; do
    [ "$place" -lt "$size" ] || continue
    head -c "$place" digits.so >cut.so
    expect tpurun 1 'cut.so: error: ' cut.so --describe
done

# --- another version, another table, another machine
table=0x$(nm digits.so | sed -n 's/ [DdRr] digits_tpu_program$//p')
section=$(readelf -SW digits.so | sed -n 's/^ *\[ *[0-9]*\] *\.data\.rel\.ro *PROGBITS *\([0-9a-f]*\) *\([0-9a-f]*\) .*/0x\1 0x\2/p')
at=$((table - ${section% *} + ${section#* }))
patched() { cp digits.so patched.so && number "$@" patched.so; }
patched "$at" 4 1
expect tpurun 1 'patched.so: error: ' patched.so
patched $((at + 4)) 4 999
expect tpurun 1 'version' patched.so
patched $((at + 4)) 4 5
expect tpurun 1 'has format version 5' patched.so
patched $((at + 8)) 8 80
expect tpurun 1 'patched.so: error: ' patched.so
patched 18 2 183 # e_machine: AArch64
expect tpurun 1 'another machine' patched.so
patched 4 1 1 # ELFCLASS32
expect tpurun 1 'another machine' patched.so
patched 16 2 1 # ET_REL
expect tpurun 1 'is an object file' patched.so
"$build/tpucc" "$root/samples/digits/digits.fb" -o digits.s
features=$(sed -n '/^\.Ltpu\.targets:/,/\.size/s/^\t\.quad\t\([0-9]*\)$/\1/p' digits.s | head -n 1)
pattern=$(for i in 0 1 2 3 4 5 6 7; do printf '\\x%02x' $((features >> 8 * i & 255)); done)
"$build/tpucc" "$root/samples/digits/digits.fb" -o digits.o
"${CC:-cc}" -shared digits.o -lm -o patched.so # which has no checksum
at=$(LC_ALL=C grep -obUaP "$pattern" patched.so | LC_ALL=C sed 's/:.*//;q') # the first: what the target needs; what it was made for may be the same
number "$at" 8 $((features | 1 << 60)) patched.so
expect tpurun 1 'this processor lacks' patched.so
for mcpu in $("$build/tpucc" --mcpu=help | tr , ' '); do
    [ "$mcpu" != native ] || continue
    tried="${tried:-}$mcpu "
    "$build/tpucc" "$models/digits.mlir" --weights "$models/digits.safetensors" --mcpu="$mcpu" -o other.so 2>err || fail "--mcpu=$mcpu"
    if "$build/tpurun" other.so --describe >out 2>err; then
        expect tpurun 0 '' other.so --input "arg0=$models/digits.input.npy" --expect "output=$models/digits.expected.npy" --rtol 1e-4 --atol 1e-5
    else
        expect tpurun 1 "compiled for $mcpu; this processor lacks" other.so
    fi
done

case $tried in *x86-64-v3*x86-64-v4*) ;; *) fail "--mcpu=help lists '$tried'" ;; esac

# --- what is no artifact
mkdir folder
: >empty.so
expect tpurun 1 'is not a shared object made by tpucc' empty.so
expect tpurun 1 'this is a folder, and no program' folder
expect tpurun 1 'is not a shared object made by tpucc' "$root/samples/digits/digits.fb"
expect tpurun 1 'is an object file' digits.o
expect tpurun 1 'holds no program of tpucc' "$build/runtime/libtpurt.so"
mkfifo pipe
expect tpurun 3 'pipe: error: cannot read: not a regular file' pipe
cp digits.so noread.so && chmod 0 noread.so
[ "$(id -u)" = 0 ] || expect tpurun 3 'noread.so: error: ' noread.so

expect tpurun 1 'error: ' /bin/sh
expect tpurun 1 'error: ' /bin/ls
libc=$(ldd "$build/tpurun" | sed -n 's/.*libc\.so\.6 => \([^ ]*\).*/\1/p')
[ -z "$libc" ] || expect tpurun 1 'error: ' "$libc"
expect tpurun 3 'not a regular file' /dev/zero
expect tpurun 3 'not a regular file' /dev/null
patched 5 1 2 # ELFDATA2MSB
expect tpurun 1 'another machine' patched.so
head -c 4000 /dev/urandom >noise.so
expect tpurun 1 'noise.so: error: ' noise.so

# --- what would run when it is loaded: the loader is not asked
cat >runs.c <<'END'
#include <stdio.h>
__attribute__((constructor)) static void run(void) { fclose(fopen("it.ran", "w")); }
#ifdef TABLE
const unsigned x_tpu_program[60] = {0x55505455u, 9999};
#endif
END
for flags in '' -DTABLE; do
    # shellcheck disable=SC2086 # may be empty
    "${CC:-cc}" -shared -fPIC $flags runs.c -o runs.so
    expect tpurun 1 'runs.so: error: ' runs.so
    [ ! -e it.ran ] || fail "a constructor of what is no program ran"
done

# --- checksums: of all that is loaded; of the weights when asked
expect tpurun 0 'sound: ' digits.so --verify
weights=0x$(readelf -SW digits.so | sed -n 's/^ *\[ *[0-9]*\] *\.lrodata *PROGBITS *[0-9a-f]* *\([0-9a-f]*\) .*/\1/p')
patched $((weights + 100)) 4 12345
expect tpurun 0 'tensor<1x10xf32>' patched.so --describe
expect tpurun 1 'its weights have the checksum' patched.so --verify
expect tpurun 1 'its weights have the checksum' patched.so --verify --bench=0.01
for section in .text .rodata; do
    at=0x$(readelf -SW digits.so | sed -n "s/^ *\\[ *[0-9]*\\] *\\$section *PROGBITS *[0-9a-f]* *\\([0-9a-f]*\\) .*/\\1/p")
    patched $((at + 33)) 1 77
    expect tpurun 1 'its bytes have the checksum' patched.so
done
"${CC:-cc}" -shared digits.o -lm -o unsealed.so
expect tpurun 0 'no checksums: linked by another program' unsealed.so --describe
expect tpurun 1 'has no checksums' unsealed.so --verify
for linker in ld ld.lld mold; do
    command -v $linker >/dev/null || continue
    "$build/tpucc" "$root/samples/digits/digits.fb" --linker=$linker -o linked.so
    expect tpurun 0 'sound: ' linked.so --verify
    strip linked.so
    expect tpurun 0 'sound: ' linked.so --verify
done

# --- at random: see flips.c, which takes more
"$build/tpucc" "$models/bert_tiny.mlir" --weights "$models/bert_tiny.safetensors" -o bert.so 2>err || fail bert
cat >sizes.mlir <<'END'
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %y: tensor<?xf32> {tpu.dims = ["max(2*n, m^2) - floordiv(n, 3)"]}, %z: tensor<?xf32> {tpu.dims = ["m"]}, %a: tensor<?xf32> {tpu.dims = ["n + k"]}) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = stablehlo.negate %x : tensor<?xf32>
  %1 = stablehlo.negate %a : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
END
"$build/tpucc" sizes.mlir -o sizes.so --bucket n=4,8 --bucket m=2,3 --dim k=2 || fail sizes
for artifact in digits.so bert.so sizes.so; do
    "$build/tests/flips" $artifact --mode=run --flips=200 --cuts=50 >out 2>err || fail "flips $artifact"
    "$build/tests/flips" $artifact --mode=verify --flips=100 --cuts=20 >out 2>err || fail "flips $artifact --mode=verify"
    "$build/tests/flips" $artifact --flips=300 --cuts=30 --lies >out 2>err || fail "flips $artifact --lies"
    n=$((n + 3))
done

# --- inputs that are missing or do not fit
expect tpurun 2 "argument 0 'input', tensor<1x1x28x28xf32>, is not given" digits.so
expect tpurun 1 "'arg0' is tensor<1x1x28x28xf32>, the file holds tensor<100x1x28x28xf32>" digits.so --input "arg0=$models/digits.input.npy"
expect tpurun 1 'the file holds tensor<2x16xi32>' digits.so --input "input=$models/bert_tiny.input.npy"
expect tpurun 3 'absent.npy: error: ' digits.so --input input=absent.npy
expect tpurun 1 'digits.fb: error: ' digits.so --input "input=$root/samples/digits/digits.fb"

# --- a compiler that is stopped leaves the old file or the new one, and nothing else
compile() { "$build/tpucc" "$models/mobilenet_tiny.mlir" --weights "$models/mobilenet_tiny.safetensors" -o "$1" >out 2>err; }
mkdir stop
compile stop/whole.so
mv stop/whole.so whole.so
for delay in 0.002 0.01 0.03 0.06 0.1 0.15 0.2 0.3; do
    "$build/tpucc" "$models/mobilenet_tiny.mlir" --weights "$models/mobilenet_tiny.safetensors" -o stop/whole.so >out 2>err &
    pid=$!
    sleep $delay
    kill -TERM $pid 2>/dev/null || true
    { wait $pid || true; } 2>/dev/null
    n=$((n + 1))
    [ ! -e stop/whole.so ] || cmp stop/whole.so whole.so || fail "a compiler stopped after $delay s left half a file"
    rm -f stop/whole.so
    [ -z "$(ls -A stop)" ] || fail "a compiler stopped after $delay s left $(ls -A stop)"
done

# --- a disk that is full
mkdir small
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=64k tmpfs small 2>/dev/null; then
    mounted=$work/small
    echo old >small/kept.so
    for name in kept.so new.so new.o new.fb; do
        expect tpucc 3 "$name: error: " "$root/samples/digits/digits.fb" -o small/$name
        grep -q 'No space left on device' err || fail "a full disk is not named"
    done
    [ "$(cat small/kept.so)" = old ] || fail "a full disk lost the old file"
    [ "$(ls -A small)" = kept.so ] || fail "a full disk left $(ls -A small)"
    "$build/tpucc" "$models/resnet_tiny.mlir" --weights "$models/resnet_tiny.safetensors" -o resnet.so 2>err
    head -c 100000 /dev/zero >small/filler 2>/dev/null || true
    expect tpurun 3 'No space left on device' resnet.so --input "arg0=$models/resnet_tiny.input.npy" --output output=small/y.npy
    [ ! -e small/y.npy ] || fail "a full disk left half a result"
fi
echo "damage: as expected in $n calls${mounted:+, a full disk among them}"
