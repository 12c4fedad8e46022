// RUN(1): tpucc --passes=shapes
!a = !quant.uniform<i8:f32, 0.5:3>
!b = !quant.uniform<i8:f32, 0.25>
!i16 = !quant.uniform<i16:f32, 0.25>
!f16 = !quant.uniform<i8:f16, 0.25>
!rows = !quant.uniform<i8:f32:0, {0.5, 0.25}>
!cols = !quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>
func.func @main(%a: tensor<2x3x!a>, %b: tensor<2x3x!b>, %i16: tensor<2x3x!i16>, %f16: tensor<2x3x!f16>, %r: tensor<2x3x!rows>, %c: tensor<2x3x!cols>, %f: tensor<2x3xf32>, %w: tensor<3x2x!a>, %s: tensor<!a>, %i: tensor<2x3xi8>) {
  %0 = stablehlo.add %a, %i16 : (tensor<2x3x!a>, tensor<2x3x!i16>) -> tensor<2x3x!a>
  %1 = stablehlo.add %a, %f : (tensor<2x3x!a>, tensor<2x3xf32>) -> tensor<2x3x!a>
  %2 = stablehlo.add %a, %r : (tensor<2x3x!a>, tensor<2x3x!rows>) -> tensor<2x3x!a>
  %3 = stablehlo.add %a, %b : (tensor<2x3x!a>, tensor<2x3x!b>) -> tensor<2x3xf32>
  %4 = stablehlo.add %a, %b : (tensor<2x3x!a>, tensor<2x3x!b>) -> tensor<2x4x!a>
  %5 = stablehlo.and %a, %a : tensor<2x3x!a>
  %6 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3x!a>, tensor<2x3x!b>) -> tensor<4x3x!a>
  %7 = stablehlo.slice %a [0:1, 0:3] : (tensor<2x3x!a>) -> tensor<1x3x!b>
  %8 = stablehlo.slice %c [0:1, 0:3] : (tensor<2x3x!cols>) -> tensor<1x3x!cols>
  %9 = stablehlo.transpose %c, dims = [1, 0] : (tensor<2x3x!cols>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 2.0}>>
  %10 = stablehlo.reshape %c : (tensor<2x3x!cols>) -> tensor<6x!a>
  %11 = stablehlo.dot_general %r, %w, contracting_dims = [1] x [0] : (tensor<2x3x!rows>, tensor<3x2x!a>) -> tensor<2x2x!a>
  %12 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<2x3x!a>, tensor<2x3x!cols>) -> tensor<2x2x!a>
  %13 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<2x3x!a>, tensor<3x2x!a>) -> tensor<2x2xf32>
  %14 = stablehlo.dot_general %a, %f, contracting_dims = [1] x [1] : (tensor<2x3x!a>, tensor<2x3xf32>) -> tensor<2x2x!a>
  %15 = stablehlo.uniform_quantize %f : (tensor<2x3xf32>) -> tensor<2x3x!f16>
  %16 = stablehlo.uniform_quantize %i : (tensor<2x3xi8>) -> tensor<2x3x!a>
  %17 = stablehlo.uniform_dequantize %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %18 = stablehlo.uniform_dequantize %a : (tensor<2x3x!a>) -> tensor<2x3xf16>
  %19 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi16>}> : () -> tensor<2x!a>
  return
}
// ----
quantized.mlir:9:8: error: add: !quant.uniform<i8:f32, 0.5:3> cannot be mixed with !quant.uniform<i16:f32, 0.25>: only scales and zero points may differ [type-mismatch]
  help: make them alike with stablehlo.uniform_quantize
quantized.mlir:10:8: error: add: operand 1 is not quantized, another value is: tensor<2x3xf32> [type-mismatch]
  note: operand 1 is input 6 '%f': tensor<2x3xf32>
  help: quantize it with stablehlo.uniform_quantize
quantized.mlir:11:8: error: add: !quant.uniform<i8:f32, 0.5:3> cannot be mixed with !quant.uniform<i8:f32:0, {0.5, 0.25}>: only scales and zero points may differ [type-mismatch]
  help: make them alike with stablehlo.uniform_quantize
