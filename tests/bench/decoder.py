"""A decoder of about 100 million weights, one step of it: from the row of a token to the scores of the next one, with keys and values of the places before in
variables. Weights are random. python3 decoder.py FOLDER writes FOLDER/decoder.mlir and FOLDER/decoder.safetensors; bench.py imports it."""
import array
import json
import math
import random
import struct
import sys

LAYERS, WIDTH, INNER, HEADS, PLACES, WORDS = 12, 768, 3072, 12, 128, 20000
HEAD = WIDTH // HEADS


def weights():
    """Names and shapes; 100.3 million numbers, all of which a step multiplies by."""
    found = {}
    for i in range(LAYERS):
        found |= {f"qkv{i}": (WIDTH, 3 * WIDTH), f"out{i}": (WIDTH, WIDTH), f"up{i}": (WIDTH, INNER), f"down{i}": (INNER, WIDTH)}
    return found | {"scores": (WIDTH, WORDS)}


def tensor(*dims, of="f32"):
    return "tensor<" + "".join(f"{d}x" for d in dims) + of + ">"


class Text:
    """Lines of a function; each op gives the name and the type of its value."""

    def __init__(self):
        self.lines, self.n = [], 0

    def op(self, text, result):
        self.n += 1
        self.lines.append(f"  %{self.n} = stablehlo.{text} {result}")
        return f"%{self.n}"

    def number(self, value, *dims):
        scalar = self.op(f"constant dense<{value}> :", tensor())
        return self.op(f"broadcast_in_dim {scalar}, dims = [] : ({tensor()}) ->", tensor(*dims)) if dims else scalar

    def map(self, kind, *names, dims):
        return self.op(f"{kind} {', '.join(names)} :", tensor(*dims))

    def dot(self, x, w, dims, other, result, batch="", contract="[1] x [0]"):
        return self.op(f"dot_general {x}, {w}, {batch}contracting_dims = {contract} : ({tensor(*dims)}, {tensor(*other)}) ->", tensor(*result))

    def reshape(self, x, before, after):
        return self.op(f"reshape {x} : ({tensor(*before)}) ->", tensor(*after))

    def reduce(self, x, kind, begin, dims, along):
        """Along one dimension, and spread over it again."""
        left, kept = [d for i, d in enumerate(dims) if i != along], [i for i in range(len(dims)) if i != along]
        found = self.op(f"reduce({x} init: {self.number(begin)}) applies stablehlo.{kind} across dimensions = [{along}] : ({tensor(*dims)}, {tensor()}) ->", tensor(*left))
        return self.op(f"broadcast_in_dim {found}, dims = {kept} : ({tensor(*left)}) ->", tensor(*dims))

    def norm(self, x):
        row = (1, WIDTH)
        mean = self.map("divide", self.reduce(self.map("multiply", x, x, dims=row), "add", "0.0", row, 1), self.number(f"{WIDTH}.0", *row), dims=row)
        return self.map("multiply", x, self.map("rsqrt", self.map("add", mean, self.number("1.0e-06", *row), dims=row), dims=row), dims=row)

    def gelu(self, x):
        row = (1, INNER)
        cube = self.map("multiply", self.map("multiply", x, x, dims=row), x, dims=row)
        inner = self.map("add", x, self.map("multiply", self.number("0.044715", *row), cube, dims=row), dims=row)
        bent = self.map("tanh", self.map("multiply", self.number("0.7978846", *row), inner, dims=row), dims=row)
        return self.map("multiply", x, self.map("multiply", self.number("0.5", *row), self.map("add", self.number("1.0", *row), bent, dims=row), dims=row), dims=row)

    def softmax(self, x, dims):
        powers = self.map("exponential", self.map("subtract", x, self.reduce(x, "maximum", "0xFF800000", dims, 2), dims=dims), dims=dims)
        return self.map("divide", powers, self.reduce(powers, "add", "0.0", dims, 2), dims=dims)

    def remember(self, cache, x, zero):
        return self.op(f"dynamic_update_slice {cache}, {x}, %place, {zero}, {zero} : ({tensor(PLACES, HEADS, HEAD)}, {tensor(1, HEADS, HEAD)}, tensor<i32>, tensor<i32>, "
                       "tensor<i32>) ->", tensor(PLACES, HEADS, HEAD))

    def attend(self, i, qkv, allowed, zero):
        """The new caches, and what attention says, a row."""
        cut = [self.op(f"slice {qkv} [0:1, {p * WIDTH}:{(p + 1) * WIDTH}] : ({tensor(1, 3 * WIDTH)}) ->", tensor(1, WIDTH)) for p in range(3)]
        q, k, v = (self.reshape(x, (1, WIDTH), (1, HEADS, HEAD)) for x in cut)
        cache, scores = (PLACES, HEADS, HEAD), (HEADS, 1, PLACES)
        keys, values = self.remember(f"%keys{i}", k, zero), self.remember(f"%values{i}", v, zero)
        x = self.dot(q, keys, (1, HEADS, HEAD), cache, scores, "batching_dims = [1] x [1], ", "[2] x [2]")
        x = self.map("multiply", x, self.number(HEAD ** -0.5, *scores), dims=scores)
        x = self.op(f"select {allowed}, {x}, {self.number('-1.0e+30', *scores)} : {tensor(*scores, of='i1')},", tensor(*scores))
        x = self.dot(self.softmax(x, scores), values, scores, cache, (HEADS, 1, HEAD), "batching_dims = [0] x [1], ", "[2] x [0]")
        return keys, values, self.reshape(x, (HEADS, 1, HEAD), (1, WIDTH))


