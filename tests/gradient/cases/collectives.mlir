module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[2, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.maximum %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.minimum %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
// refused
module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.multiply %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x2xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %x : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x2xf64>, %k: tensor<3x8xf64>) -> tensor<3x8xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_gather"(%y) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<3x2xf64>) -> tensor<3x8xf64>
    %w = stablehlo.multiply %z, %k : tensor<3x8xf64>
    return %w : tensor<3x8xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x2xf64>, %k: tensor<6x2xf64>) -> tensor<6x2xf64> {
    %y = stablehlo.sine %x : tensor<3x2xf64>
    %z = "stablehlo.all_gather"(%y) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}> : (tensor<3x2xf64>) -> tensor<6x2xf64>
    %w = stablehlo.multiply %z, %k : tensor<6x2xf64>
    return %w : tensor<6x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x8xf64>, %k: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %y = stablehlo.sine %x : tensor<3x8xf64>
    %z = "stablehlo.reduce_scatter"(%y) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3x8xf64>) -> tensor<3x2xf64>
    %w = stablehlo.multiply %z, %k : tensor<3x2xf64>
    return %w : tensor<3x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<4x2xf64>, %k: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %y = stablehlo.sine %x : tensor<4x2xf64>
    %z = "stablehlo.reduce_scatter"(%y) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<4x2xf64>) -> tensor<2x2xf64>
    %w = stablehlo.multiply %z, %k : tensor<2x2xf64>
    return %w : tensor<2x2xf64>
  }
}
// -----
// refused
module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x2xf64>, %k: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %y = stablehlo.sine %x : tensor<4x2xf64>
    %z = "stablehlo.reduce_scatter"(%y) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.maximum %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<4x2xf64>) -> tensor<2x2xf64>
    %w = stablehlo.multiply %z, %k : tensor<2x2xf64>
    return %w : tensor<2x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x8xf64>, %k: tensor<12x2xf64>) -> tensor<12x2xf64> {
    %y = stablehlo.sine %x : tensor<3x8xf64>
    %z = "stablehlo.all_to_all"(%y) <{concat_dimension = 0 : i64, split_count = 4 : i64, split_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<3x8xf64>) -> tensor<12x2xf64>
    %w = stablehlo.multiply %z, %k : tensor<12x2xf64>
    return %w : tensor<12x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<3x4xf64>, %k: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %y = stablehlo.sine %x : tensor<3x4xf64>
    %z = "stablehlo.all_to_all"(%y) <{concat_dimension = 1 : i64, split_count = 2 : i64, split_dimension = 1 : i64, replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>}> : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %w = stablehlo.multiply %z, %k : tensor<3x4xf64>
    return %w : tensor<3x4xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<5xf64>, %k: tensor<5xf64>) -> tensor<5xf64> {
    %y = stablehlo.sine %x : tensor<5xf64>
    %z = "stablehlo.collective_permute"(%y) <{source_target_pairs = dense<[[0, 1], [1, 3], [3, 0]]> : tensor<3x2xi64>}> : (tensor<5xf64>) -> tensor<5xf64>
    %w = stablehlo.multiply %z, %k : tensor<5xf64>
    return %w : tensor<5xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<5xf64>, %k: tensor<5xf64>) -> tensor<5xf64> {
    %y = stablehlo.sine %x : tensor<5xf64>
    %z = "stablehlo.collective_broadcast"(%y) <{replica_groups = dense<[[2, 1], [0, 3]]> : tensor<2x2xi64>}> : (tensor<5xf64>) -> tensor<5xf64>
    %w = stablehlo.multiply %z, %k : tensor<5xf64>
    return %w : tensor<5xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<5xf64>, %k: tensor<5xf64>) -> tensor<5xf64> {
    %y = stablehlo.sine %x : tensor<5xf64>
    %z = "stablehlo.collective_broadcast"(%y) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<5xf64>) -> tensor<5xf64>
    %w = stablehlo.multiply %z, %k : tensor<5xf64>
    return %w : tensor<5xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<3xf64>, %y: tensor<2x2xf64>) -> (tensor<3xf64>, tensor<2x2xf64>) {
    %z:2 = "stablehlo.all_reduce"(%x, %y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3xf64>, tensor<2x2xf64>) -> (tensor<3xf64>, tensor<2x2xf64>)
    %a = stablehlo.multiply %z#0, %x : tensor<3xf64>
    %b = stablehlo.multiply %z#1, %z#1 : tensor<2x2xf64>
    return %a, %b : tensor<3xf64>, tensor<2x2xf64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<4xf64>) -> tensor<f64> {
    %id = stablehlo.replica_id : tensor<ui32>
    %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f64>
    %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %y = stablehlo.multiply %x, %g : tensor<4xf64>
    %zero = stablehlo.constant dense<0.0> : tensor<f64>
    %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %m = "stablehlo.all_reduce"(%sum) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<f64>) -> tensor<f64>
    %q = stablehlo.sine %m : tensor<f64>
    return %q : tensor<f64>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
    %y = stablehlo.multiply %x, %x : tensor<3xcomplex<f64>>
    %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<complex<f64>>, %o: tensor<complex<f64>>):
      %s = stablehlo.add %p, %o : tensor<complex<f64>>
      stablehlo.return %s : tensor<complex<f64>>
    }) : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %w = stablehlo.multiply %z, %x : tensor<3xcomplex<f64>>
    return %w : tensor<3xcomplex<f64>>
  }
}
// -----
module @m attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<3xf64>) -> tensor<3xf64> {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %i0 = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.while(%i = %i0, %v = %x) : tensor<i32>, tensor<3xf64>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %y = stablehlo.sine %v : tensor<3xf64>
      %z = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %o: tensor<f64>):
      %s = stablehlo.add %p, %o : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<3xf64>) -> tensor<3xf64>
      stablehlo.return %j, %z : tensor<i32>, tensor<3xf64>
    }
    return %r#1 : tensor<3xf64>
  }
}
