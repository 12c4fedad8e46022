#!/bin/sh
# Pages that are made from the sources are as these make them, and the page of changes knows the version and the format of artifacts that there are.
#   pages.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
"$build/tests/ops_page" >OPS.md
diff "$root/ir/OPS.md" OPS.md || fail "ir/OPS.md is old: build/tests/ops_page >ir/OPS.md"
echo "ir/OPS.md has the rows of op.def"

version=$(sed -n 's/^#define TPURT_VERSION "\(.*\)"/\1/p' "$root/runtime/tpurt.h") format=$(sed -n 's/^#define TPU_ABI_VERSION \([0-9]*\)u/\1/p' "$root/runtime/abi.h")
grep -q "^## $version, format $format," "$root/frontend/CHANGES.md" || fail "frontend/CHANGES.md says nothing of $version, format $format"
echo "frontend/CHANGES.md begins with $version, format $format"
