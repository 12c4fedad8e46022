#!/bin/sh
# Inputs that are no files, or never end, and outputs of runs that are killed, run side by side or have no room: a sentence, the documented code, nothing half
# written and nothing left behind.
#   limits.sh BUILD_DIR
set -u
. "$(dirname "$0")/../lib.sh"
mounted=
trap '[ -z "$mounted" ] || umount "$mounted"; rm -rf "$work"' EXIT

# run CODE TEXT COMMAND...: ends with it within a minute, and says TEXT
run() {
    code=$1 text=$2
    shift 2
    n=$((n + 1))
    timeout 60 "$@" >out 2>err </dev/null
    got=$?
    [ "$got" = "$code" ] || wrong "$*: exit $got, not $code: $(cat err)"
    [ -z "$text" ] || cat out err | grep -qF -- "$text" || wrong "$*: does not say '$text': $(cat out err)"
}

cat >plain.mlir <<'END'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
END
run 0 '' "$build/tpucc" plain.mlir -o plain.so
printf '\223NUMPY\1\0\166\0%-117s\n\0\0\200\77\0\0\200\77' "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }" >x.npy

# --- what never ends
run 3 'this goes on for more than 1024 MiB' "$build/tpucc" /dev/zero -o x.so
run 3 'this goes on for more than 1024 MiB' "$build/tpucc" plain.mlir --weights /dev/zero -o x.so
run 3 'this goes on for more than 1024 MiB' sh -c "yes '// text' | '$build/tpucc' /dev/stdin -o x.so"
run 3 'this goes on for more than 1024 MiB' "$build/tpucc" explain /dev/zero plain.mlir
run 1 'is not a .npy file' "$build/tpurun" plain.so --input x=/dev/zero
run 1 'more bytes follow the array of 8 bytes' sh -c "cat x.npy /dev/zero | '$build/tpurun' plain.so --input x=/dev/stdin"
run 1 'its header has 4294967295 bytes' sh -c "{ printf '\\223NUMPY\\2\\0\\377\\377\\377\\377'; cat /dev/zero; } | '$build/tpurun' plain.so --input x=/dev/stdin"
run 1 'is not a .npy file: it is empty' "$build/tpurun" plain.so --input x=/dev/null
run 0 '' "$build/tpurun" plain.so --input x=x.npy --output output=y.npy
run 0 '' sh -c "cat x.npy | '$build/tpurun' plain.so --input x=/dev/stdin --expect output=y.npy"
run 3 '' "$build/tpurun" /dev/zero --describe
{ cat plain.mlir; head -c 5000 /dev/zero | tr '\0' ' '; } >hole.mlir && truncate -s 1T hole.mlir 2>err && run 1 'is zero, which no text has' "$build/tpucc" hole.mlir -o x.so
truncate -s 1T hole.npy 2>err && run 1 'is not a .npy file' "$build/tpurun" plain.so --input x=hole.npy

# --- what is no file
run 1 'this is a folder, and none that torch_xla writes' "$build/tpucc" . -o x.so
run 3 'Is a directory' "$build/tpurun" plain.so --input x=.
run 1 'this file is empty' "$build/tpucc" /dev/null -o x.so
mkfifo pipe
{ cat plain.mlir >pipe & } && run 0 '' "$build/tpucc" pipe -o piped.so
[ -r /proc/self/status ] && run 1 'error: ' "$build/tpucc" /proc/self/status -o x.so && ! grep -q empty err || wrong "a file of /proc is read: $(cat err)"
[ -r /sys/kernel/notes ] && run 1 'error: ' "$build/tpucc" /sys/kernel/notes -o x.so
if command -v python3 >/dev/null; then
    python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")' && run 3 'cannot open' "$build/tpucc" socket -o x.so
fi

# --- a line of many megabytes
{ printf 'func.func @main(%%x: tensor<2xf32>) -> tensor<2xf32> { '; head -c 60000000 /dev/zero | tr '\0' ' '; echo '%r = stablehlo.add %x, %z : tensor<2xf32> return %r : tensor<2xf32> }'; } >wide.mlir
run 1 'wide.mlir:1:60000078: error: ' "$build/tpucc" wide.mlir -o x.so
[ "$(wc -c <err)" -lt 1000 ] || wrong 'a long line makes a long message'

