#!/bin/sh
# --tune and --tuned: a file of choices decides the artifact and no bit of what it computes but by Winograd's method, and a file that is damaged or made for
# something else is refused. How fast anything is, no test says.
#   tune.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
digits=$models/digits
PATH=$build:$PATH

make() { # make OUT OPTION...
    out=$1
    shift
    tpucc "$digits.mlir" --weights "$digits.safetensors" --prefix digits -o "$out" "$@" >said 2>&1 || fail "tpucc $*"
}
bits() { tpurun "$1" --input "input=$digits.input.npy" --output "output0=$2" --threads "$3" >said 2>&1 || fail "tpurun $1"; }

# What --tune compiles is what --tuned makes of its file, each time.
make a.so --tune
make b.so --tuned=a.so.tuned
cmp a.so b.so || fail 'the same choices made another program'
make c.so --tune=own.json --mcpu=x86-64-v3
make d.so --tuned own.json --mcpu=x86-64-v3
cmp c.so d.so || fail 'the same choices made another program for AVX2'
[ "$(grep -c '"kernel": ' own.json)" = 4 ] || fail 'not a line for each of 4 contractions'
bits a.so a.npy 1
tpurun a.so --input "input=$digits.input.npy" --expect "output0=$digits.expected.npy" --rtol 1e-4 --atol 1e-4 >said 2>&1 || fail 'a tuned program computes something else'

# choose FILE FROM CHOICES: the same kernels with these choices; of the kernel that has KERNEL, where it is set
choose() {
    sed -E "/${KERNEL:-kernel}/"' s/^  \{"kernel": ("[^"]*").*[}](,?)$/  {"kernel": \1'"$3"'}\2/' "$2" >"$1"
}

# A row by weights in fewer bytes, as which they are measured: each kernel says so. Of bf16 sums are made in parts, in as many by each register tile.
awk 'BEGIN {
    print "func.func @main(%x: tensor<1x300xf32>) -> tensor<1x48xf32> {"
    printf "  %%w = stablehlo.constant dense<["
    for (k = 0; k < 300; k++) for (n = 0; n < 48; n++) printf "%s%.4f%s", n ? ", " : k ? ", [" : "[", sin(k * 48 + n), n == 47 ? "]" : ""
    print "]> : tensor<300x48xf32>"
    print "  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x300xf32>, tensor<300x48xf32>) -> tensor<1x48xf32>"
    print "  return %r : tensor<1x48xf32>\n}"
}' >row.mlir
for as in f32: bf16:_bf16 int8:_int8 int4:32:_int4; do
    tpucc row.mlir --weights-as="${as%:*}" -o row.so --tune=row.json >said 2>&1 || fail "a row by weights cannot be tuned, ${as%:*}"
    grep -q "%constant${as##*:}, contracting" row.json || fail "another kernel is measured, ${as%:*}"
    grep -q ': warning' said && fail "what is measured has no such weights, ${as%:*}"
    choose row2.json row.json ', "task": [1, 16]'
    tpucc row.mlir --weights-as="${as%:*}" -o tasks.so --tuned=row2.json >said 2>&1 || fail "choices of ${as%:*}"
    tpurun tasks.so --describe | grep -q '3 tasks' || fail "choices of ${as%:*} are not followed"
done
tpucc row.mlir -o tasks.so --tuned=row2.json >said 2>&1 || fail 'choices of other weights'
grep -q 'none of its 1 contractions is one of this model' said || fail 'choices of other weights are not idle'

# Whatever is chosen, bits stay, on any number of threads, but where Winograd's method is.
make direct.so --conv=direct
bits direct.so direct.npy 1
for choices in ', "task": [7, 20]' ', "task": [512, 16], "prefetch": 2' ', "registers": [16, 4], "winograd": 0' ', "registers": [1, 1], "prefetch": 0' \
    ', "registers": [3, 5], "task": [40, 48], "prefetch": 8' ', "registers": [4, 16], "prefetch": 1'; do
    for mcpu in $(targets native x86-64-v3); do
        [ $mcpu = native ] && from=a.so.tuned || from=own.json
        choose forced.json "$from" "$choices"
        make forced.so --tuned=forced.json --conv=direct --mcpu=$mcpu
        for threads in 1 2; do
            bits forced.so forced.npy $threads
            cmp direct.npy forced.npy || fail "other bits with$choices on $threads threads for $mcpu"
            n=$((n + 1))
        done
    done
done
for pixels in 2 4; do
    KERNEL=13x13x16 choose winograd.json a.so.tuned ", \"winograd\": $pixels"
    make winograd.so --tuned=winograd.json
    bits winograd.so one.npy 1
    bits winograd.so two.npy 2
    cmp one.npy two.npy || fail 'the number of threads changes bits'
    tpurun winograd.so --input "input=$digits.input.npy" --expect "output0=direct.npy" --rtol 1e-4 --atol 1e-5 >said 2>&1 || fail 'it computes something else'
    make direct2.so --tuned=winograd.json --conv=direct
    bits direct2.so two.npy 1
    cmp two.npy direct.npy || fail '--conv=direct does not hold'
done

# Choices that this model has no contraction for are said to be idle, and change nothing.
sed 's/tensor</tensor<7x/g' a.so.tuned >other.json
make other.so --tuned=other.json
grep -q 'none of its 4 contractions is one of this model' said || fail 'idle choices are not said'
make plain.so
bits plain.so one.npy 1
bits other.so two.npy 1
cmp one.npy two.npy || fail 'idle choices change bits'

