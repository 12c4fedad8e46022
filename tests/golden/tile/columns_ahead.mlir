// RUN: tpucc --mcpu=znver4 --passes=tile
// Sums of columns fetch the rows of their next pass where a run finds them as the one before has left them and reads much besides: 17 MB here. A cache of which
// one row was just written is such; what a kernel before has made is near. Sums along rows the processor foresees, and a small cache it has all at once.
func.func @main(%cache: tensor<512x12x64xf32>, %small: tensor<8x12x64xf32>, %row: tensor<1x12x64xf32>, %at: tensor<i32>, %zero: tensor<i32>) -> (tensor<512x12x64xf32>, tensor<12x64xf32>, tensor<12x64xf32>, tensor<512x12xf32>, tensor<12x64xf32>, tensor<1x64xf32>) {
  %w = stablehlo.constant dense<1.0> : tensor<4x65536x16xf32>
  %x = stablehlo.constant dense<2.0> : tensor<1x65536xf32>
  %0 = "tpu.kernel"(%cache, %row, %at, %zero) ({
  ^bb0(%a: tensor<512x12x64xf32>, %b: tensor<1x12x64xf32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.dynamic_update_slice %a, %b, %c, %d, %d {tpu.stage = "update", tpu.map = array<i64: 0, 1, 2>} : (tensor<512x12x64xf32>, tensor<1x12x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<512x12x64xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 12, 64>} %r : tensor<512x12x64xf32>
  }) : (tensor<512x12x64xf32>, tensor<1x12x64xf32>, tensor<i32>, tensor<i32>) -> tensor<512x12x64xf32>
  %1 = "tpu.kernel"(%0) ({
  ^bb0(%a: tensor<512x12x64xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %e = stablehlo.exponential %a : tensor<512x12x64xf32>
    %r = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<512x12x64xf32>, tensor<f32>) -> tensor<12x64xf32>
    stablehlo.return {tpu.domain = array<i64: 12, 64>} %r : tensor<12x64xf32>
  }) : (tensor<512x12x64xf32>) -> tensor<12x64xf32>
  %2 = "tpu.kernel"(%cache) ({
  ^bb0(%a: tensor<512x12x64xf32>):
    %r = stablehlo.negate %a {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : tensor<512x12x64xf32>
    stablehlo.return {tpu.domain = array<i64: 512, 12, 64>} %r : tensor<512x12x64xf32>
  }) : (tensor<512x12x64xf32>) -> tensor<512x12x64xf32>
  %3 = "tpu.kernel"(%2) ({
  ^bb0(%a: tensor<512x12x64xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<512x12x64xf32>, tensor<f32>) -> tensor<12x64xf32>
    stablehlo.return {tpu.domain = array<i64: 12, 64>} %r : tensor<12x64xf32>
  }) : (tensor<512x12x64xf32>) -> tensor<12x64xf32>
  %4 = "tpu.kernel"(%0) ({
  ^bb0(%a: tensor<512x12x64xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<512x12x64xf32>, tensor<f32>) -> tensor<512x12xf32>
    stablehlo.return {tpu.domain = array<i64: 512, 12>} %r : tensor<512x12xf32>
  }) : (tensor<512x12x64xf32>) -> tensor<512x12xf32>
  %5 = "tpu.kernel"(%small) ({
  ^bb0(%a: tensor<8x12x64xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<8x12x64xf32>, tensor<f32>) -> tensor<12x64xf32>
    stablehlo.return {tpu.domain = array<i64: 12, 64>} %r : tensor<12x64xf32>
  }) : (tensor<8x12x64xf32>) -> tensor<12x64xf32>
  %6 = "tpu.kernel"(%x, %w) ({
  ^bb0(%a: tensor<1x65536xf32>, %b: tensor<4x65536x16xf32>):
    %r = "tpu.matmul"(%a, %b) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<1x65536xf32>, tensor<4x65536x16xf32>) -> tensor<1x64xf32>
    stablehlo.return {tpu.domain = array<i64: 1, 64>} %r : tensor<1x64xf32>
  }) : (tensor<1x65536xf32>, tensor<4x65536x16xf32>) -> tensor<1x64xf32>
  return %0, %1, %3, %4, %5, %6 : tensor<512x12x64xf32>, tensor<12x64xf32>, tensor<12x64xf32>, tensor<512x12xf32>, tensor<12x64xf32>, tensor<1x64xf32>
}
// ----
module {
  func.func @main(%cache: tensor<512x12x64xf32>, %small: tensor<8x12x64xf32>, %row: tensor<1x12x64xf32>, %at: tensor<i32>, %zero: tensor<i32>) -> (tensor<512x12x64xf32>, tensor<12x64xf32>, tensor<12x64xf32>, tensor<512x12xf32>, tensor<12x64xf32>, tensor<1x64xf32>) {
    %0 = stablehlo.constant dense<1.0> : tensor<4x65536x16xf32>
    %1 = stablehlo.constant dense<2.0> : tensor<1x65536xf32>
    %2 = "tpu.kernel"(%cache, %row, %at, %zero) ({
    ^bb0(%arg0: tensor<512x12x64xf32>, %arg1: tensor<1x12x64xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
      %3 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3, %arg3 {tpu.stage = "update", tpu.map = array<i64: 0, 1, 2>} : (tensor<512x12x64xf32>, tensor<1x12x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<512x12x64xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 12, 64>, tpu.tile = array<i64: 1, 12, 64>} %3 : tensor<512x12x64xf32>
    }) : (tensor<512x12x64xf32>, tensor<1x12x64xf32>, tensor<i32>, tensor<i32>) -> tensor<512x12x64xf32>
    %3 = "tpu.kernel"(%2) ({
    ^bb0(%arg0: tensor<512x12x64xf32>):
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.exponential %arg0 : tensor<512x12x64xf32>
      %6 = stablehlo.reduce(%5 init: %4) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>, tpu.prefetch = 1 : i64} : (tensor<512x12x64xf32>, tensor<f32>) -> tensor<12x64xf32>
      stablehlo.return {tpu.domain = array<i64: 12, 64>, tpu.tile = array<i64: 1, 64>} %6 : tensor<12x64xf32>
    }) : (tensor<512x12x64xf32>) -> tensor<12x64xf32>
    %4 = "tpu.kernel"(%cache) ({
    ^bb0(%arg0: tensor<512x12x64xf32>):
      %5 = stablehlo.negate %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : tensor<512x12x64xf32>
      stablehlo.return {tpu.domain = array<i64: 512, 12, 64>, tpu.tile = array<i64: 43, 12, 64>} %5 : tensor<512x12x64xf32>
    }) : (tensor<512x12x64xf32>) -> tensor<512x12x64xf32>
    %5 = "tpu.kernel"(%4) ({
    ^bb0(%arg0: tensor<512x12x64xf32>):
      %6 = stablehlo.constant dense<0.0> : tensor<f32>
      %7 = stablehlo.reduce(%arg0 init: %6) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<512x12x64xf32>, tensor<f32>) -> tensor<12x64xf32>
      stablehlo.return {tpu.domain = array<i64: 12, 64>, tpu.tile = array<i64: 1, 64>} %7 : tensor<12x64xf32>
    }) : (tensor<512x12x64xf32>) -> tensor<12x64xf32>
    %6 = "tpu.kernel"(%2) ({
    ^bb0(%arg0: tensor<512x12x64xf32>):
      %7 = stablehlo.constant dense<0.0> : tensor<f32>
      %8 = stablehlo.reduce(%arg0 init: %7) applies stablehlo.add across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<512x12x64xf32>, tensor<f32>) -> tensor<512x12xf32>
      stablehlo.return {tpu.domain = array<i64: 512, 12>, tpu.tile = array<i64: 43, 12>} %8 : tensor<512x12xf32>
    }) : (tensor<512x12x64xf32>) -> tensor<512x12xf32>
    %7 = "tpu.kernel"(%small) ({
    ^bb0(%arg0: tensor<8x12x64xf32>):
      %8 = stablehlo.constant dense<0.0> : tensor<f32>
      %9 = stablehlo.reduce(%arg0 init: %8) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<8x12x64xf32>, tensor<f32>) -> tensor<12x64xf32>
      stablehlo.return {tpu.domain = array<i64: 12, 64>, tpu.tile = array<i64: 12, 64>} %9 : tensor<12x64xf32>
    }) : (tensor<8x12x64xf32>) -> tensor<12x64xf32>
    %8 = "tpu.kernel"(%1, %0) ({
    ^bb0(%arg0: tensor<1x65536xf32>, %arg1: tensor<4x65536x16xf32>):
      %9 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>, tpu.prefetch = 4 : i64, tpu.prefetch_lines = 1 : i64}> : (tensor<1x65536xf32>, tensor<4x65536x16xf32>) -> tensor<1x64xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 64>, tpu.tile = array<i64: 1, 32>} %9 : tensor<1x64xf32>
    }) : (tensor<1x65536xf32>, tensor<4x65536x16xf32>) -> tensor<1x64xf32>
    return %2, %3, %5, %6, %7, %8 : tensor<512x12x64xf32>, tensor<12x64xf32>, tensor<12x64xf32>, tensor<512x12xf32>, tensor<12x64xf32>, tensor<1x64xf32>
  }
}
