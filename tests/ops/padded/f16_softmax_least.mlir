// The least finite number of f16 masks a softmax: exp of what it is less than 1e4 is 0.
// says: the mask keeps at least one position with a number of -1e4 or more [4]
func.func @main(%x: tensor<?xf16> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]}) -> tensor<?xf16> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf16>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.constant dense<-65504.0> : tensor<f16>
  %1 = stablehlo.dynamic_broadcast_in_dim %0, %s, dims = [] : (tensor<f16>, tensor<1xi32>) -> tensor<?xf16>
  %2 = stablehlo.select %mask, %x, %1 : tensor<?xi1>, tensor<?xf16>
  %init = stablehlo.constant dense<0xFC00> : tensor<f16>
  %3 = stablehlo.reduce(%2 init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf16>, tensor<f16>) -> tensor<f16>
  %4 = stablehlo.dynamic_broadcast_in_dim %3, %s, dims = [] : (tensor<f16>, tensor<1xi32>) -> tensor<?xf16>
  %5 = stablehlo.subtract %2, %4 : tensor<?xf16>
  %6 = stablehlo.exponential %5 : tensor<?xf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf16>, tensor<f16>) -> tensor<f16>
  %8 = stablehlo.dynamic_broadcast_in_dim %7, %s, dims = [] : (tensor<f16>, tensor<1xi32>) -> tensor<?xf16>
  %9 = stablehlo.divide %6, %8 : tensor<?xf16>
  return %9 : tensor<?xf16>
}
