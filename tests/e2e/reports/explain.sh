#!/bin/sh
# tpucc explain: an artifact beside the model it was made from, changed in one way at a time; artifacts of other versions, and damaged ones.
#   explain.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

# says TEXT: a line of out or err begins with it
says() { text=$1 awk 'index($0, ENVIRON["text"]) == 1 { found = 1 } END { exit !found }' out err || fail "no line begins with '$1'"; }

# explain CODE COUNT TEXT ARGUMENT...: it ends with CODE, counts so many differences, and a line begins with TEXT
explain() {
    code=$1 count=$2 text=$3
    shift 3
    set +e
    "$build/tpucc" explain "$@" >out 2>err </dev/null
    got=$?
    set -e
    n=$((n + 1))
    [ "$got" = "$code" ] || fail "explain $*: exit $got, not $code"
    case $count in
    0) said='up to date: tpucc would make the same program' ;;
    1) said='would be compiled again: 1 difference' ;;
    *) said="would be compiled again: $count differences" ;;
    esac
    [ "$count" = none ] || [ "$(tail -n 1 out)" = "$said" ] || fail "explain $*: does not end in '$said'"
    says "$text"
}

# differs TEXT ARGUMENT...: one difference, and its line begins with TEXT;  same ARGUMENT...: none;  refused CODE TEXT ARGUMENT...
differs() {
    text=$1
    shift
    explain 1 1 "$text" "$@"
}
same() { explain 0 0 'up to date' "$@"; }
refused() {
    code=$1 text=$2
    shift 2
    explain "$code" none "$text" "$@"
    [ ! -s out ] && [ "$(grep -c ': error: ' err)" = 1 ] || fail "explain $*: not one error"
}

cat >m.mlir <<'END'
module @m {
  func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["b", ""]}, %w: tensor<4x3xf32>, %v: tensor<3xf32>) -> tensor<?x3xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
    %1 = call @act(%0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %c = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %2 = stablehlo.add %c, %v : tensor<3xf32>
    %3 = stablehlo.slice %2 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.pad %1, %4, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
    %6 = stablehlo.subtract %5, %1 : tensor<?x3xf32>
    return %6 : tensor<?x3xf32>
  }
  func.func private @act(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %0 = stablehlo.tanh %a : tensor<?x3xf32>
    return %0 : tensor<?x3xf32>
  }
}
END
flags='--dim b=7 --mcpu=x86-64-v3'
# shellcheck disable=SC2086 # options
{
    "$build/tpucc" m.mlir $flags -o m.so
    "$build/tpucc" m.mlir $flags -o m.o
}
change() {
    sed "$1" m.mlir >changed.mlir
    cmp -s m.mlir changed.mlir && fail "$1 changes nothing"
    return 0
}
# changed SED TEXT...: the model changed by sed differs in one way, and a line begins with each text;  unchanged SED: in none
changed() {
    change "$1"
    # shellcheck disable=SC2086 # options
    differs "$2" m.so changed.mlir $flags
}
unchanged() {
    change "$1"
    # shellcheck disable=SC2086 # options
    same m.so changed.mlir $flags
}