# --- runs that are killed: the output is whole or as before, and the next run leaves nothing beside it
mkdir killed
for kind in so o fb mlir h; do
    cp "$models/mlp.mlir" model.mlir
    for ms in 00 01 02 04 08 13 21 34; do
        timeout -s KILL "0.0$ms" "$build/tpucc" model.mlir -o "killed/out.$kind" --shape-report=killed/report.html >out 2>err
    done
    [ "$kind" = fb ] || [ "$kind" = mlir ] && report= || report=--shape-report=killed/report.html
    run 0 '' "$build/tpucc" model.mlir -o "killed/out.$kind" $report
done
for file in killed/.*; do case $file in */. | */..) ;; *) wrong "$file is left" ;; esac; done

# --- runs side by side, with one output: each ends well, and the program is whole
for k in 1 2 3 4; do { "$build/tpucc" plain.mlir -o side.so || echo bad >>side.bad; } & done
wait
sed 's/stablehlo.add/stablehlo.multiply/' plain.mlir >other.mlir
for k in 1 2 3 4 5 6; do { "$build/tpucc" $([ $((k % 2)) = 0 ] && echo plain.mlir || echo other.mlir) -o both.so 2>>side.said || echo bad >>side.bad; } & done
wait
run 0 '' "$build/tpurun" both.so --input x=x.npy
[ ! -e side.bad ] || wrong "of runs side by side one failed: $(cat side.said)"
cmp -s side.so plain.so || run 0 '' "$build/tpurun" side.so --describe
[ -z "$(find . -name '.*.tmp*')" ] || wrong "left behind: $(find . -name '.*.tmp*')"

# --- another linker makes the program beside the name
if command -v ld >/dev/null; then
    touch .linked.so.0.tmp .linked.so.0.tmp.o .linked.so.0.tmp.out # as of a run that was killed
    run 0 '' "$build/tpucc" plain.mlir -o linked.so --linker=ld
    run 0 '' "$build/tpurun" linked.so --input x=x.npy --expect output=y.npy
    [ -z "$(find . -name '.*.tmp*')" ] || wrong "left behind by another linker: $(find . -name '.*.tmp*')"
fi

# --- no room
[ ! -w /dev/full ] || for kind in mlir fb h s; do
    ln -sf /dev/full "full.$kind"
    run 3 'No space left' "$build/tpucc" plain.mlir -o "full.$kind"
done
mkdir small
if mount -t tmpfs -o size=16k none small 2>/dev/null; then
    mounted=$work/small
    head -c 16384 /dev/zero >small/filler
    {
        echo 'func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {'
        for k in $(seq 300); do echo "  %v$k = stablehlo.tanh %$([ "$k" = 1 ] && echo x || echo "v$((k - 1))") : tensor<2xf32>"; done
        printf '  return %%v300 : tensor<2xf32>\n}\n'
    } >chain.mlir
    for kind in so o fb mlir s; do run 3 'No space left' "$build/tpucc" chain.mlir -o "small/x.$kind"; done
    run 3 'No space left' "$build/tpurun" plain.so --input x=x.npy --profile=small/profile.json
    TPURT_SHAPE_LOG=$work/small/calls.log "$build/tpurun" plain.so --input x=x.npy >out 2>err
    grep -q 'TPURT_SHAPE_LOG: .*No space left' err || wrong "a log on a full disk: $(cat err)"
    [ "$(ls -A small | grep -cv -e filler -e calls.log)" = 0 ] || wrong "left on a full disk: $(ls -A small)"
fi

# --- the log of calls: what a killed run left beside it goes with the next
touch .calls.log.tmp
TPURT_SHAPE_LOG=calls.log "$build/tpurun" plain.so --input x=x.npy >out 2>err
[ -s calls.log ] && [ ! -e .calls.log.tmp ] || wrong "the log of calls: $(ls -A)"

echo "limits: $n commands, $failed failures"
[ "$failed" = 0 ]
