#!/usr/bin/env python3
"""How compile time and memory grow with a program: python3 tests/bench/growth.py [--scale X] [--only NAME,..] [--tpucc FILE] [--repeat N]

Of each kind of program it makes one of N, 2N and 4N parts, compiles the three and prints processor seconds, peak memory and the exponents
log2(t(4N) / t(2N)) of both: 1 is linear growth, 2 is quadratic. Processor seconds (user and system of all threads) are used because other work on the
machine disturbs them least; of several runs the least counts. A kind is a function from a number of parts to a Program; sizes are such that 4N takes seconds.
"""
import argparse
import math
import os
import resource
import struct
import sys
import tempfile

LIMIT_SECONDS = 200
VEC = "tensor<64xf32>"


class Program:
    """Text of a model, what else tpucc is told, and files beside it: {name: bytes}; %d in options stands for their folder. `exit` is 1 or 2 where it is refused."""

    def __init__(self, text, *options, files=None, convert=False, out="x.so", exit=0):
        self.text, self.options, self.files, self.convert, self.out, self.exit = text, options, files or {}, convert, out, exit


def function(arguments, results, lines, name="main", visibility=""):
    results = results if isinstance(results, list) else [results]
    return (f"func.func {visibility}@{name}({', '.join(arguments)}) -> ({', '.join(t for _, t in results)}) {{\n" + "\n".join(lines) +
            f"\nreturn {', '.join(v for v, _ in results)} : {', '.join(t for _, t in results)}\n}}\n")


def chain(n, step, arguments=(), lines=(), t=VEC, result=None):
    """%v0 is the first argument; step(i) makes %v{i+1} of %v{i}."""
    return function([f"%v0: {t}", *arguments], (f"%v{n}", result or t), [*lines, *(step(i) for i in range(n))])


# --- elementwise ops


def tanhs(n):
    return Program(chain(n, lambda i: f"%v{i + 1} = stablehlo.tanh %v{i} : {VEC}"))


def adds(n):
    return Program(chain(n, lambda i: f"%v{i + 1} = stablehlo.add %v{i}, %w : {VEC}", [f"%w: {VEC}"]))


def fibonacci(n):
    return Program(function([f"%v0: {VEC}", f"%v1: {VEC}"], (f"%v{n + 1}", VEC), [f"%v{i + 2} = stablehlo.add %v{i}, %v{i + 1} : {VEC}" for i in range(n)]))


def selects(n):
    return Program(chain(n, lambda i: f"%c{i} = stablehlo.compare LT, %v{i}, %w : ({VEC}, {VEC}) -> tensor<64xi1>\n%t{i} = stablehlo.sine %v{i} : {VEC}\n"
                         f"%v{i + 1} = stablehlo.select %c{i}, %t{i}, %v{i} : tensor<64xi1>, {VEC}", [f"%w: {VEC}"]))


def scalars(n):
    ops = ["add", "multiply", "subtract", "maximum"]
    lines = [f"%v{i + 2} = stablehlo.{ops[i * 7 % 4]} %v{max(0, i - i * 31 % 50)}, %v{i + 1} : tensor<f32>" for i in range(n)]
    return Program(function(["%v0: tensor<f32>", "%v1: tensor<f32>"], (f"%v{n + 1}", "tensor<f32>"), lines))


def shapes_differ(n):
    """Independent ops, none of which has the shape of another."""
    lines = [f"%s{i} = stablehlo.sine %a{i} : tensor<{i + 2}xf32>" for i in range(n)]
    return Program(function([f"%a{i}: tensor<{i + 2}xf32>" for i in range(n)], [(f"%s{i}", f"tensor<{i + 2}xf32>") for i in range(n)], lines))


def converts(n):
    return Program(chain(n, lambda i: f"%h{i} = stablehlo.convert %v{i} : ({VEC}) -> tensor<64xbf16>\n%g{i} = stablehlo.sine %h{i} : tensor<64xbf16>\n"
                         f"%v{i + 1} = stablehlo.convert %g{i} : (tensor<64xbf16>) -> {VEC}"))


# --- width: values that many read, ops that read many


def fan_out(n):
    lines = [f"%c{i} = stablehlo.constant dense<{i}.5> : {VEC}\n%s{i} = stablehlo.add %a, %c{i} : {VEC}" for i in range(n)]
    return Program(function([f"%a: {VEC}"], [(f"%s{i}", VEC) for i in range(n)], lines))


