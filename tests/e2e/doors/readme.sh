#!/bin/sh
# Every command of every README is run, where what it needs is there ($PYTHON has JAX, torch_xla, ..), and prints what stands below it: readme.py, in a folder
# that looks like the repository, so that nothing is written there.
#   readme.sh BUILD_DIR [README.md]...
set -eu
. "$(dirname "$0")/../lib.sh"
shift
command -v python3 >/dev/null || skip python3
python=$(command -v "${PYTHON:-python3}")
# The system's has NumPy (install_deps.sh); one that stands before it in PATH may have none.
[ -n "${PYTHON:-}" ] || "$python" -c 'import numpy' 2>/dev/null || ! /usr/bin/python3 -c 'import numpy' 2>/dev/null || python=/usr/bin/python3
[ $# -gt 0 ] || set -- $(cd "$root" && git ls-files '*.md' 2>/dev/null || (cd "$root" && find . -name '*.md' ! -path './build*' | sed 's|^\./||'))

mkdir -p repo/build/samples bin
ln -s "$data" shared
for entry in "$root"/*; do
    case $(basename "$entry") in build* | samples) ;; *) ln -s "$entry" repo/ ;; esac
done
cp -R "$root/samples" repo/samples # READMEs write there
for made in tpucc tpurun runtime tests; do ln -s "$build/$made" repo/build/; done
ln -s "$build/samples/sample_in_process" repo/build/samples/
if [ -e "$build/libtpurt_mpi.so" ]; then ln -s "$build/libtpurt_mpi.so" repo/; fi
ln -s "$build/tpucc" bin/tpucc
ln -s "$build/tpurun" bin/tpurun
printf '#!/bin/sh\nexec "%s" "$@"\n' "$python" >bin/python3
chmod +x bin/python3
mkdir repo/DIR
cp "$models/mlp.mlir" "$models/mlp.safetensors" repo/
cp "$models/mlp.input.npy" repo/x.npy
cp "$root/samples/classifier/classifier.mlir" repo/model.mlir # what is called so in lists of options
"$build/tpucc" repo/model.mlir -o repo/model.fb
printf 'func.func @main(%%x: tensor<3xf32>, %%w: tensor<3xf32>, %%b: tensor<3xf32>) -> tensor<3xf32> {
  %%0 = stablehlo.multiply %%x, %%w : tensor<3xf32>
  %%1 = stablehlo.add %%0, %%b : tensor<3xf32>
  return %%1 : tensor<3xf32>\n}\n' >repo/loss.mlir
"$build/tpucc" repo/model.mlir --stop-after=shapes -o repo/DIR/03-shapes.mlir
cp "$root/samples/replicated_matmul/matmul.mlir" repo/step.mlir
cp "$root/samples/mesh/mesh.mlir" repo/sharded.mlir
export PATH="$work/bin:$PATH" LC_ALL=C.UTF-8 PYTHON="$python" TPURT_LIBRARY="$build/runtime/libtpurt.so"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
cd repo
tpucc model.mlir -o model.so
for readme in "$@"; do /usr/bin/env python3 "$here/readme.py" "$readme" || failed=1; done
[ "$failed" = 0 ]
