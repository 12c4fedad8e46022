// Routines whose results are one tuple, as torch_xla writes them.
// tolerance: 4e-6
func.func @main(%x: tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>) {
  %t = stablehlo.custom_call @Eigh(%x) {backend_config = "1,1,100,0.000001", xla_shape = "(f32[2,5,5]{2,1,0}, f32[2,5]{1,0})"} : (tensor<2x5x5xf32>) -> tuple<tensor<2x5x5xf32>, tensor<2x5xf32>>
  %v = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2x5x5xf32>, tensor<2x5xf32>>) -> tensor<2x5x5xf32>
  %w = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2x5x5xf32>, tensor<2x5xf32>>) -> tensor<2x5xf32>
  return %v, %w : tensor<2x5x5xf32>, tensor<2x5xf32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<4xf32>) {
  %t = stablehlo.custom_call @Qr(%x) {backend_config = ""} : (tensor<6x4xf32>) -> tuple<tensor<6x4xf32>, tensor<4xf32>>
  %q = stablehlo.get_tuple_element %t[0] : (tuple<tensor<6x4xf32>, tensor<4xf32>>) -> tensor<6x4xf32>
  %u = stablehlo.get_tuple_element %t[1] : (tuple<tensor<6x4xf32>, tensor<4xf32>>) -> tensor<4xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%q, %u) {backend_config = ""} : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6x4xf32>
  return %r, %u : tensor<6x4xf32>, tensor<4xf32>
}
