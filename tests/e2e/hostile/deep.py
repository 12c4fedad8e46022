"""Prints a program of N of something in a row or inside each other: deep.py KIND N. See deep.sh."""
import sys

V, S = "tensor<64xf32>", "tensor<f32>"


def main(args, result, body, returned="%v{n}", n=0, before=""):
    return f"{before}func.func @main({args}) -> {result} {{\n{body}return {returned.format(n=n)} : {result}\n}}\n"


def chain(n, step, t=V, args=f"%v0: {V}, %w: {V}", first=""):
    """N times the step, a text in which {i} and {j} are the numbers of what it reads and makes."""
    return main(args, t, first + "".join(step.format(i=i, j=i + 1, t=t) + "\n" for i in range(n)), n=n)


def const(name, value, t):
    return f"%{name} = stablehlo.constant dense<{value}> : {t}\n"


def map(n): return chain(n, "%v{j} = stablehlo.tanh %v{i} : {t}")
def add(n): return chain(n, "%v{j} = stablehlo.add %v{i}, %w : {t}")
def scalar(n): return chain(n, "%v{j} = stablehlo.add %v{i}, %w : {t}", S, f"%v0: {S}, %w: {S}")


def fibonacci(n):
    return main(f"%v0: {V}, %v1: {V}", V, "".join(f"%v{i + 2} = stablehlo.add %v{i}, %v{i + 1} : {V}\n" for i in range(n)), n=n + 1)


def twice(n): return chain(n, "%v{j} = stablehlo.add %v{i}, %v{i} : {t}")


def mixed(n):
    ops = ["%v{j} = stablehlo.sine %v{i} : {t}", "%v{j} = stablehlo.multiply %v{i}, %w : {t}",
           "%c{i} = stablehlo.compare LT, %v{i}, %w : ({t}, {t}) -> tensor<64xi1>\n%v{j} = stablehlo.select %c{i}, %w, %v{i} : tensor<64xi1>, {t}",
           "%h{i} = stablehlo.convert %v{i} : ({t}) -> tensor<64xf64>\n%v{j} = stablehlo.convert %h{i} : (tensor<64xf64>) -> {t}",
           "%v{j} = stablehlo.reverse %v{i}, dims = [0] : {t}", "%v{j} = stablehlo.clamp %w, %v{i}, %w : {t}"]
    return main(f"%v0: {V}, %w: {V}", V, "".join(ops[i * 7 % 6].format(i=i, j=i + 1, t=V) + "\n" for i in range(n)), n=n)


def constants(n):
    return main(f"%v0: {V}", V, "".join(f"%c{i} = stablehlo.constant dense<{i}.5> : {V}\n%v{i + 1} = stablehlo.add %v{i}, %c{i} : {V}\n" for i in range(n)), n=n)


def folded(n):
    return chain(n, "%v{j} = stablehlo.add %v{i}, %o : {t}", "tensor<i32>", "%x: tensor<4xf32>", const("v0", 0, "tensor<i32>") + const("o", 1, "tensor<i32>"))


def shape(n):
    """A chain of integers that ends in a size."""
    body = const("v0", 4, "tensor<i32>") + const("o", 0, "tensor<i32>")
    body += "".join(f"%v{i + 1} = stablehlo.add %v{i}, %o : tensor<i32>\n" for i in range(n))
    body += f"%s = stablehlo.reshape %v{n} : (tensor<i32>) -> tensor<1xi32>\n%r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>\n"
    return main("%x: tensor<f32>", "tensor<?xf32>", body, "%r")


def shape_of_data(n):
    """The same of an argument: refused, with a chain of causes."""
    return shape(n).replace("%x: tensor<f32>", "%x: tensor<f32>, %v0: tensor<i32>").replace(const("v0", 4, "tensor<i32>"), "")


def open_dims(n): return chain(n, "%v{j} = stablehlo.tanh %v{i} : {t}", "tensor<?xf32>", "%v0: tensor<?xf32>")


