// RUN: tpucc --passes=layout,sink,fuse --mcpu=x86-64-v4
// Two products that are added: a task makes its tile of the first one in its scratch, where the second one's epilogue reads it. Not where the first one is read
// elsewhere as well.
func.func @main(%x: tensor<3000x40xf32>, %v: tensor<3x40x16xf32>, %y: tensor<3000x60xf32>, %w: tensor<3x60x16xf32>, %b: tensor<48xf32>) -> (tensor<3000x48xf32>, tensor<3000x48xf32>, tensor<3000x48xf32>) {
  %0 = "tpu.matmul"(%x, %v) : (tensor<3000x40xf32>, tensor<3x40x16xf32>) -> tensor<3000x48xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<48xf32>) -> tensor<3000x48xf32>
  %2 = stablehlo.add %0, %1 : tensor<3000x48xf32>
  %3 = "tpu.matmul"(%y, %w) : (tensor<3000x60xf32>, tensor<3x60x16xf32>) -> tensor<3000x48xf32>
  %4 = stablehlo.add %3, %2 : tensor<3000x48xf32>
  %5 = "tpu.matmul"(%y, %w) : (tensor<3000x60xf32>, tensor<3x60x16xf32>) -> tensor<3000x48xf32>
  %6 = "tpu.matmul"(%x, %v) : (tensor<3000x40xf32>, tensor<3x40x16xf32>) -> tensor<3000x48xf32>
  %7 = stablehlo.add %5, %6 : tensor<3000x48xf32>
  return %4, %5, %7 : tensor<3000x48xf32>, tensor<3000x48xf32>, tensor<3000x48xf32>
}
// ----
module {
  func.func @main(%x: tensor<3000x40xf32>, %v: tensor<3x40x16xf32>, %y: tensor<3000x60xf32>, %w: tensor<3x60x16xf32>, %b: tensor<48xf32>) -> (tensor<3000x48xf32>, tensor<3000x48xf32>, tensor<3000x48xf32>) {
    %0 = "tpu.kernel"(%x, %v, %b, %y, %w) ({
    ^bb0(%arg0: tensor<3000x40xf32>, %arg1: tensor<3x40x16xf32>, %arg2: tensor<48xf32>, %arg3: tensor<3000x60xf32>, %arg4: tensor<3x60x16xf32>):
      %1 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<3000x40xf32>, tensor<3x40x16xf32>) -> tensor<3000x48xf32>
      %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<48xf32>) -> tensor<3000x48xf32>
      %3 = stablehlo.add %1, %2 : tensor<3000x48xf32>
      %4 = "tpu.matmul"(%arg3, %arg4) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<3000x60xf32>, tensor<3x60x16xf32>) -> tensor<3000x48xf32>
      %5 = stablehlo.add %4, %3 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<3000x48xf32>
      stablehlo.return {tpu.domain = array<i64: 3000, 48>} %5 : tensor<3000x48xf32>
    }) : (tensor<3000x40xf32>, tensor<3x40x16xf32>, tensor<48xf32>, tensor<3000x60xf32>, tensor<3x60x16xf32>) -> tensor<3000x48xf32>
    %1 = "tpu.kernel"(%y, %w) ({
    ^bb0(%arg0: tensor<3000x60xf32>, %arg1: tensor<3x60x16xf32>):
      %2 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<3000x60xf32>, tensor<3x60x16xf32>) -> tensor<3000x48xf32>
      stablehlo.return {tpu.domain = array<i64: 3000, 48>} %2 : tensor<3000x48xf32>
    }) : (tensor<3000x60xf32>, tensor<3x60x16xf32>) -> tensor<3000x48xf32>
    %2 = "tpu.kernel"(%x, %v, %1) ({
    ^bb0(%arg0: tensor<3000x40xf32>, %arg1: tensor<3x40x16xf32>, %arg2: tensor<3000x48xf32>):
      %3 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<3000x40xf32>, tensor<3x40x16xf32>) -> tensor<3000x48xf32>
      %4 = stablehlo.add %arg2, %3 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<3000x48xf32>
      stablehlo.return {tpu.domain = array<i64: 3000, 48>} %4 : tensor<3000x48xf32>
    }) : (tensor<3000x40xf32>, tensor<3x40x16xf32>, tensor<3000x48xf32>) -> tensor<3000x48xf32>
    return %0, %1, %2 : tensor<3000x48xf32>, tensor<3000x48xf32>, tensor<3000x48xf32>
  }
}
