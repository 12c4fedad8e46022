// Integers may all be less than that.
// padded: refused
// says: which are not known to be -2147483648
// says: mask before the maximum: select(mask, x, -2147483648)
func.func @main(%x: tensor<?xi32> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]}) -> tensor<i32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.constant dense<-1000000000> : tensor<i32>
  %1 = stablehlo.dynamic_broadcast_in_dim %0, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %2 = stablehlo.select %mask, %x, %1 : tensor<?xi1>, tensor<?xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %3 = stablehlo.reduce(%2 init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %3 : tensor<i32>
}
