// What is added to a mask raises it: -1e9 + 4e9 is no zero of a sum.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xi1> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %big = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %bb = stablehlo.dynamic_broadcast_in_dim %big, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %e = stablehlo.exponential %b : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %e1 = stablehlo.add %e, %one : tensor<f32>
  %eb = stablehlo.dynamic_broadcast_in_dim %e1, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %v = stablehlo.select %arg1, %x, %bb : tensor<?xi1>, tensor<?xf32>
  %w = stablehlo.add %v, %eb : tensor<?xf32>
  %t = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t : tensor<f32>
}
