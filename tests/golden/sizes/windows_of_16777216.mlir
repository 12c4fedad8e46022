// RUN(1): tpucc --dim x.0=5
func.func @main(%x: tensor<?x6xf32>, %w: tensor<16777216xi32>, %p: tensor<16777216x16777216xi32>) -> (tensor<?x?xf32>, tensor<4x3xf32>) {
  %ones = stablehlo.constant dense<1> : tensor<16777216xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %w, %ones, %ones, %ones, %p) {called_computations = [@sum]} : (tensor<?x6xf32>, tensor<f32>, tensor<16777216xi32>, tensor<16777216xi32>, tensor<16777216xi32>, tensor<16777216xi32>, tensor<16777216x16777216xi32>) -> tensor<?x?xf32>
  %y = stablehlo.constant dense<1.0> : tensor<4x8xf32>
  %1 = stablehlo.custom_call @ApproxTopK(%y, %zero) {called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 1 : i64, top_k = 3 : i64}} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x3xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<4x3xf32>
}
func.func private @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = call @add(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
// ----
windows_of_16777216.mlir:5:8: error: custom_call: operand 2 does not hold as many sizes as are needed, it is tensor<16777216xi32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<?x6xf32>
  windows_of_16777216.mlir:4:11: note: operand 1 is a constant '%zero': tensor<f32>
