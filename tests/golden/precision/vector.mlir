// RUN: tpucc --precision=bf16 --passes=mark,precision
// A vector by a matrix that is an argument, or a few of them, reads more than it multiplies, and stays f32; by weights, and of nine rows, it is bf16.
func.func @main(%x: tensor<4x1x640xf32>, %k: tensor<4x96x640xf32>, %v: tensor<1x640xf32>, %r: tensor<8x640xf32>, %s: tensor<9x640xf32>, %m: tensor<640x48xf32>) -> (tensor<4x1x96xf32>, tensor<1x48xf32>, tensor<8x48xf32>, tensor<9x48xf32>) {
  %w = stablehlo.constant dense<0.5> : tensor<640x48xf32>
  %0 = stablehlo.dot_general %x, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x1x640xf32>, tensor<4x96x640xf32>) -> tensor<4x1x96xf32>
  %1 = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0] : (tensor<1x640xf32>, tensor<640x48xf32>) -> tensor<1x48xf32>
  %2 = stablehlo.dot_general %r, %m, contracting_dims = [1] x [0] : (tensor<8x640xf32>, tensor<640x48xf32>) -> tensor<8x48xf32>
  %3 = stablehlo.dot_general %s, %m, contracting_dims = [1] x [0] : (tensor<9x640xf32>, tensor<640x48xf32>) -> tensor<9x48xf32>
  return %0, %1, %2, %3 : tensor<4x1x96xf32>, tensor<1x48xf32>, tensor<8x48xf32>, tensor<9x48xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x1x640xf32>, %k: tensor<4x96x640xf32>, %v: tensor<1x640xf32>, %r: tensor<8x640xf32>, %s: tensor<9x640xf32>, %m: tensor<640x48xf32>) -> (tensor<4x1x96xf32>, tensor<1x48xf32>, tensor<8x48xf32>, tensor<9x48xf32>) {
    %0 = stablehlo.constant dense<0.5> : tensor<640x48xf32>
    %1 = stablehlo.dot_general %x, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] {tpu.model} : (tensor<4x1x640xf32>, tensor<4x96x640xf32>) -> tensor<4x1x96xf32>
    %2 = stablehlo.convert %v {tpu.for_units} : (tensor<1x640xf32>) -> tensor<1x640xbf16>
    %3 = stablehlo.convert %0 {tpu.for_units} : (tensor<640x48xf32>) -> tensor<640x48xbf16>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0] {tpu.model} : (tensor<1x640xbf16>, tensor<640x48xbf16>) -> tensor<1x48xf32>
    %5 = stablehlo.dot_general %r, %m, contracting_dims = [1] x [0] {tpu.model} : (tensor<8x640xf32>, tensor<640x48xf32>) -> tensor<8x48xf32>
    %6 = stablehlo.convert %s {tpu.for_units} : (tensor<9x640xf32>) -> tensor<9x640xbf16>
    %7 = stablehlo.convert %m {tpu.for_units} : (tensor<640x48xf32>) -> tensor<640x48xbf16>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0] {tpu.model} : (tensor<9x640xbf16>, tensor<640x48xbf16>) -> tensor<9x48xf32>
    return %1, %4, %5, %8 : tensor<4x1x96xf32>, tensor<1x48xf32>, tensor<8x48xf32>, tensor<9x48xf32>
  }
}
