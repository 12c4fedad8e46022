// RUN: tpucc --precision=bf16 --passes=mark,precision
// What no product comes after stays f32 where that costs little (2), an activation and a sum behind it or not; not what is multiplied again (4), or read in a
// region that has a product (6).
func.func @main(%x: tensor<512x1024xf32>, %i: tensor<i32>) -> (tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>) {
  %w = stablehlo.constant dense<0.5> : tensor<1024x1024xf32>
  %v = stablehlo.constant dense<0.25> : tensor<1024x16xf32>
  %u = stablehlo.constant dense<0.125> : tensor<16x16xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
  %e = stablehlo.exponential %2 : tensor<512x16xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<512x16xf32>, tensor<f32>) -> tensor<512xf32>
  %t = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<512xf32>) -> tensor<512x16xf32>
  %3 = stablehlo.divide %e, %t : tensor<512x16xf32>
  %4 = stablehlo.dot_general %0, %v, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
  %5 = stablehlo.dot_general %4, %u, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
  %6 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x16xf32>) -> tensor<512x16xf32>
  %7 = "stablehlo.case"(%i) ({
    %8 = stablehlo.dot_general %6, %u, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    stablehlo.return %8 : tensor<512x16xf32>
  }, {
    stablehlo.return %6 : tensor<512x16xf32>
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
    %10 = stablehlo.exponential %9 : tensor<512x16xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [1] : (tensor<512x16xf32>, tensor<f32>) -> tensor<512xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<512xf32>) -> tensor<512x16xf32>
    %14 = stablehlo.divide %10, %13 : tensor<512x16xf32>
    %15 = stablehlo.convert %5 {tpu.for_units} : (tensor<512x1024xf32>) -> tensor<512x1024xbf16>
    %16 = stablehlo.convert %1 {tpu.for_units} : (tensor<1024x16xf32>) -> tensor<1024x16xbf16>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xbf16>, tensor<1024x16xbf16>) -> tensor<512x16xf32>
    %18 = stablehlo.dot_general %17, %2, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %19 = stablehlo.convert %8 {tpu.for_units} : (tensor<512x1024xf32>) -> tensor<512x1024xbf16>
    %20 = stablehlo.convert %1 {tpu.for_units} : (tensor<1024x16xf32>) -> tensor<1024x16xbf16>
    %21 = stablehlo.dot_general %19, %20, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x1024xbf16>, tensor<1024x16xbf16>) -> tensor<512x16xf32>
    %22 = "stablehlo.case"(%i) ({
      %23 = stablehlo.convert %21 {tpu.for_units} : (tensor<512x16xf32>) -> tensor<512x16xbf16>
      %24 = stablehlo.convert %2 {tpu.for_units} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
      %25 = stablehlo.dot_general %23, %24, contracting_dims = [1] x [0] {tpu.model} : (tensor<512x16xbf16>, tensor<16x16xbf16>) -> tensor<512x16xf32>
      stablehlo.return %25 : tensor<512x16xf32>
    }, {
      stablehlo.return %21 : tensor<512x16xf32>
    }) : (tensor<i32>) -> tensor<512x16xf32>
    return %14, %18, %22 : tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>
  }
}
