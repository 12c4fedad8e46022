// padded: refused
// There are more indices at some length than where it is padded.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<12> : tensor<1xi32>
  %d = stablehlo.subtract %c, %s : tensor<1xi32>
  %i = stablehlo.dynamic_iota %d, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %i : tensor<?xf32>
}
