// Every collective among 8 replicas; what each has follows from its number.
func.func @main() -> (tensor<37x5xf32>, tensor<37x5xf32>, tensor<37x5xf32>, tensor<40x5xf32>, tensor<4x40xf32>, tensor<37x5xf32>, tensor<37x5xf32>, tensor<37x5xf32>, tensor<80xi32>) {
  %id = stablehlo.replica_id : tensor<ui32>
  %idf = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %idf, dims = [] : (tensor<f32>) -> tensor<37x5xf32>
  %i = stablehlo.iota dim = 0 : tensor<37x5xf32>
  %j = stablehlo.iota dim = 1 : tensor<37x5xf32>
  %k = stablehlo.multiply %i, %j : tensor<37x5xf32>
  %l = stablehlo.add %k, %b : tensor<37x5xf32>
  %m = stablehlo.sine %l : tensor<37x5xf32>
  %x = stablehlo.divide %m, %l : tensor<37x5xf32>
  %sum = "stablehlo.all_reduce"(%m) <{replica_groups = dense<[[3, 0, 1, 2, 7, 6, 5, 4]]> : tensor<1x8xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<37x5xf32>) -> tensor<37x5xf32>
  %rows = "stablehlo.all_reduce"(%sum) <{replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    %t = stablehlo.subtract %s, %q : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<37x5xf32>) -> tensor<37x5xf32>
  %ragged = "stablehlo.all_reduce"(%m) <{replica_groups = dense<[[0, 5, 2], [1, 3, -1], [4, 6, 7]]> : tensor<3x3xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<37x5xf32>) -> tensor<37x5xf32>
  %y = stablehlo.slice %rows [0:20, 0:5] : (tensor<37x5xf32>) -> tensor<20x5xf32>
  %columns = "stablehlo.all_gather"(%y) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> : (tensor<20x5xf32>) -> tensor<40x5xf32>
  %z = stablehlo.reshape %columns : (tensor<40x5xf32>) -> tensor<8x25xf32>
  %zz = stablehlo.slice %z [0:8, 0:20] : (tensor<8x25xf32>) -> tensor<8x20xf32>
  %scattered = "stablehlo.reduce_scatter"(%zz) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x20xf32>) -> tensor<4x20xf32>
  %all = "stablehlo.all_to_all"(%scattered) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1, 2, 3], [7, 6, 5, 4]]> : tensor<2x4xi64>}> : (tensor<4x20xf32>) -> tensor<1x80xf32>
  %all2 = stablehlo.reshape %all : (tensor<1x80xf32>) -> tensor<2x40xf32>
  %all4 = stablehlo.concatenate %all2, %all2, dim = 0 : (tensor<2x40xf32>, tensor<2x40xf32>) -> tensor<4x40xf32>
  %permuted = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 7], [7, 0], [5, 4]]> : tensor<5x2xi64>}> : (tensor<37x5xf32>) -> tensor<37x5xf32>
  %told = "stablehlo.collective_broadcast"(%m) <{replica_groups = dense<[[6, 0, 1, 2], [3, 4, 5, 7]]> : tensor<2x4xi64>}> : (tensor<37x5xf32>) -> tensor<37x5xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<6> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %loop:2 = stablehlo.while(%at = %zero, %v = %told) : tensor<i32>, tensor<37x5xf32> attributes {}
    cond {
      %c = stablehlo.compare LT, %at, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %w = "stablehlo.collective_permute"(%v) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 0]]> : tensor<8x2xi64>}> : (tensor<37x5xf32>) -> tensor<37x5xf32>
      %u = "stablehlo.all_reduce"(%w) <{replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = stablehlo.add %p, %q : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) : (tensor<37x5xf32>) -> tensor<37x5xf32>
      %r = stablehlo.sine %u : tensor<37x5xf32>
      %next = stablehlo.add %at, %one : tensor<i32>
      stablehlo.return %next, %r : tensor<i32>, tensor<37x5xf32>
    }
  %ids = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
  %idb = stablehlo.broadcast_in_dim %ids, dims = [] : (tensor<i32>) -> tensor<10xi32>
  %gathered = "stablehlo.all_gather"(%idb) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<10xi32>) -> tensor<80xi32>
  return %sum, %rows, %ragged, %columns, %all4, %permuted, %told, %loop#1, %gathered : tensor<37x5xf32>, tensor<37x5xf32>, tensor<37x5xf32>, tensor<40x5xf32>, tensor<4x40xf32>, tensor<37x5xf32>, tensor<37x5xf32>, tensor<37x5xf32>, tensor<80xi32>
}
