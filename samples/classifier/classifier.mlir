func.func @main(%x: tensor<4x8xf32>, %labels: tensor<4xi32>, %w1: tensor<8x16xf32>, %b1: tensor<16xf32>, %w2: tensor<16x3xf32>, %b2: tensor<3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x16xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x16xf32>
  %h = stablehlo.maximum %2, %zeros : tensor<4x16xf32>
  %3 = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
  %4 = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %logits = stablehlo.add %3, %4 : tensor<4x3xf32>
  %top = stablehlo.reduce(%logits init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
  %6 = stablehlo.subtract %logits, %5 : tensor<4x3xf32>
  %7 = stablehlo.exponential %6 : tensor<4x3xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  %9 = stablehlo.log %8 : tensor<4xf32>
  %10 = stablehlo.add %9, %top : tensor<4xf32>
  %classes = stablehlo.iota dim = 1 : tensor<4x3xi32>
  %11 = stablehlo.broadcast_in_dim %labels, dims = [0] : (tensor<4xi32>) -> tensor<4x3xi32>
  %12 = stablehlo.compare EQ, %classes, %11 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  %13 = stablehlo.convert %12 : (tensor<4x3xi1>) -> tensor<4x3xf32>
  %14 = stablehlo.multiply %13, %logits : tensor<4x3xf32>
  %15 = stablehlo.reduce(%14 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<4xf32>
  %loss = stablehlo.reduce(%16 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}
