// RUN: tpucc --passes=canon,cse,dce
func.func @main(%x: tensor<4xf32>, %h: tensor<4xbf16>, %d: tensor<4xf64>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xf64>, tensor<4xi32>, tensor<4xi32>) {
  // of f32 in f64, unless one op is all; -0 and -inf have roots
  %three = stablehlo.constant dense<3.0> : tensor<4xf32>
  %0 = stablehlo.power %x, %three : tensor<4xf32>
  %inverse = stablehlo.constant dense<-1.0> : tensor<4xf32>
  %1 = stablehlo.power %x, %inverse : tensor<4xf32>
  %half = stablehlo.constant dense<0.5> : tensor<4xf32>
  %2 = stablehlo.power %x, %half : tensor<4xf32>
  %less = stablehlo.constant dense<-1.5> : tensor<4xf32>
  %3 = stablehlo.power %x, %less : tensor<4xf32>
  %nine = stablehlo.constant dense<9.0> : tensor<4xf32>
  %4 = stablehlo.power %x, %nine : tensor<4xf32>
  // products of bf16 in f32, inverses of products in f64
  %six = stablehlo.constant dense<6.0> : tensor<4xbf16>
  %5 = stablehlo.power %h, %six : tensor<4xbf16>
  %square = stablehlo.constant dense<-2.0> : tensor<4xbf16>
  %6 = stablehlo.power %h, %square : tensor<4xbf16>
  // of f64 only what one op is
  %minus = stablehlo.constant dense<-0.5> : tensor<4xf64>
  %7 = stablehlo.power %d, %minus : tensor<4xf64>
  %cube = stablehlo.constant dense<3.0> : tensor<4xf64>
  %8 = stablehlo.power %d, %cube : tensor<4xf64>
  // integers
  %four = stablehlo.constant dense<4> : tensor<4xi32>
  %9 = stablehlo.power %n, %four : tensor<4xi32>
  %negative = stablehlo.constant dense<-2> : tensor<4xi32>
  %10 = stablehlo.power %n, %negative : tensor<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xf64>, tensor<4xi32>, tensor<4xi32>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %h: tensor<4xbf16>, %d: tensor<4xf64>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xf64>, tensor<4xi32>, tensor<4xi32>) {
    %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<4xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<4xf64>
    %3 = stablehlo.convert %2 : (tensor<4xf64>) -> tensor<4xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<4xf32>
    %5 = stablehlo.divide %4, %x : tensor<4xf32>
    %6 = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
    %7 = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %9 = stablehlo.add %x, %8 : tensor<4xf32>
    %10 = stablehlo.compare EQ, %x, %6 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %11 = stablehlo.select %10, %7, %9 : tensor<4xi1>, tensor<4xf32>
    %12 = stablehlo.sqrt %11 : tensor<4xf32>
    %13 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4xf64>
    %14 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %15 = stablehlo.constant dense<0.0> : tensor<4xf64>
    %16 = stablehlo.add %0, %15 : tensor<4xf64>
    %17 = stablehlo.compare EQ, %0, %13 : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %18 = stablehlo.select %17, %14, %16 : tensor<4xi1>, tensor<4xf64>
    %19 = stablehlo.sqrt %18 : tensor<4xf64>
    %20 = stablehlo.multiply %18, %19 : tensor<4xf64>
    %21 = stablehlo.constant dense<1.0> : tensor<4xf64>
    %22 = stablehlo.divide %21, %20 : tensor<4xf64>
    %23 = stablehlo.convert %22 : (tensor<4xf64>) -> tensor<4xf32>
    %24 = stablehlo.constant dense<9.0> : tensor<4xf32>
    %25 = stablehlo.power %x, %24 : tensor<4xf32>
    %26 = stablehlo.convert %h : (tensor<4xbf16>) -> tensor<4xf32>
    %27 = stablehlo.multiply %26, %26 : tensor<4xf32>
    %28 = stablehlo.multiply %27, %27 : tensor<4xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<4xf32>
    %30 = stablehlo.convert %29 : (tensor<4xf32>) -> tensor<4xbf16>
    %31 = stablehlo.convert %h : (tensor<4xbf16>) -> tensor<4xf64>
    %32 = stablehlo.multiply %31, %31 : tensor<4xf64>
    %33 = stablehlo.divide %21, %32 : tensor<4xf64>
    %34 = stablehlo.convert %33 : (tensor<4xf64>) -> tensor<4xbf16>
    %35 = stablehlo.add %d, %15 : tensor<4xf64>
    %36 = stablehlo.compare EQ, %d, %13 : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %37 = stablehlo.select %36, %14, %35 : tensor<4xi1>, tensor<4xf64>
    %38 = stablehlo.rsqrt %37 : tensor<4xf64>
    %39 = stablehlo.constant dense<3.0> : tensor<4xf64>
    %40 = stablehlo.power %d, %39 : tensor<4xf64>
    %41 = stablehlo.multiply %n, %n : tensor<4xi32>
    %42 = stablehlo.multiply %41, %41 : tensor<4xi32>
    %43 = stablehlo.constant dense<-2> : tensor<4xi32>
    %44 = stablehlo.power %n, %43 : tensor<4xi32>
    return %3, %5, %12, %23, %25, %30, %34, %38, %40, %42, %44 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xf64>, tensor<4xi32>, tensor<4xi32>
  }
}
