// RUN: tpucc --passes=mark,precision --precision=model
func.func @stream(%x: tensor<96x64xf32>, %w: tensor<64x64xf32>) -> tensor<96x64xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %1 = stablehlo.tanh %0 : tensor<96x64xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<96x64xf32>) -> tensor<64x96xf32>
  %3 = stablehlo.dot_general %2, %w, contracting_dims = [0] x [0] : (tensor<64x96xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %4 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %5 = stablehlo.add %1, %3 : tensor<96x64xf32>
  %6 = stablehlo.add %4, %5 : tensor<96x64xf32>
  return %6 : tensor<96x64xf32>
}
// The image of a depthwise convolution, where it is large.
func.func @depthwise(%x: tensor<1x64x64x64xf32>, %w: tensor<1x1x64x64xf32>, %k: tensor<3x3x1x64xf32>) -> tensor<1x64x64x64xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x64x64xf32>, tensor<1x1x64x64xf32>) -> tensor<1x64x64x64xf32>
  %1 = stablehlo.convolution(%0, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64} : (tensor<1x64x64x64xf32>, tensor<3x3x1x64xf32>) -> tensor<1x64x64x64xf32>
  return %1 : tensor<1x64x64x64xf32>
}
func.func @main(%x: tensor<96x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x64xf32>) -> (tensor<96x64xf32>, tensor<96x64xf32>, tensor<96x64xf32>, tensor<96xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // a result of the model
  %0 = stablehlo.tanh %x : tensor<96x64xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  // a norm
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<96xf32>) -> tensor<96x64xf32>
  %4 = stablehlo.divide %1, %3 : tensor<96x64xf32>
  %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %6 = stablehlo.add %4, %5 : tensor<96x64xf32>
  // what a sum reads
  %7 = stablehlo.tanh %5 : tensor<96x64xf32>
  %8 = stablehlo.dot_general %7, %w, contracting_dims = [1] x [0] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %9 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
  // what three products read
  %10 = stablehlo.tanh %8 : tensor<96x64xf32>
  %11 = stablehlo.dot_general %10, %v, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %12 = stablehlo.dot_general %10, %w, contracting_dims = [1] x [0] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
  %13 = stablehlo.add %10, %11 : tensor<96x64xf32>
  %14 = stablehlo.add %12, %13 : tensor<96x64xf32>
  return %0, %6, %14, %9 : tensor<96x64xf32>, tensor<96x64xf32>, tensor<96x64xf32>, tensor<96xf32>
}
// ----
module {
  func.func @stream(%x: tensor<96x64xf32>, %w: tensor<64x64xf32>) -> tensor<96x64xf32> {
    %0 = stablehlo.convert %x {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %1 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %3 = stablehlo.tanh %2 : tensor<96x64xf32>
    %4 = stablehlo.convert %3 {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %5 = stablehlo.convert %4 : (tensor<96x64xbf16>) -> tensor<96x64xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<96x64xf32>) -> tensor<64x96xf32>
    %7 = stablehlo.convert %6 {tpu.for_units} : (tensor<64x96xf32>) -> tensor<64x96xbf16>
    %8 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [0] x [0] {tpu.model} : (tensor<64x96xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %10 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %11 = stablehlo.dot_general %4, %10, contracting_dims = [1] x [0] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %12 = stablehlo.add %5, %9 : tensor<96x64xf32>
    %13 = stablehlo.add %11, %12 : tensor<96x64xf32>
    return %13 : tensor<96x64xf32>
  }
  func.func @depthwise(%x: tensor<1x64x64x64xf32>, %w: tensor<1x1x64x64xf32>, %k: tensor<3x3x1x64xf32>) -> tensor<1x64x64x64xf32> {
    %0 = stablehlo.convert %x {tpu.for_units} : (tensor<1x64x64x64xf32>) -> tensor<1x64x64x64xbf16>
    %1 = stablehlo.convert %w {tpu.for_units} : (tensor<1x1x64x64xf32>) -> tensor<1x1x64x64xbf16>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x64x64x64xbf16>, tensor<1x1x64x64xbf16>) -> tensor<1x64x64x64xf32>
    %3 = stablehlo.convert %2 {tpu.for_units} : (tensor<1x64x64x64xf32>) -> tensor<1x64x64x64xbf16>
    %4 = stablehlo.convert %3 : (tensor<1x64x64x64xbf16>) -> tensor<1x64x64x64xf32>
    %5 = stablehlo.convolution(%4, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 64 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x64x64x64xf32>, tensor<3x3x1x64xf32>) -> tensor<1x64x64x64xf32>
    return %5 : tensor<1x64x64x64xf32>
  }
  func.func @main(%x: tensor<96x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x64xf32>) -> (tensor<96x64xf32>, tensor<96x64xf32>, tensor<96x64xf32>, tensor<96xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.tanh %x : tensor<96x64xf32>
    %2 = stablehlo.convert %1 {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %3 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %5 = stablehlo.reduce(%4 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<96xf32>) -> tensor<96x64xf32>
    %7 = stablehlo.divide %4, %6 : tensor<96x64xf32>
    %8 = stablehlo.convert %7 {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %9 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [0] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %11 = stablehlo.add %7, %10 : tensor<96x64xf32>
    %12 = stablehlo.tanh %10 : tensor<96x64xf32>
    %13 = stablehlo.convert %12 {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %14 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %16 = stablehlo.reduce(%12 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
    %17 = stablehlo.tanh %15 : tensor<96x64xf32>
    %18 = stablehlo.convert %17 : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %19 = stablehlo.convert %18 : (tensor<96x64xbf16>) -> tensor<96x64xf32>
    %20 = stablehlo.is_finite %19 : (tensor<96x64xf32>) -> tensor<96x64xi1>
    %21 = stablehlo.subtract %17, %19 : tensor<96x64xf32>
    %22 = stablehlo.constant dense<0.0> : tensor<96x64xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<96x64xi1>, tensor<96x64xf32>
    %24 = stablehlo.convert %23 : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %25 = stablehlo.convert %v : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %26 = stablehlo.convert %25 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
    %27 = stablehlo.is_finite %26 : (tensor<64x64xf32>) -> tensor<64x64xi1>
    %28 = stablehlo.subtract %v, %26 : tensor<64x64xf32>
    %29 = stablehlo.constant dense<0.0> : tensor<64x64xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<64x64xi1>, tensor<64x64xf32>
    %31 = stablehlo.convert %30 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %32 = stablehlo.dot_general %24, %25, contracting_dims = [1] x [0], precision = [HIGH, HIGH] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %33 = stablehlo.dot_general %18, %31, contracting_dims = [1] x [0], precision = [HIGH, HIGH] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %34 = stablehlo.add %32, %33 : tensor<96x64xf32>
    %35 = stablehlo.dot_general %18, %25, contracting_dims = [1] x [0], precision = [HIGH, HIGH] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %36 = stablehlo.add %34, %35 : tensor<96x64xf32>
    %37 = stablehlo.convert %17 {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %38 = stablehlo.convert %w {tpu.for_units} : (tensor<64x64xf32>) -> tensor<64x64xbf16>
    %39 = stablehlo.dot_general %37, %38, contracting_dims = [1] x [0] {tpu.model} : (tensor<96x64xbf16>, tensor<64x64xbf16>) -> tensor<96x64xf32>
    %40 = stablehlo.add %17, %36 : tensor<96x64xf32>
    %41 = stablehlo.add %39, %40 : tensor<96x64xf32>
    return %1, %11, %41, %16 : tensor<96x64xf32>, tensor<96x64xf32>, tensor<96x64xf32>, tensor<96xf32>
  }
}
