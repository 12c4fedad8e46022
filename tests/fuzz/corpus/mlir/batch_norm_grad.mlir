func.func @main(%x: tensor<5xf16>, %scale: tensor<5xf16>, %offset: tensor<5xf16>, %mean: tensor<5xf16>, %v: tensor<5xf16>, %g: tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<5xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>
}
