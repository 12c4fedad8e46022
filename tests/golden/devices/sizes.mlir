// RUN(1): tpucc
// Sizes, element types and regions that do not fit.
func.func @main(%x: tensor<4x2xf32>) {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<8x2xf32>
  %1 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<12x2xf32>
  %2 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = -1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %3 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %4 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %5 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<1x8xf32>
  %6 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 3 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}>  : (tensor<4x2xf32>) -> tensor<1x6xf32>
  %7 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 3 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %8 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f64>):
    stablehlo.return %l : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %9 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f64>, %m: tensor<f64>):
    stablehlo.return %l : tensor<f64>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %10 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f16>, %m: tensor<f16>):
    stablehlo.return %l : tensor<f16>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %11 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %12 = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x3xf32>
  %13 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<4x3xf32>
  %14 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}>  : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = stablehlo.constant dense<0.5> : tensor<1xf32>
  %a = "stablehlo.collective_broadcast"(%x, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>, tensor<1xf32>) -> tensor<4x2xf32>
  %b = stablehlo.replica_id : tensor<i32>
  return
}
// ----
sizes.mlir:4:8: error: all_gather: all_gather_dim is 2, the rank is 2 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:5:8: error: all_gather: result 0 is declared tensor<12x2xf32>, but the operands and attributes make tensor<8x2xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
  help: declare tensor<8x2xf32>, or change the operands to fit
sizes.mlir:6:8: error: reduce_scatter: scatter_dimension is -1, the rank is 2 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:11:8: error: reduce_scatter: dimension 0 of operand 0 is 4, it is split into 3 parts by replica_groups [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
  help: pad it to a multiple of 3
sizes.mlir:16:8: error: all_to_all: split_count is 0, it must be 1 to 4096 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:17:8: error: all_to_all: split_count is 4, the groups have 2 members, of which each gets one part [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:18:8: error: all_to_all: dimension 0 of operand 0 is 4, it is split into 3 parts by split_count [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
  help: pad it to a multiple of 3
sizes.mlir:19:8: error: all_to_all: concat_dimension is 3, the rank is 2 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:20:8: error: all_reduce: argument 1 of region 0 is tensor<f64>, it is given tensor<f32> [type-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:24:8: error: all_reduce: result 0 is declared tensor<4x2xf32>, but the operands and attributes make tensor<4x2xf64> [type-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
  help: declare tensor<4x2xf64>, and change it with stablehlo.convert
sizes.mlir:28:9: error: all_reduce: the region reduces elements of f16, operand 0 has f32 [type-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:32:9: error: all_reduce: argument 0 of the region is tensor<2xf32>, it must be a scalar [type-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:36:9: error: collective_reduce: result 0 is declared tensor<4x3xf32>, but the operands and attributes make tensor<4x2xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
  help: declare tensor<4x2xf32>, or change the operands to fit
sizes.mlir:41:9: error: collective_permute: result 0 is declared tensor<4x3xf32>, but the operands and attributes make tensor<4x2xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
  help: declare tensor<4x2xf32>, or change the operands to fit
sizes.mlir:42:9: error: collective_broadcast: takes at least one operand, and gives a result for each: has 0 and 1 [bad-structure]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
sizes.mlir:44:8: error: collective_broadcast: the root is tensor<1xf32>, it has to be a tensor of 1 integer, one for each operand [type-mismatch]
  sizes.mlir:43:8: note: operand 1 is a constant '%r': tensor<1xf32>
sizes.mlir:45:8: error: replica_id: result 0 is declared tensor<i32>, but the operands and attributes make tensor<ui32> [type-mismatch]