# --- what does not count
same m.so m.mlir --dim b=7 --mcpu=x86-64-v3
same m.o m.mlir --dim b=7 --target x86-64-v3 --matmul=auto
same m.so m.mlir --dim b=7 --mcpu=x86-64-v3 -o elsewhere/m.so --linker ld -v
same m.so m.mlir --dim b=7 --mcpu=x86-64-v3 --matmul=generated --precision=f32 --control-flow=static --cores 16
mkdir elsewhere
cp m.mlir elsewhere/other.mlir
same m.so elsewhere/other.mlir --dim b=7 --mcpu=x86-64-v3
"$build/tpucc" m.mlir -o m.fb
same m.so m.fb --dim b=7 --mcpu=x86-64-v3
"$build/tpucc" m.mlir -o again.mlir --print-locs
same m.so again.mlir --dim b=7 --mcpu=x86-64-v3
unchanged 's/%0/%zero/g; s/%1\b/%one/g; s/%a\b/%given/g'
unchanged '1i // a comment'
unchanged 's/@act/@activation/'
unchanged 's/@m /@another /'
unchanged '/tanh/s/$/ loc("deep\/inside")/'
unchanged 's/\[1\] x \[0\]/&, precision = [DEFAULT, DEFAULT]/' # as JAX prints it
changed 's/\[1\] x \[0\]/&, precision = [HIGHEST, DEFAULT]/' 'op stablehlo.dot_general at changed.mlir:3:10: precision_config: none before, '
cat >open.mlir <<'END'
module @jit_f {
  func.func public @main(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
    %2 = call @_wrapped_jax_export_main(%1, %arg0) : (tensor<i64>, tensor<?x3xf32>) -> tensor<?x3xf32>
    return %2 : tensor<?x3xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i64> {jax.global_constant = "rows"}, %arg1: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %0 = stablehlo.tanh %arg1 : tensor<?x3xf32>
    return %0 : tensor<?x3xf32>
  }
}
END
"$build/tpucc" open.mlir --dim rows=7 -o open.so # named by what jax.export writes
same open.so open.mlir --dim rows=7
differs 'dimension rows: 7 before, 8 now' open.so open.mlir --dim rows=8
cp m.so stripped.so
strip stripped.so
same stripped.so m.mlir --dim b=7 --mcpu=x86-64-v3
"$build/tpucc" m.mlir --dim b=7 --mcpu=x86-64-v3 --linker ld -o linked.so --prefix=m
same linked.so m.mlir --dim b=7 --mcpu=x86-64-v3
for how in pack-relative-relocs nopack-relative-relocs; do
    ld -shared -o relocated.so -z $how --hash-style=gnu m.o 2>err || continue
    same relocated.so m.mlir --dim b=7 --mcpu=x86-64-v3
done
"$build/tpucc" m.mlir --dim b=7 --mcpu=x86-64-v3 -o twice.so
"$build/tpucc" m.mlir --dim b=7 --mcpu=x86-64-v3 -o first.so --prefix=twice
cmp twice.so first.so || fail "the same model and options give other bytes"

# --- flags, sizes, processors
differs 'dimension b: 7 before, 9 now; every size is compiled in; --bucket b=7,9 makes one program for both' m.so m.mlir --dim b=9 --mcpu=x86-64-v3
differs 'dimension b: 7 before, none now' m.so m.mlir --mcpu=x86-64-v3
differs 'target: x86-64-v3 before, x86-64-v4 now' m.so m.mlir --dim b=7 --mcpu=x86-64-v4
differs 'flag --control-flow: static before, select now' m.so m.mlir --dim b=7 --mcpu=x86-64-v3 --control-flow=select
differs 'flag --matmul: generated before, openblas now' m.so m.mlir --dim b=7 --mcpu=x86-64-v3 --matmul=openblas
differs 'flag --cores: 16 before, 2 now' m.so m.mlir --dim b=7 --mcpu=x86-64-v3 --cores=2
differs 'flag --skip: none before, canon now' m.so m.mlir --dim b=7 --mcpu=x86-64-v3 --skip=canon
differs 'name of the program: m before, other now' m.so m.mlir --dim b=7 --mcpu=x86-64-v3 --prefix=other
differs 'name of the program: m before, n now' m.so m.mlir --dim b=7 --mcpu=x86-64-v3 -o n.so
explain 1 3 'target: ' m.so m.mlir --dim b=8 --mcpu=x86-64-v4 --control-flow=dynamic
"$build/tpucc" m.mlir --dim b=7 --mcpu=x86-64-v4 -o v4.so # whatever this machine is
differs 'target: x86-64-v4 before, x86-64-v3 now; code is made for one processor; --mcpu=x86-64-v4' v4.so m.mlir --dim b=7 --mcpu=x86-64-v3

# --- buckets
grep -v 'reduce\|slice\|pad' m.mlir | sed 's/%5, %1/%1, %0/' >rows.mlir
"$build/tpucc" rows.mlir --bucket b=32,8 --mcpu=x86-64-v3 -o rows.so
same rows.so rows.mlir --bucket b=8,32 --mcpu=x86-64-v3
differs 'dimension b: buckets 8,32 before, buckets 8,32,64 now' rows.so rows.mlir --bucket b=8,32,64 --mcpu=x86-64-v3
differs 'dimension b: buckets 8,32 before, 8 now' rows.so rows.mlir --dim b=8 --mcpu=x86-64-v3
differs 'dimension b: buckets 8,32 before, none now; it is not bound now; --bucket b=8,32 binds it as before' rows.so rows.mlir --mcpu=x86-64-v3