def fan_in(n):
    """A balanced tree of additions of n different values."""
    lines, level, k = [f"%s{i} = stablehlo.sine %a{i} : {VEC}" for i in range(n)], [f"%s{i}" for i in range(n)], 0
    while len(level) > 1:
        above = []
        for i in range(0, len(level) - 1, 2):
            lines.append(f"%t{k} = stablehlo.add {level[i]}, {level[i + 1]} : {VEC}")
            above.append(f"%t{k}")
            k += 1
        level = above + level[len(level) // 2 * 2:]
    return Program(function([f"%a{i}: {VEC}" for i in range(n)], (level[0], VEC), lines))


def shared(n):
    """One reduction that n others read."""
    lines = ["%z = stablehlo.constant dense<0.0> : tensor<f32>",
             f"%m = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : ({VEC}, tensor<f32>) -> tensor<f32>",
             f"%b = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<f32>) -> {VEC}", f"%v0 = stablehlo.subtract %a, %b : {VEC}"]
    lines += [f"%s{i} = stablehlo.sine %v{i} : {VEC}\n%v{i + 1} = stablehlo.add %s{i}, %b : {VEC}" for i in range(n)]
    return Program(function([f"%a: {VEC}"], (f"%v{n}", VEC), lines))


def arguments(n):
    return Program(function([f"%a{i}: tensor<f32>" for i in range(n)], ("%a0", "tensor<f32>"), []))


def results(n):
    return Program(function(["%a: tensor<f32>"], [("%a", "tensor<f32>")] * n, []))


def named_results(n):
    body = function([f"%a: {VEC}"], [("%s", VEC)] * n, [f"%s = stablehlo.sine %a : {VEC}"])
    types = ", ".join(f'{VEC} {{jax.result_info = "result[{i}]"}}' for i in range(n))
    return Program(body.replace("-> (" + ", ".join([VEC] * n) + ")", f"-> ({types})"))


# --- functions


def functions(n):
    unused = "".join(function(["%x: tensor<4xf32>"], ("%x", "tensor<4xf32>"), [], f"f{i}", "private ") for i in range(n))
    return Program(unused + function(["%x: tensor<4xf32>"], ("%y", "tensor<4xf32>"), ["%y = stablehlo.tanh %x : tensor<4xf32>"]))


def calls(n):
    bodies = "".join(function([f"%x: {VEC}"], ("%y", VEC), [f"%y = stablehlo.negate %x : {VEC}"], f"f{i}", "private ") for i in range(n))
    return Program(bodies + chain(n, lambda i: f"%v{i + 1} = func.call @f{i}(%v{i}) : ({VEC}) -> {VEC}"))


def calls_of_one(n):
    body = function([f"%x: {VEC}"], ("%y", VEC), [f"%y = stablehlo.sine %x : {VEC}"], "f", "private ")
    return Program(body + chain(n, lambda i: f"%v{i + 1} = func.call @f(%v{i}) : ({VEC}) -> {VEC}"))


def composites(n):
    body = function([f"%x: {VEC}"], ("%y", VEC), [f"%y = stablehlo.sine %x : {VEC}"], "f", "private ")
    return Program(body + chain(n, lambda i: f'%v{i + 1} = stablehlo.composite "my.op" %v{i} {{decomposition = @f}} : ({VEC}) -> {VEC}'))


# --- constants


def splats(n):
    return Program(chain(n, lambda i: f"%c{i} = stablehlo.constant dense<{i}.5> : {VEC}\n%v{i + 1} = stablehlo.add %v{i}, %c{i} : {VEC}"))


def constants(n):
    def step(i):
        values = ", ".join(f"{i}.{k}" for k in range(16))
        return f"%c{i} = stablehlo.constant dense<[{values}]> : tensor<16xf32>\n%v{i + 1} = stablehlo.add %v{i}, %c{i} : tensor<16xf32>"
    return Program(chain(n, step, t="tensor<16xf32>"))


def one_constant(n):
    values = ", ".join(f"{i}.25" for i in range(n))
    t = f"tensor<{n}xf32>"
    return Program(function([f"%a: {t}"], ("%b", t), [f"%c = stablehlo.constant dense<[{values}]> : {t}", f"%b = stablehlo.add %a, %c : {t}"]))


def folded(n):
    """Arithmetic of constants, which is done when compiling."""
    return Program(chain(n, lambda i: f"%k{i + 1} = stablehlo.add %k{i}, %d : {VEC}\n%v{i + 1} = stablehlo.maximum %v{i}, %k{i + 1} : {VEC}",
                         lines=[f"%k0 = stablehlo.iota dim = 0 : {VEC}", f"%d = stablehlo.constant dense<[{', '.join(str(i % 7) + '.0' for i in range(64))}]> : {VEC}"]))


def safetensors(tensors):
    """{name: bytes of f32s}"""
    at, entries = 0, []
    for name, (dims, data) in tensors.items():
        entries.append(f'"{name}":{{"dtype":"F32","shape":{dims},"data_offsets":[{at},{at + len(data)}]}}')
        at += len(data)
    header = ("{" + ",".join(entries) + "}").encode()
    return struct.pack("<Q", len(header)) + header + b"".join(data for _, data in tensors.values())


def weights(n):
    """Many tensors, of which each becomes an argument's value."""
    text = chain(n, lambda i: f"%v{i + 1} = stablehlo.multiply %v{i}, %w{i} : tensor<16xf32>", [f"%w{i}: tensor<16xf32>" for i in range(n)], t="tensor<16xf32>")
    tensors = {f"w{i}": ([16], struct.pack("<16f", *(i + k / 16 for k in range(16)))) for i in range(n)}
    return Program(text, "--weights", "%d/w.safetensors", files={"w.safetensors": safetensors(tensors)})


def weights_by_place(n):
    """As above, found by loc("..."), the last of the names that an argument answers to."""
    text = chain(n, lambda i: f"%v{i + 1} = stablehlo.multiply %v{i}, %w{i} : tensor<16xf32>",
                 [f'%w{i}: tensor<16xf32> loc("params.layer{i}.scale")' for i in range(n)], t="tensor<16xf32>")
    tensors = {f"params.layer{i}.scale": ([16], struct.pack("<16f", *(i + k / 16 for k in range(16)))) for i in range(n)}
    return Program(text, "--weights", "%d/w.safetensors", files={"w.safetensors": safetensors(tensors)})


def large_weights(n):
    """One matrix of n rows, packed into panels."""
    text = function(["%x: tensor<4x256xf32>", f"%w: tensor<256x{n}xf32>"], ("%y", f"tensor<4x{n}xf32>"),
                    [f"%y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x256xf32>, tensor<256x{n}xf32>) -> tensor<4x{n}xf32>"])
    return Program(text, "--weights", "%d/w.safetensors", files={"w.safetensors": safetensors({"w": ([256, n], os.urandom(64) * (16 * n))})})


# --- movements


def slices(n):
    lines = [f"%s{i} = stablehlo.slice %a [{4 * i}:{4 * i + 3}] : (tensor<{4 * n}xf32>) -> tensor<3xf32>\n%t{i} = stablehlo.tanh %s{i} : tensor<3xf32>" for i in range(n)]
    lines.append(f"%r = stablehlo.concatenate {', '.join(f'%t{i}' for i in range(n))}, dim = 0 : ({', '.join(['tensor<3xf32>'] * n)}) -> tensor<{3 * n}xf32>")
    return Program(function([f"%a: tensor<{4 * n}xf32>"], ("%r", f"tensor<{3 * n}xf32>"), lines))


def concatenate(n):
    line = f"%r = stablehlo.concatenate {', '.join(f'%a{i}' for i in range(n))}, dim = 0 : ({', '.join(['tensor<3xf32>'] * n)}) -> tensor<{3 * n}xf32>"
    return Program(function([f"%a{i}: tensor<3xf32>" for i in range(n)], ("%r", f"tensor<{3 * n}xf32>"), [line]))


def concatenate_one(n):
    line = f"%r = stablehlo.concatenate {', '.join(['%a'] * n)}, dim = 0 : ({', '.join(['tensor<3xf32>'] * n)}) -> tensor<{3 * n}xf32>"
    return Program(function(["%a: tensor<3xf32>"], ("%r", f"tensor<{3 * n}xf32>"), [line]))


def concatenates(n):
    return Program(chain(n, lambda i: f"%v{i + 1} = stablehlo.concatenate %v{i}, %w, dim = 0 : (tensor<{i + 1}xf32>, tensor<1xf32>) -> tensor<{i + 2}xf32>",
                         ["%w: tensor<1xf32>"], t="tensor<1xf32>", result=f"tensor<{n + 1}xf32>"))


def concatenates_of_negated(n):
    return Program(chain(n, lambda i: f"%t{i} = stablehlo.negate %v{i} : tensor<{i + 1}xf32>\n"
                         f"%v{i + 1} = stablehlo.concatenate %t{i}, %w, dim = 0 : (tensor<{i + 1}xf32>, tensor<1xf32>) -> tensor<{i + 2}xf32>",
                         ["%w: tensor<1xf32>"], t="tensor<1xf32>", result=f"tensor<{n + 1}xf32>"))


def pads(n):
    return Program(chain(n, lambda i: f"%t{i} = stablehlo.negate %v{i} : tensor<{i + 1}xf32>\n%v{i + 1} = stablehlo.pad %t{i}, %w, low = [{i % 2}], high = [{1 - i % 2}], "
                         f"interior = [0] : (tensor<{i + 1}xf32>, tensor<f32>) -> tensor<{i + 2}xf32>", ["%w: tensor<f32>"], t="tensor<1xf32>", result=f"tensor<{n + 1}xf32>"))


def transposes(n):
    t = "tensor<64x64xf32>"
    return Program(chain(n, lambda i: f"%s{i} = stablehlo.transpose %v{i}, dims = [1, 0] : ({t}) -> {t}\n%v{i + 1} = stablehlo.tanh %s{i} : {t}", t=t))


def reshapes(n):
    """Movements that do not cancel, each of which every later op could be moved before."""
    t, u = "tensor<64x32xf32>", "tensor<32x64xf32>"
    return Program(chain(n, lambda i: f"%s{i} = stablehlo.reshape %v{i} : ({t}) -> {u}\n%t{i} = stablehlo.transpose %s{i}, dims = [1, 0] : ({u}) -> {t}\n"
                         f"%v{i + 1} = stablehlo.negate %t{i} : {t}", t=t))


def reshapes_fan_out(n):
    """Such movements below one another, and as many readers of the last."""
    t, u = "tensor<64x32xf32>", "tensor<32x64xf32>"
    lines = [f"%s{i} = stablehlo.reshape %v{i} : ({t}) -> {u}\n%v{i + 1} = stablehlo.transpose %s{i}, dims = [1, 0] : ({u}) -> {t}" for i in range(n)]
    lines += [f"%c{i} = stablehlo.constant dense<{i}.5> : {t}\n%r{i} = stablehlo.add %v{n}, %c{i} : {t}" for i in range(n)]
    return Program(function([f"%v0: {t}"], [(f"%r{i}", t) for i in range(n)], lines))


def broadcasts(n):
    t = "tensor<8x64xf32>"
    return Program(chain(n, lambda i: f"%b{i} = stablehlo.broadcast_in_dim %w{i}, dims = [1] : ({VEC}) -> {t}\n%v{i + 1} = stablehlo.multiply %v{i}, %b{i} : {t}",
                         [f"%w{i}: {VEC}" for i in range(n)], t=t))


def reverses(n):
    return Program(chain(n, lambda i: f"%s{i} = stablehlo.reverse %v{i}, dims = [0] : {VEC}\n%v{i + 1} = stablehlo.add %s{i}, %v{i} : {VEC}"))


# --- updates, gathers, scatters


def updates(n):
    t = f"tensor<{n}x8xf32>"
    step = lambda i: (f"%c{i} = stablehlo.constant dense<{i}> : tensor<i32>\n%v{i + 1} = stablehlo.dynamic_update_slice %v{i}, %u, %c{i}, %z : "
                      f"({t}, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> {t}")
    return Program(chain(n, step, ["%u: tensor<1x8xf32>"], ["%z = stablehlo.constant dense<0> : tensor<i32>"], t))


def dynamic_slices(n):
    step = lambda i: (f"%s{i} = stablehlo.dynamic_slice %t, %i{i}, sizes = [64] : (tensor<4096xf32>, tensor<i32>) -> {VEC}\n%v{i + 1} = stablehlo.add %v{i}, %s{i} : {VEC}")
    return Program(chain(n, step, ["%t: tensor<4096xf32>", *(f"%i{i}: tensor<i32>" for i in range(n))]))


def gathers(n):
    attrs = "<{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>"
    return Program(chain(n, lambda i: f'%v{i + 1} = "stablehlo.gather"(%v{i}, %i) {attrs} : ({VEC}, tensor<64x1xi32>) -> {VEC}', ["%i: tensor<64x1xi32>"]))


def scatters(n):
    attrs = "<{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}>"
    region = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%c = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %c : tensor<f32>\n})"
    return Program(chain(n, lambda i: f'%v{i + 1} = "stablehlo.scatter"(%v{i}, %i, %u) {attrs} {region} : ({VEC}, tensor<64x1xi32>, {VEC}) -> {VEC}',
                         ["%i: tensor<64x1xi32>", f"%u: {VEC}"]))


