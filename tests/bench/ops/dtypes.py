"""The rows of table.py in f16 and bf16, and as models of f32 in `--precision=bf16`, beside f32, in turns: is anything slower for having shorter numbers?
   TPUCC_BIN=BUILD_DIR python dtypes.py [--quick] [--only PART]... [--out FILE]
A line a row, slowest last; then the geometric mean of each kind, and how often it is behind."""
import argparse
import dataclasses
import json
import math
import os
import sys
import tempfile
import time

os.environ["JAX_PLATFORMS"] = "cpu"

import arrays  # noqa: E402, F401, rows of table.OPS
import images  # noqa: E402, F401
import layers  # noqa: E402, F401
from contenders import CannotTakePart, Tpucc, compile_program  # noqa: E402
from table import OPS  # noqa: E402

p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
p.add_argument("--quick", action="store_true")
p.add_argument("--only", action="append", metavar="PART", help="rows whose name or class has this part")
p.add_argument("--out", metavar="FILE", help="a JSON line a row")
args = p.parse_args()
KINDS = {"f32": ("f32", ()), "f16": ("f16", ()), "bf16": ("bf16", ()), "--precision=bf16": ("f32", ("--precision=bf16",))}
rounds, turn = (3, 0.01) if args.quick else (7, 0.03)

def programs_of(op, folder):
    found = {}
    for i, (kind, (dtype, options)) in enumerate(KINDS.items()):
        typed = dataclasses.replace(op, args=tuple(dataclasses.replace(a, dtype=dtype) if a.dtype == "f32" else a for a in op.args))
        stem = f"{folder}/{i}"
        try:
            found[kind] = Tpucc(stem, *compile_program(typed, typed.values(), stem, options), 1)
        except (CannotTakePart, TypeError, ValueError, KeyError) as e:  # JAX has no such operation of that type
            if kind == "f32":
                raise
            print(f"  {op.name}, {kind}: left out: {str(e).splitlines()[0][:100]}", file=sys.stderr)
    return found

def best_ms(program):
    best, end, now = math.inf, time.perf_counter() + turn, 0
    program.run()
    while now < end:
        begin = time.perf_counter()
        program.run()
        now = time.perf_counter()
        best = min(best, now - begin)
    return best * 1e3

rows = []
for op in OPS:
    if op.x64 or not any(a.dtype == "f32" for a in op.args) or (args.only and not any(part in op.name or part in op.group for part in args.only)):
        continue
    with tempfile.TemporaryDirectory() as folder:
        programs = programs_of(op, folder)
        best = {kind: math.inf for kind in programs}
        for _ in range(rounds):
            for kind, program in programs.items():
                best[kind] = min(best[kind], best_ms(program))
        for program in programs.values():
            program.close()
    rows.append({"bench": "types", "op": op.name, "class": op.group, "ms": best})
rows.sort(key=lambda r: max(t / r["ms"]["f32"] for t in r["ms"].values()))
for r in rows:
    base = r["ms"]["f32"]
    print(f"  {r['op']:58} f32 {base:8.4f} ms " + " ".join(f"  {k} {t / base:5.2f}" for k, t in r["ms"].items() if k != "f32"))
for kind in list(KINDS)[1:]:
    times = [r["ms"][kind] / r["ms"]["f32"] for r in rows if kind in r["ms"]]
    if times:
        mean = math.exp(sum(map(math.log, times)) / len(times))
        print(f"  {kind}: {len(times)} rows, {mean:.2f} times as long as f32 in the mean, by more than a tenth in {sum(t > 1.1 for t in times)}")
if args.out:
    with open(args.out, "w") as f:
        f.writelines(json.dumps(r) + "\n" for r in rows)
