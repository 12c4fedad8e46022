// A sum of booleans is an or: n + 1 for 1 and 2, not n + 2.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<1xi32>
  %a = stablehlo.compare LT, %s, %c3 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %b = stablehlo.compare LT, %s, %c4 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %ab = stablehlo.add %a, %b : tensor<1xi1>
  %k = stablehlo.convert %ab : (tensor<1xi1>) -> tensor<1xi32>
  %d = stablehlo.add %s, %k : tensor<1xi32>
  %i = stablehlo.dynamic_iota %d, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %d2 = stablehlo.get_dimension_size %i, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s2 = stablehlo.reshape %d2 : (tensor<i32>) -> tensor<1xi32>
  %s3 = stablehlo.add %s, %s : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %s4 = stablehlo.subtract %s3, %s2 : tensor<1xi32>
  %f = stablehlo.convert %s4 : (tensor<1xi32>) -> tensor<1xf32>
  return %i : tensor<?xf32>
}
