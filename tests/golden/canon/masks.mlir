// RUN: tpucc --passes=canon,dce
// Comparisons of positions, of constants in 64 bits, as comparisons of two iotas; where the steps differ, or there is one index, they stay. Truths that are
// kept as integers, as PyTorch's exporter does it.
func.func @main(%a: tensor<5xi1>, %b: tensor<5xi1>, %n: tensor<5xui8>) -> (tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xui8>) {
  %r = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
  %c = stablehlo.constant dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi64>
  %even = stablehlo.constant dense<[0, 2, 4, 6, 8, 10]> : tensor<6xi64>
  %i = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<6xi64>) -> tensor<6x9xi64>
  %j = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<9xi64>) -> tensor<6x9xi64>
  %k = stablehlo.broadcast_in_dim %even, dims = [0] : (tensor<6xi64>) -> tensor<6x9xi64>
  %zero = stablehlo.constant dense<0> : tensor<6x9xi64>
  %far = stablehlo.subtract %j, %i : tensor<6x9xi64>
  %0 = stablehlo.compare LE, %far, %zero : (tensor<6x9xi64>, tensor<6x9xi64>) -> tensor<6x9xi1>
  %1 = stablehlo.compare GT, %i, %j : (tensor<6x9xi64>, tensor<6x9xi64>) -> tensor<6x9xi1>
  %2 = stablehlo.compare LT, %j, %k : (tensor<6x9xi64>, tensor<6x9xi64>) -> tensor<6x9xi1>
  %3 = stablehlo.compare LT, %j, %zero : (tensor<6x9xi64>, tensor<6x9xi64>) -> tensor<6x9xi1>
  %one8 = stablehlo.constant dense<1> : tensor<5xui8>
  %zero8 = stablehlo.constant dense<0> : tensor<5xui8>
  %a8 = stablehlo.convert %a : (tensor<5xi1>) -> tensor<5xui8>
  %b8 = stablehlo.convert %b : (tensor<5xi1>) -> tensor<5xui8>
  %a1 = stablehlo.and %a8, %one8 : tensor<5xui8>
  %ab = stablehlo.and %a1, %b8 : tensor<5xui8>
  %4 = stablehlo.compare NE, %ab, %zero8 : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xi1>
  %5 = stablehlo.compare NE, %b8, %one8 : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xi1>
  %6 = stablehlo.or %a8, %n : tensor<5xui8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xui8>
}
// ----
module {
  func.func @main(%a: tensor<5xi1>, %b: tensor<5xi1>, %n: tensor<5xui8>) -> (tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xui8>) {
    %0 = stablehlo.constant dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi64>
    %1 = stablehlo.constant dense<[0, 2, 4, 6, 8, 10]> : tensor<6xi64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<9xi64>) -> tensor<6x9xi64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xi64>) -> tensor<6x9xi64>
    %4 = stablehlo.iota dim = 1 : tensor<6x9xi32>
    %5 = stablehlo.iota dim = 0 : tensor<6x9xi32>
    %6 = stablehlo.constant dense<3> : tensor<6x9xi32>
    %7 = stablehlo.add %5, %6 : tensor<6x9xi32>
    %8 = stablehlo.compare LE, %4, %7 : (tensor<6x9xi32>, tensor<6x9xi32>) -> tensor<6x9xi1>
    %9 = stablehlo.iota dim = 0 : tensor<6x9xi32>
    %10 = stablehlo.iota dim = 1 : tensor<6x9xi32>
    %11 = stablehlo.constant dense<-3> : tensor<6x9xi32>
    %12 = stablehlo.add %10, %11 : tensor<6x9xi32>
    %13 = stablehlo.compare GT, %9, %12 : (tensor<6x9xi32>, tensor<6x9xi32>) -> tensor<6x9xi1>
    %14 = stablehlo.compare LT, %2, %3 : (tensor<6x9xi64>, tensor<6x9xi64>) -> tensor<6x9xi1>
    %15 = stablehlo.constant dense<0> : tensor<9xi64>
    %16 = stablehlo.compare LT, %0, %15 : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<9xi1>) -> tensor<6x9xi1>
    %18 = stablehlo.convert %a : (tensor<5xi1>) -> tensor<5xui8>
    %19 = stablehlo.and %a, %b : tensor<5xi1>
    %20 = stablehlo.not %b : tensor<5xi1>
    %21 = stablehlo.or %18, %n : tensor<5xui8>
    return %8, %13, %14, %17, %19, %20, %21 : tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<6x9xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5xui8>
  }
}
