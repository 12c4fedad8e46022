// padded: refused
// says: mask before the minimum: select(mask, x, 255)
func.func @main(%x: tensor<?xui8> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]}) -> tensor<ui8> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xui8>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.constant dense<200> : tensor<ui8>
  %1 = stablehlo.dynamic_broadcast_in_dim %0, %s, dims = [] : (tensor<ui8>, tensor<1xi32>) -> tensor<?xui8>
  %2 = stablehlo.select %mask, %x, %1 : tensor<?xi1>, tensor<?xui8>
  %init = stablehlo.constant dense<255> : tensor<ui8>
  %3 = stablehlo.reduce(%2 init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<?xui8>, tensor<ui8>) -> tensor<ui8>
  return %3 : tensor<ui8>
}
