func.func @main(%x: tensor<2x8xf32>, %i: tensor<f32>) -> tensor<3x9xf32> {
  %v80 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x80: tensor<f32>, %y80: tensor<f32>):
    %z80 = stablehlo.add %x80, %y80 : tensor<f32>
    stablehlo.return %z80 : tensor<f32>
  }) : (tensor<2x8xf32>, tensor<f32>) -> tensor<3x9xf32>
  return %v80 : tensor<3x9xf32>
}
// -----
func.func @main(%x: tensor<129xi32>) -> (tensor<129xi16>, tensor<129xi8>) {
  %0 = stablehlo.convert %x : (tensor<129xi32>) -> tensor<129xi16>
  %1 = stablehlo.convert %x : (tensor<129xi32>) -> tensor<129xi8>
  return %0, %1 : tensor<129xi16>, tensor<129xi8>
}
