#!/bin/sh
# Functions of JAX that stand on decompositions, beside NumPy (functions.py), for this processor and for AVX2. The Python of $PYTHON, else python3;
# skipped where it has no JAX.
#   functions.sh BUILD_DIR [--sizes=300] [..]     words are those of functions.py; 300 takes minutes
set -eu
build=$(cd "$1" && pwd)
python=${PYTHON:-python3}
"$python" -c 'import jax, numpy' 2>/dev/null || { echo "functions: skipped, $python has no JAX (PYTHON names one that has)"; exit 77; }
here=$(dirname "$0")
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 # of NumPy, whose threads cost more than they bring here
shift
if [ $# -gt 0 ]; then exec "$python" "$here/functions.py" "$build" "$@"; fi
"$python" "$here/functions.py" "$build" --sizes=5,24,128
"$python" "$here/functions.py" "$build" --sizes=17 --mcpu=x86-64-v3
