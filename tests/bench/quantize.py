# A network of f32 as quantized StableHLO: weights in bytes with a scale a feature, activations in bytes with the ranges that they have on one input, sums and
# biases of i32. Writes OUT.mlir and OUT.safetensors, and with --bench times both, in turns on one thread.
#   python quantize.py BUILD_DIR MODEL.mlir WEIGHTS.safetensors INPUT.npy OUT [--bench] [--mcpu NAME] [--rounds N]         wants numpy
# It knows the words of image classifiers: convolution and dot_general by weights, batch_norm_inference, adding biases, maximum and minimum with numbers, adding
# branches, maxima of windows. Anything else stays f32, between uniform_dequantize and uniform_quantize.
import argparse, json, os, re, statistics, struct, subprocess, tempfile
import numpy as np


def read_safetensors(path):
    data = open(path, "rb").read()
    n = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8 : 8 + n])
    return {k: np.frombuffer(data, "<f4", offset=8 + n + v["data_offsets"][0], count=int(np.prod(v["shape"]))).reshape(v["shape"])
            for k, v in header.items() if k != "__metadata__" and v["dtype"] == "F32"}


def write_safetensors(path, arrays):
    header, parts, at = {}, [], 0
    for name, a in arrays.items():
        header[name] = {"dtype": {"int8": "I8", "int32": "I32", "float32": "F32"}[str(a.dtype)], "shape": list(a.shape), "data_offsets": [at, at + a.nbytes]}
        parts.append(a.tobytes())
        at += a.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + b"".join(parts))


class Op:
    def __init__(self, text):
        self.text = text
        found = re.match(r"\s*(%[\w.]+) = \"?stablehlo\.(\w+)\"?", text)
        self.result, self.kind = found.group(1), found.group(2)
        self.operands = re.findall(r"%[\w.]+", text.split("=", 1)[1].split(" : (")[0].split("({")[0])
        self.type = re.findall(r"tensor<([^>]*)>", text)[-1]


def read_model(path):
    head, ops, end = [], [], []
    lines = open(path).read().split("\n")
    at = 0
    while at < len(lines):
        text = lines[at]
        if re.match(r"\s*%[\w.]+ = ", text):
            while text.count("({") > text.count("})"):
                at += 1
                text += "\n" + lines[at]
            ops.append(Op(text))
        else:
            (end if ops else head).append(text)
        at += 1
    return "\n".join(head), ops, "\n".join(end)


def number(x):
    return "%.9g" % np.float32(x)


class Network:
    def __init__(self, path, weights):
        self.head, self.ops, self.end = read_model(path)
        self.weights = weights
        self.by_name = {o.result: o for o in self.ops}
        self.users = {}
        for o in self.ops:
            for x in o.operands:
                self.users.setdefault(x, []).append(o)
        self.input = re.search(r"(%[\w.]+): tensor<([^>]*)>", self.head)
        self.result = re.search(r"return (%[\w.]+)", self.end).group(1)

    def limit(self, name):  # the number that a broadcast constant is
        o = self.by_name.get(name)
        if o and o.kind == "broadcast_in_dim":
            o = self.by_name.get(o.operands[0])
        found = o and o.kind == "constant" and re.search(r"dense<([-+.\de]+)>", o.text)
        return float(found.group(1)) if found else None

    def only_user(self, name):
        users = self.users.get(name, [])
        return users[0] if len(users) == 1 else None

    # What elementwise work ends with that belongs to the op: (last, factor and bias of each feature, lowest, highest)
    def chain(self, op, features):
        factor, bias, low, high, last = np.ones(features), np.zeros(features), -np.inf, np.inf, op
        while True:
            o = self.only_user(last.result)
            if o and o.kind == "batch_norm_inference" and last is op:
                scale, offset, mean, variance = (self.weights[x[1:]].astype("f8") for x in o.operands[1:5])
                factor = scale / np.sqrt(variance + float(re.search(r"epsilon = ([-+.\de]+)", o.text).group(1)))
                bias = offset - mean * factor
            elif o and o.kind == "add" and self.bias_of(o, last.result) is not None and op.kind == "dot_general":
                bias = bias + self.bias_of(o, last.result)
            elif o and o.kind == "maximum" and self.limit(o.operands[1]) is not None:
                low = self.limit(o.operands[1])
            elif o and o.kind == "minimum" and self.limit(o.operands[1]) is not None:
                high = self.limit(o.operands[1])
            else:
                return last, factor, bias, low, high
            last = o

    def bias_of(self, add, other):
        names = [x for x in add.operands if x != other]
        o = self.by_name.get(names[0]) if len(names) == 1 else None
        return self.weights.get(o.operands[0][1:]) if o and o.kind == "broadcast_in_dim" else None

    def multiplies_weights(self, o):
        return o.kind in ("convolution", "dot_general") and o.operands[1][1:] in self.weights

    # Values whose ranges are wanted, in order: the op that a part begins with, and what it ends with.
    def parts(self):
        taken, found = set(), []
        for o in self.ops:
            if o.result in taken:
                continue
            if self.multiplies_weights(o):
                features = self.weights[o.operands[1][1:]].shape[0]
            elif o.kind == "add" and all(self.limit(x) is None for x in o.operands):
                features = 1
            else:
                continue
            part = self.chain(o, features)
            x = o
            while x is not part[0]:
                x = self.only_user(x.result)
                taken.add(x.result)
            found.append((o, *part))
        return found


