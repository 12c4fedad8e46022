#!/usr/bin/env python3
"""Random graphs on XLA:CPU against what tpucc's evaluator says, which compiled code agrees with (graphs.sh).

    graphs_xla.py [N] [--seed S] [--differ build/tests/differ]        (a Python with jax; without it the test is skipped: status 77)

differ --write makes folders of a program, its inputs and results; the program runs on XLA, and each result is compared within the bound of its
`// bounds:` line. What is XLA's own is told apart, narrowly:
  - a graph that XLA does not accept or run on a CPU, or that ends its process, is counted under its message, not as one that agrees;
  - XLA flushes denormals: elements below the smallest normal number of their type are equal to 0;
  - quantized types are not run: XLA:CPU has no such values.
Prints each difference, the refusals by message, and `N graphs agree, D differ, R refused by XLA`.
"""
import argparse, collections, os, re, shutil, subprocess, sys, tempfile

try:
    import jax, numpy as np, ml_dtypes
    from jax._src.interpreters import mlir
    from jax._src.lib import _jax, xla_client
    from jax._src.lib.mlir import ir
except ImportError as e:
    print(f"skipped: {e}")
    sys.exit(77)
jax.config.update("jax_enable_x64", True)
CPU = jax.devices("cpu")[0]
NARROW = {"i2": ml_dtypes.int2, "i4": ml_dtypes.int4, "ui2": ml_dtypes.uint2, "ui4": ml_dtypes.uint4, "bf16": ml_dtypes.bfloat16}


def element_types(line):
    return [re.fullmatch(r"(?:\d+x)*(.*)", t).group(1) for t in re.findall(r"tensor<((?:[^<>]|<[^<>]*>)*)>", line)]


def dtype_of(name):
    if name in NARROW:
        return np.dtype(NARROW[name])
    if name.startswith("f") and "E" in name:
        return np.dtype(getattr(ml_dtypes, f"float{name[1]}_{name[2:].lower()}"))
    return None


def load(path, name):
    a, t = np.load(path), dtype_of(name)
    if t is None:
        return a
    return a.view(t) if name == "bf16" or name.startswith("f") else a.astype(t)


def run(text, arrays):
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        module.operation.verify()
        code = mlir.module_to_bytecode(module)
    program = CPU.client.compile_and_load(code, _jax.DeviceList((CPU,)), xla_client.CompileOptions())
    return [np.asarray(r) for r in program.execute([jax.device_put(a, CPU) for a in arrays])]


def parts(a):
    return np.stack([a.real, a.imag]) if np.iscomplexobj(a) else a


def differs(got, want, name, bound):
    """None, or what is wrong. Integers and bools are equal, floats within the bound, NaN where NaN is."""
    if got.shape != want.shape:
        return f"shape {got.shape}, not {want.shape}"
    got, want = parts(got), parts(want)
    if not re.match(r"f|bf|complex", name):
        wrong = got.astype(want.dtype) != want  # random bits of signed types are unsigned there
    else:
        tiny = float(ml_dtypes.finfo(want.dtype).smallest_normal) if want.dtype.itemsize > 1 else 0
        g, w = got.astype(np.float64), want.astype(np.float64)
        with np.errstate(all="ignore"):
            close = (g == w) | (np.abs(g - w) <= bound) | (np.isnan(g) & np.isnan(w)) | ((np.abs(g) <= tiny) & (np.abs(w) <= tiny))
        wrong = ~close
    if not wrong.any():
        return None
    at = np.argwhere(wrong)[0]
    return f"{wrong.sum()} of {wrong.size} elements; {at.tolist()} is {got[tuple(at)]}, not {want[tuple(at)]} (bound {bound})"


def compare(folder):
    """(kind, message): agrees, differs or refused."""
    text = open(f"{folder}/program.mlir").read()
    if "!quant." in text:
        return "refused", "quantized types"
    bounds = [float(b) for b in re.search(r"// bounds:(.*)", text).group(1).split()]
    main = next(line for line in text.split("\n") if line.startswith("func.func @main"))
    ins, outs = (element_types(part) for part in main.split(") -> "))
    arrays = [load(f"{folder}/input{i}.npy", t) for i, t in enumerate(ins)]
    try:
        got = run(text, arrays)
    except Exception as e:  # XLA's errors are of several classes
        return "refused", re.sub(r"[0-9]+", "N", str(e).strip().split("\n")[0])[:110]
    wrong = [(i, differs(g, load(f"{folder}/result{i}.npy", t), t, b)) for i, (g, t, b) in enumerate(zip(got, outs, bounds))]
    wrong = [f"result {i} ({outs[i]}): {w}" for i, w in wrong if w]
    return ("differs", "; ".join(wrong)) if wrong else ("agrees", "")


def work(folder):
    """Compares the folders that standard input names, one a line, and answers each with a line."""
    for seed in sys.stdin:
        kind, message = compare(f"{folder}/{seed.strip()}")
        print(kind, message.replace("\n", " "), flush=True)


def compare_all(folder, seeds):
    """Yields (seed, kind, message). XLA may end the process that it runs in, which then starts anew."""
    worker = None
    for seed in seeds:
        if worker is None:
            worker = subprocess.Popen([sys.executable, __file__, "--worker", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        worker.stdin.write(f"{seed}\n")
        worker.stdin.flush()
        line = worker.stdout.readline()
        if line:
            kind, _, message = line.strip().partition(" ")
            yield seed, kind, message
        else:
            why = re.findall(r"Check failed: [^(]*", worker.communicate()[1])
            yield seed, "refused", f"XLA ends: {why[0] if why else worker.returncode}"
            worker = None
    if worker:
        worker.communicate()


def main():
    top = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("n", nargs="?", type=int, default=2000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--differ", default=f"{top}/build/tests/differ")
    p.add_argument("--worker", help=argparse.SUPPRESS)
    a = p.parse_args()
    if a.worker:
        return work(a.worker)
    counts, refusals = collections.Counter(), collections.Counter()
    for first in range(a.seed, a.seed + a.n, 100):
        folder = tempfile.mkdtemp()
        subprocess.run([a.differ, "--portable", f"--random={min(100, a.seed + a.n - first)}", f"--seed={first}", f"--write={folder}"], check=True, stdout=subprocess.DEVNULL)
        for seed, kind, message in compare_all(folder, sorted(int(s) for s in os.listdir(folder))):
            counts[kind] += 1
            if kind == "differs":
                print(f"graph {seed}: {message}", flush=True)
            elif kind == "refused":
                refusals[message] += 1
        shutil.rmtree(folder)
    for message, n in refusals.most_common():
        print(f"{n} refused: {message}")
    print(f"{counts['agrees']} graphs agree, {counts['differs']} differ, {counts['refused']} refused by XLA")
    return counts["differs"] > 0


if __name__ == "__main__":
    sys.exit(main())
