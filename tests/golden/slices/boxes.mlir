// RUN: tpucc --passes=canon,slices,cse,dce
// Sides of boxes that meet, each column for itself. Where another reader wants the rows, or two columns are taken together, they are made once and taken then.
func.func @main(%a: tensor<30x2xf32>, %b: tensor<40x2xf32>, %c: tensor<50x3xf32>, %d: tensor<50x40xf32>) -> (tensor<30x40x1xf32>, tensor<50x3xf32>, tensor<50x1xf32>, tensor<50x4xf32>, tensor<50x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<30x40x2xf32>
  %x = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<30x2xf32>) -> tensor<30x40x2xf32>
  %y = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<40x2xf32>) -> tensor<30x40x2xf32>
  %side = stablehlo.subtract %x, %y : tensor<30x40x2xf32>
  %inside = stablehlo.maximum %side, %zero : tensor<30x40x2xf32>
  %w = stablehlo.slice %inside [0:30, 0:40, 0:1] : (tensor<30x40x2xf32>) -> tensor<30x40x1xf32>
  %h = stablehlo.slice %inside [0:30, 0:40, 1:2] : (tensor<30x40x2xf32>) -> tensor<30x40x1xf32>
  %area = stablehlo.multiply %w, %h : tensor<30x40x1xf32>
  %sine = stablehlo.sine %c : tensor<50x3xf32>
  %first = stablehlo.slice %sine [0:50, 0:1] : (tensor<50x3xf32>) -> tensor<50x1xf32>
  %tanh = stablehlo.tanh %c : tensor<50x3xf32>
  %01 = stablehlo.slice %tanh [0:50, 0:2] : (tensor<50x3xf32>) -> tensor<50x2xf32>
  %12 = stablehlo.slice %tanh [0:50, 1:3] : (tensor<50x3xf32>) -> tensor<50x2xf32>
  %both = stablehlo.concatenate %01, %12, dim = 1 : (tensor<50x2xf32>, tensor<50x2xf32>) -> tensor<50x4xf32>
  %long = stablehlo.tanh %d : tensor<50x40xf32>
  %part = stablehlo.slice %long [0:50, 0:8] : (tensor<50x40xf32>) -> tensor<50x8xf32>
  return %area, %sine, %first, %both, %part : tensor<30x40x1xf32>, tensor<50x3xf32>, tensor<50x1xf32>, tensor<50x4xf32>, tensor<50x8xf32>
}
// ----
module {
  func.func @main(%a: tensor<30x2xf32>, %b: tensor<40x2xf32>, %c: tensor<50x3xf32>, %d: tensor<50x40xf32>) -> (tensor<30x40x1xf32>, tensor<50x3xf32>, tensor<50x1xf32>, tensor<50x4xf32>, tensor<50x8xf32>) {
    %0 = stablehlo.slice %a [0:30, 0:1] : (tensor<30x2xf32>) -> tensor<30x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<30x1xf32>) -> tensor<30xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<30xf32>) -> tensor<30x40x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<30x40x1xf32>) -> tensor<30x40xf32>
    %4 = stablehlo.slice %b [0:40, 0:1] : (tensor<40x2xf32>) -> tensor<40x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<40x1xf32>) -> tensor<40xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xf32>) -> tensor<30x40x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<30x40x1xf32>) -> tensor<30x40xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<30x40xf32>
    %9 = stablehlo.constant dense<0.0> : tensor<30x40xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<30x40xf32>
    %11 = stablehlo.reshape %10 : (tensor<30x40xf32>) -> tensor<30x40x1xf32>
    %12 = stablehlo.slice %a [0:30, 1:2] : (tensor<30x2xf32>) -> tensor<30x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<30x1xf32>) -> tensor<30xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<30xf32>) -> tensor<30x40x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<30x40x1xf32>) -> tensor<30x40xf32>
    %16 = stablehlo.slice %b [0:40, 1:2] : (tensor<40x2xf32>) -> tensor<40x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<40x1xf32>) -> tensor<40xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<40xf32>) -> tensor<30x40x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<30x40x1xf32>) -> tensor<30x40xf32>
    %20 = stablehlo.subtract %15, %19 : tensor<30x40xf32>
    %21 = stablehlo.maximum %20, %9 : tensor<30x40xf32>
    %22 = stablehlo.reshape %21 : (tensor<30x40xf32>) -> tensor<30x40x1xf32>
    %23 = stablehlo.multiply %11, %22 : tensor<30x40x1xf32>
    %24 = stablehlo.sine %c : tensor<50x3xf32>
    %25 = stablehlo.slice %24 [0:50, 0:1] : (tensor<50x3xf32>) -> tensor<50x1xf32>
    %26 = stablehlo.tanh %c : tensor<50x3xf32>
    %27 = stablehlo.slice %26 [0:50, 0:2] : (tensor<50x3xf32>) -> tensor<50x2xf32>
    %28 = stablehlo.slice %26 [0:50, 1:3] : (tensor<50x3xf32>) -> tensor<50x2xf32>
    %29 = stablehlo.concatenate %27, %28, dim = 1 : (tensor<50x2xf32>, tensor<50x2xf32>) -> tensor<50x4xf32>
    %30 = stablehlo.tanh %d : tensor<50x40xf32>
    %31 = stablehlo.slice %30 [0:50, 0:8] : (tensor<50x40xf32>) -> tensor<50x8xf32>
    return %23, %24, %25, %29, %31 : tensor<30x40x1xf32>, tensor<50x3xf32>, tensor<50x1xf32>, tensor<50x4xf32>, tensor<50x8xf32>
  }
}
