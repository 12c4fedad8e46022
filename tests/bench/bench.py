"""What run.sh runs: the order of the contests, rows as JSON lines, the table at the end. See README.md."""
import argparse
import array
import glob
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

import decoder
from page import bound_of, write_page

MATMULS = ["16 16 16", "32 32 32", "64 64 64", "128 128 128", "256 256 256", "512 512 512", "1024 1024 1024", "2048 2048 2048",  # squares
           "100 100 100", "127 129 131", "333 333 333", "1000 1000 1000",  # no multiples of anything
           "128 768 768", "128 3072 768", "128 768 3072", "128 2304 768", "128 30522 768", "384 4096 1024", "384 1024 4096", "1024 3072 768",  # of transformers
           "128 128 64", "128 64 128", "512 512 64", "512 64 512",  # of their attention
           "1 768 768", "1 3072 768", "1 768 3072", "1 4096 4096", "1 1000 2048", "1 256 147456",  # of one row: read from memory
           "4 3072 768", "8 4096 4096", "16 3072 768", "32 1024 1024", "64 4096 1024",  # of few rows
           "3136 64 64", "784 512 128", "196 1024 256", "49 2048 512",  # of pixels
           "64 128 784", "200 256 147456", "64 10 4096", "10000 8 64", "512 1 512"]
CONVOLUTIONS = ["32 256 26 26 256 3 1 0 1", "1 64 56 56 64 3 1 1 1", "1 256 14 14 256 3 1 1 1", "1 96 56 56 96 3 1 1 96", "1 3 224 224 64 7 2 3 1",
                "1 512 7 7 2048 1 1 0 1"]
TRAININGS = {"guide 200": (200, 3), "digits 64": (64, 300)}  # of samples/mnist, and the batch; images, steps of a turn
WEIGHTS = ["f32", "bf16", "int8", "int4"]  # of the decoder
NETWORKS = ["mlp", "mnist_cnn", "lstm", "mobilenet_v2", "resnet50", "bert"]

p = argparse.ArgumentParser(prog="run.sh", description="tpucc beside its peers; tests/bench/README.md says how to read it")
p.add_argument("--quick", action="store_true", help="a tenth of the time: to see that it works")
p.add_argument("--only", action="append", metavar="NAME", help="matmul, conv, network, decoder, train, compile, roofline, start, ops; a shape such as '512 512 512'; a network; "
               "beside ops: part of the name or class of an operation")
p.add_argument("--threads", type=int, action="append", metavar="N", help="only on so many threads; otherwise on 1 and on 2")
p.add_argument("--precision", choices=["f32", "bf16", "int8"], default="f32", help="of networks: what tpucc and OpenVINO multiply in; other peers take part in f32 alone. "
               "Of matmuls: what tpucc and oneDNN multiply, and int8 is for these alone")
p.add_argument("--out", metavar="FILE", help="the JSON lines go there as well")
p.add_argument("--html", metavar="FILE", help="a page of bars, rooflines and tables")
p.add_argument("--keep", metavar="DIR", help="of ops: their programs stay there")
p.add_argument("--avx2", action="store_true", help="of ops: for processors without AVX-512; PyTorch and XLA, which can be told so, are the peers")
args = p.parse_args()
if args.html and (os.path.isdir(args.html) or not os.access(os.path.dirname(os.path.abspath(args.html)), os.W_OK)):
    p.error(f"--html {args.html}: no file can be written there")
if args.html and args.out and os.path.abspath(args.html) == os.path.abspath(args.out):
    p.error("--html and --out are the same file")
