// RUN: tpucc
// The generic form of functions, regions and ops becomes the pretty one; only what has no pretty form stays.
"builtin.module"() <{sym_name = "generic"}> ({
  "func.func"() <{arg_attrs = [{mhlo.sharding = "x"}, {}], function_type = (tensor<4x5xf32>, tensor<i32>) -> tensor<4xf32>, res_attrs = [{a.b}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.add"(%arg0, %arg0) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %3 = "stablehlo.select"(%2, %1, %arg0) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = dense<[4, 5]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = array<i64: 1, 1>}> : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %5 = "stablehlo.dot_general"(%4, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> {x.y = #x.z<1, [2]>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
    %6 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
    %7 = "stablehlo.reduce"(%5, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = "stablehlo.multiply"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %8:2 = "stablehlo.while"(%arg1, %7) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<4xf32>):
      %9 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<4xf32>):
      "stablehlo.return"(%arg2, %arg3) : (tensor<i32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
    "func.return"(%8#1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {a.c = 1 : i32} : () -> ()
// ----
module @generic attributes {a.c = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32> {mhlo.sharding = "x"}, %arg1: tensor<i32>) -> (tensor<4xf32> {a.b}) {
    %0 = stablehlo.constant dense<0.5> : tensor<f32>
    %1 = stablehlo.add %arg0, %arg0 : tensor<4x5xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %3 = stablehlo.select %2, %1, %arg0 : tensor<4x5xi1>, tensor<4x5xf32>
    %4 = stablehlo.slice %3 [0:4, 0:5] : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [1] {x.y = #x.z<1, [2]>} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
    %6 = "stablehlo.gather"(%arg0, %arg1) <{slice_sizes = array<i64: 1, 5>, dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>}> : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
    %7 = stablehlo.reduce(%5 init: %0) applies stablehlo.multiply across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %8:2 = stablehlo.while(%arg2 = %arg1, %arg3 = %7) : tensor<i32>, tensor<4xf32>
    cond {
      %9 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      stablehlo.return %arg2, %arg3 : tensor<i32>, tensor<4xf32>
    }
    return %8#1 : tensor<4xf32>
  }
}
