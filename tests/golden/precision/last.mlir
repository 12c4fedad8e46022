// RUN: tpucc --precision=bf16 --passes=mark,precision
// What no product comes after stays f32 where that costs little, an activation behind it or not; not what is multiplied again, or read in a region, where that may be.
func.func @main(%x: tensor<512x1024xf32>, %i: tensor<i32>) -> (tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>) {
  %w = stablehlo.constant dense<0.5> : tensor<1024x1024xf32>
  %v = stablehlo.constant dense<0.25> : tensor<1024x16xf32>
  %u = stablehlo.constant dense<0.125> : tensor<16x16xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
  %3 = stablehlo.tanh %2 : tensor<512x16xf32>
  %4 = stablehlo.dot_general %0, %v, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
  %5 = stablehlo.dot_general %4, %u, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
  %6 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
  %7 = "stablehlo.case"(%i) ({
    stablehlo.return %6 : tensor<512x16xf32>
  }, {
    stablehlo.return %5 : tensor<512x16xf32>
  }) : (tensor<i32>) -> tensor<512x16xf32>
  return %3, %5, %7 : tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>
}
// ----
module {
  func.func @main(%x: tensor<512x1024xf32>, %i: tensor<i32>) -> (tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>) {
    %0 = stablehlo.constant dense<0.5> : tensor<1024x1024xf32>
    %1 = stablehlo.constant dense<0.25> : tensor<1024x16xf32>
    %2 = stablehlo.constant dense<0.125> : tensor<16x16xf32>
    %3 = stablehlo.convert %x {tpu.for_units} : (tensor<512x1024xf32>) -> tensor<512x1024xbf16>
    %4 = stablehlo.convert %0 {tpu.for_units} : (tensor<1024x1024xf32>) -> tensor<1024x1024xbf16>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<512x1024xf32>
    %6 = stablehlo.convert %5 {tpu.for_units} : (tensor<512x1024xf32>) -> tensor<512x1024xbf16>
    %7 = stablehlo.convert %0 {tpu.for_units} : (tensor<1024x1024xf32>) -> tensor<1024x1024xbf16>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<512x1024xf32>
    %9 = stablehlo.dot_general %8, %1, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
    %10 = stablehlo.tanh %9 : tensor<512x16xf32>
    %11 = stablehlo.convert %5 {tpu.for_units} : (tensor<512x1024xf32>) -> tensor<512x1024xbf16>
    %12 = stablehlo.convert %1 {tpu.for_units} : (tensor<1024x16xf32>) -> tensor<1024x16xbf16>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xbf16>, tensor<1024x16xbf16>) -> tensor<512x16xf32>
    %14 = stablehlo.convert %13 {tpu.for_units} : (tensor<512x16xf32>) -> tensor<512x16xbf16>
    %15 = stablehlo.convert %2 {tpu.for_units} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x16xbf16>, tensor<16x16xbf16>) -> tensor<512x16xf32>
    %17 = stablehlo.convert %8 {tpu.for_units} : (tensor<512x1024xf32>) -> tensor<512x1024xbf16>
    %18 = stablehlo.convert %1 {tpu.for_units} : (tensor<1024x16xf32>) -> tensor<1024x16xbf16>
    %19 = stablehlo.dot_general %17, %18, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xbf16>, tensor<1024x16xbf16>) -> tensor<512x16xf32>
    %20 = "stablehlo.case"(%i) ({
      stablehlo.return %19 : tensor<512x16xf32>
    }, {
      stablehlo.return %16 : tensor<512x16xf32>
    }) : (tensor<i32>) -> tensor<512x16xf32>
    return %10, %16, %20 : tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>
  }
}