def reshape(n):
    a, b = "tensor<64x32xf32>", "tensor<32x64xf32>"
    return chain(n, f"%s{{i}} = stablehlo.reshape %v{{i}} : ({a}) -> {b}\n%t{{i}} = stablehlo.transpose %s{{i}}, dims = [1, 0] : ({b}) -> {a}\n%v{{j}} = stablehlo.negate %t{{i}} : {a}", a, f"%v0: {a}")


def views(n):
    """Views of views, with nothing between."""
    a, b = "tensor<64x32xf32>", "tensor<32x64xf32>"
    return chain(n, f"%s{{i}} = stablehlo.reshape %v{{i}} : ({a}) -> {b}\n%v{{j}} = stablehlo.transpose %s{{i}}, dims = [1, 0] : ({b}) -> {a}", a, f"%v0: {a}")


def transpose(n):
    a = "tensor<8x8xf32>"
    return chain(n, "%s{i} = stablehlo.transpose %v{i}, dims = [1, 0] : ({t}) -> {t}\n%v{j} = stablehlo.tanh %s{i} : {t}", a, f"%v0: {a}")


def slices(n):
    return main(f"%v0: tensor<{n + 4}xf32>", "tensor<4xf32>", "".join(
        f"%t{i} = stablehlo.negate %v{i} : tensor<{n + 4 - i}xf32>\n%v{i + 1} = stablehlo.slice %t{i} [{i % 2}:{n + 3 - i + i % 2}] : (tensor<{n + 4 - i}xf32>) -> tensor<{n + 3 - i}xf32>\n" for i in range(n)), n=n)


def pads(n):
    return main(f"%v0: tensor<1xf32>, %w: {S}", f"tensor<{n + 1}xf32>", "".join(
        f"%t{i} = stablehlo.negate %v{i} : tensor<{i + 1}xf32>\n%v{i + 1} = stablehlo.pad %t{i}, %w, low = [{i % 2}], high = [{1 - i % 2}], interior = [0] : (tensor<{i + 1}xf32>, {S}) -> tensor<{i + 2}xf32>\n" for i in range(n)), n=n)


def pad_only(n):
    return chain(n, f"%v{{j}} = stablehlo.pad %v{{i}}, %w, low = [1], high = [-1], interior = [0] : ({V}, {S}) -> {V}", V, f"%v0: {V}, %w: {S}")


def concat(n):
    t = f"tensor<{3 * n}xf32>"
    return main(", ".join(f"%a{i}: tensor<3xf32>" for i in range(n)), t, "%r = stablehlo.concatenate " + ", ".join(f"%a{i}" for i in range(n))
                + ", dim = 0 : (" + ", ".join(["tensor<3xf32>"] * n) + f") -> {t}\n", "%r")


def concat_same(n):
    t = f"tensor<{3 * n}xf32>"
    return main("%a: tensor<3xf32>", t, "%r = stablehlo.concatenate " + ", ".join(["%a"] * n) + ", dim = 0 : (" + ", ".join(["tensor<3xf32>"] * n) + f") -> {t}\n", "%r")


def concat_computed(n):
    t = f"tensor<{3 * n}xf32>"
    body = "".join(f"%s{i} = stablehlo.slice %a [{4 * i}:{4 * i + 3}] : (tensor<{4 * n}xf32>) -> tensor<3xf32>\n%t{i} = stablehlo.tanh %s{i} : tensor<3xf32>\n" for i in range(n))
    return main(f"%a: tensor<{4 * n}xf32>", t, body + "%r = stablehlo.concatenate " + ", ".join(f"%t{i}" for i in range(n))
                + ", dim = 0 : (" + ", ".join(["tensor<3xf32>"] * n) + f") -> {t}\n", "%r")


def concats(n):
    """Each of the one before and one element."""
    return main("%v0: tensor<1xf32>, %w: tensor<1xf32>", f"tensor<{n + 1}xf32>", "".join(
        f"%t{i} = stablehlo.negate %v{i} : tensor<{i + 1}xf32>\n%v{i + 1} = stablehlo.concatenate %t{i}, %w, dim = 0 : (tensor<{i + 1}xf32>, tensor<1xf32>) -> tensor<{i + 2}xf32>\n" for i in range(n)), n=n)


