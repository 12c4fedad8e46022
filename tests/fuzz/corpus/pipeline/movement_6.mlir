func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>, tensor<20x33xf32>) {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  %1 = stablehlo.negate %0 : tensor<20x33xf32>
  %2 = stablehlo.dynamic_update_slice %1, %u, %j, %i : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %0, %2 : tensor<20x33xf32>, tensor<20x33xf32>
}
