func.func @main(%p: tensor<5x17xi1>, %x: tensor<5x17xf32>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<5x17xf32>, tensor<5x17xi1>) {
  %0 = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<5x17xf32>, tensor<f32>) -> tensor<5x17xf32>
  %1 = stablehlo.select %p, %0, %x : tensor<5x17xi1>, tensor<5x17xf32>
  %2 = stablehlo.not %p : tensor<5x17xi1>
  return %1, %2 : tensor<5x17xf32>, tensor<5x17xi1>
}
