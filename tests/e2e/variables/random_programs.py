"""Random programs on four variables, whose new values depend on each other's old ones: two calls of each, and a call of two steps, are what the evaluator makes
of them, bit for bit (integers). Every other one is of two or four replicas, which share the variables and add up what differs. What differs is left as
bad-SEED.mlir.

    python3 random_programs.py BUILD_DIR FIRST N        in a folder of its own
"""
import json
import random
import struct
import subprocess
import sys

TOOLS = sys.argv[1]
T = "tensor<8x8xi32>"
VARIABLES = "abcd"


def binary(r, o, v):
    return [f"{o} = stablehlo.{r.choice(['add', 'subtract', 'multiply', 'maximum'])} {v()}, {v()} : {T}"]


def negate(r, o, v):
    return [f"{o} = stablehlo.negate {v()} : {T}"]


def reverse(r, o, v):
    return [f"{o} = stablehlo.reverse {v()}, dims = [{r.randint(0, 1)}] : {T}"]


def transpose(r, o, v):
    return [f"{o} = stablehlo.transpose {v()}, dims = [1, 0] : ({T}) -> {T}"]


def update(r, o, v):
    at, small = r.randint(0, 6), "tensor<2x4xi32>"
    where = ", ".join(r.choice(["%i0", "%i3"]) for _ in range(2))
    return [f"{o}s = stablehlo.slice {v()} [{at}:{at + 2}, 2:6] : ({T}) -> {small}",
            f"{o} = stablehlo.dynamic_update_slice {v()}, {o}s, {where} : ({T}, {small}, tensor<i32>, tensor<i32>) -> {T}"]


def total(r, o, v):
    return [f"{o}r = stablehlo.reduce({v()} init: %i0) applies stablehlo.add across dimensions = [{r.randint(0, 1)}] : ({T}, tensor<i32>) -> tensor<8xi32>",
            f"{o} = stablehlo.broadcast_in_dim {o}r, dims = [{r.randint(0, 1)}] : (tensor<8xi32>) -> {T}"]


def product(r, o, v):
    return [f"{o} = stablehlo.dot_general {v()}, {v()}, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}"]


def halves(r, o, v):
    half = "tensor<4x8xi32>"
    return [f"{o}p = stablehlo.slice {v()} [0:4, 0:8] : ({T}) -> {half}", f"{o}q = stablehlo.slice {v()} [4:8, 0:8] : ({T}) -> {half}",
            f"{o} = stablehlo.concatenate {o}q, {o}p, dim = 0 : ({half}, {half}) -> {T}"]


def flat(r, o, v):
    return [f"{o}h = stablehlo.reshape {v()} : ({T}) -> tensor<64xi32>", f"{o}g = stablehlo.add {o}h, {o}h : tensor<64xi32>",
            f"{o} = stablehlo.reshape {o}g : (tensor<64xi32>) -> {T}"]


def loop(r, o, v):
    body = r.choice([f"stablehlo.add %s, {v()} : {T}", f"stablehlo.add %s, %t : {T}", f"stablehlo.reverse %s, dims = [0] : {T}"])
    ends = r.choice(["%w, %t", "%w, %s", "%t, %w"])
    return [f"{o}l:3 = stablehlo.while(%k = %i0, %s = {v()}, %t = {v()}) : tensor<i32>, {T}, {T} cond {{",
            "  %p = stablehlo.compare LT, %k, %i3 : (tensor<i32>, tensor<i32>) -> tensor<i1>", "  stablehlo.return %p : tensor<i1>", "} do {",
            "  %one = stablehlo.constant dense<1> : tensor<i32>", "  %k1 = stablehlo.add %k, %one : tensor<i32>", f"  %w = {body}",
            f"  stablehlo.return %k1, {ends} : tensor<i32>, {T}, {T}", "}", f"{o} = stablehlo.add {o}l#{r.randint(1, 2)}, %i8 : {T}"]


def all_reduce(r, o, v, n):
    return [f'{o} = "stablehlo.all_reduce"({v()}) <{{replica_groups = dense<[{list(range(n))}]> : tensor<1x{n}xi64>}}> ({{', "^bb0(%a0: tensor<i32>, %b0: tensor<i32>):",
            f"  %c0 = stablehlo.{r.choice(['add', 'add', 'maximum'])} %a0, %b0 : tensor<i32>", "  stablehlo.return %c0 : tensor<i32>", f"}}) : ({T}) -> {T}"]


KINDS = [binary] * 4 + [negate, reverse, transpose, update, update, total, product, halves, flat, loop]


