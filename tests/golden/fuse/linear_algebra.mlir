// RUN: tpucc --passes=fuse
// A factor is a kernel with a task a matrix; a solve's tasks are its columns.
func.func @main(%x: tensor<3x12x12xf32>, %y: tensor<3x12x40xf32>) -> tensor<3x12x40xf32> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<3x12x12xf32>
  %1 = "stablehlo.triangular_solve"(%0, %y) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x12x12xf32>, tensor<3x12x40xf32>) -> tensor<3x12x40xf32>
  return %1 : tensor<3x12x40xf32>
}
// ----
module {
  func.func @main(%x: tensor<3x12x12xf32>, %y: tensor<3x12x40xf32>) -> tensor<3x12x40xf32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<3x12x12xf32>):
      %1 = stablehlo.cholesky %arg0, lower = true {tpu.stage = "linalg", tpu.map = array<i64: 0, -1, -1>} : tensor<3x12x12xf32>
      stablehlo.return {tpu.domain = array<i64: 3>} %1 : tensor<3x12x12xf32>
    }) : (tensor<3x12x12xf32>) -> tensor<3x12x12xf32>
    %1 = "tpu.kernel"(%0, %y) ({
    ^bb0(%arg0: tensor<3x12x12xf32>, %arg1: tensor<3x12x40xf32>):
      %2 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, tpu.stage = "linalg", tpu.map = array<i64: 0, -1, 1>}> : (tensor<3x12x12xf32>, tensor<3x12x40xf32>) -> tensor<3x12x40xf32>
      stablehlo.return {tpu.domain = array<i64: 3, 40>} %2 : tensor<3x12x40xf32>
    }) : (tensor<3x12x12xf32>, tensor<3x12x40xf32>) -> tensor<3x12x40xf32>
    return %1 : tensor<3x12x40xf32>
  }
}
