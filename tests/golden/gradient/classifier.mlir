// RUN: tpucc --grad=w1,b1,w2,b2
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
// ----
module {
  func.func @main(%x: tensor<4x8xf32>, %labels: tensor<4xi32>, %w1: tensor<8x16xf32>, %b1: tensor<16xf32>, %w2: tensor<16x3xf32>, %b2: tensor<3xf32>) -> (tensor<f32>, tensor<8x16xf32> {jax.result_info = "grad_w1"}, tensor<16xf32> {jax.result_info = "grad_b1"}, tensor<16x3xf32> {jax.result_info = "grad_w2"}, tensor<3xf32> {jax.result_info = "grad_b2"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<4x16xf32>
    %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %4 = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
    %5 = stablehlo.add %3, %4 : tensor<4x16xf32>
    %6 = stablehlo.maximum %5, %1 : tensor<4x16xf32>
    %7 = stablehlo.dot_general %6, %w2, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %9 = stablehlo.add %7, %8 : tensor<4x3xf32>
    %10 = stablehlo.reduce(%9 init: %2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<4x3xf32>
    %13 = stablehlo.exponential %12 : tensor<4x3xf32>
    %14 = stablehlo.reduce(%13 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.log %14 : tensor<4xf32>
    %16 = stablehlo.add %15, %10 : tensor<4xf32>
    %17 = stablehlo.iota dim = 1 : tensor<4x3xi32>
    %18 = stablehlo.broadcast_in_dim %labels, dims = [0] : (tensor<4xi32>) -> tensor<4x3xi32>
    %19 = stablehlo.compare EQ, %17, %18 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %20 = stablehlo.convert %19 : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %21 = stablehlo.multiply %20, %9 : tensor<4x3xf32>
    %22 = stablehlo.reduce(%21 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.subtract %16, %22 : tensor<4xf32>
    %24 = stablehlo.reduce(%23 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.constant dense<1.0> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.negate %26 : tensor<4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %29 = stablehlo.multiply %28, %20 : tensor<4x3xf32>
    %30 = stablehlo.divide %26, %14 : tensor<4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %32 = stablehlo.multiply %31, %13 : tensor<4x3xf32>
    %33 = stablehlo.add %29, %32 : tensor<4x3xf32>
    %34 = stablehlo.negate %32 : tensor<4x3xf32>
    %35 = stablehlo.constant dense<0.0> : tensor<f32>
    %36 = stablehlo.reduce(%34 init: %35) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.add %26, %36 : tensor<4xf32>
    %38 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %39 = stablehlo.compare EQ, %9, %38 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %40 = stablehlo.convert %39 : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %41 = stablehlo.constant dense<0.0> : tensor<f32>
    %42 = stablehlo.reduce(%40 init: %41) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.divide %37, %42 : tensor<4xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %45 = stablehlo.constant dense<0.0> : tensor<4x3xf32>
    %46 = stablehlo.select %39, %44, %45 : tensor<4x3xi1>, tensor<4x3xf32>
    %47 = stablehlo.add %33, %46 : tensor<4x3xf32>
    %48 = stablehlo.constant dense<0.0> : tensor<f32>
    %49 = stablehlo.reduce(%47 init: %48) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.dot_general %6, %47, contracting_dims = [0] x [0] : (tensor<4x16xf32>, tensor<4x3xf32>) -> tensor<16x3xf32>
    %51 = stablehlo.dot_general %47, %w2, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<16x3xf32>) -> tensor<4x16xf32>
    %52 = stablehlo.compare GT, %5, %1 : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
    %53 = stablehlo.constant dense<0.0> : tensor<4x16xf32>
    %54 = stablehlo.select %52, %51, %53 : tensor<4x16xi1>, tensor<4x16xf32>
    %55 = stablehlo.constant dense<0.0> : tensor<f32>
    %56 = stablehlo.reduce(%54 init: %55) applies stablehlo.add across dimensions = [0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.dot_general %x, %54, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    return %24, %57, %56, %50, %49 : tensor<f32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x3xf32>, tensor<3xf32>
  }
}
