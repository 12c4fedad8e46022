#!/bin/sh
# Pages that are made from the sources are as these make them.
#   pages.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
"$build/tests/ops_page" >OPS.md
diff "$root/ir/OPS.md" OPS.md || fail "ir/OPS.md is old: build/tests/ops_page >ir/OPS.md"
echo "ir/OPS.md has the rows of op.def"
