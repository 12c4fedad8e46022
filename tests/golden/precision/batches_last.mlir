// RUN: tpucc --passes=mark,precision --precision=bf16
// Small products in batches that lie side by side, as their rhs is packed in each run, stay f32, seen through a transpose as well. It is bf16 where that costs
// less: with long sides, where the lhs alone lies so, where its rows that lie so are more than columns, and by constants.
func.func @main(%x: tensor<4x480x32xf32>, %y: tensor<480x16x32xf32>, %t: tensor<32x480x16xf32>, %l: tensor<128x480x32xf32>, %m: tensor<480x128x32xf32>)
    -> (tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x128x128xf32>, tensor<32x128x16xf32>, tensor<32x128x16xf32>, tensor<32x4x16xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<4x480x32xf32>, tensor<480x16x32xf32>) -> tensor<32x4x16xf32>
  %z = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<480x16x32xf32>) -> tensor<32x480x16xf32>
  %1 = stablehlo.dot_general %x, %z, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<4x480x32xf32>, tensor<32x480x16xf32>) -> tensor<32x4x16xf32>
  %2 = stablehlo.dot_general %l, %m, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<128x480x32xf32>, tensor<480x128x32xf32>) -> tensor<32x128x128xf32>
  %3 = stablehlo.dot_general %l, %t, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<128x480x32xf32>, tensor<32x480x16xf32>) -> tensor<32x128x16xf32>
  %4 = stablehlo.dot_general %l, %y, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<128x480x32xf32>, tensor<480x16x32xf32>) -> tensor<32x128x16xf32>
  %w = stablehlo.constant dense<0.5> : tensor<480x16x32xf32>
  %5 = stablehlo.dot_general %x, %w, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<4x480x32xf32>, tensor<480x16x32xf32>) -> tensor<32x4x16xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x128x128xf32>, tensor<32x128x16xf32>, tensor<32x128x16xf32>, tensor<32x4x16xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x480x32xf32>, %y: tensor<480x16x32xf32>, %t: tensor<32x480x16xf32>, %l: tensor<128x480x32xf32>, %m: tensor<480x128x32xf32>) -> (tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x128x128xf32>, tensor<32x128x16xf32>, tensor<32x128x16xf32>, tensor<32x4x16xf32>) {
    %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [1] x [0] {tpu.model} : (tensor<4x480x32xf32>, tensor<480x16x32xf32>) -> tensor<32x4x16xf32>
    %1 = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<480x16x32xf32>) -> tensor<32x480x16xf32>
    %2 = stablehlo.dot_general %x, %1, batching_dims = [2] x [0], contracting_dims = [1] x [1] {tpu.model} : (tensor<4x480x32xf32>, tensor<32x480x16xf32>) -> tensor<32x4x16xf32>
    %3 = stablehlo.convert %l {tpu.for_units} : (tensor<128x480x32xf32>) -> tensor<128x480x32xbf16>
    %4 = stablehlo.convert %m {tpu.for_units} : (tensor<480x128x32xf32>) -> tensor<480x128x32xbf16>
    %5 = stablehlo.dot_general %3, %4, batching_dims = [2] x [2], contracting_dims = [1] x [0] {tpu.model} : (tensor<128x480x32xbf16>, tensor<480x128x32xbf16>) -> tensor<32x128x128xf32>
    %6 = stablehlo.convert %l {tpu.for_units} : (tensor<128x480x32xf32>) -> tensor<128x480x32xbf16>
    %7 = stablehlo.convert %t {tpu.for_units} : (tensor<32x480x16xf32>) -> tensor<32x480x16xbf16>
    %8 = stablehlo.dot_general %6, %7, batching_dims = [2] x [0], contracting_dims = [1] x [1] {tpu.model} : (tensor<128x480x32xbf16>, tensor<32x480x16xbf16>) -> tensor<32x128x16xf32>
    %9 = stablehlo.convert %l {tpu.for_units} : (tensor<128x480x32xf32>) -> tensor<128x480x32xbf16>
    %10 = stablehlo.convert %y {tpu.for_units} : (tensor<480x16x32xf32>) -> tensor<480x16x32xbf16>
    %11 = stablehlo.dot_general %9, %10, batching_dims = [2] x [2], contracting_dims = [1] x [0] {tpu.model} : (tensor<128x480x32xbf16>, tensor<480x16x32xbf16>) -> tensor<32x128x16xf32>
    %12 = stablehlo.constant dense<0.5> : tensor<480x16x32xf32>
    %13 = stablehlo.convert %x {tpu.for_units} : (tensor<4x480x32xf32>) -> tensor<4x480x32xbf16>
    %14 = stablehlo.convert %12 {tpu.for_units} : (tensor<480x16x32xf32>) -> tensor<480x16x32xbf16>
    %15 = stablehlo.dot_general %13, %14, batching_dims = [2] x [2], contracting_dims = [1] x [0] {tpu.model} : (tensor<4x480x32xbf16>, tensor<480x16x32xbf16>) -> tensor<32x4x16xf32>
    return %0, %2, %5, %8, %11, %15 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x128x128xf32>, tensor<32x128x16xf32>, tensor<32x128x16xf32>, tensor<32x4x16xf32>
  }
}
