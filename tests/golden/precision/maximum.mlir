// RUN: tpucc --passes=mark,precision --precision=bf16
func.func @main(%x: tensor<1x65x65x4xf32>, %w: tensor<3x3x4x16xf32>, %v: tensor<1x1x16x16xf32>, %s: tensor<1x63x63x16xf32>) -> (tensor<1x31x31x16xf32>, tensor<1x31x31x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<1x63x63x16xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x65x65x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x63x63x16xf32>
  %1 = stablehlo.maximum %0, %zero : tensor<1x63x63x16xf32>
  %2 = "stablehlo.reduce_window"(%1, %least) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<1x63x63x16xf32>, tensor<f32>) -> tensor<1x31x31x16xf32>
  %3 = stablehlo.convolution(%2, %v) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x31x31x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x31x31x16xf32>
  %4 = stablehlo.add %0, %s : tensor<1x63x63x16xf32>
  %5 = "stablehlo.reduce_window"(%4, %least) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<1x63x63x16xf32>, tensor<f32>) -> tensor<1x31x31x16xf32>
  return %3, %5 : tensor<1x31x31x16xf32>, tensor<1x31x31x16xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x65x65x4xf32>, %w: tensor<3x3x4x16xf32>, %v: tensor<1x1x16x16xf32>, %s: tensor<1x63x63x16xf32>) -> (tensor<1x31x31x16xf32>, tensor<1x31x31x16xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<1x63x63x16xf32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.convert %x {tpu.for_units} : (tensor<1x65x65x4xf32>) -> tensor<1x65x65x4xbf16>
    %3 = stablehlo.convert %w {tpu.for_units} : (tensor<3x3x4x16xf32>) -> tensor<3x3x4x16xbf16>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x65x65x4xbf16>, tensor<3x3x4x16xbf16>) -> tensor<1x63x63x16xf32>
    %5 = stablehlo.maximum %4, %0 : tensor<1x63x63x16xf32>
    %6 = stablehlo.convert %5 {tpu.for_units} : (tensor<1x63x63x16xf32>) -> tensor<1x63x63x16xbf16>
    %7 = stablehlo.convert %6 : (tensor<1x63x63x16xbf16>) -> tensor<1x63x63x16xf32>
    %8 = "stablehlo.reduce_window"(%7, %1) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %9 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<1x63x63x16xf32>, tensor<f32>) -> tensor<1x31x31x16xf32>
    %9 = stablehlo.convert %8 {tpu.for_units} : (tensor<1x31x31x16xf32>) -> tensor<1x31x31x16xbf16>
    %10 = stablehlo.convert %v {tpu.for_units} : (tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xbf16>
    %11 = stablehlo.convolution(%9, %10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x31x31x16xbf16>, tensor<1x1x16x16xbf16>) -> tensor<1x31x31x16xf32>
    %12 = stablehlo.add %4, %s : tensor<1x63x63x16xf32>
    %13 = "stablehlo.reduce_window"(%12, %1) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %14 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<1x63x63x16xf32>, tensor<f32>) -> tensor<1x31x31x16xf32>
    return %11, %13 : tensor<1x31x31x16xf32>, tensor<1x31x31x16xf32>
  }
}
