#!/usr/bin/env python3
"""Gradients of whole networks: what --grad makes of those in e2e/models, compiled for this processor and for AVX2, on one thread and on three, is what PyTorch
has in f64 (NETWORK.txt, which make.py writes), within 1e-4 of the largest number of each gradient: some of its numbers, its norm, its product with a wave.
What is 0 but for rounding, as for the bias of a softmax's keys, is compared with the largest of all.

    compare.py BUILD_DIR [NETWORK..]
"""
import array
import functools
import json
import math
import os
import struct
import subprocess
import sys
import tempfile

NETWORKS = ["mlp", "digits", "lstm_tiny", "resnet_tiny", "mobilenet_tiny", "bert_tiny"]
BOUND, ROUNDING = 1e-4, 1e-12


@functools.cache
def wave(n):
    """What results are weighted by, in f32; and a mix of all numbers of a gradient."""
    return array.array("f", (math.sin(0.7 * i + 1) for i in range(n))).tolist()


def chosen(n, most=20):
    return sorted({i * n // most for i in range(most)})


def write_npy(path, kind, shape, data):
    header = "{'descr': '%s', 'fortran_order': False, 'shape': (%s), }" % (kind, "".join("%d, " % d for d in shape))
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(path, "wb") as f:
        f.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)


def read_npy(path):
    raw = open(path, "rb").read()
    return array.array("f", raw[10 + struct.unpack("<H", raw[8:10])[0]:])


def run(*command):
    r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if r.returncode:
        sys.exit(f"{' '.join(command)}: exit {r.returncode}: {r.stdout}")
    return r.stdout


def inputs(stem):
    """Options that give every weight, and the result's wave."""
    raw = open(stem + ".safetensors", "rb").read()
    size = struct.unpack("<Q", raw[:8])[0]
    options = ["--input", f"input={stem}.input.npy"]
    for name, t in json.loads(raw[8:8 + size]).items():
        if "shape" in t:
            write_npy(name + ".npy", {"F32": "<f4", "I64": "<i8"}[t["dtype"]], t["shape"], raw[8 + size + t["data_offsets"][0]:8 + size + t["data_offsets"][1]])
            options += ["--input", f"{name}={name}.npy"]
    with open(stem + ".expected.npy", "rb") as f:
        text = f.read(10 + struct.unpack("<H", f.read(10)[8:10])[0])[:-1].decode("latin-1")
    shape = [int(d) for d in text[text.index("(") + 1:text.index(")")].split(",") if d.strip()]
    write_npy("wave.npy", "<f4", shape, array.array("f", wave(math.prod(shape))).tobytes())
    return options + ["--input", "cotangent_output0=wave.npy"]


def off(got, scale, n, largest, norm, product, some):
    """The most that a gradient is off, relative to its largest number; norms and products by the norm. `scale` is the largest of all gradients."""
    if len(got) != n:
        return math.inf
    if largest < ROUNDING * scale:
        return max(map(abs, got)) / scale
    most = max(abs(got[i] - v) for i, v in some) / largest
    sums = abs(math.sqrt(math.fsum(v * v for v in got)) - norm), abs(math.fsum(a * b for a, b in zip(got, wave(n))) - product)
    return max(most, max(sums) / norm)


def expected(path):
    for line in open(path):
        name, n, largest, norm, product, *some = line.split()
        yield name, int(n), float(largest), float(norm), float(product), [(int(i), float(v)) for i, v in (s.split(":") for s in some)]


def compare(build, models, texts, network):
    """How many gradients are as expected, and by how much the worst is off."""
    rows = list(expected(f"{texts}/{network}.txt"))
    stem, worst, scale = f"{models}/{network}", (0, ""), max(r[2] for r in rows)
    given = inputs(stem)
    for target in "native", "x86-64-v3":
        run(build + "/tpucc", stem + ".mlir", "--grad=" + ",".join(r[0] for r in rows), "--mcpu=" + target, "-o", "grad.so")
        for threads in "1", "3":
            outputs = [word for i, r in enumerate(rows) for word in ("--output", f"grad_{r[0]}=got{i}.npy")]
            run(build + "/tpurun", "grad.so", "--threads", threads, *given, *outputs)
            for i, (name, *want) in enumerate(rows):
                worst = max(worst, (off(read_npy(f"got{i}.npy"), scale, *want), name))
    return len(rows), *worst


def main():
    build, here = os.path.abspath(sys.argv[1]), os.path.dirname(os.path.abspath(__file__))
    models, failed = os.path.join(here, "../../e2e/models"), False
    with tempfile.TemporaryDirectory() as work:
        os.chdir(work)
        for network in sys.argv[2:] or NETWORKS:
            n, worst, name = compare(build, models, here, network)
            failed = failed or not worst <= BOUND
            print(f"{network}: {n} gradients, {name} is off most, by {worst:.1e} of its largest{'' if worst <= BOUND else ': FAILED'}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
