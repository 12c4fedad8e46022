func.func @main(%x: tensor<4x10xi32>, %z: tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<4x10xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<4x10xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