def select(n):
    return chain(n, "%c{i} = stablehlo.compare LT, %v{i}, %w : ({t}, {t}) -> tensor<64xi1>\n%t{i} = stablehlo.sine %v{i} : {t}\n%v{j} = stablehlo.select %c{i}, %t{i}, %v{i} : tensor<64xi1>, {t}")


def convert(n): return chain(n, "%h{i} = stablehlo.convert %v{i} : ({t}) -> tensor<64xf16>\n%v{j} = stablehlo.convert %h{i} : (tensor<64xf16>) -> {t}")


def reduce(n):
    a = "tensor<8x8xf32>"
    return chain(n, f"%r{{i}} = stablehlo.reduce(%v{{i}} init: %z) applies stablehlo.add across dimensions = [0] : ({a}, {S}) -> tensor<8xf32>\n%b{{i}} = stablehlo.broadcast_in_dim %r{{i}}, dims = [0] : (tensor<8xf32>) -> {a}\n%v{{j}} = stablehlo.subtract %v{{i}}, %b{{i}} : {a}", a, f"%v0: {a}", const("z", "0.0", S))


def reduce_scalar(n):
    return chain(n, f"%r{{i}} = stablehlo.reduce(%v{{i}} init: %z) applies stablehlo.add across dimensions = [0] : ({V}, {S}) -> {S}\n%b{{i}} = stablehlo.broadcast_in_dim %r{{i}}, dims = [] : ({S}) -> {V}\n%v{{j}} = stablehlo.add %v0, %b{{i}} : {V}", V, f"%v0: {V}", const("z", "0.0", S))


def reduce_window(n):
    return chain(n, f'%v{{j}} = "stablehlo.reduce_window"(%v{{i}}, %z) ({{{{\n^bb0(%a: {S}, %b: {S}):\n%c = stablehlo.add %a, %b : {S}\nstablehlo.return %c : {S}\n}}}}) {{{{window_dimensions = array<i64: 3>, padding = dense<1> : tensor<1x2xi64>}}}} : ({V}, {S}) -> {V}', V, f"%v0: {V}", const("z", "0.0", S))


def dynamic_slice(n):
    return chain(n, "%v{j} = stablehlo.dynamic_slice %v{i}, %k, sizes = [64] : ({t}, tensor<i32>) -> {t}", V, f"%v0: {V}, %k: tensor<i32>")


def slice_at(n):
    """Each start is read from what the slice before left."""
    t = "tensor<64xi32>"
    return chain(n, "%s{i} = stablehlo.slice %v{i} [0:1] : ({t}) -> tensor<1xi32>\n%k{i} = stablehlo.reshape %s{i} : (tensor<1xi32>) -> tensor<i32>\n%d{i} = stablehlo.dynamic_slice %v{i}, %k{i}, sizes = [63] : ({t}, tensor<i32>) -> tensor<63xi32>\n%v{j} = stablehlo.pad %d{i}, %k{i}, low = [1], high = [0], interior = [0] : (tensor<63xi32>, tensor<i32>) -> {t}", t, f"%v0: {t}")


def update(n):
    return chain(n, "%v{j} = stablehlo.dynamic_update_slice %v{i}, %u, %k : ({t}, tensor<4xf32>, tensor<i32>) -> {t}", V, f"%v0: {V}, %u: tensor<4xf32>, %k: tensor<i32>")


def gather(n):
    d = "<{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}}>"
    return chain(n, f'%v{{j}} = "stablehlo.gather"(%v{{i}}, %i) {d} : ({{t}}, tensor<64x1xi32>) -> {{t}}', V, f"%v0: {V}, %i: tensor<64x1xi32>")


def gather_of(n):
    """The indices are what the gather before has made."""
    t = "tensor<64xi32>"
    d = "<{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}}>"
    return chain(n, f'%i{{i}} = stablehlo.reshape %v{{i}} : ({t}) -> tensor<64x1xi32>\n%v{{j}} = "stablehlo.gather"(%x, %i{{i}}) {d} : ({t}, tensor<64x1xi32>) -> {t}', t, f"%v0: {t}, %x: {t}")


