// Masks, sizes and values that are constants: nothing depends on what the program is given.
func.func @main(%x: tensor<4x6xf32>) -> (tensor<6xf32>, tensor<?x2xi64>, tensor<?xf32>, tensor<2xi32>, tensor<?xi64>, tensor<4x?xf32>, tensor<4x?xf32>) {
  %m = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %kept = "tpu.boolean_mask"(%x, %m) : (tensor<4x6xf32>, tensor<4xi1>) -> tensor<?x6xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x6xf32>, tensor<f32>) -> tensor<6xf32>
  %c = stablehlo.constant dense<[[0.0, 1.0],[3.0,-1.0]]> : tensor<2x2xf32>
  %at = "tpu.nonzero"(%c) : (tensor<2x2xf32>) -> tensor<?x2xi64>
  %d = stablehlo.constant dense<[5.0, 5.0]> : tensor<2xf32>
  %u:3 = "tpu.unique"(%d) : (tensor<2xf32>) -> (tensor<?xf32>, tensor<2xi32>, tensor<?xi64>)
  %n = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.set_dimension_size %x, %n, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32>
  %m6 = stablehlo.constant dense<[true, false, true, true, false, false]> : tensor<6xi1>
  %k6 = "tpu.boolean_mask"(%x, %m6) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<6xi1>) -> tensor<4x?xf32>
  return %sum, %at, %u#0, %u#1, %u#2, %s, %k6 : tensor<6xf32>, tensor<?x2xi64>, tensor<?xf32>, tensor<2xi32>, tensor<?xi64>, tensor<4x?xf32>, tensor<4x?xf32>
}
// -----
// a mask over two dimensions in the middle, one that keeps nothing, all elements of unique with NaN and zeros of both signs
func.func @main(%x: tensor<2x2x3x2xi8>) -> (tensor<2x?x2xi8>, tensor<?x2x3x2xi8>, tensor<?xf32>, tensor<6xi32>, tensor<?xi32>, tensor<?xui8>, tensor<?x0xi32>) {
  %m = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
  %kept = "tpu.boolean_mask"(%x, %m) <{dimension = 1 : i64}> : (tensor<2x2x3x2xi8>, tensor<2x3xi1>) -> tensor<2x?x2xi8>
  %none = stablehlo.constant dense<false> : tensor<2xi1>
  %empty = "tpu.boolean_mask"(%x, %none) : (tensor<2x2x3x2xi8>, tensor<2xi1>) -> tensor<?x2x3x2xi8>
  %c = stablehlo.constant dense<[0x7FC00000, 1.0, -0.0, 0.0, 0xFFC00000, -3.0]> : tensor<6xf32>
  %u:3 = "tpu.unique"(%c) : (tensor<6xf32>) -> (tensor<?xf32>, tensor<6xi32>, tensor<?xi32>)
  %b = stablehlo.constant dense<[[200, 3], [3, 200]]> : tensor<2x2xui8>
  %v = "tpu.unique"(%b) : (tensor<2x2xui8>) -> tensor<?xui8>
  %s = stablehlo.constant dense<7> : tensor<i32>
  %at = "tpu.nonzero"(%s) : (tensor<i32>) -> tensor<?x0xi32>
  return %kept, %empty, %u#0, %u#1, %u#2, %v, %at : tensor<2x?x2xi8>, tensor<?x2x3x2xi8>, tensor<?xf32>, tensor<6xi32>, tensor<?xi32>, tensor<?xui8>, tensor<?x0xi32>
}