# A dilated window is done by Winograd's method on phases of the image, unless the choice is to multiply directly.
types='(tensor<1x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<1x28x28x128xf32>'
op='dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]}'
op="stablehlo.convolution(%x, %constant) $op {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : $types"
cat >dilated.mlir <<END
func.func @main(%x: tensor<1x28x28x128xf32>) -> tensor<1x28x28x128xf32> {
  %constant = stablehlo.constant dense<0.01> : tensor<3x3x128x128xf32>
  %y = $op
  return %y : tensor<1x28x28x128xf32>
}
END
{ sed -n 1,2p a.so.tuned; echo "  {\"kernel\": \"$op\", \"winograd\": 0}"; echo ' ]}'; } >dilated.json
tpucc dilated.mlir -o dilated.so && tpucc dilated.mlir -o chosen.so --tuned=dilated.json || fail 'a dilated window'
tpurun dilated.so --describe | grep -q winograd || fail 'a dilated window is not done by phases, so the next line shows nothing'
! tpurun chosen.so --describe | grep winograd || fail 'a choice to multiply directly is not followed'

# tpucc explain: choices are part of the key, the times in their file are not.
choose plain.json a.so.tuned ', "task": [32, 32], "us": 1.5, "us_before": 2.5'
choose other.json a.so.tuned ', "task": [32, 64]'
make plain.so --tuned=plain.json
sed 's/"us": 1.5/"us": 1.25/' plain.json >times.json
tpucc explain plain.so "$digits.mlir" --weights "$digits.safetensors" --tuned=times.json >said || fail 'times count'
for given in '' --tuned=other.json; do
    ! tpucc explain plain.so "$digits.mlir" --weights "$digits.safetensors" $given >said || fail 'other choices do not count'
    grep -q '^flag --tuned: choices #.* before' said || fail 'explain does not say that choices differ'
done

# refused CODE TEXT OPTION...: one error that has the text; for exit code 1 with the code of its page
refused() {
    code=$1 text=$2
    shift 2
    got=0
    tpucc "$digits.mlir" --weights "$digits.safetensors" -o refused.so "$@" >said 2>&1 || got=$?
    [ $got = "$code" ] && [ "$(grep -c ': error: ' said)" = 1 ] && grep -qF -- "$text" said || fail "$*: exit $got, not $code with '$text'"
    [ "$code" != 1 ] || grep -q '\[tuned-choices\]$' said || fail "$*: no code"
    [ ! -e refused.so ] || fail "$*: there is a program"
    n=$((n + 1))
}
damaged() { # damaged TEXT SCRIPT: a.so.tuned changed by sed
    sed -E "$2" plain.json >damaged.json
    ! cmp -s damaged.json plain.json || fail "nothing is damaged by $2"
    refused 1 "$1" --tuned=damaged.json
}
damaged 'line 1 is no JSON' '1 s/^./x/'
damaged 'is no JSON' '4,$ d'
damaged 'does not begin with "tpucc choices"' '1 s/tpucc choices/choices/'
damaged 'this compiler reads version 1' '1 s/": 1,/": 2,/'
damaged "the choices are of compiler 'tpucc 9'" '1 s/"tpucc [^"]*\)"/"tpucc 9"/'
damaged "the choices are of target 'haswell'" '1 s/"target": "[^"]*"/"target": "haswell"/'
damaged '"target" is missing' '1 s/"target"/"goal"/; 1 s/"goal": "[^"]*", //'
damaged '--cores=16' '1 s/"cores": 16/"cores": 8/'
damaged '"more" is nothing that this compiler knows' '1 s/"cores"/"more": 1, "cores"/'
damaged '"kernels" is missing' '2 s/\[/{/; $ s/\]/}/; 3,$ s/^  .*$//'
damaged 'does not say which "kernel" it is' '3 s/"kernel"/"prefetch"/'
damaged '"depth" is no choice that this compiler knows' '4 s/"task": \[32, 32\]/"depth": 3/'
damaged '"task" is no list of two numbers' '4 s/\[32, 32\]/[32]/'
damaged '"task" is no number from 1' '4 s/\[32, 32\]/[32, 0]/'
damaged 'together' '4 s/\[32, 32\]/[6000, 6000]/'
damaged 'kernel 2: "registers" is more than' '5 s/"task": \[32, 32\]/"registers": [16, 5]/'
damaged '"winograd" is 0, 2 or 4' '4 s/"task": \[32, 32\]/"winograd": 3/'
damaged "the choices say Winograd's method" '5 s/"task": \[32, 32\]/"winograd": 4/'
damaged '"us" is no time' '4 s/1.5/"fast"/'
damaged 'duplicate' '4 s/"us": 1.5/"task": [1, 1]/'
damaged 'a kernel is there twice' '4 {p}'
: >empty.json
refused 1 'this file is empty' --tuned=empty.json
refused 2 'no regular file' --tune=/dev/null
refused 3 'nowhere.json' --tuned=nowhere.json
refused 2 'give one of them' --tuned=plain.json --tune=x.json
refused 2 'is also the output' --tune=refused.so
refused 2 'is also the model' --tune="$digits.mlir"
refused 2 'the file of choices' --tuned=plain.json --shape-report=plain.json
cp "$digits.mlir" model.mlir
! tpucc model.mlir -o model.out.mlir --tune >said 2>&1 || fail '--tune with no code'
grep -q -- '--tune would change nothing' said || fail '--tune with no code is not refused by its name'
mkdir apart
for seconds in 0.1 0.3 0.5; do
    TMPDIR=$PWD/apart timeout -s INT "$seconds" "$build/tpucc" "$digits.mlir" --weights "$digits.safetensors" -o apart.so --tune >said 2>&1 || true
    [ -z "$(ls apart)" ] || fail "--tune leaves behind what it measured: $(ls apart/*)"
done
echo "$n choices and refusals"
