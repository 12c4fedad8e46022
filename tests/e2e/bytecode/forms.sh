#!/bin/sh
# Programs as text, as portable artifact and as file of jax.export (forms.py makes these of a text) are one program: with --places=names the artifacts are the
# same bytes, and `tpucc explain` finds no difference without it. Needs a Python ($PYTHON, python3) that has JAX and flatbuffers; else skipped.
#   forms.sh BUILD_DIR [FILE.mlir...]      default: a few of tests; `all`: over two hundred, of tests and ../shared/models, which take minutes
set -eu
. "$(dirname "$0")/../lib.sh"
shift
python=${PYTHON:-python3}
"$python" -c 'import jax.export, flatbuffers, jaxlib.mlir.dialects.stablehlo' 2>/dev/null || { echo "skipped: $python has no JAX with flatbuffers (PYTHON names one that has)"; exit 77; }
tests=$root/tests
every=1
case ${1:-} in
'') set -- "$tests"/e2e/jax/*/program.mlir "$root"/samples/*/*.mlir "$tests/ops/cases/reduce.mlir" ;;
all)
    set -- "$data"/models/*/*/program.mlir "$data"/models/small/*.mlir "$data"/models/refused/*.mlir "$tests"/e2e/jax/*/program.mlir \
        "$tests"/e2e/gradients/*/program.mlir "$tests"/ops/cases/*.mlir
    every=30
    ;;
esac
for file in "$@"; do if [ -e "$file" ]; then echo "$file"; fi; done >files
# shellcheck disable=SC2046 # no name has a blank
"$python" "$here/forms.py" made $every $(cat files)

# compiles MODEL OUT: sizes that the model leaves open are what the refusal asks for, 8 each
compiles() {
    eval "set -- $1 $2 --control-flow=dynamic $sizes"
    model=$1 out=$2
    shift 2
    "$build/tpucc" "$model" -o "$out" "$@" >log 2>&1 </dev/null
}

mkdir -p text other # the artifact's symbol is called after the name of the file
refused=0 formats=0
for folder in made/*; do
    sizes=
    if ! compiles "$folder/p.mlir" text.so; then
        sizes=$(sed -n 's/^  help: give them numbers: //p' log | sed 's/=\.\./=8/g')
        if [ -z "$sizes" ] || ! compiles "$folder/p.mlir" text.so; then
            refused=$((refused + 1))
            for form in "$folder"/p.mlirbc "$folder"/p.jaxexport; do
                if [ -e "$form" ] && compiles "$form" other.so; then wrong "$form is compiled, and its text refused"; fi
            done
            continue
        fi
    fi
    n=$((n + 1))
    sizes="$sizes --places=names"
    compiles "$folder/p.mlir" text/p.so || wrong "$folder: the text is not compiled a second time"
    for form in "$folder"/p.mlirbc "$folder"/p.jaxexport; do
        [ -e "$form" ] || continue
        formats=$((formats + 1))
        compiles "$form" other/p.so || { wrong "$form is refused, and its text compiled"; cat log; continue; }
        cmp text/p.so other/p.so || wrong "$form makes another artifact than its text"
        eval "set -- ${sizes% *}"
        "$build/tpucc" explain text.so "$form" --control-flow=dynamic "$@" >log 2>&1 || { wrong "$form is another program than its text"; cat log; }
    done
done
echo "$n programs, $formats other forms of them, $refused refused in every form, $failed failures"
[ "$failed" = 0 ] && [ "$n" -ge 1 ]
