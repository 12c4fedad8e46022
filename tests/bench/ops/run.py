"""What bench.py starts for `run.sh --only ops`: single operations, compiled, in ONNX Runtime and in PyTorch, taking turns. See ../README.md."""
import argparse
import json
import os
import re
import statistics
import sys
import tempfile
import time

# Peers allocate results in every run: their memory is kept, not given back to the system and cleared anew.
if "MALLOC_TRIM_THRESHOLD_" not in os.environ:
    if "--avx2" in sys.argv:  # before they ask the processor
        os.environ.update(ATEN_CPU_CAPABILITY="avx2", ONEDNN_MAX_CPU_ISA="AVX2", MKL_ENABLE_INSTRUCTIONS="AVX2",
                          XLA_FLAGS="--xla_cpu_max_isa=AVX2 --xla_cpu_multi_thread_eigen=false")
    os.environ.update(MALLOC_TRIM_THRESHOLD_=str(1 << 30), MALLOC_MMAP_THRESHOLD_=str(1 << 30), MALLOC_TOP_PAD_=str(1 << 26), JAX_PLATFORMS="cpu")
    os.execv(sys.executable, [sys.executable, *sys.argv])
missing = []
for module in ("numpy", "jax", "torch"):
    try:
        __import__(module)
    except ImportError:
        missing.append(module)
if missing:
    sys.exit(f"bench: ops are left out: {sys.executable} has no {', '.join(missing)}")
import numpy as np
import torch

import arrays  # noqa: F401, rows of table.OPS
import images  # noqa: F401
import layers  # noqa: F401
from contenders import CannotTakePart, OnnxRuntime, Torch, Tpucc, Xla, compile_program
from table import OPS

p = argparse.ArgumentParser(prog="run.sh --only ops")
p.add_argument("--quick", action="store_true")
p.add_argument("--only", action="append", metavar="PART", help="rows whose name or class has this part")
p.add_argument("--avx2", action="store_true", help="for processors without AVX-512: PyTorch and XLA, which can be told so, are the peers, on one thread")
p.add_argument("--threads", type=int, action="append")
p.add_argument("--out", metavar="FILE")
p.add_argument("--keep", metavar="DIR", help="the programs stay there")
args = p.parse_args()
cpus = sorted(os.sched_getaffinity(0))
thread_counts = [1] if args.avx2 else [t for t in args.threads or (1, 2) if 1 <= t <= len(cpus)]
tpucc_options = ("--mcpu=x86-64-v3",) if args.avx2 else ()
rounds, turn_ms = (3, 15) if args.quick else (7, 45)
rows, failed = [], []


def differs(got, want, tol):
    """Why it is not the same, relative to the largest of each result, or None."""
    if len(got) != len(want):
        return f"{len(got)} results, not {len(want)}"
    for g, w in zip(got, want):
        if g.shape != w.shape:
            return f"shape {g.shape}, not {w.shape}"
        kind = np.complex128 if np.iscomplexobj(w) else np.float64
        g, w = g.astype(kind), w.astype(kind)
        same = (g == w) | (np.isnan(g) & np.isnan(w))
        error = np.max(np.abs(np.where(same, 0, g - w)), initial=0) / max(np.max(np.abs(w[np.isfinite(w)]), initial=0), 1e-30)
        if not error <= tol:
            return f"differs by {error:.1e} of the largest"
    return None


def turn(contender, clock, ms):
    """The mean of one run over a turn, after one that does not count."""
    contender.turn()
    contender.run()
    n, start = 0, clock()
    while True:
        contender.run()
        n += 1
        taken = (clock() - start) * 1e-6
        if taken >= ms:
            return taken / n


