// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<2x3x5x7xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3x5x7xf32>) -> (tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<3xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x5x7xf32>) -> (tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x5x7xf32>, tensor<3xf32>, tensor<3xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<2x3x5x7xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>, %mean: tensor<2xf32>, %v: tensor<2xf32>, %g: tensor<2x3x5x7xf32>) -> (tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<2xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3x5x7xf32>) -> (tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3x5x7xf32>, tensor<2xf32>, tensor<2xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<2x3x5x7xf32>, %scale: tensor<7xf32>, %offset: tensor<7xf32>, %mean: tensor<7xf32>, %v: tensor<7xf32>, %g: tensor<2x3x5x7xf32>) -> (tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<7xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2x3x5x7xf32>) -> (tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2x3x5x7xf32>, tensor<7xf32>, tensor<7xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<129x16xf32>, %scale: tensor<16xf32>, %offset: tensor<16xf32>, %mean: tensor<16xf32>, %v: tensor<16xf32>, %g: tensor<129x16xf32>) -> (tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<16xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<129x16xf32>) -> (tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<129x16xf32>, tensor<16xf32>, tensor<16xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<4x128xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>, %mean: tensor<4xf32>, %v: tensor<4xf32>, %g: tensor<4x128xf32>) -> (tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<4xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x128xf32>) -> (tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x128xf32>, tensor<4xf32>, tensor<4xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<3x127x2xf32>, %scale: tensor<127xf32>, %offset: tensor<127xf32>, %mean: tensor<127xf32>, %v: tensor<127xf32>, %g: tensor<3x127x2xf32>) -> (tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>, tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>) -> (tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<127xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<3x127x2xf32>) -> (tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>, tensor<3x127x2xf32>, tensor<127xf32>, tensor<127xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<5xf32>, %scale: tensor<5xf32>, %offset: tensor<5xf32>, %mean: tensor<5xf32>, %v: tensor<5xf32>, %g: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<5xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<0x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<3xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0x3xf32>, tensor<3xf32>, tensor<3xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<3x0xf32>, %scale: tensor<0xf32>, %offset: tensor<0xf32>, %mean: tensor<0xf32>, %v: tensor<0xf32>, %g: tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<0xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x0xf32>, tensor<0xf32>, tensor<0xf32>
}
// -----
// tolerance: 2e-6
// absolute: 2e-6
func.func @main(%x: tensor<1x64x9x9xf32>, %scale: tensor<64xf32>, %offset: tensor<64xf32>, %mean: tensor<64xf32>, %v: tensor<64xf32>, %g: tensor<1x64x9x9xf32>) -> (tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>)
  %variance = stablehlo.multiply %v, %v : tensor<64xf32>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x64x9x9xf32>) -> (tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x64x9x9xf32>, tensor<64xf32>, tensor<64xf32>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<2x3x5x7xf64>, %scale: tensor<3xf64>, %offset: tensor<3xf64>, %mean: tensor<3xf64>, %v: tensor<3xf64>, %g: tensor<2x3x5x7xf64>) -> (tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<3xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x5x7xf64>) -> (tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x5x7xf64>, tensor<3xf64>, tensor<3xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<2x3x5x7xf64>, %scale: tensor<2xf64>, %offset: tensor<2xf64>, %mean: tensor<2xf64>, %v: tensor<2xf64>, %g: tensor<2x3x5x7xf64>) -> (tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<2xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x3x5x7xf64>) -> (tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x3x5x7xf64>, tensor<2xf64>, tensor<2xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<2x3x5x7xf64>, %scale: tensor<7xf64>, %offset: tensor<7xf64>, %mean: tensor<7xf64>, %v: tensor<7xf64>, %g: tensor<2x3x5x7xf64>) -> (tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>) -> (tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<7xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<2x3x5x7xf64>) -> (tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<2x3x5x7xf64>, tensor<7xf64>, tensor<7xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<129x16xf64>, %scale: tensor<16xf64>, %offset: tensor<16xf64>, %mean: tensor<16xf64>, %v: tensor<16xf64>, %g: tensor<129x16xf64>) -> (tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>) -> (tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<16xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<129x16xf64>) -> (tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<129x16xf64>, tensor<16xf64>, tensor<16xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<4x128xf64>, %scale: tensor<4xf64>, %offset: tensor<4xf64>, %mean: tensor<4xf64>, %v: tensor<4xf64>, %g: tensor<4x128xf64>) -> (tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<4xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x128xf64>) -> (tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x128xf64>, tensor<4xf64>, tensor<4xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<3x127x2xf64>, %scale: tensor<127xf64>, %offset: tensor<127xf64>, %mean: tensor<127xf64>, %v: tensor<127xf64>, %g: tensor<3x127x2xf64>) -> (tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>, tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>) -> (tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<127xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<3x127x2xf64>) -> (tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>, tensor<3x127x2xf64>, tensor<127xf64>, tensor<127xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<5xf64>, %scale: tensor<5xf64>, %offset: tensor<5xf64>, %mean: tensor<5xf64>, %v: tensor<5xf64>, %g: tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<5xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<0x3xf64>, %scale: tensor<3xf64>, %offset: tensor<3xf64>, %mean: tensor<3xf64>, %v: tensor<3xf64>, %g: tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<3xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<3x0xf64>, %scale: tensor<0xf64>, %offset: tensor<0xf64>, %mean: tensor<0xf64>, %v: tensor<0xf64>, %g: tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>) -> (tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<0xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<3x0xf64>, tensor<0xf64>, tensor<0xf64>
}
// -----
// tolerance: 1e-13
// absolute: 1e-13
func.func @main(%x: tensor<1x64x9x9xf64>, %scale: tensor<64xf64>, %offset: tensor<64xf64>, %mean: tensor<64xf64>, %v: tensor<64xf64>, %g: tensor<1x64x9x9xf64>) -> (tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>, tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>) -> (tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>)
  %variance = stablehlo.multiply %v, %v : tensor<64xf64>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<1x64x9x9xf64>) -> (tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>, tensor<1x64x9x9xf64>, tensor<64xf64>, tensor<64xf64>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<2x3x5x7xf16>, %scale: tensor<3xf16>, %offset: tensor<3xf16>, %mean: tensor<3xf16>, %v: tensor<3xf16>, %g: tensor<2x3x5x7xf16>) -> (tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<3xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x5x7xf16>) -> (tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x5x7xf16>, tensor<3xf16>, tensor<3xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<2x3x5x7xf16>, %scale: tensor<2xf16>, %offset: tensor<2xf16>, %mean: tensor<2xf16>, %v: tensor<2xf16>, %g: tensor<2x3x5x7xf16>) -> (tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<2xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x3x5x7xf16>) -> (tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x3x5x7xf16>, tensor<2xf16>, tensor<2xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<2x3x5x7xf16>, %scale: tensor<7xf16>, %offset: tensor<7xf16>, %mean: tensor<7xf16>, %v: tensor<7xf16>, %g: tensor<2x3x5x7xf16>) -> (tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>) -> (tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<7xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<2x3x5x7xf16>) -> (tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<2x3x5x7xf16>, tensor<7xf16>, tensor<7xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<129x16xf16>, %scale: tensor<16xf16>, %offset: tensor<16xf16>, %mean: tensor<16xf16>, %v: tensor<16xf16>, %g: tensor<129x16xf16>) -> (tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>) -> (tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<16xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<129x16xf16>) -> (tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<129x16xf16>, tensor<16xf16>, tensor<16xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<4x128xf16>, %scale: tensor<4xf16>, %offset: tensor<4xf16>, %mean: tensor<4xf16>, %v: tensor<4xf16>, %g: tensor<4x128xf16>) -> (tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<4xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4x128xf16>) -> (tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4x128xf16>, tensor<4xf16>, tensor<4xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<3x127x2xf16>, %scale: tensor<127xf16>, %offset: tensor<127xf16>, %mean: tensor<127xf16>, %v: tensor<127xf16>, %g: tensor<3x127x2xf16>) -> (tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>, tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>) -> (tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<127xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>, tensor<127xf16>, tensor<3x127x2xf16>) -> (tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>, tensor<3x127x2xf16>, tensor<127xf16>, tensor<127xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<5xf16>, %scale: tensor<5xf16>, %offset: tensor<5xf16>, %mean: tensor<5xf16>, %v: tensor<5xf16>, %g: tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<5xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<0x3xf16>, %scale: tensor<3xf16>, %offset: tensor<3xf16>, %mean: tensor<3xf16>, %v: tensor<3xf16>, %g: tensor<0x3xf16>) -> (tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<3xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<0x3xf16>) -> (tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<0x3xf16>, tensor<3xf16>, tensor<3xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<3x0xf16>, %scale: tensor<0xf16>, %offset: tensor<0xf16>, %mean: tensor<0xf16>, %v: tensor<0xf16>, %g: tensor<3x0xf16>) -> (tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>) -> (tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<0xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<3x0xf16>) -> (tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<3x0xf16>, tensor<0xf16>, tensor<0xf16>
}
// -----
// tolerance: 2e-3
// absolute: 2e-3
func.func @main(%x: tensor<1x64x9x9xf16>, %scale: tensor<64xf16>, %offset: tensor<64xf16>, %mean: tensor<64xf16>, %v: tensor<64xf16>, %g: tensor<1x64x9x9xf16>) -> (tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>, tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>) -> (tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>)
  %variance = stablehlo.multiply %v, %v : tensor<64xf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>, tensor<64xf16>, tensor<1x64x9x9xf16>) -> (tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>, tensor<1x64x9x9xf16>, tensor<64xf16>, tensor<64xf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<2x3x5x7xbf16>, %scale: tensor<3xbf16>, %offset: tensor<3xbf16>, %mean: tensor<3xbf16>, %v: tensor<3xbf16>, %g: tensor<2x3x5x7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<3xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x5x7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x5x7xbf16>, tensor<3xbf16>, tensor<3xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<2x3x5x7xbf16>, %scale: tensor<2xbf16>, %offset: tensor<2xbf16>, %mean: tensor<2xbf16>, %v: tensor<2xbf16>, %g: tensor<2x3x5x7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<2xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x5x7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x5x7xbf16>, tensor<2xbf16>, tensor<2xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<2x3x5x7xbf16>, %scale: tensor<7xbf16>, %offset: tensor<7xbf16>, %mean: tensor<7xbf16>, %v: tensor<7xbf16>, %g: tensor<2x3x5x7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<7xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<2x3x5x7xbf16>) -> (tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<2x3x5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<129x16xbf16>, %scale: tensor<16xbf16>, %offset: tensor<16xbf16>, %mean: tensor<16xbf16>, %v: tensor<16xbf16>, %g: tensor<129x16xbf16>) -> (tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>) -> (tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<16xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<129x16xbf16>) -> (tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<129x16xbf16>, tensor<16xbf16>, tensor<16xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<4x128xbf16>, %scale: tensor<4xbf16>, %offset: tensor<4xbf16>, %mean: tensor<4xbf16>, %v: tensor<4xbf16>, %g: tensor<4x128xbf16>) -> (tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<4xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x128xbf16>) -> (tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x128xbf16>, tensor<4xbf16>, tensor<4xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<3x127x2xbf16>, %scale: tensor<127xbf16>, %offset: tensor<127xbf16>, %mean: tensor<127xbf16>, %v: tensor<127xbf16>, %g: tensor<3x127x2xbf16>) -> (tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>, tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>) -> (tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<127xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>, tensor<127xbf16>, tensor<3x127x2xbf16>) -> (tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>, tensor<3x127x2xbf16>, tensor<127xbf16>, tensor<127xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<5xbf16>, %scale: tensor<5xbf16>, %offset: tensor<5xbf16>, %mean: tensor<5xbf16>, %v: tensor<5xbf16>, %g: tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<5xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 0 : i64}> : (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<0x3xbf16>, %scale: tensor<3xbf16>, %offset: tensor<3xbf16>, %mean: tensor<3xbf16>, %v: tensor<3xbf16>, %g: tensor<0x3xbf16>) -> (tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<3xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<0x3xbf16>) -> (tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<0x3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<3x0xbf16>, %scale: tensor<0xbf16>, %offset: tensor<0xbf16>, %mean: tensor<0xbf16>, %v: tensor<0xbf16>, %g: tensor<3x0xbf16>) -> (tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>) -> (tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<0xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<3x0xbf16>) -> (tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<3x0xbf16>, tensor<0xbf16>, tensor<0xbf16>
}
// -----
// tolerance: 1.6e-2
// absolute: 1.6e-2
func.func @main(%x: tensor<1x64x9x9xbf16>, %scale: tensor<64xbf16>, %offset: tensor<64xbf16>, %mean: tensor<64xbf16>, %v: tensor<64xbf16>, %g: tensor<1x64x9x9xbf16>) -> (tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>, tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>) {
  %y:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> (tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>)
  %variance = stablehlo.multiply %v, %v : tensor<64xbf16>
  %d:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>, tensor<64xbf16>, tensor<1x64x9x9xbf16>) -> (tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>)
  return %y#0, %y#1, %y#2, %d#0, %d#1, %d#2 : tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>, tensor<1x64x9x9xbf16>, tensor<64xbf16>, tensor<64xbf16>
}
