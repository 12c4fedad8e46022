#!/bin/sh
# What other programs make of an artifact: it needs libc and libm only and exports one name; nm, objdump, readelf, gdb, perf, strip read it;
# a stripped copy still runs; .s goes through the assembler, .ll through LLVM, and with the weights both give programs that run.
#   tools.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
left=

# runs_right FILE.so: gives what PyTorch gives
runs_right() {
    n=$((n + 1))
    "$build/tpurun" "$1" --input "arg0=$models/digits.input.npy" --expect "output=$models/digits.expected.npy" \
        --rtol 1e-4 --atol 1e-5 >log 2>&1 || fail "$1 does not run as it should"
}

# tool NAME...: the first of these programs that is there
tool() {
    for t in "$@"; do
        if command -v "$t"; then return; fi
    done
    left="$left $1"
    return 1
}

compile() { "$build/tpucc" "$models/digits.mlir" --weights "$models/digits.safetensors" --prefix digits "$@" 2>log || fail "digits does not compile $*"; }
compile -o digits.so
runs_right digits.so

# Everything that ldd names is libc, libm, the loader or the kernel's, and there everything is found; so of a program that trains.
"$build/tpucc" "$models/digits.mlir" --train --data input --loss sparse_categorical_crossentropy --optimizer lamb:clip_norm=1 --schedule cosine:steps=9 \
    --metrics accuracy,top3 --batch 8 --replicas 2 --prefix trains -o trains.so 2>log || fail "digits does not compile to a program that trains"
for program in digits trains; do
    strays=$(ldd -r ./$program.so 2>&1 | grep -Ev 'libc\.so|libm\.so|ld-linux|linux-vdso|statically linked' || true)
    [ -z "$strays" ] || fail "$program.so needs more than libc and libm: $strays"
    [ "$(nm -D --defined-only $program.so | sed 's/.* //')" = ${program}_tpu_program ] || fail "$program.so exports more than its table"
done

nm digits.so >log
kernels=$(grep -c ' [tT] digits\.' log || true)
[ "$kernels" -ge 2 ] || fail "nm shows $kernels kernels"
objdump -d digits.so >log 2>err
[ ! -s err ] || fail "objdump says: $(cat err)"
grep -q '^[0-9a-f]* <digits\.[0-9a-z_.]*>:' log || fail "objdump names no kernel"
if grep -q '(bad)' log; then fail "objdump finds bytes that are no instructions"; fi
readelf -aW digits.so >log 2>err
if [ -s err ] || grep -qi 'warning' log; then fail "readelf complains"; fi
if grep -q 'TEXTREL' log; then fail "digits.so has relocations in its code"; fi
grep -q 'GNU_STACK .* RW ' log || fail "digits.so asks for a stack that runs code"
if grep 'LOAD ' log | grep -q 'RWE'; then fail "digits.so has memory that is written and run"; fi
if tool eu-elflint >/dev/null; then # it knows no notes but those of GNU
    eu-elflint --gnu-ld digits.so >log 2>&1 || true
    if grep -v "owner name 'tpucc seal'" log | grep -v '^No errors'; then fail "eu-elflint complains"; fi
fi
if tool gdb >/dev/null; then
    gdb -nx -batch -ex 'info functions digits' digits.so >log 2>&1
    grep -q '0x[0-9a-f]*  *digits\.' log || fail "gdb knows no kernel"
    gdb -nx -batch -ex 'set breakpoint pending on' -ex 'rbreak ^digits\.' -ex 'set confirm off' digits.so >log 2>&1 || fail "gdb fails"
fi
if tool perf >/dev/null && perf record -o perf.data "$build/tpurun" digits.so --bench=0.3 >log 2>&1; then
    perf report -i perf.data --stdio 2>/dev/null | grep -q 'digits\.' || fail "perf names no kernel"
fi

for strip in strip llvm-strip-22 eu-strip; do
    tool $strip >/dev/null || continue
    for option in --strip-debug --strip-all; do
        [ $strip-$option != eu-strip---strip-all ] || option=
        cp digits.so stripped.so
        # shellcheck disable=SC2086 # may be empty
        $strip $option stripped.so >log 2>&1 || fail "$strip $option fails"
        runs_right stripped.so
    done
done

# Links of other linkers, and artifacts by way of text.
compile -o digits.o
compile -o digits.s
compile -o digits.ll
"${CC:-cc}" -shared digits.o -lm -o of_object.so
runs_right of_object.so
# Text holds no weights, only their name.
objcopy -O binary --only-section=.lrodata digits.o weights.bin
cat >weights.s <<'END'
    .section .lrodata, "al", @progbits
    .balign 4096
    .globl digits_tpu_constants
    .hidden digits_tpu_constants
digits_tpu_constants:
    .incbin "weights.bin"
    .section .note.GNU-stack, "", @progbits
END
"${CC:-cc}" -c digits.s -o of_text.o
[ "$(nm -u of_text.o | grep -c _tpu_constants)" = 1 ] || fail "digits.s does not ask for its weights"
"${CC:-cc}" -shared of_text.o weights.s -lm -o of_text.so
runs_right of_text.so
for linker in ld ld.lld ld.lld-22 mold cc; do
    tool $linker >/dev/null || continue
    compile --linker=$linker -o linked.so
    runs_right linked.so
done
major=$("$build/tpurun" digits.so --describe | sed -n 's/.*(LLVM \([0-9]*\).*/\1/p')
if llc=$(tool "llc-$major"); then
    "$llc" -O2 -relocation-model=pic -filetype=obj digits.ll -o of_ir.o
    "${CC:-cc}" -shared of_ir.o weights.s -lm -o of_ir.so
    runs_right of_ir.so
fi
if clang=$(tool "clang-$major"); then
    "$clang" -O1 -fPIC -Wno-override-module -shared digits.ll weights.s -lm -o of_clang.so
    runs_right of_clang.so
fi
echo "tools: $n artifacts run; not installed here:${left:- nothing}"
