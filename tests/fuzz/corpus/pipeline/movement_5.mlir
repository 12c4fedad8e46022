func.func @main(%x: tensor<20x33xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x30xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 30] : (tensor<20x33xf32>, tensor<i32>, tensor<i32>) -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}
