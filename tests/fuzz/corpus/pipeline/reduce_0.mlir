func.func @main(%x: tensor<13x100xf32>, %z: tensor<f32>) -> (tensor<13xf32>, tensor<100xf32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x100xf32>, tensor<f32>) -> tensor<13xf32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<13x100xf32>, tensor<f32>) -> tensor<100xf32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<13x100xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<13xf32>, tensor<100xf32>, tensor<f32>
}
