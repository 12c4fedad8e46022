// RUN: tpucc --stop-after=shapes
// The largest padding, 2 on each side; outputs past the one that is wanted cannot win.
// input 2: range(0, 2)
func.func @main(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>, %padding: tensor<1x2xi64>) -> tensor<f32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %lost = stablehlo.constant dense<0xFF800000> : tensor<1x10x1xf32>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %eight = stablehlo.constant dense<8> : tensor<i64>
  %y = "stablehlo.convolution"(%x, %w) <{padding = dense<[[2, 2]]> : tensor<1x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x8x1xf32>, tensor<3x1x1xf32>) -> tensor<1x10x1xf32>
  %l = stablehlo.slice %padding [0:1, 0:1] : (tensor<1x2xi64>) -> tensor<1x1xi64>
  %low = stablehlo.reshape %l : (tensor<1x1xi64>) -> tensor<i64>
  %h = stablehlo.slice %padding [0:1, 1:2] : (tensor<1x2xi64>) -> tensor<1x1xi64>
  %high = stablehlo.reshape %h : (tensor<1x1xi64>) -> tensor<i64>
  %first = stablehlo.subtract %two, %low : tensor<i64>
  %end = stablehlo.add %eight, %high : tensor<i64>
  %position = stablehlo.iota dim = 1 : tensor<1x10x1xi64>
  %firsts = stablehlo.broadcast_in_dim %first, dims = [] : (tensor<i64>) -> tensor<1x10x1xi64>
  %ends = stablehlo.broadcast_in_dim %end, dims = [] : (tensor<i64>) -> tensor<1x10x1xi64>
  %after = stablehlo.compare GE, %position, %firsts : (tensor<1x10x1xi64>, tensor<1x10x1xi64>) -> tensor<1x10x1xi1>
  %before = stablehlo.compare LT, %position, %ends : (tensor<1x10x1xi64>, tensor<1x10x1xi64>) -> tensor<1x10x1xi1>
  %wanted = stablehlo.and %after, %before : tensor<1x10x1xi1>
  %kept = stablehlo.select %wanted, %y, %lost : tensor<1x10x1xi1>, tensor<1x10x1xf32>
  %most = stablehlo.reduce(%kept init: %least) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<1x10x1xf32>, tensor<f32>) -> tensor<f32>
  return %most : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>, %padding: tensor<1x2xi64>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<1x10x1xf32>
    %2 = stablehlo.constant dense<2> : tensor<i64>
    %3 = stablehlo.constant dense<8> : tensor<i64>
    %4 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, 2]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x1xf32>, tensor<3x1x1xf32>) -> tensor<1x10x1xf32>
    %5 = stablehlo.slice %padding [0:1, 0:1] : (tensor<1x2xi64>) -> tensor<1x1xi64>
    %6 = stablehlo.reshape %5 : (tensor<1x1xi64>) -> tensor<i64>
    %7 = stablehlo.slice %padding [0:1, 1:2] : (tensor<1x2xi64>) -> tensor<1x1xi64>
    %8 = stablehlo.reshape %7 : (tensor<1x1xi64>) -> tensor<i64>
    %9 = stablehlo.subtract %2, %6 : tensor<i64>
    %10 = stablehlo.add %3, %8 : tensor<i64>
    %11 = stablehlo.iota dim = 1 : tensor<1x10x1xi64>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i64>) -> tensor<1x10x1xi64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i64>) -> tensor<1x10x1xi64>
    %14 = stablehlo.compare GE, %11, %12 : (tensor<1x10x1xi64>, tensor<1x10x1xi64>) -> tensor<1x10x1xi1>
    %15 = stablehlo.compare LT, %11, %13 : (tensor<1x10x1xi64>, tensor<1x10x1xi64>) -> tensor<1x10x1xi1>
    %16 = stablehlo.and %14, %15 : tensor<1x10x1xi1>
    %17 = stablehlo.select %16, %4, %1 : tensor<1x10x1xi1>, tensor<1x10x1xf32>
    %18 = stablehlo.reduce(%17 init: %0) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<1x10x1xf32>, tensor<f32>) -> tensor<f32>
    return %18 : tensor<f32>
  }
}
