# Products of integers of several types into i32, beside f32: milliseconds on one thread, kinds in turns, the median of rounds. The right side is a constant,
# or with --inputs an argument. `i8.i8:i32`: both were widened to i32 by the model.
#   python integers.py BUILD_DIR [MxKxN..] [--kinds ui8.i8,..] [--inputs] [--mcpu NAME] [--rounds N]         wants numpy
import argparse, json, os, statistics, subprocess, tempfile
import numpy as np

SHAPES = ["1x768x768", "4x768x3072", "128x768x768"]
KINDS = "i8.i8,ui8.i8,i8.ui8,ui8.ui8,i8.i8:i32,ui8.i8:i32,i16.i8,i16.i16"


def tensor(rows, columns, element):
    return f"tensor<{rows}x{columns}x{element}>"


def constant(k, n, element):
    random = np.random.default_rng(1)
    values = random.standard_normal(k * n, dtype=np.float32) if element == "f32" else random.integers(0, 256, k * n * (2 if "16" in element else 1), np.uint8)
    return values.tobytes().hex()


def model(shape, kind, inputs):
    m, k, n = map(int, shape.split("x"))
    types, _, wide = kind.partition(":")
    x, y = types.split(".") if "." in types else (types, types)
    to = tensor(m, n, "f32" if types == "f32" else "i32")
    right = tensor(k, n, y)
    lines = [f"func.func @main(%x: {tensor(m, k, x)}" + (f", %y: {right}" if inputs else "") + f") -> {to} {{"]
    if not inputs:
        lines.append(f'  %y = stablehlo.constant dense<"0x{constant(k, n, y)}"> : {right}')
    a, b = ("wx", "wy") if wide else ("x", "y")
    if wide:
        lines.append(f"  %wx = stablehlo.convert %x : ({tensor(m, k, x)}) -> {tensor(m, k, wide)}")
        lines.append(f"  %wy = stablehlo.convert %y : ({right}) -> {tensor(k, n, wide)}")
    operands = f"({tensor(m, k, wide or x)}, {tensor(k, n, wide or y)})"
    lines.append(f"  %0 = stablehlo.dot_general %{a}, %{b}, contracting_dims = [1] x [0] : {operands} -> {to}")
    return "\n".join(lines + [f"  return %0 : {to}", "}", ""])


def main():
    args = argparse.ArgumentParser()
    args.add_argument("build")
    args.add_argument("shapes", nargs="*")
    args.add_argument("--kinds", default=KINDS)
    args.add_argument("--inputs", action="store_true")
    args.add_argument("--mcpu", default="native")
    args.add_argument("--rounds", type=int, default=9)
    o = args.parse_intermixed_args()
    build, kinds = os.path.abspath(o.build), ["f32"] + o.kinds.split(",")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for shape in o.shapes or SHAPES:
            times = {kind: [] for kind in kinds}
            for i, kind in enumerate(kinds):
                with open("model.mlir", "w") as f:
                    f.write(model(shape, kind, o.inputs))
                subprocess.run([build + "/tpucc", "model.mlir", "--mcpu=" + o.mcpu, "-o", f"{i}.so"], check=True, capture_output=True)
            for _ in range(o.rounds):
                for i, kind in enumerate(kinds):
                    said = subprocess.run([build + "/tpurun", f"{i}.so", "--threads", "1", "--bench=0.05"], check=True, capture_output=True, text=True).stdout
                    times[kind].append(json.loads(said)["median_ms"])
            for kind in kinds:
                ratio = statistics.median(a / b for a, b in zip(times["f32"], times[kind]))
                print(f"{shape:>14}  {kind:12} {statistics.median(times[kind]):9.4f} ms  {ratio:5.2f} x f32", flush=True)


main()