# --- ops
changed 's/tanh/logistic/' 'op stablehlo.logistic at changed.mlir:15:10: stablehlo.tanh : tensor<?x3xf32> before, stablehlo.logistic : tensor<?x3xf32> now'
changed 's/dense<\[1.0, 2.0, 3.0\]>/dense<[1.0, 2.0, 3.5]>/' 'op stablehlo.constant at changed.mlir:5:10: value: dense<[1.0, 2.0, 3.0]> : tensor<3xf32> before, dense<[1.0, 2.0, 3.5]>'
sed 's/%2 = stablehlo.add %c/%l = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<9xi32>\n    &/' m.mlir >large.mlir
"$build/tpucc" large.mlir --dim b=7 --mcpu=x86-64-v3 -o large.so
sed 's/8, 9\]/8, 10]/' large.mlir >larger.mlir
differs 'op stablehlo.constant at larger.mlir:6:10: value: dense<#' large.so larger.mlir --dim b=7 --mcpu=x86-64-v3
changed 's/dense<0.0>/dense<-0.0>/' 'op stablehlo.constant at changed.mlir:8:10: value: dense<0.0>'
sed 's/low = \[0, 0\]/low = [1, 0]/; s/high = \[0, 0\]/high = [-1, 0]/' m.mlir >pad.mlir
explain 1 2 'op stablehlo.pad at pad.mlir:10:10: edge_padding_low: array<i64: 0, 0> before, array<i64: 1, 0> now' m.so pad.mlir --dim b=7 --mcpu=x86-64-v3
changed 's/%5, %1 : tensor<?x3/%1, %1 : tensor<?x3/' 'op stablehlo.subtract at changed.mlir:11:10: operand 0: stablehlo.pad at 10:10 before, func.call at 4:10 now'
changed 's/= stablehlo.tanh %a/= stablehlo.sine %a : tensor<?x3xf32>\n    %1 = stablehlo.tanh %0/; 15,$s/return %0/return %1/' 'op stablehlo.sine at changed.mlir:15:10: none before, stablehlo.sine : tensor<?x3xf32> now; it is new'
changed '/subtract/d; s/return %6/return %5/' 'op stablehlo.subtract (was at 11:10): stablehlo.subtract : tensor<?x3xf32> before, none now; it is gone'
changed '/= stablehlo.reduce/s/add/maximum/' 'op stablehlo.maximum at changed.mlir:9:10: stablehlo.add : tensor<f32> before, stablehlo.maximum'
changed '/tanh/s/: tensor/{tpu.note = "x"} : tensor/' 'op stablehlo.tanh at changed.mlir:15:10: tpu.note: none before, "x" now'

# --- arguments and results
changed 's/%v\b/%bias/g' "argument 'bias': name: v before, bias now; callers name it"
changed 's/"b", ""/"b", "four"/' "argument 'x': names of dimensions: [\"b\", \"\"] before, [\"b\", \"four\"] now"
changed '2s/-> tensor<?x3xf32>/-> (tensor<?x3xf32> {jax.result_info = "y"})/' "result 'output0': jax.result_info: none before, \"y\" now"
changed 's/%w: tensor<4x3xf32>, %v: tensor<3xf32>/%v: tensor<3xf32>, %w: tensor<4x3xf32>/' "argument 'v': position: 2 before, 1 now"
changed 's/%v: tensor<3xf32>)/%v: tensor<3xf32>, %u: tensor<2xi1>)/' "argument 'u': none before, tensor<2xi1> now; it is new"
sed 's/x4x/x5x/g; s/4x3/5x3/g' m.mlir >wide.mlir
explain 1 3 "argument 'x': type: tensor<?x4xf32> before, tensor<?x5xf32> now" m.so wide.mlir --dim b=7 --mcpu=x86-64-v3
says 'op stablehlo.dot_general at wide.mlir:3:10: types: (tensor<?x4xf32>, tensor<4x3xf32>) -> tensor<?x3xf32> before, '
sed 's/f32/f64/g' m.mlir >double.mlir
explain 1 none "argument 'x': type: tensor<?x4xf32> before, tensor<?x4xf64> now" m.so double.mlir --dim b=7 --mcpu=x86-64-v3
grep -q 'op .*: types of it and of [0-9]* other ops: ' out || fail "ops of other types are not one line"

