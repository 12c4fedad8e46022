func.func @main(%x: tensor<3x17x2xf32>, %a: tensor<3x2xf32>, %d: tensor<f32>) -> (tensor<3x17x2xf32>, tensor<3x2xf32>) {
  %0:2 = chlo.scan(%x) inits(%a) dimension=1 attributes {is_reverse = true} {
  ^bb0(%e: tensor<3x2xf32>, %c: tensor<3x2xf32>):
    %k = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %1 = stablehlo.multiply %c, %k : tensor<3x2xf32>
    %2 = stablehlo.add %1, %e : tensor<3x2xf32>
    stablehlo.return %2, %2 : tensor<3x2xf32>, tensor<3x2xf32>
  } : (tensor<3x17x2xf32>, tensor<3x2xf32>) -> (tensor<3x17x2xf32>, tensor<3x2xf32>)
  return %0#0, %0#1 : tensor<3x17x2xf32>, tensor<3x2xf32>
}
