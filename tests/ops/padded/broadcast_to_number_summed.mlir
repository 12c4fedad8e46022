// padded: refused
// The number that is written is the size at every length.
func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["n",""]}) -> tensor<4xf32> {
  %y = stablehlo.broadcast_in_dim %x, dims = [0,1] : (tensor<?x4xf32>) -> tensor<6x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