# --- weights
digits="$models/digits.mlir --mcpu=x86-64-v3 --weights"
cp "$models/digits.safetensors" moved.safetensors
# shellcheck disable=SC2086 # options
{
    "$build/tpucc" $digits "$models/digits.safetensors" -o w.so 2>err
    same w.so $digits "$models/digits.safetensors"
    same w.so $digits moved.safetensors
    printf '\100' | dd of=moved.safetensors bs=1 seek=$(($(wc -c <moved.safetensors) - 1)) conv=notrunc 2>err
    differs "weight '" w.so $digits moved.safetensors
    grep -qE "^weight '[a-z0-9._]+': values #[0-9a-f]{16} before, values #[0-9a-f]{16} now; its values are compiled in$" out || fail "one weight"
}
explain 1 none "weight '" w.so "$models/digits.mlir" --mcpu=x86-64-v3
grep -qE "^weight '.*': values #[0-9a-f]{16} before, none now; an argument now" out || fail "weights that are gone"

# --- what writes files when compiling writes none here, where the model could lie in the way
mkdir dumped
cp m.mlir dumped/00-read.mlir
same m.so dumped/00-read.mlir --dim b=7 --mcpu=x86-64-v3 --dump-ir=dumped --dump-ir=dumped/. --shape-report=dumped/r.txt
cmp -s m.mlir dumped/00-read.mlir && [ "$(ls dumped)" = 00-read.mlir ] || fail "explain wrote into the folder of dumps"

# --- the key: as long as it needs to be, and shown in short
details=$(python3 -c 'b = open("m.so", "rb").read(); i = b.index(b"tpucc key "); print(b.index(b"\0", i) - i)')
[ "$details" -gt 500 ] && [ "$details" -lt 2500 ] || fail "$details bytes of details"

"$build/tpurun" m.so --describe >out 2>err
[ "$(grep -c '^made from graph=[0-9a-f]* target=x86-64-v3 matmul=generated control-flow=static conv=auto scatter=stablehlo precision=f32 weights-as=f32 cores=16 places=lines loops=kernels dim.b=7$' out)" = 1 ] || fail "--describe does not show the key"

# --- questions and mistakes
explain 0 none 'usage: tpucc explain OLD.so MODEL' --help
refused 2 'tpucc: error: neither an artifact nor a model was given' 
refused 2 'tpucc: error: no model was given' m.so
refused 2 'tpucc: error: unknown option' m.so m.mlir --jsn
refused 2 'tpucc: error: one model at a time' m.so m.mlir m.mlir
refused 2 'tpucc: error: --passes leaves out passes' m.so m.mlir --passes=canon
refused 2 'tpucc: error: --dim c=7: @main has no symbol, dimension or scalar integer argument of this name' m.so m.mlir --dim c=7
refused 2 'tpucc: error: --bucket b.0=8: @main has no symbol, dimension or scalar integer argument of this name' rows.so rows.mlir --bucket b.0=8
refused 2 'tpucc: error: --shape-report' m.so m.mlir --shape-report=
refused 2 'tpucc: error: --mcpu: unknown processor' m.so m.mlir --mcpu=abacus
refused 3 'absent.so: error: cannot open this file' absent.so m.mlir
refused 3 'absent.mlir: error: cannot open this file' m.so absent.mlir
refused 3 'elsewhere: error: ' elsewhere m.mlir
refused 1 'm.mlir: error: is not an artifact of tpucc' m.mlir m.mlir
grep -q 'help: OLD.so is what tpucc MODEL -o OLD.so has made' err || fail "it is not said what an artifact is"
refused 1 'm.mlir: error: is not an artifact of tpucc' m.mlir m.so
grep -q 'help: the program comes first, then the model: tpucc explain m.so m.mlir$' err || fail "the order is not said"
refused 1 'm.mlir: error: is not an artifact of tpucc' m.mlir --dim b=7 m.so
grep -q 'tpucc explain m.so m.mlir .., with the options as they are' err || fail "the order is not said"
refused 1 'm.so: error: ' m.so m.so
: >empty.so
refused 1 'empty.so: error: is not an artifact of tpucc' empty.so m.mlir
printf 'int x;' | "${CC:-cc}" -shared -fPIC -x c -o none.so -
refused 1 'none.so: error: holds no program of tpucc' none.so m.mlir
"$build/tpucc" m.mlir --dim b=7 --prefix=other -o other.o
ld -r -o two.o m.o other.o
refused 1 'two.o: error: holds more than one program' two.o m.mlir
ld -shared -o two.so m.o other.o
refused 1 'two.so: error: holds more than one program' two.so m.mlir
printf 'no model' >bad.mlir
explain 1 none 'bad.mlir:' m.so bad.mlir

