// RUN(1): tpucc --stop-after=shapes
// The length of a sequence is the sum of its mask.
func.func @main(%x: tensor<8xf32>, %mask: tensor<8xi1>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %start = stablehlo.constant dense<0> : tensor<1xi32>
  %ones = stablehlo.convert %mask : (tensor<8xi1>) -> tensor<8xi32>
  %length = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %limit = stablehlo.reshape %length : (tensor<i32>) -> tensor<1xi32>
  %part = stablehlo.real_dynamic_slice %x, %start, %limit, %one : (tensor<8xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
// ----
length_is_a_sum.mlir:11:11: error: real_dynamic_slice: dimension 0 of its result, tensor<?xf32>, is what %length says: known only when the model runs [data-dependent-shape]
  length_is_a_sum.mlir:9:13: note: it depends on the result of reduce '%length': tensor<i32>
  length_is_a_sum.mlir:8:11: note: made from the result of convert '%ones': tensor<8xi32>
  note: made from input 1 '%mask': tensor<8xi1>
  help: give the slice a static size and a run-time start: stablehlo.dynamic_slice %x, %start, sizes = N clamps the start so that it lies inside; mask the positions from %limit on with stablehlo.compare LT, stablehlo.iota, %limit - %start