# --- reductions, windows, sorts


def reductions(n):
    t = "tensor<64x64xf32>"
    step = lambda i: (f"%r{i} = stablehlo.reduce(%v{i} init: %z) applies stablehlo.add across dimensions = [{i % 2}] : ({t}, tensor<f32>) -> {VEC}\n"
                      f"%b{i} = stablehlo.broadcast_in_dim %r{i}, dims = [{i % 2}] : ({VEC}) -> {t}\n%v{i + 1} = stablehlo.subtract %v{i}, %b{i} : {t}")
    return Program(chain(n, step, lines=["%z = stablehlo.constant dense<0.0> : tensor<f32>"], t=t))


def reductions_that_differ(n):
    lines = ["%z = stablehlo.constant dense<0.0> : tensor<f32>"]
    lines += [f"%r{i} = stablehlo.reduce(%a{i} init: %z) applies stablehlo.add across dimensions = [0] : (tensor<{i + 2}xf32>, tensor<f32>) -> tensor<f32>" for i in range(n)]
    return Program(function([f"%a{i}: tensor<{i + 2}xf32>" for i in range(n)], [(f"%r{i}", "tensor<f32>") for i in range(n)], lines))


def reduce_of_many(n):
    """One reduction with n operands."""
    pairs = ", ".join(f"(%a{i} init: %z)" for i in range(n))
    types = ", ".join([VEC] * n + ["tensor<f32>"] * n)
    args = " ".join(f"(%x{i}: tensor<f32>, %y{i}: tensor<f32>)" for i in range(n))
    sums = "\n".join(f"%s{i} = stablehlo.add %x{i}, %y{i} : tensor<f32>" for i in range(n))
    back = f"stablehlo.return {', '.join(f'%s{i}' for i in range(n))} : {', '.join(['tensor<f32>'] * n)}"
    lines = ["%z = stablehlo.constant dense<0.0> : tensor<f32>",
             f"%r:{n} = stablehlo.reduce{pairs} across dimensions = [0] : ({types}) -> ({', '.join(['tensor<f32>'] * n)})\nreducer{args} {{\n{sums}\n{back}\n}}"]
    return Program(function([f"%a{i}: {VEC}" for i in range(n)], [(f"%r#{i}", "tensor<f32>") for i in range(n)], lines))


