// Sums that are made in each process first (--processes), and pieces that cross alone, or, where the whole is read too, do not; of 8 replicas.
func.func @main() -> (tensor<101x99xf32>, tensor<1x4099xf32>, tensor<8x2000xf32>, tensor<262336xf32>) {
  %id = stablehlo.replica_id : tensor<ui32>
  %idf = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %idf, dims = [] : (tensor<f32>) -> tensor<101x99xf32>
  %i = stablehlo.iota dim = 0 : tensor<101x99xf32>
  %j = stablehlo.iota dim = 1 : tensor<101x99xf32>
  %k = stablehlo.multiply %i, %j : tensor<101x99xf32>
  %l = stablehlo.add %k, %b : tensor<101x99xf32>
  %x = stablehlo.sine %l : tensor<101x99xf32>
  %sum = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<101x99xf32>) -> tensor<101x99xf32>
  %ib = stablehlo.broadcast_in_dim %idf, dims = [] : (tensor<f32>) -> tensor<8x4099xf32>
  %iy = stablehlo.iota dim = 1 : tensor<8x4099xf32>
  %iz = stablehlo.iota dim = 0 : tensor<8x4099xf32>
  %m = stablehlo.add %ib, %iy : tensor<8x4099xf32>
  %n = stablehlo.multiply %m, %iz : tensor<8x4099xf32>
  %y = stablehlo.cosine %n : tensor<8x4099xf32>
  %scattered = "stablehlo.reduce_scatter"(%y) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4099xf32>) -> tensor<1x4099xf32>
  %part = stablehlo.slice %y [0:8, 0:2000] : (tensor<8x4099xf32>) -> tensor<8x2000xf32>
  %all = "stablehlo.all_to_all"(%part) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 5, 2, 7], [4, 1, 6, 3]]> : tensor<2x4xi64>}> : (tensor<8x2000xf32>) -> tensor<8x2000xf32>
  %flat = stablehlo.reshape %y : (tensor<8x4099xf32>) -> tensor<32792xf32>
  %gathered = "stablehlo.all_gather"(%flat) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> : (tensor<32792xf32>) -> tensor<262336xf32>
  return %sum, %scattered, %all, %gathered : tensor<101x99xf32>, tensor<1x4099xf32>, tensor<8x2000xf32>, tensor<262336xf32>
}