def ranges(build, net, weights_path, input_path, names, folder):
    types = {o.result: o.type for o in net.ops}
    results = ", ".join(f"tensor<{types[n]}>" for n in names)
    head = re.sub(r"->\s*.*\{\s*$", f"-> ({results}) {{", net.head)
    with open(f"{folder}/calibrate.mlir", "w") as f:
        f.write(head + "\n" + "\n".join(o.text for o in net.ops) + f"\nreturn {', '.join(names)} : {results}\n}}\n}}\n")
    subprocess.run([f"{build}/tpucc", f"{folder}/calibrate.mlir", "--weights", weights_path, "-o", f"{folder}/c.so"], check=True, capture_output=True)
    command = [f"{build}/tpurun", f"{folder}/c.so", "--input", f"arg0={input_path}"]
    for i in range(len(names)):
        command += ["--output", f"output{i}={folder}/{i}.npy"]
    subprocess.run(command, check=True, capture_output=True)
    return {n: (lambda a: (float(a.min()), float(a.max())))(np.load(f"{folder}/{i}.npy")) for i, n in enumerate(names)}


# A quantization of bytes of numbers from low to high, 0 among them.
def bytes_for(low, high):
    low, high = min(low, 0.0), max(high, 0.0)
    scale = float(np.float32(max(high - low, 1e-8) / 255))
    return scale, int(np.clip(round(-128 - low / scale), -128, 127))


def byte_type(q):
    return f"!quant.uniform<i8:f32, {number(q[0])}" + (f":{q[1]}>" if q[1] else ">")


def axis_type(storage, axis, scales):
    return f"!quant.uniform<{storage}:f32:{axis}, {{{','.join(number(s) for s in scales)}}}>"


