// RUN: tpucc --passes=merge
// Sums see groups, what is done with them channels: all of it in one shape, whose last dimension holds rows and columns.
func.func @main(%x: tensor<2x12x14x10xf32>, %w: tensor<12xf32>, %b: tensor<12xf32>) -> tensor<2x12x14x10xf32> {
  %r = stablehlo.reshape %x : (tensor<2x12x14x10xf32>) -> tensor<2x3x4x14x10xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x3x4x14x10xf32>, tensor<f32>) -> tensor<2x3xf32>
  %n = stablehlo.constant dense<560.0> : tensor<2x3xf32>
  %mean = stablehlo.divide %sum, %n : tensor<2x3xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4x14x10xf32>
  %d = stablehlo.subtract %r, %mb : tensor<2x3x4x14x10xf32>
  %sq = stablehlo.multiply %d, %d : tensor<2x3x4x14x10xf32>
  %var = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x3x4x14x10xf32>, tensor<f32>) -> tensor<2x3xf32>
  %eps = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %v1 = stablehlo.add %var, %eps : tensor<2x3xf32>
  %rs = stablehlo.rsqrt %v1 : tensor<2x3xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4x14x10xf32>
  %y5 = stablehlo.multiply %d, %rb : tensor<2x3x4x14x10xf32>
  %y = stablehlo.reshape %y5 : (tensor<2x3x4x14x10xf32>) -> tensor<2x12x14x10xf32>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<12xf32>) -> tensor<2x12x14x10xf32>
  %yw = stablehlo.multiply %y, %wb : tensor<2x12x14x10xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<12xf32>) -> tensor<2x12x14x10xf32>
  %o = stablehlo.add %yw, %bb : tensor<2x12x14x10xf32>
  return %o : tensor<2x12x14x10xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x12x14x10xf32>, %w: tensor<12xf32>, %b: tensor<12xf32>) -> tensor<2x12x14x10xf32> {
    %0 = stablehlo.reshape %x : (tensor<2x12x14x10xf32>) -> tensor<2x3x4x14x10xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.reshape %x : (tensor<2x12x14x10xf32>) -> tensor<2x3x4x140xf32>
    %3 = stablehlo.reduce(%2 init: %1) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x3x4x140xf32>, tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.constant dense<560.0> : tensor<2x3xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4x140xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x3x4x140xf32>) -> tensor<2x3x4x14x10xf32>
    %8 = stablehlo.reshape %x : (tensor<2x12x14x10xf32>) -> tensor<2x3x4x140xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<2x3x4x140xf32>
    %10 = stablehlo.reshape %9 : (tensor<2x3x4x140xf32>) -> tensor<2x3x4x14x10xf32>
    %11 = stablehlo.multiply %9, %9 : tensor<2x3x4x140xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x3x4x140xf32>) -> tensor<2x3x4x14x10xf32>
    %13 = stablehlo.reduce(%11 init: %1) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x3x4x140xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.constant dense<1.0> : tensor<2x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x3xf32>
    %16 = stablehlo.rsqrt %15 : tensor<2x3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4x140xf32>
    %18 = stablehlo.reshape %17 : (tensor<2x3x4x140xf32>) -> tensor<2x3x4x14x10xf32>
    %19 = stablehlo.multiply %9, %17 : tensor<2x3x4x140xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x3x4x140xf32>) -> tensor<2x3x4x14x10xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x3x4x14x10xf32>) -> tensor<2x12x14x10xf32>
    %22 = stablehlo.reshape %w : (tensor<12xf32>) -> tensor<3x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<2x3x4x140xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x3x4x140xf32>) -> tensor<2x12x14x10xf32>
    %25 = stablehlo.multiply %19, %23 : tensor<2x3x4x140xf32>
    %26 = stablehlo.reshape %25 : (tensor<2x3x4x140xf32>) -> tensor<2x12x14x10xf32>
    %27 = stablehlo.reshape %b : (tensor<12xf32>) -> tensor<3x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<3x4xf32>) -> tensor<2x3x4x140xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x3x4x140xf32>) -> tensor<2x12x14x10xf32>
    %30 = stablehlo.add %25, %28 : tensor<2x3x4x140xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x3x4x140xf32>) -> tensor<2x12x14x10xf32>
    return %31 : tensor<2x12x14x10xf32>
  }
}
