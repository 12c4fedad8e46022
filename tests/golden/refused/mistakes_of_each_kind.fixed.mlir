// RUN: tpucc --stop-after=shapes
// input 2: range(0, 8)
// twin: differs
func.func @main(%x: tensor<4x6xf32>, %y: tensor<6xf32>, %n: tensor<1xi32>, %p: tensor<i1>) -> (tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %right = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>
  %wide = stablehlo.broadcast_in_dim %right, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %line = stablehlo.iota dim = 0 : tensor<8xf32>
  %position = stablehlo.iota dim = 0 : tensor<8xi32>
  %count = stablehlo.reshape %n : (tensor<1xi32>) -> tensor<i32>
  %limit = stablehlo.broadcast_in_dim %count, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %there = stablehlo.compare LT, %position, %limit : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %kept = stablehlo.select %there, %line, %zeros : tensor<8xi1>, tensor<8xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %first = stablehlo.slice %y [0:1] : (tensor<6xf32>) -> tensor<1xf32>
  %e = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
  %a = stablehlo.select %p, %e, %zero : tensor<i1>, tensor<f32>
  %up = stablehlo.ceil %e : tensor<f32>
  %past = stablehlo.subtract %e, %up : tensor<f32>
  %negative = stablehlo.compare LT, %e, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %b0 = stablehlo.add %past, %one : tensor<f32>
  %b = stablehlo.select %negative, %b0, %e : tensor<i1>, tensor<f32>
  return %wide, %sum, %a, %b : tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<4x6xf32>, %y: tensor<6xf32>, %n: tensor<1xi32>, %p: tensor<i1>) -> (tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<8xf32>
    %4 = stablehlo.iota dim = 0 : tensor<8xf32>
    %5 = stablehlo.iota dim = 0 : tensor<8xi32>
    %6 = stablehlo.reshape %n : (tensor<1xi32>) -> tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %5, %7 : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.select %8, %4, %3 : tensor<8xi1>, tensor<8xf32>
    %10 = stablehlo.reduce(%9 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.slice %y [0:1] : (tensor<6xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = stablehlo.select %p, %12, %0 : tensor<i1>, tensor<f32>
    %14 = stablehlo.ceil %12 : tensor<f32>
    %15 = stablehlo.subtract %12, %14 : tensor<f32>
    %16 = stablehlo.compare LT, %12, %0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = stablehlo.constant dense<1.0> : tensor<f32>
    %18 = stablehlo.add %15, %17 : tensor<f32>
    %19 = stablehlo.select %16, %18, %12 : tensor<i1>, tensor<f32>
    return %2, %10, %13, %19 : tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}