class Writer:
    def __init__(self, net, found, points):
        self.net, self.found, self.lines, self.arguments, self.arrays, self.q, self.floats, self.n = net, found, [], [], {}, {}, {}, 0
        self.points = points

    def line(self, text):
        self.lines.append("    " + text)

    def new(self):
        self.n += 1
        return f"%q{self.n}"

    def tensor(self, dims, element):
        return f"tensor<{''.join(d + 'x' for d in dims)}{element}>"

    def dims(self, name):
        o = self.net.by_name.get(name)
        return (o.type if o else self.net.input.group(2)).split("x")[:-1]

    def quantized(self, name):  # (value, quantization)
        if name not in self.q:
            q, made = bytes_for(*self.points[name]), self.new()
            self.line(f"{made} = stablehlo.uniform_quantize {name} : ({self.tensor(self.dims(name), 'f32')}) -> {self.tensor(self.dims(name), byte_type(q))}")
            self.q[name] = made, q
        return self.q[name]

    def argument(self, name, array, element):
        self.arguments.append(f"%{name}: {self.tensor([str(d) for d in array.shape], element)}")
        self.arrays[name] = array

    def as_float(self, name):
        if name in self.q and name not in self.floats and name != self.net.input.group(1):
            value, q = self.q[name]
            dims = self.dims(name)
            self.line(f"{name} = stablehlo.uniform_dequantize {value} : ({self.tensor(dims, byte_type(q))}) -> {self.tensor(dims, 'f32')}")
            self.floats[name] = True

    def product(self, op, last, factor, bias, low, high):
        name = op.operands[1][1:]
        x, q = self.quantized(op.operands[0])
        w = self.net.weights[name].astype("f8") * factor.reshape([-1] + [1] * (self.net.weights[name].ndim - 1))
        flat = np.abs(w.reshape(w.shape[0], -1)).max(axis=1)
        scales = np.float32(np.maximum(flat, 1e-8) / 127)
        self.argument(name, np.clip(np.rint(w / scales.astype("f8").reshape([-1] + [1] * (w.ndim - 1))), -127, 127).astype("i1"), axis_type("i8", 0, scales))
        sums = np.float32(np.float64(np.float32(q[0])) * scales.astype("f8"))
        biases = np.clip(np.rint(bias / sums.astype("f8")), -(2**31), 2**31 - 1).astype("i4")
        self.argument(name + ".bias", biases, axis_type("i32", 0, sums))
        dims, feature = self.dims(op.result), 1
        kind, wide = op.text.strip().split(" = ", 1)[1].split(" : (")[0], self.tensor(dims, axis_type("i32", feature, sums))
        kind = kind.replace(op.operands[0], x, 1)
        product, spread, total = self.new(), self.new(), self.new()
        types = f"({self.tensor(self.dims(op.operands[0]), byte_type(q))}, {self.arguments[-2].split(': ', 1)[1]})"
        self.line(f"{product} = {kind} : {types} -> {wide}")
        self.line(f"{spread} = stablehlo.broadcast_in_dim %{name}.bias, dims = [{feature}] : ({self.arguments[-1].split(': ', 1)[1]}) -> {wide}")
        self.line(f"{total} = stablehlo.add {product}, {spread} : {wide}")
        if last.result == self.net.result:
            self.line(f"{last.result} = stablehlo.uniform_dequantize {total} : ({wide}) -> {self.tensor(dims, 'f32')}")
        else:
            self.finish(last, total, wide, low, high)

    def finish(self, last, value, type, low, high):  # what activations cut off is outside of the range
        a, b = self.points[last.result]
        q, made = bytes_for(max(a, low), min(b, high)), self.new()
        self.line(f"{made} = stablehlo.uniform_quantize {value} : ({type}) -> {self.tensor(self.dims(last.result), byte_type(q))}")
        self.q[last.result] = made, q

    def add(self, op, last, low, high):
        (x, p), (y, r), dims = self.quantized(op.operands[0]), self.quantized(op.operands[1]), self.dims(op.result)
        q, made = bytes_for(max(self.points[last.result][0], low), min(self.points[last.result][1], high)), self.new()
        types = ", ".join(self.tensor(dims, byte_type(t)) for t in (p, r))
        self.line(f"{made} = stablehlo.add {x}, {y} : ({types}) -> {self.tensor(dims, byte_type(q))}")
        self.q[last.result] = made, q

    def window(self, op):  # a maximum of bytes
        x, q = self.quantized(op.operands[0])
        element, init, made = byte_type(q), self.new(), self.new()
        self.line(f'{init} = "stablehlo.constant"() <{{value = dense<-128> : tensor<i8>}}> : () -> tensor<{element}>')
        text = op.text.replace(op.operands[0], x, 1).replace(op.operands[1], init, 1).replace(op.result, made, 1)
        self.lines.append(re.sub(r"tensor<((?:\d+x)*)f32>", lambda m: f"tensor<{m.group(1)}{element}>", text))
        self.q[op.result] = made, q

    def write(self, out):
        starts, inside = {p[0].result: p for p in self.found}, set()
        for o, last, *_ in self.found:
            while o is not last:
                o = self.net.only_user(o.result)
                inside.add(o.result)
        for o in self.net.ops:
            if o.result in starts and o.kind == "add":
                self.add(o, *starts[o.result][1:2], *starts[o.result][4:])
            elif o.result in starts:
                self.product(o, *starts[o.result][1:])
            elif o.kind == "reduce_window" and "stablehlo.maximum" in o.text and o.operands[0] in self.q:
                self.window(o)
            elif o.result not in inside:
                for x in o.operands:
                    self.as_float(x)
                self.lines.append(o.text)
        name, dims = self.net.input.groups()
        head = f"module @quantized {{\n  func.func @main({', '.join([f'{name}: tensor<{dims}>'] + self.arguments)}) -> "
        used = "\n".join(self.lines) + self.net.end
        kept = [l for l in self.lines if not re.match(r"\s*(%[\w.]+) = stablehlo\.(constant|broadcast_in_dim)", l) or len(re.findall(re.escape(l.split()[0]) + r"\b", used)) > 1]
        with open(out + ".mlir", "w") as f:
            f.write(head + f"tensor<{self.net.by_name[self.net.result].type}> {{\n" + "\n".join(kept) + "\n" + self.net.end.lstrip("\n"))
        write_safetensors(out + ".safetensors", self.arrays)