def dot(n):
    t = "tensor<8x8xf32>"
    return chain(n, "%v{j} = stablehlo.dot_general %v{i}, %w, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}", t, f"%v0: {t}, %w: {t}")


def tuples(n):
    return chain(n, "%t{i} = stablehlo.tuple %v{i} : tuple<{t}>\n%v{j} = stablehlo.get_tuple_element %t{i}[0] : (tuple<{t}>) -> {t}")


def barrier(n): return chain(n, "%v{j} = stablehlo.optimization_barrier %v{i} : {t}")
def complex(n): return chain(n, "%v{j} = stablehlo.multiply %v{i}, %w : {t}", "tensor<4xcomplex<f32>>", "%v0: tensor<4xcomplex<f32>>, %w: tensor<4xcomplex<f32>>")


def calls(n):
    """f_i calls f_(i - 1)."""
    f = f"func.func private @f0(%x: {V}) -> {V} {{\n%y = stablehlo.sine %x : {V}\nreturn %y : {V}\n}}\n"
    f += "".join(f"func.func private @f{i}(%x: {V}) -> {V} {{\n%y = func.call @f{i - 1}(%x) : ({V}) -> {V}\nreturn %y : {V}\n}}\n" for i in range(1, n))
    return main(f"%x: {V}", V, f"%y = func.call @f{n - 1}(%x) : ({V}) -> {V}\n", "%y", before=f)


def calls_backwards(n):
    """The same with callers before callees, from within a branch."""
    f = main(f"%x: {V}", V, f"%y = func.call @f{n - 1}(%x) : ({V}) -> {V}\n", "%y")
    f += "".join(f"func.func private @f{i}(%x: {V}) -> {V} {{\n%y = func.call @f{i - 1}(%x) : ({V}) -> {V}\nreturn %y : {V}\n}}\n" for i in range(n - 1, 0, -1))
    return f + f"func.func private @f0(%x: {V}) -> {V} {{\n%y = stablehlo.sine %x : {V}\nreturn %y : {V}\n}}\n"


def composites(n):
    """The same through stablehlo.composite."""
    f = f"func.func private @f0(%x: {V}) -> {V} {{\n%y = stablehlo.sine %x : {V}\nreturn %y : {V}\n}}\n"
    f += "".join(f'func.func private @f{i}(%x: {V}) -> {V} {{\n%y = stablehlo.composite "a.b" %x {{decomposition = @f{i - 1}}} : ({V}) -> {V}\nreturn %y : {V}\n}}\n' for i in range(1, n))
    return main(f"%x: {V}", V, f"%y = func.call @f{n - 1}(%x) : ({V}) -> {V}\n", "%y", before=f)


def functions(n):
    """As many functions that one calls one after the other."""
    f = "".join(f"func.func private @f{i}(%x: {V}) -> {V} {{\n%y = stablehlo.negate %x : {V}\nreturn %y : {V}\n}}\n" for i in range(n))
    return f + chain(n, "%v{j} = func.call @f{i}(%v{i}) : ({t}) -> {t}")


def regions(n, op, close):
    body = "".join(op.format(i=i, j=i + 1) for i in range(n))
    return body, "".join(close.format(i=i, j=i + 1) for i in reversed(range(n)))


def ifs(n):
    a, b = regions(n, '%v{j} = "stablehlo.if"(%p) ({{\n', "stablehlo.return %%u{j} : %s\n}}, {{\nstablehlo.return %%x : %s\n}}) : (tensor<i1>) -> %s\n%%u{i} = stablehlo.negate %%v{j} : %s\n" % (V, V, V, V))
    return main(f"%p: tensor<i1>, %x: {V}", V, a + f"%u{n} = stablehlo.sine %x : {V}\n" + b, "%u0")


