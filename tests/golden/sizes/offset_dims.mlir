// RUN(1): tpucc 
// From each start, as many elements as an argument says.
func.func @main(%x: tensor<20xf32>, %starts: tensor<3x1xi64>, %size: tensor<1xi64>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.dynamic_gather"(%x, %starts, %size) <{dimension_numbers = #stablehlo.gather<offset_dims = [4294967296], start_index_map = [0], index_vector_dim = 1>}> : (tensor<20xf32>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x?xf32>
  %sums = stablehlo.reduce(%windows init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x?xf32>, tensor<f32>) -> tensor<3xf32>
  return %sums : tensor<3xf32>
}
// ----
offset_dims.mlir:5:14: error: gather: offset_dims names dimension 4294967296, there are 2 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<20xf32>
  note: operand 1 is input 1 '%starts': tensor<3x1xi64>
