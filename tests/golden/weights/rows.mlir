// RUN: tpucc --passes=mark,weights --weights-as=int8
// Groups of 64 (0), but of 32 where sums end so that these take fewer bytes (1: one; 2: three).
func.func @main(%x: tensor<1x384xf32>, %y: tensor<1x32xf32>, %z: tensor<1x96xf32>) -> (tensor<1x64xf32>, tensor<1x64xf32>, tensor<1x64xf32>) {
  %u = stablehlo.constant dense<0.1> : tensor<384x64xf32>
  %v = stablehlo.constant dense<0.1> : tensor<32x64xf32>
  %w = stablehlo.constant dense<0.1> : tensor<96x64xf32>
  %0 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [0] : (tensor<1x384xf32>, tensor<384x64xf32>) -> tensor<1x64xf32>
  %1 = stablehlo.dot_general %y, %v, contracting_dims = [1] x [0] : (tensor<1x32xf32>, tensor<32x64xf32>) -> tensor<1x64xf32>
  %2 = stablehlo.dot_general %z, %w, contracting_dims = [1] x [0] : (tensor<1x96xf32>, tensor<96x64xf32>) -> tensor<1x64xf32>
  return %0, %1, %2 : tensor<1x64xf32>, tensor<1x64xf32>, tensor<1x64xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x384xf32>, %y: tensor<1x32xf32>, %z: tensor<1x96xf32>) -> (tensor<1x64xf32>, tensor<1x64xf32>, tensor<1x64xf32>) {
    %0 = stablehlo.constant dense<0.1> : tensor<384x64xf32>
    %1 = stablehlo.constant dense<0.1> : tensor<32x64xf32>
    %2 = stablehlo.constant dense<0.1> : tensor<96x64xf32>
    %3 = "tpu.round_groups"(%0) <{dimensions = array<i64: 0>, tpu.group = 64 : i64, tpu.bits = 8 : i64}> : (tensor<384x64xf32>) -> tensor<384x64xf32>
    %4 = stablehlo.dot_general %x, %3, contracting_dims = [1] x [0] : (tensor<1x384xf32>, tensor<384x64xf32>) -> tensor<1x64xf32>
    %5 = "tpu.round_groups"(%1) <{dimensions = array<i64: 0>, tpu.group = 32 : i64, tpu.bits = 8 : i64}> : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %6 = stablehlo.dot_general %y, %5, contracting_dims = [1] x [0] : (tensor<1x32xf32>, tensor<32x64xf32>) -> tensor<1x64xf32>
    %7 = "tpu.round_groups"(%2) <{dimensions = array<i64: 0>, tpu.group = 32 : i64, tpu.bits = 8 : i64}> : (tensor<96x64xf32>) -> tensor<96x64xf32>
    %8 = stablehlo.dot_general %z, %7, contracting_dims = [1] x [0] : (tensor<1x96xf32>, tensor<96x64xf32>) -> tensor<1x64xf32>
    return %4, %6, %8 : tensor<1x64xf32>, tensor<1x64xf32>, tensor<1x64xf32>
  }
}