def whiles(n):
    t = f"tensor<i32>, {V}"
    a, b = regions(n, "%w{j}:2 = stablehlo.while(%i{j} = %z, %a{j} = %a{i}) : " + t + "\ncond {{\n%c{j} = stablehlo.compare LT, %i{j}, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\nstablehlo.return %c{j} : tensor<i1>\n}} do {{\n%k{j} = stablehlo.add %i{j}, %o : tensor<i32>\n",
                   "stablehlo.return %k{j}, %r{j} : " + t + "\n}}\n%r{i} = stablehlo.negate %w{j}#1 : " + V + "\n")
    return main(f"%a0: {V}", V, const("z", 0, "tensor<i32>") + const("o", 1, "tensor<i32>") + const("n", 2, "tensor<i32>") + a + f"%r{n} = stablehlo.sine %a{n} : {V}\n" + b, "%r0")


def generic_regions(n):
    a, b = regions(n, '%r{j} = "stablehlo.reduce"(%x, %z) ({{\n^bb0(%a{j}: tensor<f32>, %b{j}: tensor<f32>):\n', '%s{j} = stablehlo.add %a{j}, %b{j} : tensor<f32>\nstablehlo.return %s{j} : tensor<f32>\n}}) {{dimensions = array<i64: 0>}} : (tensor<64xf32>, tensor<f32>) -> tensor<f32>\n')
    return main(f"%x: {V}, %z: {S}", S, a + b, "%r1")


def case(n):
    s = "".join(f"{', ' if i else ''}{{\n%c{i} = stablehlo.constant dense<{i}.5> : {V}\n%a{i} = stablehlo.add %x, %c{i} : {V}\nstablehlo.return %a{i} : {V}\n}}" for i in range(n))
    return main(f"%p: tensor<i32>, %x: {V}", V, f'%r = "stablehlo.case"(%p) ({s}) : (tensor<i32>) -> {V}\n', "%r")


def body(n):
    return f"%q0 = stablehlo.add %a, %b : {S}\n" + "".join(f"%q{i + 1} = stablehlo.{'multiply' if i % 2 else 'add'} %q{i}, %b : {S}\n" for i in range(n))


def reducer(n):
    """A region of N ops."""
    r = f'%r = "stablehlo.reduce"(%x, %z) ({{\n^bb0(%a: {S}, %b: {S}):\n{body(n)}stablehlo.return %q{n} : {S}\n}}) {{dimensions = array<i64: 0>}} : ({V}, {S}) -> {S}\n'
    return main(f"%x: {V}, %z: {S}", S, r, "%r")


def mapped(n):
    r = f'%r = "stablehlo.map"(%x, %y) ({{\n^bb0(%a: {S}, %b: {S}):\n{body(n)}stablehlo.return %q{n} : {S}\n}}) {{dimensions = array<i64: 0>}} : ({V}, {V}) -> {V}\n'
    return main(f"%x: {V}, %y: {V}", V, r, "%r")


def comparator(n):
    r = f'%r = "stablehlo.sort"(%x) ({{\n^bb0(%a: {S}, %b: {S}):\n{body(n)}%c = stablehlo.compare LT, %q{n}, %b : ({S}, {S}) -> tensor<i1>\nstablehlo.return %c : tensor<i1>\n}}) {{dimension = 0 : i64}} : ({V}) -> {V}\n'
    return main(f"%x: {V}", V, r, "%r")


def reduced(n):
    """N values by one op."""
    x, z, c = (", ".join(f"%{k}{i}" for i in range(n)) for k in "xzc")
    typed = ", ".join([f"%a{i}: {S}" for i in range(n)] + [f"%b{i}: {S}" for i in range(n)])
    s, sums = ", ".join([S] * n), "".join(f"%c{i} = stablehlo.add %a{i}, %b{i} : {S}\n" for i in range(n))
    args = ", ".join([f"%x{i}: {V}" for i in range(n)] + [f"%z{i}: {S}" for i in range(n)])
    r = f'%r:{n} = "stablehlo.reduce"({x}, {z}) ({{\n^bb0({typed}):\n{sums}stablehlo.return {c} : {s}\n}}) {{dimensions = array<i64: 0>}} : ({", ".join([V] * n)}, {s}) -> ({s})\n'
    return f"func.func @main({args}) -> ({s}) {{\n{r}return {', '.join(f'%r#{i}' for i in range(n))} : {s}\n}}\n"


