#!/bin/sh
# Linear algebra as JAX lowers it (jax/, made by jax/make.py): compiled, for this processor and for AVX2, on one thread and on two (the same bits), and by the
# reference evaluator, it gives what JAX gives. programs.txt: a name, a tolerance, options. FOLDER: those of another folder; mesh/ has programs over a mesh.
#   jax.sh BUILD_DIR [FOLDER]
set -eu
. "$(dirname "$0")/lib.sh"
programs=$here/${2:-jax}

# try WHAT COMMAND...: the command ends with 0
try() {
    what=$1
    shift
    n=$((n + 1))
    "$@" >log 2>&1 </dev/null || { wrong "$name: $what"; cat log; return 1; }
}

# runs_right WHAT PROGRAM OPTION...: the program gives what JAX gives
runs_right() {
    what=$1
    shift
    for f in "$programs/$name"/arg*.npy; do set -- "$@" --input "$(basename "$f" .npy)=$f"; done
    for f in "$programs/$name"/output*.npy; do set -- "$@" --expect "$(basename "$f" .npy)=$f"; done
    try "$what" "$build/tpurun" "$@" --rtol "$tolerance" --atol "$tolerance"
}

while read -r name tolerance options; do
    # shellcheck disable=SC2086 # options are words
    runs_right interpreted "$programs/$name/program.mlir" --interpret $options || continue
    for cpu in native x86-64-v3; do
        # shellcheck disable=SC2086
        try "compiling for $cpu" "$build/tpucc" "$programs/$name/program.mlir" $options --mcpu=$cpu -o program.so || continue
        for threads in 1 2; do
            set -- # every result, to compare threads
            for f in "$programs/$name"/output*.npy; do set -- "$@" --output "$(basename "$f" .npy)=$threads.$(basename "$f")"; done
            runs_right "$cpu, $threads threads" program.so --threads $threads "$@" || true
        done
        for f in 1.*.npy; do try "one and two threads differ in ${f#1.}" cmp "$f" "2.${f#1.}" || true; done
        rm -f ./*.npy
    done
done <"$programs/programs.txt"
echo "$n steps, $failed failed"
[ "$failed" = 0 ]
