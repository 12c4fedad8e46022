// RUN: tpucc --mcpu=x86-64-v3 --passes=fuse,tile,assign
func.func @main(%i: tensor<100x1xi32>, %u: tensor<100x300xf32>) -> tensor<50x300xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<50x300xf32>
  %0 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<50x300xf32>, tensor<100x1xi32>, tensor<100x300xf32>) -> tensor<50x300xf32>
  return %0 : tensor<50x300xf32>
}
// ----
module {
  func.func @main(%i: tensor<100x1xi32>, %u: tensor<100x300xf32>) -> tensor<50x300xf32> {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.0> : tensor<50x300xf32>
    %1 = "tpu.kernel"() <{tpu.buffers = array<i64: 3, 0>}> ({
      %2 = stablehlo.constant dense<0.0> : tensor<50x300xf32>
      %3 = stablehlo.reshape %2 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<50x300xf32>) -> tensor<50x300xf32>
      stablehlo.return {tpu.domain = array<i64: 50, 300>, tpu.tile = array<i64: 50, 300>} %3 : tensor<50x300xf32>
    }) : () -> tensor<50x300xf32>
    %2 = "tpu.kernel"(%1, %i, %u) <{tpu.buffers = array<i64: 3, 0>}> ({
    ^bb0(%arg0: tensor<50x300xf32>, %arg1: tensor<100x1xi32>, %arg2: tensor<100x300xf32>):
      %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, tpu.stage = "scatter", tpu.map = array<i64: -1, 0>}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<50x300xf32>, tensor<100x1xi32>, tensor<100x300xf32>) -> tensor<50x300xf32>
      stablehlo.return {tpu.domain = array<i64: 300>, tpu.tile = array<i64: 300>} %3 : tensor<50x300xf32>
    }) : (tensor<50x300xf32>, tensor<100x1xi32>, tensor<100x300xf32>) -> tensor<50x300xf32>
    return %2 : tensor<50x300xf32>
  }
}
