// RUN: tpucc --passes=fuse
// Indices counted from the end are made positive as the scatter reads them, and cheap work on its updates is done there; what is dear, or has other readers, is
// a kernel of its own.
func.func @main(%x: tensor<20x4xf32>, %i: tensor<9xi32>, %u: tensor<9x4xf32>, %v: tensor<9x4xf32>) -> (tensor<20x4xf32>, tensor<20x4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<9xi32>
  %n = stablehlo.constant dense<20> : tensor<9xi32>
  %0 = stablehlo.compare LT, %i, %zero : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  %1 = stablehlo.add %i, %n : tensor<9xi32>
  %2 = stablehlo.select %0, %1, %i : tensor<9xi1>, tensor<9xi32>
  %3 = stablehlo.reshape %2 : (tensor<9xi32>) -> tensor<9x1xi32>
  %4 = stablehlo.negate %u : tensor<9x4xf32>
  %5 = "stablehlo.scatter"(%x, %3, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<20x4xf32>
  %6 = stablehlo.exponential %v : tensor<9x4xf32>
  %7 = stablehlo.reshape %i : (tensor<9xi32>) -> tensor<9x1xi32>
  %8 = "stablehlo.scatter"(%x, %7, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<20x4xf32>
  return %5, %8 : tensor<20x4xf32>, tensor<20x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<20x4xf32>, %i: tensor<9xi32>, %u: tensor<9x4xf32>, %v: tensor<9x4xf32>) -> (tensor<20x4xf32>, tensor<20x4xf32>) {
    %0 = stablehlo.constant dense<0> : tensor<9xi32>
    %1 = stablehlo.constant dense<20> : tensor<9xi32>
    %2 = "tpu.kernel"(%i, %u, %x) ({
    ^bb0(%arg0: tensor<9xi32>, %arg1: tensor<9x4xf32>, %arg2: tensor<20x4xf32>):
      %3 = stablehlo.constant dense<0> : tensor<9xi32>
      %4 = stablehlo.compare LT, %arg0, %3 : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %5 = stablehlo.constant dense<20> : tensor<9xi32>
      %6 = stablehlo.add %arg0, %5 : tensor<9xi32>
      %7 = stablehlo.select %4, %6, %arg0 : tensor<9xi1>, tensor<9xi32>
      %8 = stablehlo.negate %arg1 : tensor<9x4xf32>
      %9 = stablehlo.reshape %7 : (tensor<9xi32>) -> tensor<9x1xi32>
      %10 = "stablehlo.scatter"(%arg2, %9, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, tpu.stage = "scatter", tpu.map = array<i64: -1, 0>}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %11 = stablehlo.add %arg3, %arg4 : tensor<f32>
        stablehlo.return %11 : tensor<f32>
      }) : (tensor<20x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<20x4xf32>
      stablehlo.return {tpu.domain = array<i64: 4>} %10 : tensor<20x4xf32>
    }) : (tensor<9xi32>, tensor<9x4xf32>, tensor<20x4xf32>) -> tensor<20x4xf32>
    %3 = "tpu.kernel"(%v) ({
    ^bb0(%arg0: tensor<9x4xf32>):
      %4 = stablehlo.exponential %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<9x4xf32>
      stablehlo.return {tpu.domain = array<i64: 9, 4>} %4 : tensor<9x4xf32>
    }) : (tensor<9x4xf32>) -> tensor<9x4xf32>
    %4 = "tpu.kernel"(%x, %i, %3) ({
    ^bb0(%arg0: tensor<20x4xf32>, %arg1: tensor<9xi32>, %arg2: tensor<9x4xf32>):
      %5 = stablehlo.reshape %arg1 : (tensor<9xi32>) -> tensor<9x1xi32>
      %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, tpu.stage = "scatter", tpu.map = array<i64: -1, 0>}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
        stablehlo.return %7 : tensor<f32>
      }) : (tensor<20x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<20x4xf32>
      stablehlo.return {tpu.domain = array<i64: 4>} %6 : tensor<20x4xf32>
    }) : (tensor<20x4xf32>, tensor<9xi32>, tensor<9x4xf32>) -> tensor<20x4xf32>
    return %2, %4 : tensor<20x4xf32>, tensor<20x4xf32>
  }
}