# --- other versions: number OFFSET BYTES VALUE writes a little-endian number into patched.so
number() {
    for i in $(seq 0 $(($2 - 1))); do
        # shellcheck disable=SC2059 # the format is the byte
        printf "\\$(printf %03o $(($3 >> 8 * i & 255)))" | dd of=patched.so bs=1 seek=$(($1 + i)) conv=notrunc 2>/dev/null
    done
}
# replaced OLD NEW: patched.so is m.so with NEW, as long, for OLD
replaced() {
    at=$(LC_ALL=C grep -obaF -- "$1" m.so | head -n 1 | LC_ALL=C sed 's/:.*//')
    cp m.so patched.so
    printf %s "$2" | dd of=patched.so bs=1 seek="$at" conv=notrunc 2>/dev/null
}
table=0x$(nm m.so | sed -n 's/ [DdRr] m_tpu_program$//p')
section=$(readelf -SW m.so | sed -n 's/^ *\[ *[0-9]*\] *\.data\.rel\.ro *PROGBITS *\([0-9a-f]*\) *\([0-9a-f]*\) .*/0x\1 0x\2/p')
at=$((table - ${section% *} + ${section#* }))
cp m.so patched.so
number $((at + 4)) 4 999
differs 'format of the artifact: version 999 before, version ' patched.so m.mlir --dim b=7 --mcpu=x86-64-v3
number $((at + 8)) 8 88 # a table from before there were details
explain 1 none 'format of the artifact: version 999 before' patched.so wide.mlir --dim b=7 --mcpu=x86-64-v3
says 'graph: #'
cp m.so patched.so
number "$at" 4 1
refused 1 'patched.so: error: is damaged: the program table has a wrong mark' patched.so m.mlir
cp m.so patched.so
number 18 2 183
refused 1 'patched.so: error: is for another machine' patched.so m.mlir
replaced 'tpucc 0.' 'tpucc 9.'
differs 'compiler: tpucc 9.' patched.so m.mlir --dim b=7 --mcpu=x86-64-v3
replaced 'tpucc key 1' 'tpucc key 9'
refused 1 'patched.so: error: is damaged: its bytes have the checksum ' patched.so m.mlir --dim b=7 --mcpu=x86-64-v3
differs 'graph: #' patched.so changed.mlir --dim b=7 --mcpu=x86-64-v3
grep -q 'of another version of tpucc' out || fail "it is not said why there are no details"
replaced 'in	0' 'xx	0'
refused 1 'patched.so: error: is damaged: in the lines of its key, a line has an unknown tag' patched.so m.mlir --dim b=7

replaced 'm_tpu_program' 'x_tpu_program'
refused 1 'patched.so: error: is ' patched.so m.mlir --dim b=7 --mcpu=x86-64-v3

# --- cut off: refused with one sentence
size=$(wc -c <m.so)
for place in $(seq 0 97 "$size"); do
    head -c "$place" m.so >cut.so
    set +e
    "$build/tpucc" explain cut.so m.mlir --dim b=7 --mcpu=x86-64-v3 >out 2>err
    got=$?
    set -e
    n=$((n + 1))
    { [ $got = 1 ] && [ "$(grep -c 'cut.so: error: ' err)" = 1 ]; } || fail "cut at $place: exit $got"
done
head -c 3000 m.so >cut.so
refused 1 'cut.so: error: is ' cut.so m.mlir

# --- JSON
explain 1 none '{' --json m.so m.mlir --dim b=9 --mcpu=x86-64-v4
python3 - <<'END' || fail "--json"
import json
a = json.load(open("out"))
assert a["artifact"] == "m.so" and a["model"] == "m.mlir" and a["up_to_date"] is False
assert [(d["kind"], d["before"], d["now"]) for d in a["differences"]] == [("target", "x86-64-v3", "x86-64-v4"), ("dimension", "7", "9")]
END
explain 0 none '{' m.so m.mlir --json --dim b=7 --mcpu=x86-64-v3
grep -q '"up_to_date": true' out || fail "--json of none"
echo "explain: as expected in $n calls"
