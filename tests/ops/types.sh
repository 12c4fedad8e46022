#!/bin/sh
# Every op with the element types that the StableHLO specification allows it: compiled against eval. A combination that is refused fails.
# One case an op; the table says operands, types and tolerance.   types.sh DIFFER [OPTION...]
set -eu
differ=$1
shift
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
awk '
function set_types(name,    list) { # B: i1; S, U: integers; F: floats; Q: those of a byte; I: with infinities; P: parts of complex numbers; C: complex
    list = ""
    if (name ~ /B/) list = list " i1"
    if (name ~ /S/) list = list " i2 i4 i8 i16 i32 i64"
    if (name ~ /U/) list = list " ui2 ui4 ui8 ui16 ui32 ui64"
    if (name ~ /F/) list = list " f16 bf16 f32 f64"
    if (name ~ /Q/)
        list = list " f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3B11FNUZ f8E4M3FN f8E4M3FNUZ f8E5M2 f8E5M2FNUZ f8E8M0FNU"
    if (name ~ /P/) list = list " f32 f64"
    if (name ~ /I/) list = list " f8E3M4 f8E4M3 f8E5M2"
    if (name ~ /C/) list = list " complex<f32> complex<f64>"
    n_types = split(list, types, " ")
}
function tensor(shape, t) { return "tensor<" (shape == "" ? "" : shape "x") t ">" }
function arg(name, type) { args = args (args == "" ? "" : ", ") "%" name ": " type }
function emit(line) { body = body "  " line "\n" }
function result(value, type) {
    results = results (results == "" ? "" : ", ") value
    result_types = result_types (result_types == "" ? "" : ", ") type
}
function begin(t) { tolerance = t; args = body = results = result_types = comments = "" }
function finish() {
    printf "%s// tolerance: %s\n%sfunc.func @main(%s) -> (%s) {\n%s  return %s : %s\n}\n", n_cases++ ? "// -----\n" : "", tolerance, comments, args,
        result_types, body, results, result_types
}
function part(t) { return t == "complex<f32>" ? "f32" : t == "complex<f64>" ? "f64" : t }
function zero(t) { return t ~ /complex/ ? "(0.0, 0.0)" : t == "i1" ? "false" : t ~ /f/ ? "0.0" : "0" }
function compare_type(t) { return t ~ /f/ ? "FLOAT" : t == "i1" || t ~ /^u/ ? "UNSIGNED" : "SIGNED" }

