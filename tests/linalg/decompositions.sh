#!/bin/sh
# Decompositions beside NumPy (decompositions.py), for this processor and for AVX2. The Python of TPUCC_PEERS, of PYTHON, else python3; skipped where it has
# no NumPy.
#   decompositions.sh BUILD_DIR [--sizes=300] [..]     words are those of decompositions.py; 300 takes minutes
set -eu
build=$(cd "$1" && pwd)
python=${TPUCC_PEERS:-${PYTHON:-python3}}
"$python" -c 'import numpy' 2>/dev/null || { echo "decompositions: skipped, $python has no NumPy (TPUCC_PEERS names one that has)"; exit 77; }
here=$(dirname "$0")
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 # of NumPy, whose threads cost more than they bring here
shift
if [ $# -gt 0 ]; then exec "$python" "$here/decompositions.py" "$build" "$@"; fi
"$python" "$here/decompositions.py" "$build" --sizes=37
"$python" "$here/decompositions.py" "$build" --sizes=128 --repeating
"$python" "$here/decompositions.py" "$build" --sizes=33 --mcpu=x86-64-v3 syevd gesdd gees geev
