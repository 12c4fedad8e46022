// RUN: tpucc --stop-after=shapes --dim k=3 --dim x.0=4
func.func @main(%x: tensor<?x8xf32>, %k: tensor<i32>, %s: tensor<2xui64>) -> (tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xui64>, tensor<?xui32>, tensor<?x?xf32>) {
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) : (tensor<?x8xf32>, tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %n = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %1:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%s, %n) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<1xi32>) -> (tensor<2xui64>, tensor<?xui32>)
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %low = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.constant dense<0> : tensor<2x2xi32>
  %w = stablehlo.concatenate %one, %n, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %2 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %w, %ones, %ones, %ones, %pad) {called_computations = [@max]} : (tensor<?x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0#0, %0#1, %1#0, %1#1, %2 : tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xui64>, tensor<?xui32>, tensor<?x?xf32>
}
func.func private @max(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<4x8xf32>, %s: tensor<2xui64> {tpu.number = 2 : i64}) -> (tensor<4x3xf32>, tensor<4x3xi32>, tensor<2xui64>, tensor<3xui32>, tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<3> : tensor<i32>
    %1:2 = chlo.top_k(%x, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %2 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
    %3:2 = stablehlo.rng_bit_generator %s, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %4 = stablehlo.constant dense<1> : tensor<1xi32>
    %5 = stablehlo.constant dense<1> : tensor<2xi32>
    %6 = stablehlo.constant dense<0.0> : tensor<f32>
    %7 = stablehlo.constant dense<0> : tensor<2x2xi32>
    %8 = stablehlo.concatenate %4, %2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %9 = "stablehlo.reduce_window"(%x, %6) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %10 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %1#0, %1#1, %3#0, %3#1, %9 : tensor<4x3xf32>, tensor<4x3xi32>, tensor<2xui64>, tensor<3xui32>, tensor<4x6xf32>
  }
}