def model():
    t, caches = Text(), []
    zero = t.op("constant dense<0> :", "tensor<i32>")
    ids = t.op("iota dim = 2 :", tensor(HEADS, 1, PLACES, of="i32"))
    here = t.op(f"broadcast_in_dim %place, dims = [] : (tensor<i32>) ->", tensor(HEADS, 1, PLACES, of="i32"))
    allowed = t.op(f"compare LE, {ids}, {here}, SIGNED : ({tensor(HEADS, 1, PLACES, of='i32')}, {tensor(HEADS, 1, PLACES, of='i32')}) ->", tensor(HEADS, 1, PLACES, of="i1"))
    x, row = "%x", (1, WIDTH)
    for i in range(LAYERS):
        qkv = t.dot(t.norm(x), f"%qkv{i}", row, (WIDTH, 3 * WIDTH), (1, 3 * WIDTH))
        keys, values, seen = t.attend(i, qkv, allowed, zero)
        caches += [keys, values]
        x = t.map("add", x, t.dot(seen, f"%out{i}", row, (WIDTH, WIDTH), row), dims=row)
        up = t.gelu(t.dot(t.norm(x), f"%up{i}", row, (WIDTH, INNER), (1, INNER)))
        x = t.map("add", x, t.dot(up, f"%down{i}", (1, INNER), (INNER, WIDTH), row), dims=row)
    scores = t.dot(t.norm(x), "%scores", row, (WIDTH, WORDS), (1, WORDS))
    one = t.op("constant dense<1> :", "tensor<i32>")
    place = t.op(f"add %place, {one} :", "tensor<i32>")
    cache, alias = tensor(PLACES, HEADS, HEAD), "{tf.aliasing_output = %d : i32}"
    arguments = [f"%x: {tensor(*row)}", f"%place: tensor<i32> {alias % 0}"]
    for i in range(LAYERS):
        arguments += [f"%keys{i}: {cache} {alias % (2 * i + 1)}", f"%values{i}: {cache} {alias % (2 * i + 2)}"]
    arguments += [f"%{name}: {tensor(*shape)}" for name, shape in weights().items()]
    types = ", ".join(["tensor<i32>"] + [cache] * len(caches) + [tensor(1, WORDS)])
    return (f"func.func @main({', '.join(arguments)}) -> ({types}) {{\n" + "\n".join(t.lines)
            + f"\n  return {', '.join([place, *caches, scores])} : {types}\n}}\n")


def write(folder):
    """Weights are cut out of one row of normally distributed numbers, each at a place of its own, which is all that matters to time."""
    random.seed(1)
    block = array.array("f", (random.gauss(0, 1) for _ in range(1 << 18)))
    header, at = {}, 0
    for name, shape in weights().items():
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [at, at + 4 * math.prod(shape)]}
        at += 4 * math.prod(shape)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 64)
    with open(folder + "/decoder.safetensors", "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text)
        for shape in weights().values():
            n, scaled = math.prod(shape), array.array("f", (v * shape[0] ** -0.5 for v in block))
            first = random.randrange(len(block))
            bytes = (scaled[first:] + scaled[:first]).tobytes()
            f.write(bytes * (4 * n // len(bytes)) + bytes[: 4 * n % len(bytes)])
    with open(folder + "/decoder.mlir", "w") as f:
        f.write(model())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(sys.argv[1])
