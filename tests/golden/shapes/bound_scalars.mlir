// RUN: tpucc --stop-after=shapes --dim n=3 --dim x.0=2 --dim k=1
func.func @main(%n: tensor<i64>, %unused: tensor<i32>, %x: tensor<?x4xf32>, %i: tensor<i32>, %k: tensor<i32>) -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<2x4xf32>) {
  %a = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>
  %b = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %zero = stablehlo.constant dense<0> : tensor<1xi32>
  %s = stablehlo.concatenate %b, %one, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %y = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
  %z = stablehlo.exponential %x : tensor<?x4xf32>
  %w = stablehlo.exponential %y : tensor<?x?xf32>
  %c = stablehlo.constant dense<1.0> : tensor<8x4xf32>
  %i1 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
  %start = stablehlo.concatenate %i1, %zero, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %sizes = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %limit = stablehlo.add %start, %sizes : tensor<2xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %v = stablehlo.real_dynamic_slice %c, %start, %limit, %ones : (tensor<8x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf32>
  %size = stablehlo.get_dimension_size %z, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %more = stablehlo.add %size, %k : tensor<i32>
  %more1 = stablehlo.reshape %more : (tensor<i32>) -> tensor<1xi32>
  %high = stablehlo.concatenate %more1, %zero, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.dynamic_pad %z, %f, %zeros, %high, %zeros : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  return %w, %p, %v : tensor<?x?xf32>, tensor<?x4xf32>, tensor<2x4xf32>
}
// ----
module {
  func.func @main(%unused: tensor<i32> {tpu.number = 1 : i64}, %x: tensor<2x4xf32> {tpu.number = 2 : i64}, %i: tensor<i32> {tpu.number = 3 : i64}) -> (tensor<3x1xf32>, tensor<5x4xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.convert %1 : (tensor<i64>) -> tensor<i32>
    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.constant dense<1> : tensor<1xi32>
    %5 = stablehlo.constant dense<0> : tensor<1xi32>
    %6 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.iota dim = 0 : tensor<3x1xf32>
    %8 = stablehlo.exponential %x : tensor<2x4xf32>
    %9 = stablehlo.exponential %7 : tensor<3x1xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<8x4xf32>
    %11 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %11, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %13 = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
    %14 = stablehlo.add %12, %13 : tensor<2xi32>
    %15 = stablehlo.constant dense<1> : tensor<2xi32>
    %16 = stablehlo.slice %12 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %18 = stablehlo.slice %12 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
    %19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
    %20 = stablehlo.dynamic_slice %10, %17, %19, sizes = [2, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %21 = stablehlo.get_dimension_size %8, dim = 0 : (tensor<2x4xf32>) -> tensor<i32>
    %22 = stablehlo.add %21, %0 : tensor<i32>
    %23 = stablehlo.reshape %22 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.concatenate %23, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %25 = stablehlo.constant dense<0> : tensor<2xi32>
    %26 = stablehlo.constant dense<0.0> : tensor<f32>
    %27 = stablehlo.pad %8, %26, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %9, %27, %20 : tensor<3x1xf32>, tensor<5x4xf32>, tensor<2x4xf32>
  }
}
