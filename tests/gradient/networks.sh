#!/bin/sh
# Gradients of whole networks beside PyTorch's: networks/compare.py.
#   networks.sh BUILD_DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command -v python3 >/dev/null || { echo "skipped: there is no python3"; exit 77; }
PYTHONDONTWRITEBYTECODE=1 python3 "$here/networks/compare.py" "$1"