binaries, tools = os.environ["TPUCC_BIN"], os.environ["TPUCC_TOOLS"]
tpucc, tpurun, shapes, measure = (os.path.join(d, n) for d, n in ((binaries, "tpucc"), (binaries, "tpurun"), (tools, "shapes"), (tools, "measure")))
network_timer, train_timer, roofline_timer, steps_timer = (os.path.join(tools, n) for n in ("network", "train", "roofline", "steps"))
here = os.path.dirname(os.path.abspath(__file__))
cpus = sorted(os.sched_getaffinity(0))
thread_counts = [t for t in args.threads or (1, 2) if 1 <= t <= len(cpus)]
seconds = 0.1 if args.quick else 1.0
rows = []
# OpenBLAS takes AVX2 kernels on processors that are newer than it is, and its idle threads spin for long: it gets what is best for it,
# whatever the environment says.
environment = {k: v for k, v in os.environ.items() if not k.startswith("OPENBLAS_")}
environment["OPENBLAS_THREAD_TIMEOUT"] = "20"
if "avx512f" in open("/proc/cpuinfo").read():
    environment["OPENBLAS_CORETYPE"] = "SkylakeX"


def wanted(section, item=None):
    return not args.only or section in args.only or (item in args.only if item else any(o in known[section] for o in args.only))


def call(command, threads=None):
    """The command's standard output, on the first `threads` processors; None, with a message, where it fails."""
    pin = (lambda: os.sched_setaffinity(0, cpus[:threads])) if threads else None
    r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, preexec_fn=pin)
    if r.returncode == 0:
        return r.stdout
    print(f"bench: {' '.join(command)}: exit {r.returncode}: {r.stderr.strip()[-500:]}", file=sys.stderr)
    return None


def emit(row):
    rows.append(row)
    text = json.dumps(row)
    print(text, flush=True)
    if args.out:
        with open(args.out, "a") as f:
            f.write(text + "\n")


def programs_of(section, precision, words, d):
    """Of a product: by name, how tpucc is asked for it."""
    typed = [precision] * (precision != "f32")
    if call([shapes, "make", *typed, section, *words, d]) is None:
        return {}
    packed = [d + "/weights.mlir", "--weights", d + "/weights.safetensors"]
    if section == "conv":
        return {"tpucc": packed}
    found = {"tpucc": packed, "tpucc, packing": packed[:1]}
    if precision == "f32":
        found["tpucc, openblas"] = packed + ["--matmul=openblas"]
    if precision == "bf16":
        os.mkdir(d + "/f32")
        if call([shapes, "make", section, *words, d + "/f32"]) is not None:
            found["tpucc, f32 model"] = [d + "/f32/weights.mlir", "--weights", d + "/f32/weights.safetensors", "--precision=bf16"]
    return found


def bench_shapes(section, work):
    precision, words = args.precision if section == "matmul" else "f32", work.split()
    with tempfile.TemporaryDirectory() as d:
        made = []
        for i, (name, options) in enumerate(programs_of(section, precision, words, d).items()):
            if call([tpucc, *options, "-o", f"{d}/p{i}.so"]) is not None:
                made.append(f"{name}={d}/p{i}.so")
        for threads in thread_counts if made else []:
            said = call([shapes, "run", *[precision] * (precision != "f32"), section, *words, str(threads), str(seconds / 2), *made], threads)
            for line in (said or "").splitlines():
                emit(json.loads(line))


def networks():
    folder = os.environ.get("TPUCC_NETWORKS")
    stems = [os.path.join(folder, n) for n in NETWORKS] if folder else [f[:-5] for f in sorted(glob.glob(here + "/../e2e/models/*.mlir"))]
    if not folder:
        print("bench: TPUCC_NETWORKS is not set: the small networks of tests/e2e/models stand in", file=sys.stderr)
    for stem in stems:
        if os.path.exists(stem + ".mlir"):
            yield os.path.basename(stem), stem
        else:
            print(f"bench: no {stem}.mlir: left out (README.md says how to export it)", file=sys.stderr)


