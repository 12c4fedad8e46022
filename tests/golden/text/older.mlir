// RUN: tpucc
// Ops that StableHLO had once, in both forms.
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %v: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<f32>, tensor<5x2x3xf32>, tensor<5x2x3xf32>) {
 %0 = stablehlo.dot %a, %b, precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
 %1 = stablehlo.dot %a, %v : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
 %2 = "stablehlo.dot"(%v, %b) {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
 %3 = stablehlo.dot %v, %v : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
 %4 = stablehlo.broadcast %a, sizes = [5] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
 %5 = "stablehlo.broadcast"(%a) {broadcast_sizes = dense<5> : tensor<1xi64>} : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
 %6 = stablehlo.create_token : !stablehlo.token
 return %0, %1, %2, %3, %4, %5 : tensor<2x4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<f32>, tensor<5x2x3xf32>, tensor<5x2x3xf32>
}
// ----
module {
  func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %v: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<f32>, tensor<5x2x3xf32>, tensor<5x2x3xf32>) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.dot_general %a, %v, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %2 = stablehlo.dot_general %v, %b, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
    %3 = stablehlo.dot_general %v, %v, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
    %5 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
    %6 = stablehlo.after_all : !stablehlo.token
    return %0, %1, %2, %3, %4, %5 : tensor<2x4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<f32>, tensor<5x2x3xf32>, tensor<5x2x3xf32>
  }
}
