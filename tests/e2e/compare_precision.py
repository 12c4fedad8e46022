"""What compare_precision.sh asks of .npy files and answers, without NumPy.

    make FOLDER                    model.mlir of several contractions, each once in a way of its own, and its inputs x.npy, y.npy
    random X.npy SIZE..            normally distributed numbers
    error F32.npy OTHER.npy        the largest difference beside the largest element, as the answer has it
    layer ANSWER.json N            own and so_far of layer N
    result ANSWER.json N           the error of result N
    same ANSWER.json TABLE.txt     do both say the same?
"""
import array
import json
import math
import random
import re
import sys


def read(path):
    data = open(path, "rb").read()
    assert b"'<f4'" in data[:128]
    return array.array("f", data[10 + int.from_bytes(data[8:10], "little") :])


def write(path, dims, values):
    head = repr({"descr": "<f4", "fortran_order": False, "shape": tuple(dims)}).encode()
    head += b" " * (117 - len(head)) + b"\n"
    open(path, "wb").write(b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + array.array("f", values).tobytes())


def error(f32, other):
    x, y = read(f32), read(other)
    assert len(x) == len(y)
    return max(abs(a - b) for a, b in zip(x, y)) / max(abs(a) for a in x)


MODEL = """func.func @main(%x: tensor<64x40xf32>, %y: tensor<64x40xf32>) -> (tensor<48x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<64x64xf32>, tensor<40x40xi32>) {
  %w = stablehlo.constant dense<"0x{w}"> : tensor<48x64xf32>
  %0 = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<48x64xf32>, tensor<64x40xf32>) -> tensor<48x40xf32>
  %1 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], precision = [HIGH, HIGH] : (tensor<64x40xf32>, tensor<64x40xf32>) -> tensor<40x40xf32>
  %2 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<64x40xf32>, tensor<64x40xf32>) -> tensor<40x40xf32>
  %3 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [0] : (tensor<48x40xf32>, tensor<48x40xf32>) -> tensor<40x40xf32>
  %few = stablehlo.slice %x [0:64, 0:8] : (tensor<64x40xf32>) -> tensor<64x8xf32>
  %4 = stablehlo.dot_general %few, %few, contracting_dims = [1] x [1] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x64xf32>
  %5 = stablehlo.convert %2 : (tensor<40x40xf32>) -> tensor<40x40xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<48x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<64x64xf32>, tensor<40x40xi32>
}
"""


def make(folder):
    draw = random.Random(1)
    normal = lambda n: [draw.gauss(0, 1) for _ in range(n)]
    write(folder + "/x.npy", (64, 40), normal(64 * 40))
    write(folder + "/y.npy", (64, 40), normal(64 * 40))
    open(folder + "/model.mlir", "w").write(MODEL.replace("{w}", array.array("f", normal(48 * 64)).tobytes().hex()))


def same(answer, table):
    said = json.load(open(answer))
    rows = re.findall(r"^([* ]) +(\S+) +(\S+)  (.*)$", open(table).read(), re.M)
    short = lambda e: "0" if e == 0 else "inf" if e is None else "%.1e" % e
    assert len(rows) == len(said["layers"]), rows
    for (star, own, so_far, rest), layer in zip(rows, said["layers"]):
        assert (star == "*") == (layer["worst"] is not None) and (own, so_far) == (short(layer["own"]), short(layer["so_far"])), layer
        assert rest.startswith(layer["as"]) and layer["op"] in rest and (layer["why"] or "") in rest, layer
    for r in said["results"]:
        assert re.search(r"^ +%s  result %s\b" % (re.escape(short(r.get("error", r.get("share_different")))), re.escape(r["name"])), open(table).read(), re.M), r
    worst = sorted((x["worst"], -x["own"]) for x in said["layers"] if x["worst"])
    assert [w for w, _ in worst] == list(range(1, len(worst) + 1)) and worst == sorted(worst, key=lambda x: x[1]), worst


def main(what, *words):
    if what == "make":
        make(*words)
    elif what == "random":
        draw = random.Random(2)
        dims = [int(d) for d in words[1:]]
        write(words[0], dims, [draw.gauss(0, 1) for _ in range(math.prod(dims))])
    elif what == "error":
        print("%.4e" % error(*words))
    elif what == "layer":
        layer = json.load(open(words[0]))["layers"][int(words[1])]
        print("%.4e %.4e %s" % (layer["own"], layer["so_far"], layer["as"]))
    elif what == "result":
        print("%.4e" % json.load(open(words[0]))["results"][int(words[1])]["error"])
    else:
        same(*words)


main(*sys.argv[1:])
