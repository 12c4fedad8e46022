module attributes {mhlo.num_replicas = 2 : i32} {
func.func private @f(%x: tensor<?x4xf32>) -> tensor<?x?xf32> {
  %y = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %z = "stablehlo.all_to_all"(%y) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<?x4xf32>) -> tensor<?x?xf32>
  return %z : tensor<?x?xf32>
}
func.func @main(%x: tensor<3x4xf32>) -> tensor<?x?xf32> {
  %o = stablehlo.convert %x : (tensor<3x4xf32>) -> tensor<?x4xf32>
  %y = call @f(%o) : (tensor<?x4xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
}