def windows(n):
    region = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%c = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %c : tensor<f32>\n})"
    return Program(chain(n, lambda i: f'%v{i + 1} = "stablehlo.reduce_window"(%v{i}, %z) {region} {{window_dimensions = array<i64: 3>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}} : '
                         f"({VEC}, tensor<f32>) -> {VEC}", lines=["%z = stablehlo.constant dense<0.0> : tensor<f32>"]))


def cumulatives(n):
    """Cumulative sums, each of the one before."""
    region = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%c = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %c : tensor<f32>\n})"
    return Program(chain(n, lambda i: f'%v{i + 1} = "stablehlo.reduce_window"(%v{i}, %z) {region} {{window_dimensions = array<i64: 64>, padding = dense<[[63, 0]]> : tensor<1x2xi64>}} : '
                         f"({VEC}, tensor<f32>) -> {VEC}", lines=["%z = stablehlo.constant dense<0.0> : tensor<f32>"]))


def one_window(n):
    """A sum over windows of n elements of as many more."""
    x, y = f"tensor<{3 * n}xf32>", f"tensor<{2 * n + 1}xf32>"
    region = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%c = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %c : tensor<f32>\n})"
    lines = ["%z = stablehlo.constant dense<0.0> : tensor<f32>", f'%w = "stablehlo.reduce_window"(%x, %z) {region} {{window_dimensions = array<i64: {n}>}} : ({x}, tensor<f32>) -> {y}']
    return Program(function([f"%x: {x}"], [("%w", y)], lines))


