// padded: refused
// Its type says that n is the inner size: rows of 6 become columns of 6.
func.func @main(%x: tensor<?x6xf32> {tpu.dims = ["n", ""]}) -> tensor<6x?xf32> {
  %r = stablehlo.reshape %x : (tensor<?x6xf32>) -> tensor<6x?xf32>
  return %r : tensor<6x?xf32>
}
