// Sums of segments as a product with a mask: what help says of segment_sum.
func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["n", ""]}, %mask: tensor<?x4xf32> {tpu.dims = ["n", ""]}, %id: tensor<?xi32> {tpu.dims = ["n"]}) -> tensor<5x4xf32> {
  %e = stablehlo.exponential %x : tensor<?x4xf32>
  %em = stablehlo.multiply %e, %mask : tensor<?x4xf32>
  %d = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %d1 = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %dd = stablehlo.concatenate %d1, %five, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %k = stablehlo.iota dim = 0 : tensor<5xi32>
  %kb = stablehlo.dynamic_broadcast_in_dim %k, %dd, dims = [1] : (tensor<5xi32>, tensor<2xi32>) -> tensor<?x5xi32>
  %ib = stablehlo.dynamic_broadcast_in_dim %id, %dd, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x5xi32>
  %eq = stablehlo.compare EQ, %kb, %ib, SIGNED : (tensor<?x5xi32>, tensor<?x5xi32>) -> tensor<?x5xi1>
  %hot = stablehlo.convert %eq : (tensor<?x5xi1>) -> tensor<?x5xf32>
  %0 = stablehlo.dot_general %hot, %em, contracting_dims = [0] x [0] : (tensor<?x5xf32>, tensor<?x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
