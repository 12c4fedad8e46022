// RUN: tpucc --passes=fuse
// bytes that an earlier kernel stores become numbers (less a zero point, times a scale) where a later one adds them to its own
func.func @main(%w: tensor<4x64x16xf32>, %h: tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %0 = "tpu.matmul"(%h, %w) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
  %1 = stablehlo.convert %0 : (tensor<32x64xf32>) -> tensor<32x64xi8>
  %2 = stablehlo.convert %1 : (tensor<32x64xi8>) -> tensor<32x64xi32>
  %zero = stablehlo.constant dense<6> : tensor<32x64xi32>
  %3 = stablehlo.add %2, %zero : tensor<32x64xi32>
  %4 = stablehlo.convert %3 : (tensor<32x64xi32>) -> tensor<32x64xf32>
  %scales = stablehlo.constant dense<[0.5, 0.25]> : tensor<2xf32>
  %row = stablehlo.reshape %scales : (tensor<2xf32>) -> tensor<2x1xf32>
  %some = stablehlo.broadcast_in_dim %row, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x32xf32>
  %all = stablehlo.reshape %some : (tensor<2x32xf32>) -> tensor<64xf32>
  %scale = stablehlo.broadcast_in_dim %all, dims = [1] : (tensor<64xf32>) -> tensor<32x64xf32>
  %5 = stablehlo.multiply %4, %scale : tensor<32x64xf32>
  %6 = "tpu.matmul"(%h, %w) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
  %7 = stablehlo.add %6, %5 : tensor<32x64xf32>
  %8 = "tpu.matmul"(%h, %w) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
  %9 = stablehlo.multiply %8, %5 : tensor<32x64xf32>
  return %7, %9 : tensor<32x64xf32>, tensor<32x64xf32>
}
// ----
module {
  func.func @main(%w: tensor<4x64x16xf32>, %h: tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>) {
    %0 = "tpu.kernel"(%h, %w) ({
    ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<4x64x16xf32>):
      %1 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
      %2 = stablehlo.convert %1 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : (tensor<32x64xf32>) -> tensor<32x64xi8>
      stablehlo.return {tpu.domain = array<i64: 32, 64>} %2 : tensor<32x64xi8>
    }) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xi8>
    %1 = stablehlo.constant dense<6> : tensor<32x64xi32>
    %2 = stablehlo.constant dense<[0.5, 0.25]> : tensor<2xf32>
    %3 = "tpu.kernel"(%h, %w, %0, %2) ({
    ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<4x64x16xf32>, %arg2: tensor<32x64xi8>, %arg3: tensor<2xf32>):
      %4 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
      %5 = stablehlo.convert %arg2 : (tensor<32x64xi8>) -> tensor<32x64xi32>
      %6 = stablehlo.constant dense<6> : tensor<32x64xi32>
      %7 = stablehlo.add %5, %6 : tensor<32x64xi32>
      %8 = stablehlo.convert %7 : (tensor<32x64xi32>) -> tensor<32x64xf32>
      %9 = stablehlo.reshape %arg3 : (tensor<2xf32>) -> tensor<2x1xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x32xf32>
      %11 = stablehlo.reshape %10 : (tensor<2x32xf32>) -> tensor<64xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<64xf32>) -> tensor<32x64xf32>
      %13 = stablehlo.multiply %8, %12 : tensor<32x64xf32>
      %14 = stablehlo.add %4, %13 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<32x64xf32>
      stablehlo.return {tpu.domain = array<i64: 32, 64>} %14 : tensor<32x64xf32>
    }) : (tensor<32x64xf32>, tensor<4x64x16xf32>, tensor<32x64xi8>, tensor<2xf32>) -> tensor<32x64xf32>
    %4 = "tpu.kernel"(%h, %w, %0, %2) ({
    ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<4x64x16xf32>, %arg2: tensor<32x64xi8>, %arg3: tensor<2xf32>):
      %5 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
      %6 = stablehlo.convert %arg2 : (tensor<32x64xi8>) -> tensor<32x64xi32>
      %7 = stablehlo.constant dense<6> : tensor<32x64xi32>
      %8 = stablehlo.add %6, %7 : tensor<32x64xi32>
      %9 = stablehlo.convert %8 : (tensor<32x64xi32>) -> tensor<32x64xf32>
      %10 = stablehlo.reshape %arg3 : (tensor<2xf32>) -> tensor<2x1xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x32xf32>
      %12 = stablehlo.reshape %11 : (tensor<2x32xf32>) -> tensor<64xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<64xf32>) -> tensor<32x64xf32>
      %14 = stablehlo.multiply %9, %13 : tensor<32x64xf32>
      %15 = stablehlo.multiply %5, %14 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<32x64xf32>
      stablehlo.return {tpu.domain = array<i64: 32, 64>} %15 : tensor<32x64xf32>
    }) : (tensor<32x64xf32>, tensor<4x64x16xf32>, tensor<32x64xi8>, tensor<2xf32>) -> tensor<32x64xf32>
    return %3, %4 : tensor<32x64xf32>, tensor<32x64xf32>
  }
}
