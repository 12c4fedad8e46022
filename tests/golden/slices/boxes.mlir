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
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<30xf32>) -> tensor<30x40xf32>
    %3 = stablehlo.slice %b [0:40, 0:1] : (tensor<40x2xf32>) -> tensor<40x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<40x1xf32>) -> tensor<40xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<40xf32>) -> tensor<30x40xf32>
    %6 = stablehlo.subtract %2, %5 : tensor<30x40xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<30x40xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<30x40xf32>
    %9 = stablehlo.reshape %8 : (tensor<30x40xf32>) -> tensor<30x40x1xf32>
    %10 = stablehlo.slice %a [0:30, 1:2] : (tensor<30x2xf32>) -> tensor<30x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<30x1xf32>) -> tensor<30xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<30xf32>) -> tensor<30x40xf32>
    %13 = stablehlo.slice %b [0:40, 1:2] : (tensor<40x2xf32>) -> tensor<40x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<40x1xf32>) -> tensor<40xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<40xf32>) -> tensor<30x40xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<30x40xf32>
    %17 = stablehlo.maximum %16, %7 : tensor<30x40xf32>
    %18 = stablehlo.reshape %17 : (tensor<30x40xf32>) -> tensor<30x40x1xf32>
    %19 = stablehlo.multiply %9, %18 : tensor<30x40x1xf32>
    %20 = stablehlo.sine %c : tensor<50x3xf32>
    %21 = stablehlo.slice %20 [0:50, 0:1] : (tensor<50x3xf32>) -> tensor<50x1xf32>
    %22 = stablehlo.tanh %c : tensor<50x3xf32>
    %23 = stablehlo.slice %22 [0:50, 0:2] : (tensor<50x3xf32>) -> tensor<50x2xf32>
    %24 = stablehlo.slice %22 [0:50, 1:3] : (tensor<50x3xf32>) -> tensor<50x2xf32>
    %25 = stablehlo.concatenate %23, %24, dim = 1 : (tensor<50x2xf32>, tensor<50x2xf32>) -> tensor<50x4xf32>
    %26 = stablehlo.tanh %d : tensor<50x40xf32>
    %27 = stablehlo.slice %26 [0:50, 0:8] : (tensor<50x40xf32>) -> tensor<50x8xf32>
    return %19, %20, %21, %25, %27 : tensor<30x40x1xf32>, tensor<50x3xf32>, tensor<50x1xf32>, tensor<50x4xf32>, tensor<50x8xf32>
  }
}