/^#/ || NF == 0 { next }
{ set_types($3); shape = "3x37" }
$1 == "elementwise" { # OPERANDS TYPES TOLERANCE OP
    begin($4)
    for (i = 1; i <= n_types; i++) {
        t = tensor(shape, types[i])
        arg("x" i, t)
        if ($2 > 1) arg("y" i, t)
        out = $5 ~ /^(abs|real|imag)$/ ? tensor(shape, part(types[i])) : $5 == "complex" ? tensor(shape, "complex<" types[i] ">") : \
              $5 == "is_finite" ? tensor(shape, "i1") : t
        ins = $2 > 1 ? "%x" i ", %y" i : "%x" i
        in_types = $2 > 1 ? t ", " t : t
        emit("%r" i " = \"stablehlo." $5 "\"(" ins ") " $6 " : (" in_types ") -> " out)
        result("%r" i, out)
    }
    finish()
}
$1 == "compare" {
    begin(0)
    for (i = 1; i <= n_types; i++) {
        t = tensor(shape, types[i])
        arg("x" i, t)
        arg("y" i, t)
        for (d = 1; d <= 6; d++) {
            emit("%r" i "_" d " = stablehlo.compare " substr("EQNEGEGTLELT", 2 * d - 1, 2) ", %x" i ", %y" i ", " \
                 ($2 == "TOTALORDER" ? $2 : compare_type(types[i])) " : (" t ", " t ") -> " tensor(shape, "i1"))
            result("%r" i "_" d, tensor(shape, "i1"))
        }
    }
    if ($4 == "special") comments = "// inputs: special\n"
    finish()
}
$1 == "ternary" {
    begin(0)
    arg("p", tensor(shape, "i1"))
    arg("q", "tensor<i1>")
    for (i = 1; i <= n_types; i++) {
        t = tensor(shape, types[i])
        s = "tensor<" types[i] ">"
        arg("x" i, t); arg("y" i, t); arg("z" i, t); arg("s" i, s)
        if ($2 == "select") {
            emit("%r" i " = stablehlo.select %p, %x" i ", %y" i " : " tensor(shape, "i1") ", " t)
            emit("%u" i " = stablehlo.select %q, %x" i ", %y" i " : tensor<i1>, " t)
        } else {
            emit("%r" i " = stablehlo.clamp %x" i ", %y" i ", %z" i " : " t)
            emit("%u" i " = \"stablehlo.clamp\"(%x" i ", %y" i ", %s" i ") : (" t ", " t ", " s ") -> " t)
        }
        result("%r" i, t)
        result("%u" i, t)
    }
    finish()
}
$1 == "reduce" { # OP TYPES TOLERANCE: over rows, columns, all, and in windows
    for (i = 1; i <= n_types; i++) {
        t = types[i]
        s = "tensor<" t ">"
        begin($4)
        arg("x", tensor("5x37", t))
        arg("i", s)
        emit("%a = stablehlo.reduce(%x init: %i) applies stablehlo." $2 " across dimensions = [1] : (" tensor("5x37", t) ", " s ") -> " tensor("5", t))
        emit("%b = stablehlo.reduce(%x init: %i) applies stablehlo." $2 " across dimensions = [0] : (" tensor("5x37", t) ", " s ") -> " tensor("37", t))
        emit("%c = stablehlo.reduce(%x init: %i) applies stablehlo." $2 " across dimensions = [0, 1] : (" tensor("5x37", t) ", " s ") -> " s)
        emit("%d = \"stablehlo.reduce_window\"(%x, %i) ({\n  ^bb0(%p: " s ", %q: " s "):\n    %o = stablehlo." $2 " %p, %q : " s \
             "\n    stablehlo.return %o : " s "\n  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, padding = dense<1> : tensor<2x2xi64>} : (" \
             tensor("5x37", t) ", " s ") -> " tensor("6x19", t))
        result("%a", tensor("5", t)); result("%b", tensor("37", t)); result("%c", s); result("%d", tensor("6x19", t))
        finish()
    }
}
$1 == "contract" {
    for (i = 1; i <= n_types; i++) {
        t = types[i]
        begin($4)
        arg("x", tensor("5x37", t)); arg("y", tensor("37x19", t)); arg("b", tensor("2x3x7", t)); arg("c", tensor("2x7x4", t))
        arg("i", tensor("2x6x7x3", t)); arg("k", tensor("3x2x3x8", t))
        emit("%a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (" tensor("5x37", t) ", " tensor("37x19", t) ") -> " tensor("5x19", t))
        emit("%d = stablehlo.dot_general %b, %c, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (" tensor("2x3x7", t) ", " tensor("2x7x4", t) ") -> " tensor("2x3x4", t))
        emit("%e = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (" \
             tensor("2x6x7x3", t) ", " tensor("3x2x3x8", t) ") -> " tensor("2x3x7x8", t))
        result("%a", tensor("5x19", t)); result("%d", tensor("2x3x4", t)); result("%e", tensor("2x3x7x8", t))
        finish()
    }
}
$1 == "move" {
    for (i = 1; i <= n_types; i++) {
        t = types[i]
        s = "tensor<" t ">"
        begin(0)
        arg("x", tensor("4x35", t)); arg("y", tensor("4x35", t)); arg("s", s); arg("n", "tensor<3x1xi32>"); arg("at", "tensor<i32>")
        comments = "// input 3: range(0, 40)\n// input 4: range(0, 9)\n"
        emit("%a = stablehlo.transpose %x, dims = [1, 0] : (" tensor("4x35", t) ") -> " tensor("35x4", t))
        emit("%b = stablehlo.reshape %x : (" tensor("4x35", t) ") -> " tensor("20x7", t))
        emit("%c = stablehlo.slice %x [1:3, 2:33:3] : (" tensor("4x35", t) ") -> " tensor("2x11", t))
        emit("%d = stablehlo.concatenate %x, %y, dim = 1 : (" tensor("4x35", t) ", " tensor("4x35", t) ") -> " tensor("4x70", t))
        emit("%e = stablehlo.pad %x, %s, low = [1, 0], high = [0, 2], interior = [0, 1] : (" tensor("4x35", t) ", " s ") -> " tensor("5x71", t))
        emit("%f = stablehlo.reverse %x, dims = [1] : " tensor("4x35", t))
        emit("%g = stablehlo.broadcast_in_dim %s, dims = [] : (" s ") -> " tensor("3x17", t))
        emit("%h = \"stablehlo.gather\"(%x, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>} : (" \
             tensor("4x35", t) ", tensor<3x1xi32>) -> " tensor("4x3", t))
        emit("%j = stablehlo.dynamic_slice %x, %at, %at, sizes = [2, 5] : (" tensor("4x35", t) ", tensor<i32>, tensor<i32>) -> " tensor("2x5", t))
        emit("%k = stablehlo.dynamic_update_slice %x, %j, %at, %at : (" tensor("4x35", t) ", " tensor("2x5", t) ", tensor<i32>, tensor<i32>) -> " tensor("4x35", t))
        emit("%l = stablehlo.constant dense<" zero(t) "> : " tensor("3x5", t))
        n = split("a 35x4 b 20x7 c 2x11 d 4x70 e 5x71 f 4x35 g 3x17 h 4x3 j 2x5 k 4x35 l 3x5", r, " ")
        for (m = 1; m < n; m += 2) result("%" r[m], tensor(r[m + 1], t))
        finish()
    }
}
$1 == "iota" {
    begin(0)
    for (i = 1; i <= n_types; i++) {
        emit("%r" i " = stablehlo.iota dim = 1 : " tensor("3x3", types[i]))
        result("%r" i, tensor("3x3", types[i]))
    }
    finish()
}
$1 == "convert" { # every type to every other
    n_to = n_types
    for (i = 1; i <= n_types; i++) {
        begin(0)
        arg("x", tensor(shape, types[i]))
        for (j = 1; j <= n_to; j++) {
            emit("%r" j " = stablehlo.convert %x : (" tensor(shape, types[i]) ") -> " tensor(shape, types[j]))
            result("%r" j, tensor(shape, types[j]))
        }
        if ($4 == "special") comments = "// inputs: special\n"
        finish()
    }
}
' > "$dir/types.mlir" << 'TABLE'
# kind      n types  tolerance op
elementwise 1 SFQC    2e-6 abs
elementwise 2 BSUFQC  2e-6 add
elementwise 2 BSU    0    and
elementwise 2 FQC     1e-5 atan2
elementwise 1 FQC     2e-6 cbrt
elementwise 1 FQ      0    ceil
elementwise 1 FQC     2e-6 cosine
elementwise 1 SU     0    count_leading_zeros
elementwise 2 SUFQC   2e-6 divide
elementwise 1 FQC     2e-6 exponential
elementwise 1 FQC     2e-6 exponential_minus_one
elementwise 1 FQ      0    floor
elementwise 1 FQC     0    real
elementwise 1 FQC     0    imag
elementwise 2 P      0    complex
elementwise 1 FQ      0    is_finite
elementwise 1 FQC     2e-6 log
elementwise 1 FQC     2e-6 log_plus_one
elementwise 1 FQC     2e-6 logistic
elementwise 2 BSUFQC  0    maximum
elementwise 2 BSUFQC  0    minimum
elementwise 2 BSUFQC  2e-6 multiply
elementwise 1 SUFQC   0    negate
elementwise 1 BSU    0    not
elementwise 2 BSU    0    or
elementwise 1 SU     0    popcnt
elementwise 2 SUFQC   1e-5 power
elementwise 1 FI     0    reduce_precision {exponent_bits=4:i32,mantissa_bits=3:i32}
elementwise 2 SUFQ    0    remainder
elementwise 1 FQ      0    round_nearest_afz
elementwise 1 FQ      0    round_nearest_even
elementwise 1 FQC     2e-6 rsqrt
elementwise 2 SU     0    shift_left
elementwise 2 SU     0    shift_right_arithmetic
elementwise 2 SU     0    shift_right_logical
elementwise 1 SFQC    2e-6 sign
elementwise 1 FQC     2e-6 sine
elementwise 1 FQC     2e-6 sqrt
elementwise 2 SUFQC   2e-6 subtract
elementwise 1 FQC     2e-6 tan
elementwise 1 FQC     2e-6 tanh
elementwise 2 BSU    0    xor
compare     -          BSUFQC -
compare     -          BSUFQC special
compare     TOTALORDER FQ     special
ternary     select     BSUFQC
ternary     clamp      BSUFQC
reduce      add        BSUFQC 1e-5
reduce      multiply   BSUFQC 1e-5
reduce      maximum    BSUFQC 0
reduce      minimum    BSUFQC 0
reduce      and        BSU   0
reduce      or         BSU   0
reduce      xor        BSU   0
contract    -          BSUFQC 1e-5
move        -          BSUFQC
iota        -          SUFQC
convert     -          BSUFQC -
convert     -          BSUFQC special
TABLE
"$differ" "$@" "$dir/types.mlir"
