// RUN: tpucc --stop-after=fuse
// Sums of what is read at starts and by indices that are given are one kernel each: what is read joins those who add it.
func.func @main(%a: tensor<100xf32>, %b: tensor<100xf32>, %c: tensor<100xf32>, %i: tensor<i64>, %t: tensor<50x8xf32>, %u: tensor<9x8xf32>, %w: tensor<6xi32>, %p: tensor<6xi32>) -> (tensor<50xf32>, tensor<6x8xf32>) {
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [50] : (tensor<100xf32>, tensor<i64>) -> tensor<50xf32>
  %1 = stablehlo.dynamic_slice %b, %i, sizes = [50] : (tensor<100xf32>, tensor<i64>) -> tensor<50xf32>
  %2 = stablehlo.dynamic_slice %c, %i, sizes = [50] : (tensor<100xf32>, tensor<i64>) -> tensor<50xf32>
  %3 = stablehlo.add %0, %1 : tensor<50xf32>
  %4 = stablehlo.add %3, %2 : tensor<50xf32>
  %5 = "stablehlo.gather"(%t, %w) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<50x8xf32>, tensor<6xi32>) -> tensor<6x8xf32>
  %6 = "stablehlo.gather"(%u, %p) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<9x8xf32>, tensor<6xi32>) -> tensor<6x8xf32>
  %7 = stablehlo.add %5, %6 : tensor<6x8xf32>
  return %4, %7 : tensor<50xf32>, tensor<6x8xf32>
}
// ----
module {
  func.func @main(%a: tensor<100xf32>, %b: tensor<100xf32>, %c: tensor<100xf32>, %i: tensor<i64>, %t: tensor<50x8xf32>, %u: tensor<9x8xf32>, %w: tensor<6xi32>, %p: tensor<6xi32>) -> (tensor<50xf32>, tensor<6x8xf32>) {
    %0 = "tpu.kernel"(%a, %i, %b, %c) ({
    ^bb0(%arg0: tensor<100xf32>, %arg1: tensor<i64>, %arg2: tensor<100xf32>, %arg3: tensor<100xf32>):
      %1 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [50] : (tensor<100xf32>, tensor<i64>) -> tensor<50xf32>
      %2 = stablehlo.dynamic_slice %arg2, %arg1, sizes = [50] : (tensor<100xf32>, tensor<i64>) -> tensor<50xf32>
      %3 = stablehlo.add %1, %2 : tensor<50xf32>
      %4 = stablehlo.dynamic_slice %arg3, %arg1, sizes = [50] : (tensor<100xf32>, tensor<i64>) -> tensor<50xf32>
      %5 = stablehlo.add %3, %4 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<50xf32>
      stablehlo.return {tpu.domain = array<i64: 50>} %5 : tensor<50xf32>
    }) : (tensor<100xf32>, tensor<i64>, tensor<100xf32>, tensor<100xf32>) -> tensor<50xf32>
    %1 = "tpu.kernel"(%t, %w, %u, %p) ({
    ^bb0(%arg0: tensor<50x8xf32>, %arg1: tensor<6xi32>, %arg2: tensor<9x8xf32>, %arg3: tensor<6xi32>):
      %2 = "stablehlo.gather"(%arg0, %arg1) <{slice_sizes = array<i64: 1, 8>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<50x8xf32>, tensor<6xi32>) -> tensor<6x8xf32>
      %3 = "stablehlo.gather"(%arg2, %arg3) <{slice_sizes = array<i64: 1, 8>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<9x8xf32>, tensor<6xi32>) -> tensor<6x8xf32>
      %4 = stablehlo.add %2, %3 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<6x8xf32>
      stablehlo.return {tpu.domain = array<i64: 6, 8>} %4 : tensor<6x8xf32>
    }) : (tensor<50x8xf32>, tensor<6xi32>, tensor<9x8xf32>, tensor<6xi32>) -> tensor<6x8xf32>
    return %0, %1 : tensor<50xf32>, tensor<6x8xf32>
  }
}
