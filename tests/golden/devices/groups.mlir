// RUN(1): tpucc
// Groups and pairs that are none, whatever the program runs on.
func.func @main(%x: tensor<4x2xf32>) {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0], [-2]]> : tensor<2x1xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [-1, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %3 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %4 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, -1, 1]]> : tensor<1x3xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %5 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %6 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %7 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 4096]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %8 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %9 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}>  : (tensor<4x2xf32>) -> tensor<8x2xf32>
  %10 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}>  : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %11 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}>  : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %12 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}>  : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %13 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}>  : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// ----
groups.mlir:4:8: error: all_reduce: replica_groups names 0 twice [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:9:8: error: all_reduce: replica_groups names -2, ids are 0 to 4095 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:14:8: error: all_reduce: replica_groups names -1, ids are 0 to 4095 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:19:8: error: all_reduce: replica_groups names -1, ids are 0 to 4095 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:24:8: error: all_reduce: group 0 of replica_groups has an id behind a -1, which fills up the end of a row [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:29:8: error: all_reduce: replica_groups is tensor<2xi64>, it has to be a tensor of rank 2 of i64 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:34:8: error: all_reduce: replica_groups is tensor<1x2xi32>, it has to be a tensor of rank 2 of i64 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:39:8: error: all_reduce: replica_groups names 4096, ids are 0 to 4095 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:44:8: error: all_reduce: use_global_device_ids asks for a channel_handle with a handle above 0 [bad-attribute]
  help: write channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, or leave use_global_device_ids out
groups.mlir:49:8: error: all_gather: replica_groups fills up group 1 with -1, its groups have to be of one size [bad-attribute]
  help: only sums and broadcasts have groups of several sizes
groups.mlir:50:9: error: collective_permute: source_target_pairs names 0 twice as a source [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:51:9: error: collective_permute: source_target_pairs names 1 twice as a target [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:52:9: error: collective_permute: source_target_pairs is tensor<1x3xi64>, its rows are pairs [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
groups.mlir:53:9: error: collective_permute: source_target_pairs names -1, ids are 0 to 4095 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<4x2xf32>
