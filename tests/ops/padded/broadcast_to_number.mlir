// padded: refused
// A row is repeated where there is one, and else as long as the number that is written.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<6xf32> {
  %y = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<?xf32>) -> tensor<6xf32>
  return %y : tensor<6xf32>
}
