#!/bin/sh
# Models that may be padded (tests/ops/padded, programs of jax.export), compiled for several sizes and called with other lengths: what comes back is what a
# program gives that was compiled for just that length.
#   bucket_models.sh BUILD_DIR [EVERY]     of the models each of this number; default: 1, all
set -eu
. "$(dirname "$0")/../lib.sh"
models=$data/models/jax_dynamic
every=${2:-1} n_models=0

# inputs MASK: a file of small numbers for each argument of exact.so, as options; the one called MASK is 0 or 1, with a 1 in each row
inputs() {
    "$build/tpurun" exact.so --describe | awk '$1 == "argument" { print $3, $4 }' | python3 -c '
import random, re, struct, sys
mask, kinds = sys.argv[1], {"f32": ("<f4", "f"), "f64": ("<f8", "d"), "f16": ("<f2", "e"), "i32": ("<i4", "i"), "i64": ("<i8", "q"), "i1": ("|b1", "?"), "i8": ("|i1", "b"), "ui8": ("|u1", "B"), "i16": ("<i2", "h"), "ui32": ("<u4", "I")}
for k, line in enumerate(sys.stdin):
    name, kind = line.split()
    parts = re.fullmatch("tensor<(.*)>", kind).group(1).split("x")
    dims, (descr, code) = [int(d) for d in parts[:-1]], kinds[parts[-1]]
    count, row = 1, dims[-1] if dims else 1
    for d in dims:
        count *= d
    draw = random.Random(k)
    if name == mask or code == "?":
        values = [i % row == 0 or draw.random() < 0.7 for i in range(count)]
    else:
        values = [draw.uniform(-1, 1) if code in "efd" else draw.randrange(5) for i in range(count)]
    if code in "efd":
        values = [float(v) for v in values]
    head = "{\"descr\": \"%s\", \"fortran_order\": False, \"shape\": (%s), }" % (descr, "".join("%d," % d for d in dims))
    head = head.replace("\"", chr(39)) + " " * (63 - (len(head) + 10) % 64) + "\n"
    with open("in%d.npy" % k, "wb") as out:
        out.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + struct.pack("<%d%s" % (count, code), *values))
    print("--input %s=in%d.npy" % (name, k))
' "$1"
}

# same MODEL MASK "BUCKETS" "DIMS" ..: the program of these buckets at each of these lengths
same() {
    model=$1 mask=$2 buckets=$3
    shift 3
    n_models=$((n_models + 1))
    [ $((n_models % every)) = 0 ] || return 0
    # shellcheck disable=SC2086 # lists of options
    "$build/tpucc" "$model" -o all.so $buckets || fail "$model $buckets"
    for dims in "$@"; do
        # shellcheck disable=SC2086
        if ! "$build/tpucc" "$model" -o exact.so $dims 2>refused; then # a length that the model's own ops rule out
            grep -q '\[shape-mismatch\]' refused && continue
            cat refused
            exit 1
        fi
        in=$(inputs "$mask")
        results=$("$build/tpurun" exact.so --describe | awk '$1 == "result" { print $2 }')
        out=$(for r in $results; do echo "--output output$r=out$r.npy"; done)
        want=$(for r in $results; do echo "--expect output$r=out$r.npy"; done)
        # shellcheck disable=SC2086
        "$build/tpurun" exact.so $in $out
        bound=1e-5
        grep -q 'xf16>' "$model" && bound=1e-2
        for threads in 1 2; do
            # shellcheck disable=SC2086
            "$build/tpurun" all.so $in $want --threads $threads --atol $bound --rtol $bound || fail "$model $buckets at $dims"
        done
        n=$((n + 1))
    done
}

for model in "$root"/tests/ops/padded/*.mlir; do
    # Not those that are refused, nor those of which it is said that the sign of a zero may make another result.
    grep -q -e '^// padded: refused' -e '^// says: a zero has no sign' "$model" || same "$model" arg1 "--bucket n=3,6" "--dim n=1" "--dim n=2" "--dim n=3" "--dim n=5"
done
if [ -d "$models" ]; then
    same "$models/open_attention/program.mlir" arg1 "--bucket b=1,4 --bucket s=5,12" "--dim b=1 --dim s=1" "--dim b=1 --dim s=7" "--dim b=3 --dim s=4" "--dim b=2 --dim s=11"
    same "$models/open_batch/program.mlir" none "--bucket b=2,7" "--dim b=1" "--dim b=5"
    same "$models/open_image/program.mlir" none "--bucket b=2,3 --dim h=12 --dim w=8" "--dim b=1 --dim h=12 --dim w=8"
    same "$models/open_scan/program.mlir" none "--bucket t=4,7 --dim b=2" "--dim t=3 --dim b=2" "--dim t=6 --dim b=2"
    same "$models/open_scan/program.mlir" none "--bucket b=4 --dim t=5" "--dim b=3 --dim t=5"
else
    without "$models (TPUCC_DATA names the folder above models)"
fi
echo "buckets: $n calls of other lengths give the same"
