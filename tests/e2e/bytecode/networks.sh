#!/bin/sh
# Networks of torchvision and transformers (networks.py) go from torch_xla's folder to a program by one command, with nothing left but their inputs, which have
# the places of the call for names, and give what PyTorch gives: off by at most 1e-4 of the largest element. By hand: it needs $PYTHON with torch_xla,
# torchvision and transformers, and minutes.
#   networks.sh BUILD_DIR [FOLDER]      FOLDER: what networks.py has made before
set -eu
if [ $# -gt 1 ]; then made=$(cd "$2" && pwd); fi
. "$(dirname "$0")/../lib.sh"
python=${PYTHON:-python3}
if [ $# -lt 2 ]; then
    "$python" -c 'import torch_xla, torchvision, transformers' >/dev/null 2>&1 || { echo "skipped: $python has not all of torch_xla, torchvision, transformers"; exit 77; }
    made=$work/made
    "$python" "$here/networks.py" made >log 2>&1 || fail "networks.py"
fi
for folder in "$made"/*; do
    name=$(basename "$folder")
    n=$((n + 1))
    "$build/tpucc" "$folder/net" -o net.so >log 2>&1 </dev/null || { wrong "$name is not compiled"; cat log; continue; }
    "$build/tpurun" net.so --describe | sed -n 's/^  argument *[0-9]* *\([^ ]*\) .*/\1/p' >names
    set --
    for file in "$folder"/args*.npy; do
        set -- "$@" --input "$(basename "$file" .npy)=$file"
        basename "$file" .npy
    done >want
    diff want names || wrong "$name has other arguments than those of the call"
    for file in "$folder"/result*.npy "$folder"/output0.npy; do
        [ -e "$file" ] || continue
        "$build/tpurun" net.so "$@" --output "$(basename "$file" .npy)=got.npy" >log 2>&1 || { wrong "$name does not run"; cat log; continue; }
        "$python" - "$file" <<'END' || wrong "$name gives something else than PyTorch"
import sys
import numpy as np
want, got = np.load(sys.argv[1]), np.load("got.npy")
off = abs(got - want).max() / abs(want).max()
print(f"{sys.argv[1].split('/')[-2]}: off by {off:.1e} of the largest")
sys.exit(not off < 1e-4)
END
    done
done
echo "$n networks, $failed failures"
[ "$failed" = 0 ]
