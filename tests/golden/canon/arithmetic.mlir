// RUN: tpucc --passes=canon,dce
func.func @main(%x: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<4xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %none = stablehlo.constant dense<0> : tensor<4xi32>
  // x * 1, x - 0 and max(x, -inf) are x; x + 0 is not where x is -0
  %0 = stablehlo.multiply %one, %x : tensor<4xf32>
  %1 = stablehlo.subtract %0, %zero : tensor<4xf32>
  %2 = stablehlo.maximum %least, %1 : tensor<4xf32>
  %3 = stablehlo.add %zero, %2 : tensor<4xf32>
  // a division by a power of two is exact as a multiplication, one by 3 is not
  %4 = stablehlo.divide %x, %eight : tensor<4xf32>
  %three = stablehlo.constant dense<3.0> : tensor<4xf32>
  %5 = stablehlo.divide %x, %three : tensor<4xf32>
  // integers
  %6 = stablehlo.add %none, %n : tensor<4xi32>
  %7 = stablehlo.subtract %6, %n : tensor<4xi32>
  %8 = stablehlo.or %7, %n : tensor<4xi32>
  %five = stablehlo.constant dense<5> : tensor<4xi32>
  %9 = stablehlo.subtract %8, %five : tensor<4xi32>
  %10 = stablehlo.multiply %9, %none : tensor<4xi32>
  // two constants are one that is added
  %primes = stablehlo.constant dense<[2, 3, 5, 7]> : tensor<4xi32>
  %11 = stablehlo.add %primes, %9 : tensor<4xi32>
  return %3, %4, %5, %9, %10, %11 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %1 = stablehlo.constant dense<0> : tensor<4xi32>
    %2 = stablehlo.add %x, %0 : tensor<4xf32>
    %3 = stablehlo.constant dense<0.125> : tensor<4xf32>
    %4 = stablehlo.multiply %x, %3 : tensor<4xf32>
    %5 = stablehlo.constant dense<3.0> : tensor<4xf32>
    %6 = stablehlo.divide %x, %5 : tensor<4xf32>
    %7 = stablehlo.constant dense<-5> : tensor<4xi32>
    %8 = stablehlo.add %n, %7 : tensor<4xi32>
    %9 = stablehlo.constant dense<[2, 3, 5, 7]> : tensor<4xi32>
    %10 = stablehlo.add %7, %9 : tensor<4xi32>
    %11 = stablehlo.add %n, %10 : tensor<4xi32>
    return %2, %4, %6, %8, %1, %11 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
}