def sorts(n):
    region = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\nstablehlo.return %c : tensor<i1>\n})"
    return Program(chain(n, lambda i: f'%s{i} = "stablehlo.sort"(%v{i}) {region} {{dimension = 0 : i64}} : ({VEC}) -> {VEC}\n%v{i + 1} = stablehlo.reverse %s{i}, dims = [0] : {VEC}'))


def sort_of_many(n):
    """One sort with n operands, the first of them the key."""
    pairs = ", ".join(f"%x{i}: tensor<f32>, %y{i}: tensor<f32>" for i in range(n))
    types = ", ".join([VEC] * n)
    lines = [f'%r:{n} = "stablehlo.sort"({", ".join(f"%a{i}" for i in range(n))}) ({{\n^bb0({pairs}):\n%c = stablehlo.compare LT, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n'
             f"stablehlo.return %c : tensor<i1>\n}}) {{dimension = 0 : i64}} : ({types}) -> ({types})"]
    return Program(function([f"%a{i}: {VEC}" for i in range(n)], [(f"%r#{i}", VEC) for i in range(n)], lines))


# --- contractions


def dots(n):
    t = "tensor<16x16xf32>"
    return Program(chain(n, lambda i: f"%v{i + 1} = stablehlo.dot_general %v{i}, %w, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}", [f"%w: {t}"], t=t))


def dots_relu(n):
    t = "tensor<16x16xf32>"
    return Program(chain(n, lambda i: f"%d{i} = stablehlo.dot_general %v{i}, %w, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}\n%v{i + 1} = stablehlo.maximum %d{i}, %z : {t}",
                         [f"%w: {t}"], [f"%z = stablehlo.constant dense<0.0> : {t}"], t))