def bench(o, build, folder):
    times, outputs = {"f32": [], "int8": []}, {}
    for kind, model, weights in (("f32", o.model, o.weights), ("int8", o.out + ".mlir", o.out + ".safetensors")):
        subprocess.run([f"{build}/tpucc", model, "--weights", weights, "--mcpu=" + o.mcpu, "-o", f"{folder}/{kind}.so"], check=True, capture_output=True)
        subprocess.run([f"{build}/tpurun", f"{folder}/{kind}.so", "--input", f"arg0={o.input}", "--output", f"output={folder}/y.npy"], check=True, capture_output=True)
        outputs[kind] = np.load(f"{folder}/y.npy").ravel()
    for _ in range(o.rounds):
        for kind, list in times.items():
            said = subprocess.run([f"{build}/tpurun", f"{folder}/{kind}.so", "--threads", "1", "--bench=0.3"], check=True, capture_output=True, text=True).stdout
            list.append(json.loads(said)["min_ms"])
    ratio = statistics.median(a / b for a, b in zip(times["f32"], times["int8"]))
    error = np.abs(outputs["int8"] - outputs["f32"]).max() / np.abs(outputs["f32"]).max()
    print(f"{o.mcpu}: f32 {min(times['f32']):.3f} ms, int8 {min(times['int8']):.3f} ms, {ratio:.2f} times as fast; largest error {error:.3f} of the largest result, "
          f"{'the same' if outputs['int8'].argmax() == outputs['f32'].argmax() else 'another'} largest")


def main():
    args = argparse.ArgumentParser()
    for name in ("build", "model", "weights", "input", "out"):
        args.add_argument(name)
    args.add_argument("--bench", action="store_true")
    args.add_argument("--mcpu", default="native")
    args.add_argument("--rounds", type=int, default=7)
    o = args.parse_args()
    net = Network(o.model, read_safetensors(o.weights))
    found, build = net.parts(), os.path.abspath(o.build)
    with tempfile.TemporaryDirectory() as folder:
        names = sorted({x for p in found for x in p[0].operands + [p[1].result] if x in net.by_name} - {net.result})
        names = [n for n in names if net.by_name[n].kind not in ("constant", "broadcast_in_dim")]
        points = ranges(build, net, o.weights, o.input, names, folder)
        x = np.load(o.input)
        points[net.input.group(1)] = (float(x.min()), float(x.max()))
        points[net.result] = (0.0, 0.0)
        Writer(net, found, points).write(o.out)
        if o.bench:
            bench(o, build, folder)


main()
