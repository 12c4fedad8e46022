#!/bin/sh
# --shape-report: the text of four models, character by character; JSON that parses and says the same; FLOPs and bytes that tpurun --describe counts too.
#   report.sh BUILD_DIR [--update]
set -u
. "$(dirname "$0")/../lib.sh"
update=${2:-}

# report NAME MODEL OPTION...: as text on standard output, as text in a file and as JSON
report() {
    name=$1
    shift
    for to in '' =r.txt =r.json; do
        "$build/tpucc" "$@" --mcpu=x86-64-v3 -o m.so "--shape-report$to" >out 2>err </dev/null || { cat err; wrong "tpucc $* --shape-report$to"; return; }
        [ -n "$to" ] || mv out "$name.txt"
    done
    cmp "$name.txt" r.txt || wrong "$name: the file differs from standard output"
    [ "$update" != --update ] || cp r.txt "$here/$name.txt"
    diff -u "$here/$name.txt" r.txt || wrong "$name: the report differs"
    python3 -m json.tool r.json >/dev/null || wrong "$name: the JSON does not parse"
    "$build/tpurun" m.so --describe >described || wrong "$name: tpurun --describe"
    "$build/tpurun" m.so --describe --json >described.json || wrong "$name: tpurun --describe --json"
    python3 - <<'END' || wrong "$name: the JSON says something else"
import json, re, sys
e, = json.load(open("r.json"))["entries"]
text = open("r.txt").read()
described = json.load(open("described.json"))
main, = described["entries"]
assert (main["flops"], main["slab_bytes"], described["weight_bytes"]) == (e["flops"], e["slab_bytes"], e["weight_bytes"]), (main, e)
assert [int(x) for x in re.findall(r"^  (?:FLOPs|arguments|results|weights|slab) +(\d+)", text, re.M)] == [
    e[k] for k in ("flops", "argument_bytes", "result_bytes", "weight_bytes", "slab_bytes")]
kernels = [(k["name"].removeprefix("m."), k["flops"], k["bytes"]) for k in described["kernels"]]
assert kernels == [(k["name"], k["flops"], k["bytes"]) for k in e["kernels"]], kernels
for a in e["arguments"]:
    for i, d in enumerate(a.get("dims", [])):
        assert "%s.%d = %d" % (a["name"], i, d["size"]) in text and d["fixed_by"] in ("model", "option", "derived")
tiled = [c for k in e["kernels"] for c in k["contractions"] if c["tiled"]]
for c in tiled:
    rows, columns = -(-c["rows"] // 128), -(-c["columns"] // 128)
    assert c["tiles"] == c["batch"] * rows * columns
    assert abs(c["tile_share"] - c["rows"] * c["columns"] / (rows * columns * 128 * 128)) < 1e-5
assert tiled and e["advice"]
nodes, buffers = e["graph"]["nodes"], e["buffers"]
assert all(x["from"] < len(nodes) and x["to"] < len(nodes) and (x["from"] < x["to"]) != x["back"] for x in e["graph"]["edges"])
for i, k in enumerate(e["kernels"]):
    assert k["launches"] == sum(n["launches"] for n in nodes if n.get("kernel") == i)
assert sum(n["kind"] == "argument" for n in nodes) == sum("dims" in a for a in e["arguments"])
assert e["slab_bytes"] == -(-max((b["offset"] + b["bytes"] for b in buffers), default=0) // 4096) * 4096
for i, b in enumerate(buffers): # none lies where another does at the same time
    for c in buffers[:i]:
        assert b["offset"] >= c["offset"] + c["bytes"] or c["offset"] >= b["offset"] + b["bytes"] or b["first_node"] > c["last_node"] or c["first_node"] > b["last_node"], (b, c)
END
}
report digits "$models/digits.mlir" --weights "$models/digits.safetensors"
report symbols "$here/symbols.mlir" --dim s=33 --dim h=50 --dim y.0=33 --dim n=4
report branches "$here/branches.mlir" --control-flow=dynamic --loops=steps # a kernel for each operation
report mesh "$here/../mesh/tensor_parallel/program.mlir" # whole arrays, parts, and what is exchanged
grep -q '^  argument   1  arg1  *tensor<24x32xf32>  *3 KiB, cut 1x4$' described || wrong "tpurun --describe does not say how arrays are cut"
"$build/tpucc" "$here/../mesh/tensor_parallel/program.mlir" -o m.h </dev/null && grep -q '^#define M_ARG1_BYTES 3072$' m.h &&
    grep -q 'tensor<24x32xf32>, cut among 8 partitions into parts of tensor<24x8xf32>' m.h || wrong "the header does not say how arrays are cut"

# In which precision contractions multiply, and why not all in the one that was asked for.
precision() { "$build/tpucc" "$models/digits.mlir" --weights "$models/digits.safetensors" --precision="$1" -o m.so "--shape-report$2" 2>err </dev/null || wrong "tpucc --precision=$1"; }
precision bf16 '' | sed -n '/^in which precision/,$p' >got
cat >want <<'END'
in which precision contractions multiply (sums are f32)
  2 of 4 in less than f32
  convolution at layer0.weight (digits.mlir:3:10): f32, as it sums few products
  convolution at layer3.weight (digits.mlir:15:10): bf16
  dot_general at layer7.weight (digits.mlir:28:11): bf16
  dot_general at layer9.weight (digits.mlir:34:11): f32, as it makes results, where f32 costs little
END
diff -u want got || wrong 'the report says other precisions'
precision bf16 =r.json
python3 -c 'import json; e, = json.load(open("r.json"))["entries"]; p = e["products"]; assert [x["as"] for x in p] == ["f32", "bf16", "bf16", "f32"] and p[0]["why"] and not p[1]["why"], p' ||
    wrong 'the JSON says other precisions'
precision bf16 =r.html
grep -q '<li>dot_general at layer7.weight (digits.mlir:28:11): bf16</li>' r.html || wrong 'the page says no precisions'
precision f32 '' | grep -q '^in which precision' && wrong 'f32 is said to be another precision'

# A model that is refused leaves no report, and an old one as it was.
echo old >r.txt
"$build/tpucc" "$here/symbols.mlir" -o x.so --shape-report=r.txt >/dev/null 2>err </dev/null
[ $? = 1 ] || wrong "sizes that are open are not refused"
if [ "$(cat r.txt)" != old ] || [ -e x.so ]; then wrong "a refused model has a report"; fi

# Names that are no UTF-8, and none at all.
printf 'func.func @main(%%a: tensor<3x3xf32> loc("\\ff\\22")) -> tensor<3x3xf32> {\n  %%0 = stablehlo.dot_general %%a, %%a, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32> loc("\\ff\\22")\n  return %%0 : tensor<3x3xf32>\n}\n' >odd.mlir
"$build/tpucc" odd.mlir -o odd.so --shape-report=odd.json </dev/null && python3 -m json.tool odd.json >/dev/null || wrong "odd names"
printf 'func.func @main() -> tensor<f32> {\n  %%0 = stablehlo.constant dense<1.0> : tensor<f32>\n  return %%0 : tensor<f32>\n}\n' >none.mlir
"$build/tpucc" none.mlir -o none.so --shape-report=none.txt </dev/null && grep -q '^  none$' none.txt && grep -q '^no contractions$' none.txt || wrong "no arguments"
"$build/tpucc" none.mlir -o none.so --shape-report=/dev/full </dev/null 2>err
[ $? = 3 ] && grep -q '/dev/full: error: ' err || wrong "a full disk is not reported"
# Both or neither: no program whose report cannot be written, no report of a program that is not made.
rm none.so none.txt
for to in =/dev/full ''; do
    "$build/tpucc" none.mlir -o none.so "--shape-report$to" </dev/null >/dev/full 2>err
    if [ $? != 3 ] || [ -e none.so ]; then wrong "a program without its report"; fi
done
"$build/tpucc" none.mlir -o none.so --linker=false --shape-report=none.txt </dev/null 2>err
if [ $? != 3 ] || [ -e none.so ] || [ -e none.txt ] || [ -n "$(find . -name '.*.tmp')" ]; then wrong "a report without its program"; fi
[ "$failed" = 0 ]