def compile_network(name, stem, out):
    """Compiles once, or more often where that is quick; a row of medians."""
    command = [measure, tpucc, stem + ".mlir", "-o", out, "--precision=" + args.precision] + (["--weights", stem + ".safetensors"] if os.path.exists(stem + ".safetensors") else [])
    costs = []
    while len(costs) < (1 if args.quick else 3):
        said = call(command)
        if said is None:
            return False
        costs.append(json.loads(said))
    if wanted("compile", name):
        code = re.search(r'"code_bytes": (\d+)', call([tpurun, out, "--describe", "--json"]) or "")
        emit({"bench": "compile", "work": name, "program": "tpucc", **{k: round(statistics.median(c[k] for c in costs), 1) for k in costs[0]},
              "artifact_mb": round(os.path.getsize(out) / 2**20, 2), **({"code_mb": round(int(code[1]) / 2**20, 3)} if code else {})})
    return True


def largest(npy):
    """Of an array of f32 in a .npy file, in absolute value."""
    with open(npy, "rb") as f:
        data = f.read()
    values = array.array("f", data[10 + int.from_bytes(data[8:10], "little"):])
    return max(map(abs, values))


def error_of(stem, so):
    """What the result is off at most, relative to the largest of the expected one."""
    r = subprocess.run([tpurun, so, "--input", f"arg0={stem}.input.npy", "--expect", f"output0={stem}.expected.npy", "--rtol", "0", "--atol", "0"],
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    off = re.search(r"largest difference, ([0-9.e+-]+),", r.stderr) or re.search(r"off by ([0-9.e+-]+)", r.stderr)  # the latter where it is the largest, too
    return float(off[1]) / largest(stem + ".expected.npy") if off else None if r.returncode else 0.0


def bench_network(name, stem, so, peers):
    error = error_of(stem, so) if os.path.exists(stem + ".expected.npy") else None
    for threads in thread_counts:
        times = {}
        for _ in range(1 if args.quick else 3):
            said = call([network_timer, so, str(seconds)] if threads == 1 else
                        [tpurun, so, f"--bench={seconds}", "--threads", str(threads), "--input", f"arg0={stem}.input.npy"], threads)
            if said is None:
                return
            times.setdefault("tpucc", []).append(json.loads(said))
            for peer in peers:
                if args.precision != "f32" and peer != "openvino":
                    continue
                if not os.path.exists(stem + {"torch": ".input.npy", "jax": ".safetensors"}.get(peer, ".onnx")):
                    continue
                said = call([os.environ["TPUCC_PEERS"], here + "/peers.py", peer, stem, str(threads), str(seconds), args.precision], threads)
                if said is not None:
                    one = json.loads(said)
                    times.setdefault(one["program"], []).append(one)
        ours = [t["median_ms"] for t in times["tpucc"]]
        for program, turns in times.items():
            row = {"bench": "network", "work": name, "threads": threads, "precision": args.precision, "program": program, "turns": len(turns)}
            row.update({k: round(statistics.median(t[k] for t in turns), 5) for k in ("median_ms", "min_ms", "load_ms", "first_ms", "memory_mb") if k in turns[0]})
            if program != "tpucc" and len(turns) == len(ours):
                row.update({"reference": "tpucc", "speed": round(statistics.median(o / t["median_ms"] for o, t in zip(ours, turns)), 3)})
            if program == "tpucc" and error is not None:
                row["error"] = error
            if "error" in turns[0]:
                row["error"] = turns[0]["error"]
            emit(row)


def bench_decoder():
    """A step of a decoder by weights of each type, on one thread."""
    with tempfile.TemporaryDirectory() as d:
        decoder.write(d)
        made = []
        for kind in WEIGHTS:
            if call([tpucc, d + "/decoder.mlir", "--weights", d + "/decoder.safetensors", "--variables", "--weights-as=" + kind, "-o", f"{d}/{kind}.so"]) is not None:
                made.append(f"{kind}={d}/{kind}.so")
        for line in (call([steps_timer, "decoder", str(3 * seconds), *made], 1) or "").splitlines():
            emit(json.loads(line))


def bench_train(work, peers):
    """Steps of a network of samples/mnist with Adam: forward, backward, update."""
    name, (batch, steps) = work.split()[0], TRAININGS[work]
    steps = max(1, steps // 10) if args.quick else steps
    with tempfile.TemporaryDirectory() as d:
        model = os.path.join(here, "../../samples/mnist", name + ".mlir")
        if call([tpucc, model, "--train", "--data", "image", "--loss", "sparse_categorical_crossentropy", "--optimizer", "adam:lr=0.001", "--batch", str(batch), "-o",
                 d + "/train.so"]) is None:
            return
        for threads in thread_counts:
            times = {}
            for _ in range(1 if args.quick else 3):
                commands = [[train_timer, d + "/train.so", str(steps), str(threads)]]
                commands += [[os.environ["TPUCC_PEERS"], here + "/train_peers.py", p, name, str(batch), str(steps), str(threads)] for p in peers]
                for said in (call(c, threads) for c in commands):
                    if said is not None:
                        one = json.loads(said)
                        times.setdefault(one["program"], []).append(one)
            ours = [t["median_ms"] for t in times.get("tpucc", [])]
            for program, turns in times.items():
                row = {"bench": "train", "work": work, "threads": threads, "program": program, "turns": len(turns)}
                row.update({k: round(statistics.median(t[k] for t in turns), 4) for k in ("first_ms", "median_ms", "min_ms", "peak_mb", "module_mb") if k in turns[0]})
                if program != "tpucc" and len(turns) == len(ours):
                    row.update({"reference": "tpucc", "speed": round(statistics.median(o / t["median_ms"] for o, t in zip(ours, turns)), 3)})
                emit(row)


def bench_roofline(name, so):
    """What each kernel of a network takes on one thread, beside what this processor allows."""
    said = call([roofline_timer, so, str(2 * seconds)], 1)
    found = [json.loads(line) for line in (said or "").splitlines()]
    for row in found:
        if "kernel" in row:
            row["kernel"] = row["kernel"].removeprefix("net.")
        emit({"bench": "roofline", "work": name, **row})


def print_roofline(work):
    kernels = [r for r in rows if r["bench"] == "roofline" and r["work"] == work and "kernel" in r]
    bounds = next((r for r in rows if r["bench"] == "roofline" and r["work"] == work and "peak_gflops" in r), None)
    if not kernels or not bounds:
        return
    whole = sum(k["us"] * k["launches"] for k in kernels)
    print(f"\n{work}, kernels on one thread, {whole / 1e3:.3f} ms; peak {bounds['peak_gflops']:.0f} GFLOP/s, memory {bounds['memory_gb_s']:.1f} GB/s, "
          f"second cache {bounds['cache_gb_s']:.0f} GB/s")
    for k in sorted(kernels, key=lambda k: -k["us"] * k["launches"])[:12]:
        by, bound = bound_of(k, bounds)
        print(f"  {100 * k['us'] * k['launches'] / whole:5.1f} %  {k['launches']:4} x {k['us']:10.2f} us {k['flops'] / k['us'] / 1e3:8.1f} GFLOP/s "
              f"{k['bytes'] / k['us'] / 1e3:7.1f} GB/s  {100 * bound / k['us']:5.0f} % of {by:13}  {k['kernel']}")


def bench_start():
    """Start, compile and load of a program of three operations, in processor time."""
    with tempfile.TemporaryDirectory() as d:
        with open(d + "/three.mlir", "w") as f:
            f.write("func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %x, %y : tensor<4xf32>\n"
                    "  %1 = stablehlo.multiply %0, %y : tensor<4xf32>\n  %2 = stablehlo.tanh %1 : tensor<4xf32>\n  return %2 : tensor<4xf32>\n}\n")
        for work, command in (("tpucc --version", [tpucc, "--version"]), ("tpucc three.mlir", [tpucc, d + "/three.mlir", "-o", d + "/three.so"]),
                              ("tpurun three.so --describe", [tpurun, d + "/three.so", "--describe"])):
            costs = [json.loads(call([measure, *command]) or "null") for _ in range(5 if args.quick else 31)]
            if None not in costs:
                emit({"bench": "start", "work": work, "program": "tpucc", **{k: round(statistics.median(c[k] for c in costs), 2) for k in costs[0]}})


def bench_ops():
    """Single operations. They have a program of their own, in which the peers are loaded once; 1 where it failed."""
    if not os.environ.get("TPUCC_PEERS"):
        print("bench: TPUCC_PEERS is not set: ops are left out", file=sys.stderr)
        return 0
    parts = [o for o in args.only or [] if o not in known and not any(o in items for items in known.values())]
    command = [os.environ["TPUCC_PEERS"], here + "/ops/run.py"] + ["--quick"] * args.quick + ["--avx2"] * args.avx2
    lines = tempfile.NamedTemporaryFile(suffix=".jsonl") if args.html and not args.out else None
    out = args.out or (lines and lines.name)
    before = os.path.getsize(out) if out and os.path.exists(out) else 0
    for option, values in (("--only", parts), ("--threads", thread_counts), ("--out", [out] if out else []), ("--keep", [args.keep] if args.keep else [])):
        command += [word for v in values for word in (option, str(v))]
    sys.stdout.flush()
    code = subprocess.run(command).returncode
    if args.html and os.path.exists(out):
        with open(out) as f:
            f.seek(before)
            rows.extend(json.loads(line) for line in f)
    return code


def shape_table(section):
    print(f"\n{section}: median ms, share of the measured peak of median and best turn, speed to the reference")
    for r in (r for r in rows if r["bench"] == section):
        memory = f"  {r['weights_gb_s']:5.1f} GB/s of weights" if r["work"].startswith("1 ") and section == "matmul" else ""
        best = 100 * r["share"] * r["median_ms"] / r["min_ms"]
        speed = f"  x{r['speed']:.2f} {r['reference']}" if "speed" in r and r["reference"] != r["program"] else ""
        print(f"  {r['work']:26} {r['threads']} thr  {r['program']:16} {r['median_ms']:10.4f}  {r['gflops']:7.1f} GFLOP/s  {100 * r['share']:5.1f} %  best {best:5.1f} %{speed}{memory}")
    for threads in thread_counts:
        print_means([r for r in rows if r["bench"] == section and r["threads"] == threads])


def print_means(found):
    """Each program of tpucc beside each peer, over the shapes that both have."""
    times = {}
    for r in found:
        times.setdefault(r["program"], {})[r["work"]] = r["median_ms"]
    for ours in (p for p in times if p.startswith("tpucc")):
        for peer in (p for p in times if not p.startswith("tpucc")):
            speeds = {w: times[peer][w] / ms for w, ms in times[ours].items() if w in times[peer]}
            if len(speeds) > 1:
                least = min(speeds, key=speeds.get)
                print(f"  {ours} beside {peer}, {found[0]['precision']}, {found[0]['threads']} thr, {len(speeds)} shapes: speed {statistics.geometric_mean(speeds.values()):.2f} "
                      f"in the mean, behind in {sum(s < 1 for s in speeds.values())}, least {speeds[least]:.2f}: {least}")


def print_tables():
    model = [line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")]
    peaks = [r["peak"] / r["threads"] for r in rows if "peak" in r]
    print(f"\n{model[0] if model else 'processor unknown'}, {len(cpus)} processors" + (f", peak of one core {statistics.median(peaks):.0f} GFLOP/s" if peaks else ""))
    for section in ("matmul", "conv"):
        if any(r["bench"] == section for r in rows):
            shape_table(section)
    if any(r["bench"] == "network" for r in rows):
        print("\nnetworks: median ms of one run (1 thread: of processor time); `speed` is the peer's, above 1 it is faster than tpucc")
        for r in (r for r in rows if r["bench"] == "network"):
            speed = f"  x{r['speed']:.2f}" if "speed" in r else ""
            memory = f"  {r['memory_mb']:8.1f} MB" if "memory_mb" in r else ""
            print(f"  {r['work']:14} {r['threads']} thr  {r['program']:24} {r['median_ms']:10.4f}  load {r['load_ms']:8.1f}{memory}{speed}")
    if any(r["bench"] == "decoder" for r in rows):
        print("\na step of a decoder: median ms of processor time, speed by that of the first, what a step reads, and how fast a loop reads as much")
        for r in (r for r in rows if r["bench"] == "decoder"):
            print(f"  {r['work']:14} {r['program']:24} {r['median_ms']:10.3f}  x{r['speed']:.2f}  {r['mb']:7.1f} MB at {r['gb_s']:5.1f} GB/s, "
                  f"{100 * r['share']:.0f} % of {r['read_gb_s']:.1f}")
    if any(r["bench"] == "train" for r in rows):
        print("\nsteps of training: median ms (1 thread: of processor time), the first one with all that it needs, most memory of the process")
        for r in (r for r in rows if r["bench"] == "train"):
            speed = f"  x{r['speed']:.2f}" if "speed" in r else ""
            print(f"  {r['work']:14} {r['threads']} thr  {r['program']:24} {r['median_ms']:10.2f}  first {r['first_ms']:8.0f}  {r['peak_mb']:8.1f} MB{speed}")
    for work in dict.fromkeys(r["work"] for r in rows if r["bench"] == "roofline"):
        print_roofline(work)
    for section, title in (("compile", "compiling"), ("start", "starting")):
        chosen = [r for r in rows if r["bench"] == section]
        if chosen:
            print(f"\n{title}: ms of wall and of processor time, most memory")
        for r in chosen:
            size = f"  artifact {r['artifact_mb']} MB, code {r.get('code_mb', 0)} MB" if "artifact_mb" in r else ""
            print(f"  {r['work']:28} {r['wall_ms']:10.1f} {r['cpu_ms']:10.1f} {r['memory_mb']:8.1f} MB{size}")


found = list(networks())
known = {"matmul": MATMULS, "conv": CONVOLUTIONS, "network": [n for n, _ in found], "decoder": [], "train": list(TRAININGS), "compile": [n for n, _ in found], "roofline": [n for n, _ in found], "start": [], "ops": []}
strays = [o for o in args.only or [] if "ops" not in args.only and o not in known and not any(o in items for items in known.values())]
if strays:
    p.error(f"--only {strays[0]}: known are {', '.join(known)}, " + ", ".join(dict.fromkeys(f"'{i}'" for items in known.values() for i in items)))
if args.precision == "int8" and not (args.only and all(o == "matmul" or o in MATMULS for o in args.only)):
    p.error("--precision int8 is for --only matmul, or one of its shapes")
for kind, works in (("matmul", MATMULS), ("conv", CONVOLUTIONS)):
    for one in works:
        if wanted(kind, one):
            bench_shapes(kind, one)
peer_names = []
if os.environ.get("TPUCC_PEERS") and wanted("network"):
    peer_names = (call([os.environ["TPUCC_PEERS"], here + "/peers.py", "--list"]) or "").split()
with tempfile.TemporaryDirectory() as scratch:
    for network, network_stem in found:
        if not any(wanted(part, network) for part in ("network", "compile", "roofline")):
            continue
        if not compile_network(network, network_stem, scratch + "/net.so"):
            continue
        if wanted("network", network):
            bench_network(network, network_stem, scratch + "/net.so", peer_names)
        if wanted("roofline", network):
            bench_roofline(network, scratch + "/net.so")
if wanted("decoder") and 1 in thread_counts:
    bench_decoder()
trainers = []
if os.environ.get("TPUCC_PEERS") and any(wanted("train", w) for w in TRAININGS):
    trainers = (call([os.environ["TPUCC_PEERS"], here + "/train_peers.py", "--list"]) or "").split()
for one in TRAININGS:
    if wanted("train", one):
        bench_train(one, trainers)
if wanted("start"):
    bench_start()
if rows:
    print_tables()
code = bench_ops() if wanted("ops") else 0
if args.html:
    write_page(rows, args.html)
sys.exit(code)