quantized.mlir:12:8: error: add: the operands are quantized, so the result is; it is declared tensor<2x3xf32> [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  note: operand 1 is input 1 '%b': tensor<2x3x!quant.uniform<i8:f32, 0.25>>
quantized.mlir:13:8: error: add: result 0 is declared tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>, but the operands and attributes make tensor<2x3x!quant.uniform<i8:f32, 0.5:3>> [shape-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  note: operand 1 is input 1 '%b': tensor<2x3x!quant.uniform<i8:f32, 0.25>>
  help: declare tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, or change the operands to fit
quantized.mlir:14:8: error: and: does not work on quantized tensors [type-mismatch]
  help: dequantize the operands with stablehlo.uniform_dequantize
quantized.mlir:15:8: error: concatenate: element types differ: operand 0 is tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, operand 1 is tensor<2x3x!quant.uniform<i8:f32, 0.25>> [type-mismatch]
  note: operand 1 is input 1 '%b': tensor<2x3x!quant.uniform<i8:f32, 0.25>>
  help: make them alike with stablehlo.uniform_quantize
quantized.mlir:16:8: error: slice: result 0 is declared tensor<1x3x!quant.uniform<i8:f32, 0.25>>, but the operands and attributes make tensor<1x3x!quant.uniform<i8:f32, 0.5:3>> [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  help: declare tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>, and change it with stablehlo.uniform_quantize
quantized.mlir:17:8: error: slice: works on tensors with one scale, operand 0 has one for each slice of dimension 1 [type-mismatch]
  note: operand 0 is input 5 '%c': tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
quantized.mlir:18:8: error: transpose: result 0 is declared tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 2.0}>>, but the operands and attributes make tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 1.0}>> [type-mismatch]
  note: operand 0 is input 5 '%c': tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
  help: declare tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 1.0}>>, and change it with stablehlo.uniform_quantize
quantized.mlir:19:9: error: reshape: the operand is quantized along dimension 1, whose slices are not those of a dimension of tensor<6xi8> [type-mismatch]
  note: operand 0 is input 5 '%c': tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
quantized.mlir:20:9: error: dot_general: lhs must have one scale, it has one for each slice of dimension 0 [type-mismatch]
  note: operand 0 is input 4 '%r': tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  note: operand 1 is input 7 '%w': tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
quantized.mlir:21:9: error: dot_general: rhs is quantized along dimension 1, which is contracted [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  note: operand 1 is input 5 '%c': tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
quantized.mlir:22:9: error: dot_general: either all is quantized, or rhs alone: lhs is tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, rhs is tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>, the result is tensor<2x2xf32> [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  note: operand 1 is input 7 '%w': tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
quantized.mlir:23:9: error: dot_general: either all is quantized, or rhs alone: lhs is tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, rhs is tensor<2x3xf32>, the result is tensor<2x2x!quant.uniform<i8:f32, 0.5:3>> [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  note: operand 1 is input 6 '%f': tensor<2x3xf32>
quantized.mlir:24:9: error: uniform_quantize: the result expresses f16, the operand is tensor<2x3xf32> [type-mismatch]
  note: operand 0 is input 6 '%f': tensor<2x3xf32>
quantized.mlir:25:9: error: uniform_quantize: the result expresses f32, the operand is tensor<2x3xi8> [type-mismatch]
  note: operand 0 is input 9 '%i': tensor<2x3xi8>
quantized.mlir:26:9: error: uniform_dequantize: works on quantized tensors, not on tensor<2x3xf32> [type-mismatch]
  note: operand 0 is input 6 '%f': tensor<2x3xf32>
quantized.mlir:27:9: error: uniform_dequantize: result 0 is declared tensor<2x3xf16>, but the operands and attributes make tensor<2x3xf32> [type-mismatch]
  note: operand 0 is input 0 '%a': tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  help: declare tensor<2x3xf32>, and change it with stablehlo.convert
quantized.mlir:28:9: error: constant: the value is tensor<2xi16>, the result tensor<2x!quant.uniform<i8:f32, 0.5:3>> is stored as tensor<2xi8> [type-mismatch]
