# Products of few rows by weights that are stored in fewer bytes (--weights-as), beside f32: milliseconds on one thread, kinds in turns, the median of rounds.
#   python weights.py BUILD_DIR [MxKxN..] [--as bf16,int8,int4] [--mcpu NAME] [--rounds N]         wants numpy
import argparse, json, os, statistics, struct, subprocess, tempfile
import numpy as np

SHAPES = ["1x147456x256", "1x4096x4096", "1x768x768", "1x768x3072", "1x3072x768", "8x4096x4096", "128x768x3072"]
MODEL = """func.func @main(%x: tensor<{m}x{k}xf32>, %w: tensor<{k}x{n}xf32>) -> tensor<{m}x{n}xf32> {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32>) -> tensor<{m}x{n}xf32>
  return %0 : tensor<{m}x{n}xf32>
}}
"""


def write_model(k, m, n):
    weights = (np.random.default_rng(1).standard_normal((k, n), dtype=np.float32) * np.float32(0.05)).tobytes()
    header = json.dumps({"w": {"dtype": "F32", "shape": [k, n], "data_offsets": [0, len(weights)]}}).encode()
    header += b" " * (-len(header) % 8)
    with open("w.safetensors", "wb") as f:
        f.write(struct.pack("<Q", len(header)) + header + weights)
    with open("model.mlir", "w") as f:
        f.write(MODEL.format(m=m, k=k, n=n))


def main():
    args = argparse.ArgumentParser()
    args.add_argument("build")
    args.add_argument("shapes", nargs="*")
    args.add_argument("--as", dest="kinds", default="bf16,int8,int4")
    args.add_argument("--mcpu", default="native")
    args.add_argument("--rounds", type=int, default=9)
    o = args.parse_args()
    build, kinds = os.path.abspath(o.build), ["f32"] + o.kinds.split(",")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for shape in o.shapes or SHAPES:
            m, k, n = map(int, shape.split("x"))
            write_model(k, m, n)
            times, sizes = {kind: [] for kind in kinds}, {}
            for i, kind in enumerate(kinds):
                command = [build + "/tpucc", "model.mlir", "--weights", "w.safetensors", "--weights-as=" + kind, "--mcpu=" + o.mcpu, "-o", f"{i}.so"]
                subprocess.run(command, check=True, capture_output=True)
                sizes[kind] = os.path.getsize(f"{i}.so")
            for _ in range(o.rounds):
                for i, kind in enumerate(kinds):
                    said = subprocess.run([build + "/tpurun", f"{i}.so", "--threads", "1", "--bench=0.15"], check=True, capture_output=True, text=True).stdout
                    times[kind].append(json.loads(said)["median_ms"])
            for kind in kinds:
                ratio = statistics.median(a / b for a, b in zip(times["f32"], times[kind]))
                ms = statistics.median(times[kind])
                print(f"{shape:>14}  {kind:8} {ms:8.3f} ms  {ratio:5.2f} x f32  {sizes[kind] / ms / 1e6:5.1f} GB/s of the program's bytes", flush=True)


main()