def dots_that_differ(n):
    """No two of the same sizes, all about as large."""
    size = lambda i: (16 + i % 32, 16 + i // 32)
    xs = sorted({size(i)[0] for i in range(n)})
    lines = []
    for i in range(n):
        k, m = size(i)
        lines.append(f"%d{i} = stablehlo.dot_general %x{k}, %w{i}, contracting_dims = [1] x [0] : (tensor<4x{k}xf32>, tensor<{k}x{m}xf32>) -> tensor<4x{m}xf32>")
        lines.append(f"%v{i} = stablehlo.tanh %d{i} : tensor<4x{m}xf32>")
    arguments = [f"%x{k}: tensor<4x{k}xf32>" for k in xs] + [f"%w{i}: tensor<{size(i)[0]}x{size(i)[1]}xf32>" for i in range(n)]
    return Program(function(arguments, [(f"%v{i}", f"tensor<4x{size(i)[1]}xf32>") for i in range(n)], lines))


def convolutions(n):
    t, w = "tensor<1x16x16x8xf32>", "tensor<3x3x8x8xf32>"
    step = lambda i: (f"%v{i + 1} = stablehlo.convolution(%v{i}, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {{pad = [[1, 1], [1, 1]]}} "
                      f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({t}, {w}) -> {t}")
    return Program(chain(n, step, [f"%w: {w}"], t=t))


def layers(n):
    """Transformer-like: attention with a softmax, weights of its own in each layer."""
    t, s, w = "tensor<16x32xf32>", "tensor<16x16xf32>", "tensor<32x32xf32>"
    def step(i):
        def dot(out, x, y, dims, a, b, r):
            return f"%{out}{i} = stablehlo.dot_general {x}, {y}, contracting_dims = {dims} : ({a}, {b}) -> {r}\n"
        return (dot("q", f"%v{i}", f"%w{i}", "[1] x [0]", t, w, t) + dot("s", f"%q{i}", f"%v{i}", "[1] x [1]", t, t, s) +
                f"%m{i} = stablehlo.reduce(%s{i} init: %low) applies stablehlo.maximum across dimensions = [1] : ({s}, tensor<f32>) -> tensor<16xf32>\n"
                f"%mb{i} = stablehlo.broadcast_in_dim %m{i}, dims = [0] : (tensor<16xf32>) -> {s}\n%x{i} = stablehlo.subtract %s{i}, %mb{i} : {s}\n%e{i} = stablehlo.exponential %x{i} : {s}\n"
                f"%n{i} = stablehlo.reduce(%e{i} init: %z) applies stablehlo.add across dimensions = [1] : ({s}, tensor<f32>) -> tensor<16xf32>\n"
                f"%nb{i} = stablehlo.broadcast_in_dim %n{i}, dims = [0] : (tensor<16xf32>) -> {s}\n%p{i} = stablehlo.divide %e{i}, %nb{i} : {s}\n" +
                dot("o", f"%p{i}", f"%v{i}", "[1] x [0]", s, t, t) + f"%v{i + 1} = stablehlo.add %v{i}, %o{i} : {t}")
    return Program(chain(n, step, [f"%w{i}: {w}" for i in range(n)], ["%z = stablehlo.constant dense<0.0> : tensor<f32>", "%low = stablehlo.constant dense<0xFF800000> : tensor<f32>"], t))


# --- control flow


def whiles(n):
    step = lambda k: (f"%w{k}:2 = stablehlo.while(%i{k} = %z, %x{k} = %v{k}) : tensor<i32>, {VEC}\n cond {{\n%c{k} = stablehlo.compare LT, %i{k}, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                      f"stablehlo.return %c{k} : tensor<i1>\n}} do {{\n%j{k} = stablehlo.add %i{k}, %o : tensor<i32>\n%s{k} = stablehlo.sine %x{k} : {VEC}\n"
                      f"stablehlo.return %j{k}, %s{k} : tensor<i32>, {VEC}\n}}\n%v{k + 1} = stablehlo.negate %w{k}#1 : {VEC}")
    return Program(chain(n, step, lines=[f"%{v} = stablehlo.constant dense<{x}> : tensor<i32>" for v, x in (("z", 0), ("o", 1), ("n", 7))]))


def while_of_many(n):
    """One loop that carries n values."""
    carried = ", ".join(f"%x{i} = %a{i}" for i in range(n))
    body = "\n".join(f"%s{i} = stablehlo.sine %x{i} : {VEC}" for i in range(n))
    types = ", ".join(["tensor<i32>"] + [VEC] * n)
    lines = [f"%{v} = stablehlo.constant dense<{x}> : tensor<i32>" for v, x in (("z", 0), ("o", 1), ("n", 7))]
    lines.append(f"%w:{n + 1} = stablehlo.while(%i = %z, {carried}) : {types}\n cond {{\n%c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                 f"stablehlo.return %c : tensor<i1>\n}} do {{\n%j = stablehlo.add %i, %o : tensor<i32>\n{body}\nstablehlo.return %j, {', '.join(f'%s{i}' for i in range(n))} : {types}\n}}")
    return Program(function([f"%a{i}: {VEC}" for i in range(n)], [(f"%w#{i + 1}", VEC) for i in range(n)], lines))


def ifs(n):
    def branch(i, op, out):
        return f"{{\n%{out}{i} = stablehlo.{op} %v{i} : {VEC}\nstablehlo.return %{out}{i} : {VEC}\n}}"
    step = lambda i: f'%v{i + 1} = "stablehlo.if"(%p{i}) ({branch(i, "sine", "a")}, {branch(i, "cosine", "b")}) : (tensor<i1>) -> {VEC}'
    return Program(chain(n, step, [f"%p{i}: tensor<i1>" for i in range(n)]), "--control-flow=dynamic")


def case_of_many(n):
    regions = ", ".join(f"{{\n%c{i} = stablehlo.constant dense<{i}.5> : {VEC}\n%a{i} = stablehlo.add %x, %c{i} : {VEC}\nstablehlo.return %a{i} : {VEC}\n}}" for i in range(n))
    return Program(function(["%p: tensor<i32>", f"%x: {VEC}"], ("%r", VEC), [f'%r = "stablehlo.case"(%p) ({regions}) : (tensor<i32>) -> {VEC}']), "--control-flow=dynamic")


def nested(n):
    """Branches 20 deep."""
    def inside(i, depth):
        if not depth:
            return f"%s{i} = stablehlo.sine %v{i} : {VEC}\nstablehlo.return %s{i} : {VEC}"
        return f'%r{i}_{depth} = "stablehlo.if"(%p) ({{\n{inside(i, depth - 1)}\n}}, {{\nstablehlo.return %v{i} : {VEC}\n}}) : (tensor<i1>) -> {VEC}\nstablehlo.return %r{i}_{depth} : {VEC}'
    step = lambda i: f'%v{i + 1} = "stablehlo.if"(%p) ({{\n{inside(i, 19)}\n}}, {{\nstablehlo.return %v{i} : {VEC}\n}}) : (tensor<i1>) -> {VEC}'
    return Program(chain(n, step, ["%p: tensor<i1>"]), "--control-flow=dynamic")


# --- names, places, sizes, formats


def places(n):
    return Program(chain(n, lambda i: f'%v{i + 1} = stablehlo.sine %v{i} : {VEC} loc("jit(main)/layer{i}/sine"("model{i}.py":{i + 1}:{i % 80 + 1}))'))


def aliases(n):
    text = chain(n, lambda i: f"%v{i + 1} = stablehlo.sine %v{i} : {VEC} loc(#loc{i})")
    return Program(text + "".join(f'#loc{i} = loc("layer{i}"("model.py":{i + 1}:1))\n' for i in range(n)))


def buckets(n):
    text = function(["%x: tensor<?x64xf32>"], ("%y", "tensor<?x64xf32>"), ["%y = stablehlo.tanh %x : tensor<?x64xf32>"])
    return Program(text, "--bucket", "x.0=" + ",".join(str(i + 1) for i in range(n)))


def symbols(n):
    text = function([f'%a{i}: tensor<?xf32> {{tpu.dims = ["n{i}"]}}' for i in range(n)], [(f"%s{i}", "tensor<?xf32>") for i in range(n)],
                    [f"%s{i} = stablehlo.sine %a{i} : tensor<?xf32>" for i in range(n)])
    return Program(text, *(word for i in range(n) for word in ("--dim", f"n{i}=8")))


def one_symbol(n):
    text = function([f'%a{i}: tensor<?xf32> {{tpu.dims = ["n"]}}' for i in range(n)], [(f"%s{i}", "tensor<?xf32>") for i in range(n)],
                    [f"%s{i} = stablehlo.sine %a{i} : tensor<?xf32>" for i in range(n)])
    return Program(text, "--bucket", "n=8")


def flatbuffer(n):
    return Program(tanhs(n).text, convert=True)


def to_flatbuffer(n):
    return Program(places(n).text, out="x.fb")


def to_text(n):
    return Program(places(n).text, out="x.mlir")


def header(n):
    return Program(fan_out(n).text, out="x.h")


def shape_report(n):
    return Program(reductions(n).text, "--shape-report=%d/report.json")


def html_report(n):
    return Program(reductions(n).text, "--shape-report=%d/report.html")


def equal_sizes(n):
    """A chain of open sizes that are equal by ops, said in reverse order; one is bound."""
    lines = [f"%v{i} = stablehlo.add %a{i}, %a{i + 1} : tensor<?xf32>" for i in reversed(range(n))]
    return Program(function([f"%a{i}: tensor<?xf32>" for i in range(n + 1)], [(f"%v{i}", "tensor<?xf32>") for i in range(n)], lines), "--dim", "a0.0=8")


def solved_symbols(n):
    """Symbols each of which is solved from the one before, said in reverse order."""
    arguments = [f'%a{i}: tensor<8xf32> {{tpu.dims = ["n{i} + n{i + 1}"]}}' for i in reversed(range(n))]
    return Program(function(arguments, [(f"%v{i}", "tensor<8xf32>") for i in range(n)], [f"%v{i} = stablehlo.negate %a{i} : tensor<8xf32>" for i in range(n)]), "--dim", "n0=3")


# --- refused


def unbound_symbol(n):
    """One symbol, of n arguments."""
    return Program(one_symbol(n).text, exit=1)


def unbound_sizes(n):
    return Program(function([f"%a{i}: tensor<?xf32>" for i in range(n)], ("%a0", "tensor<?xf32>"), []), exit=1)


def wrong_names(n):
    return Program(function([f"%a{i}: tensor<i32>" for i in range(n)], ("%a0", "tensor<i32>"), []), *(word for i in range(n) for word in ("--dim", f"m{i}=4")), exit=2)


def open_whiles(n):
    t = "tensor<i32>"
    step = lambda i: (f"%v{i + 1} = stablehlo.while(%s{i} = %v{i}) : {t}\n cond {{\n%c{i} = stablehlo.compare LT, %s{i}, %n : ({t}, {t}) -> tensor<i1>\nstablehlo.return %c{i} : tensor<i1>\n}} do {{\n"
                      f"%t{i} = stablehlo.multiply %s{i}, %s{i} : {t}\nstablehlo.return %t{i} : {t}\n}}")
    return Program(chain(n, step, [f"%n: {t}"], t=t), exit=1)


def open_ifs(n):
    return Program(ifs(n).text, exit=1)


def open_chain(n):
    """Loops whose bounds are made from an input by ever more ops."""
    t = "tensor<i32>"
    step = lambda i: (f"%v{i + 1} = stablehlo.add %v{i}, %v{i} : {t}\n%w{i + 1} = stablehlo.while(%s{i} = %o) : {t}\n cond {{\n%c{i} = stablehlo.compare LT, %s{i}, %v{i + 1} : ({t}, {t}) -> tensor<i1>\n"
                      f"stablehlo.return %c{i} : tensor<i1>\n}} do {{\n%t{i} = stablehlo.multiply %s{i}, %s{i} : {t}\nstablehlo.return %t{i} : {t}\n}}")
    return Program(chain(n, step, lines=[f"%o = stablehlo.constant dense<1> : {t}"], t=t), exit=1)


def open_shapes(n):
    """Sizes that are made from one scalar argument by ever more ops."""
    t = "tensor<1xi32>"
    step = lambda i: f"%v{i + 1} = stablehlo.multiply %v{i}, %v{i} : {t}\n%d{i} = stablehlo.dynamic_iota %v{i + 1}, dim = 0 : ({t}) -> tensor<?xf32>"
    return Program(function(["%n: tensor<i32>"], (f"%v{n}", t), [f"%v0 = stablehlo.reshape %n : (tensor<i32>) -> {t}", *(step(i) for i in range(n))]), exit=1)


KINDS = {  # N; the function gives the name
    tanhs: 8000, adds: 8000, fibonacci: 4000, selects: 2000, scalars: 4000, shapes_differ: 100, converts: 1000,
    fan_out: 1000, fan_in: 1000, shared: 1000, arguments: 20000, results: 5000, named_results: 5000,
    functions: 20000, calls: 10000, calls_of_one: 10000, composites: 10000,
    splats: 4000, constants: 2000, one_constant: 200000, folded: 4000, weights: 2000, weights_by_place: 2000, large_weights: 20000,
    slices: 1000, concatenate: 1000, concatenate_one: 1000, concatenates: 500, concatenates_of_negated: 500, pads: 500,
    transposes: 1000, reshapes: 1000, reshapes_fan_out: 500, broadcasts: 1000, reverses: 1000,
    updates: 1000, dynamic_slices: 1000, gathers: 500, scatters: 500,
    reductions: 500, reductions_that_differ: 200, reduce_of_many: 10, windows: 500, cumulatives: 500, one_window: 100000, sorts: 500, sort_of_many: 50,
    dots: 500, dots_relu: 500, dots_that_differ: 50, convolutions: 100, layers: 50,
    whiles: 500, while_of_many: 100, ifs: 500, case_of_many: 500, nested: 50,
    places: 8000, aliases: 8000, buckets: 15, symbols: 250, equal_sizes: 1000, solved_symbols: 1000, one_symbol: 1000, flatbuffer: 8000, to_flatbuffer: 20000, to_text: 20000, header: 4000, shape_report: 500, html_report: 500,
    unbound_symbol: 8000, unbound_sizes: 8000, wrong_names: 8000, open_whiles: 4000, open_ifs: 8000, open_chain: 4000, open_shapes: 8000,
}


def spent(command, log):
    """(processor seconds, peak MB, exit status) of one run."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_SECONDS, LIMIT_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (12 << 30, 12 << 30))
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        os.dup2(out, 1)
        os.dup2(out, 2)
        try:
            os.execvp(command[0], command)
        finally:
            os._exit(127)
    _, status, usage = os.wait4(child, 0)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def measure(make, n, tpucc, repeat, folder):
    program = make(n)
    model, log = f"{folder}/x.mlir", f"{folder}/log"
    for name, data in {**program.files, "x.mlir": program.text.encode()}.items():
        with open(f"{folder}/{name}", "wb") as f:
            f.write(data)
    if program.convert:
        if spent([tpucc, model, "-o", f"{folder}/in.fb"], log)[2]:
            return None
        model = f"{folder}/in.fb"
    command = [tpucc, model, "-o", f"{folder}/out-{program.out}", *(o.replace("%d", folder) for o in program.options)]
    runs = [spent(command, log)]
    while len(runs) < repeat and runs[0][2] == program.exit and runs[0][0] < 20:
        runs.append(spent(command, log))
    if runs[0][2] != program.exit:
        with open(log) as f:
            print(f"{make.__name__} {n}: exit {runs[0][2]}: {f.readline().strip()[:200]}", file=sys.stderr)
        return None
    return min(r[0] for r in runs), min(r[1] for r in runs)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--only", default="")
    p.add_argument("--tpucc", default="build/tpucc")
    p.add_argument("--repeat", type=int, default=2)
    p.add_argument("--scale", type=float, default=1, help="of all sizes")
    a = p.parse_args()
    chosen = {f: n for f, n in KINDS.items() if not a.only or f.__name__ in a.only.split(",")}
    print("| kind | N | s | 2N | 4N | exponent | MB | 2N | 4N | exponent |\n| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |")
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        for make, n in chosen.items():
            n = max(1, int(n * a.scale))
            rows = []
            for k in (1, 2, 4):
                rows.append(measure(make, k * n, a.tpucc, a.repeat, folder))
                if not rows[-1]:
                    break
            if not rows[-1]:
                print(f"| {make.__name__} | {n} | " + " ".join(f"{r[0]:.2f} s {r[1]:.0f} MB |" if r else "failed |" for r in rows), flush=True)
                continue
            exponents = [math.log2(rows[2][i] / rows[1][i]) for i in (0, 1)]
            worst = max(worst, *exponents)
            print(f"| {make.__name__} | {n} | " + " | ".join(f"{r[0]:.2f}" for r in rows) + f" | {exponents[0]:.2f} | " + " | ".join(f"{r[1]:.0f}" for r in rows) +
                  f" | {exponents[1]:.2f} |", flush=True)
    print(f"\nlargest exponent: {worst:.2f}")


if __name__ == "__main__":
    main()