def contest(op, values, stem, program, threads):
    os.sched_setaffinity(0, cpus[:threads])
    row = {"bench": "ops", "work": op.name, "class": op.group, "threads": threads}
    peers = []
    torch_peer = Torch(op, values, threads)
    with torch.inference_mode():
        want = torch_peer.results()
        ours = Tpucc(stem, *program, threads)
        wrong = differs(ours.results(), want, op.tol)
        if wrong:
            return dict(row, error=wrong)
        peers.append(torch_peer)
        try:
            peer = Xla(op, values) if args.avx2 else OnnxRuntime(op, values, threads, stem)
            wrong = differs(peer.results(), want, op.tol)
            if wrong:
                raise CannotTakePart(wrong)
            peers.append(peer)
        except CannotTakePart as e:
            row["without " + ("XLA" if args.avx2 else "ONNX Runtime")] = str(e)
        clock = time.thread_time_ns if threads == 1 and not args.avx2 else time.perf_counter_ns  # XLA computes on a thread of its own
        times = [[turn(c, clock, turn_ms) for c in [ours, *peers]] for _ in range(rounds)]
        ours.close()
    for i, c in enumerate([ours, *peers]):
        row[c.name + " ms"] = round(statistics.median(t[i] for t in times), 6)
    ratios = {c.name: statistics.median(t[i] / t[0] for t in times) for i, c in enumerate(peers, 1)}
    best = min(ratios, key=ratios.get)
    return dict(row, best=best, ratio=round(ratios[best], 4))


def emit(row):
    rows.append(row)
    if "error" in row:
        failed.append(f"{row['work']}: {row['error']}")
    text = json.dumps(row)
    print(text, flush=True)
    if args.out:
        with open(args.out, "a") as f:
            f.write(text + "\n")


def mean(values):
    return statistics.geometric_mean(values) if values else float("nan")


def print_table(threads):
    found = sorted((r for r in rows if r["threads"] == threads and "ratio" in r), key=lambda r: r["ratio"])
    if not found:
        return
    print(f"\n{threads} thread{'s' * (threads > 1)}, ms, sorted by the time of the faster peer by tpucc's: below 1, tpucc is behind")
    number = lambda r, name: f"{r[name + ' ms']:12.4f}" if name + " ms" in r else f"{'-':>12}"
    other = "XLA" if args.avx2 else "ONNX Runtime"
    print(f"{'ratio':>7}{'tpucc':>12}{other:>14}{'PyTorch':>12}  row")
    for r in found:
        print(f"{r['ratio']:7.3f}{number(r, 'tpucc')}  {number(r, other)}{number(r, 'PyTorch')}  {r['work']} [{r['class']}]")
    print(f"{len(found)} rows, geometric mean {mean([r['ratio'] for r in found]):.2f}, behind in {sum(r['ratio'] < 1 for r in found)}, "
          f"by more than a tenth in {sum(r['ratio'] < 0.9 for r in found)}")
    print("\nclass: worst, geometric mean, rows")
    groups = {}
    for r in found:
        groups.setdefault(r["class"], []).append(r["ratio"])
    for group, ratios in groups.items():
        print(f"  {group:26}{ratios[0]:7.3f}{mean(ratios):7.2f}{len(ratios):5d}")


wanted = [o for o in OPS if not args.only or any(part in o.name or part in o.group for part in args.only)]
if not wanted:
    p.error("no row has " + ", ".join(args.only))
names = [o.name for o in OPS]
assert len(set(names)) == len(names), [n for n in names if names.count(n) > 1]
with tempfile.TemporaryDirectory() as scratch:
    folder = args.keep or scratch
    os.makedirs(folder, exist_ok=True)
    for one in wanted:
        stem = os.path.join(folder, re.sub(r"[^A-Za-z0-9]+", "_", one.name).strip("_"))
        if os.path.exists(stem + ".onnx"):
            os.remove(stem + ".onnx")
        try:
            values = one.values()
            made = compile_program(one, values, stem, tpucc_options)
            for count in thread_counts:
                emit(contest(one, values, stem, made, count))
        except CannotTakePart as e:
            emit({"bench": "ops", "work": one.name, "class": one.group, "threads": 0, "error": str(e)})
        os.sched_setaffinity(0, cpus)
for count in thread_counts:
    print_table(count)
for line in failed:
    print("bench: wrong: " + line, file=sys.stderr)
sys.exit(1 if failed else 0)
