// RUN(1): tpucc --passes=shapes
// A region works on the elements that it is given, of one scale; a custom call that means an op of floats, on floats.
!a = !quant.uniform<i8:f32, 0.5:3>
!b = !quant.uniform<i8:f32, 0.25>
!rows = !quant.uniform<i8:f32:0, {0.5, 0.25}>
!cols = !quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>
func.func @main(%b: tensor<2x3x!b>, %c: tensor<2x3x!cols>, %s: tensor<!a>) {
  %20 = "stablehlo.reduce"(%b, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<!a>, %y: tensor<!a>):
    %t = stablehlo.add %x, %y : tensor<!a>
    stablehlo.return %t : tensor<!a>
  }) : (tensor<2x3x!b>, tensor<!a>) -> tensor<2x!a>
  %21 = stablehlo.sine %c : (tensor<2x3x!cols>) -> tensor<2x3x!rows>
  %22 = stablehlo.custom_call @mhlo.tan(%s) : (tensor<!a>) -> tensor<!a>
  return
}
// ----
quantized_regions.mlir:8:9: error: reduce: argument 0 of region 0 is tensor<!quant.uniform<i8:f32, 0.5:3>>, it is given elements of tensor<2x3x!quant.uniform<i8:f32, 0.25>> [type-mismatch]
  help: make the operand alike with stablehlo.uniform_quantize
quantized_regions.mlir:13:9: error: sine: !quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}> cannot be mixed with !quant.uniform<i8:f32:0, {0.5, 0.25}>: only scales and zero points may differ [type-mismatch]
  help: make them alike with stablehlo.uniform_quantize
quantized_regions.mlir:14:9: error: custom_call: the function @mhlo.tan does not work on quantized tensors [type-mismatch]
  help: dequantize the operands with stablehlo.uniform_dequantize
