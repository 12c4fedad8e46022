func.func @main() -> (tensor<3x4xf32>, tensor<5xi32>) {
  %0 = stablehlo.constant dense<1.5> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  return %0, %1 : tensor<3x4xf32>, tensor<5xi32>
}
