// RUN: tpucc --passes=canon,dce
// Bits that are seen as something else and back were never moved: NaN that signal stay as they are.
func.func @main(%a: tensor<129x4xui4>, %b: tensor<9x2x2xi16>, %c: tensor<9xf32>, %d: tensor<9x2xf16>) -> (tensor<129x4xui4>, tensor<9x2x2xf16>, tensor<9xi32>, tensor<9x2xi16>) {
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<129x4xui4>) -> tensor<129xf16>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<129xf16>) -> tensor<129x4xui4>
  %2 = "stablehlo.bitcast_convert"(%b) : (tensor<9x2x2xi16>) -> tensor<9x2xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<9x2xf32>) -> tensor<9x2x2xf16>
  %4 = "stablehlo.bitcast_convert"(%c) : (tensor<9xf32>) -> tensor<9xui32>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<9xui32>) -> tensor<9xi32>
  %6 = "stablehlo.bitcast_convert"(%d) : (tensor<9x2xf16>) -> tensor<9xf32>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<9xf32>) -> tensor<9x2xi16>
  return %1, %3, %5, %7 : tensor<129x4xui4>, tensor<9x2x2xf16>, tensor<9xi32>, tensor<9x2xi16>
}
// ----
module {
  func.func @main(%a: tensor<129x4xui4>, %b: tensor<9x2x2xi16>, %c: tensor<9xf32>, %d: tensor<9x2xf16>) -> (tensor<129x4xui4>, tensor<9x2x2xf16>, tensor<9xi32>, tensor<9x2xi16>) {
    %0 = stablehlo.bitcast_convert %b : (tensor<9x2x2xi16>) -> tensor<9x2x2xf16>
    %1 = stablehlo.bitcast_convert %c : (tensor<9xf32>) -> tensor<9xi32>
    %2 = stablehlo.bitcast_convert %d : (tensor<9x2xf16>) -> tensor<9x2xi16>
    return %a, %0, %1, %2 : tensor<129x4xui4>, tensor<9x2x2xf16>, tensor<9xi32>, tensor<9x2xi16>
  }
}
