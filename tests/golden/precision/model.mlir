// RUN: tpucc --passes=mark,precision,weights --precision=model
func.func @main(%x: tensor<96x64xf32>, %y: tensor<64x40xf32>) -> (tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGHEST, HIGH] : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  %2 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  return %0, %1, %2 : tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>
}
// ----
module {
  func.func @main(%x: tensor<96x64xf32>, %y: tensor<64x40xf32>) -> (tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>) {
    %0 = stablehlo.convert %x {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %1 = stablehlo.convert %y {tpu.for_units} : (tensor<64x40xf32>) -> tensor<64x40xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %3 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGHEST, HIGH] : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
    %4 = stablehlo.convert %x : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %5 = stablehlo.convert %4 : (tensor<96x64xbf16>) -> tensor<96x64xf32>
    %6 = stablehlo.is_finite %5 : (tensor<96x64xf32>) -> tensor<96x64xi1>
    %7 = stablehlo.subtract %x, %5 : tensor<96x64xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<96x64xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<96x64xi1>, tensor<96x64xf32>
    %10 = stablehlo.convert %9 : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %11 = stablehlo.convert %y : (tensor<64x40xf32>) -> tensor<64x40xbf16>
    %12 = stablehlo.convert %11 : (tensor<64x40xbf16>) -> tensor<64x40xf32>
    %13 = stablehlo.is_finite %12 : (tensor<64x40xf32>) -> tensor<64x40xi1>
    %14 = stablehlo.subtract %y, %12 : tensor<64x40xf32>
    %15 = stablehlo.constant dense<0.0> : tensor<64x40xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<64x40xi1>, tensor<64x40xf32>
    %17 = stablehlo.convert %16 : (tensor<64x40xf32>) -> tensor<64x40xbf16>
    %18 = stablehlo.dot_general %10, %11, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %19 = stablehlo.dot_general %4, %17, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %20 = stablehlo.add %18, %19 : tensor<96x40xf32>
    %21 = stablehlo.dot_general %4, %11, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %22 = stablehlo.add %20, %21 : tensor<96x40xf32>
    return %2, %3, %22 : tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>
  }
}
