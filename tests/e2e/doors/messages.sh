#!/bin/sh
# What the programs say to people: at a terminal with the line and in colours, elsewhere without either; names that were meant, folders that are missing, the
# command that tells more.
#   messages.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
export TERM=xterm
unset NO_COLOR
esc=$(printf '\033')
cat >bad.mlir <<'MLIR'
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.tanhh %x : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
MLIR

# says STATUS TEXT COMMAND...: one of tpucc or tpurun
says() {
    n=$((n + 1))
    status=$1 text=$2 program=$3 code=0
    shift 3
    "$build/$program" "$@" >log 2>&1 </dev/null || code=$?
    [ $code = "$status" ] && grep -qF -- "$text" log && return
    wrong "$program $*: status $code, expected $status and '$text'"
    cat log
}
silent() { if grep -qF -- "$1" log; then wrong "it says '$1'"; fi; }

says 1 'did you mean stablehlo.tanh?' tpucc bad.mlir -o x.so
silent "$esc"
silent '^~'
if command -v script >/dev/null; then
    at_terminal() { script -qec "$*" /dev/null </dev/null | tr -d '\r' >log; }
    at_terminal "$build/tpucc bad.mlir -o x.so"
    grep -qF "     2 |   %0 = stablehlo.tanhh %x : tensor<2x3xf32>" log || wrong "the line is not shown"
    grep -qF "       |        $esc[1;32m^~~~~~~~~~~~~~~$esc[0m" log || wrong "there is no caret"
    grep -qF "$esc[1;31merror: $esc[0mop 'stablehlo.tanhh'" log || wrong "errors have no colour"
    for plain in NO_COLOR=1 TERM=dumb; do
        at_terminal "env $plain $build/tpucc bad.mlir -o x.so"
        grep -qF '       |        ^~~~~~~~~~~~~~~' log || wrong "$plain: there is no caret"
        if grep -q "$esc\[[01]" log; then wrong "$plain: there are colours"; fi
    done
    at_terminal "env NO_COLOR= $build/tpucc bad.mlir -o x.so"
    grep -qF "$esc[1;31merror" log || wrong "an empty NO_COLOR counts"
    at_terminal "$build/tpurun --interpret bad.mlir"
    grep -qF "$esc[1;32m^~~~~~~~~~~~~~~" log || wrong "tpurun shows no caret"
    n=$((n + 6))
else
    echo "no script(1): nothing was tried at a terminal"
fi

says 2 'tpucc --help lists the options' tpucc
says 2 'tpurun --help lists the options' tpurun
says 2 'did you mean --precision?' tpucc bad.mlir -o x.so --presision=bf16
says 2 'did you mean dynamic?' tpucc bad.mlir -o x.so --control-flow=dynamc
says 2 'did you mean --expect?' tpurun x.so --exect y=y.npy
says 3 'no/such/x.so: error: cannot create a file here: there is no folder no' tpucc "$models/mlp.mlir" -o no/such/x.so
grep -qF 'mkdir -p no/such' log || wrong "the way to a folder is not said"
says 3 'no/m.mlir: error: cannot open this file: there is no folder no' tpucc no/m.mlir -o x.so
says 3 'm.mlir: error: cannot open this file: No such file' tpucc m.mlir -o x.so
says 0 '(static if not given)' tpucc --help
grep -q '^Not there yet: ' log || wrong "--help does not say what is not there yet"
says 0 'as they stand if not given' tpurun --help
says 0 'dynamic' tpurun --control-flow=help
silent '(default)'
says 0 'static (default)' tpucc --control-flow=help
echo "$n messages, $failed failures"
[ "$failed" = 0 ]