def program(r, n_replicas):
    values = [f"%{v}" for v in VARIABLES] + ["%x"]
    apart = {"%x"} if n_replicas > 1 else set()  # values that may differ among replicas
    lines = ["%i0 = stablehlo.constant dense<0> : tensor<i32>", "%i3 = stablehlo.constant dense<3> : tensor<i32>", f"%i8 = stablehlo.constant dense<0> : {T}"]
    for n in range(r.randint(3, 14)):
        read = []

        def value():
            read.append(r.choice(values[-6:] if r.random() < 0.5 else values))
            return read[-1]

        if n_replicas > 1 and r.random() < 0.3:
            lines += all_reduce(r, f"%v{n}", value, n_replicas)
        else:
            lines += r.choice(KINDS)(r, f"%v{n}", value)
            apart |= {f"%v{n}"} if apart.intersection(read) else set()
        values.append(f"%v{n}")
    results = [v for v in VARIABLES if r.random() < 0.85] + [None, None]
    r.shuffle(results)
    alike = [v for v in values if v not in apart]
    ends = [r.choice(some[-5:] if r.random() < 0.7 else some) for some in (alike if v else values for v in results)]
    types = ", ".join(f'{T} {{tpu.variable = "{v}"}}' if v else T for v in results)
    args = ", ".join(f'%{v}: {T} {{tpu.variable = "{v}"}}' for v in VARIABLES) + f", %x: {T}"
    body = "\n".join("  " + line for line in lines)
    text = f"module attributes {{mhlo.num_replicas = {n_replicas} : i32}} {{\nfunc.func public @main({args}) -> ({types}) attributes {{tpu.steps = 2 : i64}} {{\n{body}\n"
    text += f"  return {', '.join(ends)} : {', '.join([T] * len(results))}\n}}\n}}\n"
    return text, [i for i, v in enumerate(results) if not v]


def numbers(r):
    return struct.pack("<64i", *(r.randint(-4, 4) for _ in range(64)))


def write_array(path, shape, data):
    header = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (127 - 10 - len(header)) + "\n"
    open(path, "wb").write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)


def write_inputs():
    r = random.Random(1)
    for n in REPLICAS:
        own = [numbers(r) for _ in range(n)]
        write_array(f"x{n}.npy", (8 * n, 8), b"".join(own))
        write_array(f"twice{n}.npy", (2 * n, 8, 8), b"".join(x + x for x in own))
    table = {v: {"dtype": "I32", "shape": [8, 8], "data_offsets": [256 * i, 256 * i + 256]} for i, v in enumerate(VARIABLES)}
    text = json.dumps(table).encode()
    text += b" " * (-(8 + len(text)) % 64)
    open("begin.safetensors", "wb").write(struct.pack("<Q", len(text)) + text + b"".join(numbers(r) for _ in VARIABLES))


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(" ".join(command) + ": " + done.stderr)


def two_calls(results, n, *command):
    state, seen = "begin.safetensors", []
    for _ in range(2):
        outputs = [f"--output=output{i}/0=output{i}.npy" for i in results]
        run(f"{TOOLS}/tpurun", *command, "--input", f"x/0=x{n}.npy", "--load-variables", state, "--save-variables", "end.safetensors", *outputs)
        state = "state.safetensors"
        seen += [open(name, "rb").read() for name in ["end.safetensors"] + [f"output{i}.npy" for i in results]]
        open(state, "wb").write(seen[-3])
    return seen


def two_steps(n, *command):
    run(f"{TOOLS}/tpurun", *command, "--entry", "main_steps", "--input", f"x/0=twice{n}.npy", "--load-variables", "begin.safetensors", "--save-variables",
        "end.safetensors")
    return open("end.safetensors", "rb").read()


def agrees(seed):
    n = REPLICAS[seed % len(REPLICAS)]
    text, results = program(random.Random(seed), n)
    open("program.mlir", "w").write(text)
    target = ["--mcpu=x86-64-v3"] if seed % 3 == 0 else []
    threads = ["--threads", str(1 + seed // 4 % 3)]
    try:
        run(f"{TOOLS}/tpucc", "program.mlir", "-o", "program.so", *target)
        wanted, got = two_calls(results, n, "program.mlir", "--interpret"), two_calls(results, n, "program.so", "--entry", "main", *threads)
        if wanted == got and two_steps(n, "program.so", *threads) == wanted[-3]:
            return True
        print(f"seed {seed}: compiled and evaluated differ" + (" in a call of two steps" if wanted == got else ""))
    except RuntimeError as why:
        print(f"seed {seed}: {why}")
    open(f"bad-{seed}.mlir", "w").write(text)
    return False


REPLICAS = 1, 2, 1, 4
write_inputs()
first, n = int(sys.argv[2]), int(sys.argv[3])
bad = sum(not agrees(seed) for seed in range(first, first + n))
print(f"{n} random programs on variables, {bad} wrong")
sys.exit(bad > 0)