def arguments(n): return main(", ".join(f"%a{i}: {S}" for i in range(n)), S, "", "%a0")
def results(n): return f"func.func @main(%a: {S}) -> ({', '.join([S] * n)}) {{\nreturn {', '.join(['%a'] * n)} : {', '.join([S] * n)}\n}}\n"


def sum_of_arguments(n):
    return main(", ".join(f"%a{i}: {S}" for i in range(n)), S, "".join(f"%v{i} = stablehlo.add {'%a0' if i == 1 else f'%v{i - 1}'}, %a{i} : {S}\n" for i in range(1, n)), f"%v{n - 1}")


def tuple_of(n):
    """One tuple of N parts, all of which are taken out."""
    t = "tuple<" + ", ".join([S] * n) + ">"
    take = "".join(f"%g{i} = stablehlo.get_tuple_element %t[{i}] : (!t) -> {S}\n%v{i + 1} = stablehlo.add %v{i}, %g{i} : {S}\n" for i in range(n))
    return main(", ".join(["%v0: " + S] + [f"%a{i}: {S}" for i in range(n)]), S, f"%t = stablehlo.tuple {', '.join(f'%a{i}' for i in range(n))} : !t\n{take}", n=n, before=f"!t = {t}\n")


def with_text(before="", attrs="", loc="", types=V, body=""):
    return f"{before}func.func @main(%x: {types}) -> {types} {{\n{body}%y = stablehlo.optimization_barrier %x {attrs} : {types}{loc}\nreturn %y : {types}\n}}\n"


def attributes(n): return with_text(attrs="{a = " + "[" * n + "1" + "]" * n + "}")
def dictionaries(n): return with_text(attrs="{a = " + "{b = " * n + "1" + "}" * n + "}")
def opaque(n): return with_text(attrs="{a = #d<" + "a<" * n + "1" + ">" * n + ">}")
def tuple_type(n): return with_text(types="tuple<" * n + V + ">" * n)
def dense(n): return with_text(body="%c = stablehlo.constant dense<" + "[" * n + "1.0" + "]" * n + "> : tensor<" + "1x" * n + "f32>\n")
def callsite(n): return with_text(loc=' loc(' + "callsite(" * n + '"a"' + ' at "b")' * n + ")")
def fused(n): return with_text(loc=" loc(" + "fused[" * n + '"a"' + "]" * n + ")")
def named(n): return with_text(loc=" loc(" + '"a"(' * n + '"b"' + ")" * n + ")")
def aliases(n): return with_text("".join(f"#a{i} = [#a{i - 1}]\n" if i else "#a0 = 1\n" for i in range(n)), "{a = #a%d}" % (n - 1))
def type_aliases(n): return with_text("".join(f"!t{i} = tuple<!t{i - 1}>\n" if i else f"!t0 = {V}\n" for i in range(n)), types=f"!t{n - 1}")
def twice_attribute(n): return with_text("".join(f"#a{i} = [#a{i - 1}, #a{i - 1}]\n" if i else "#a0 = 1\n" for i in range(n)), "{a = #a%d}" % (n - 1))
def twice_type(n): return with_text("".join(f"!t{i} = tuple<!t{i - 1}, !t{i - 1}>\n" if i else f"!t0 = {V}\n" for i in range(n)), types=f"!t{n - 1}")
def twice_loc(n): return with_text("".join(f"#loc{i} = loc(fused[#loc{i - 1}, #loc{i - 1}])\n" if i else '#loc0 = loc("a")\n' for i in range(n)), loc=f" loc(#loc{n - 1})")
def loc_aliases(n): return with_text("".join(f'#loc{i} = loc(callsite(#loc{i - 1} at "b"))\n' if i else '#loc0 = loc("a")\n' for i in range(n)), loc=f" loc(#loc{n - 1})")
def symbol_sizes(n): return with_text(types="tensor<?xf32>").replace("(%x: tensor<?xf32>)", '(%x: tensor<?xf32> {tpu.dims = ["' + "(" * n + "n" + ")" * n + '"]})')
def unclosed(n): return "func.func @main() {\n" + "(" * n
def modules(n): return "module {\n" * n + with_text() + "}\n" * n


sys.stdout.write(globals()[sys.argv[1]](int(sys.argv[2])))
