// a reducer that sorts: a loop in the exchange
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<20000xf32>) -> tensor<20000xf32> {
    %y = stablehlo.tanh %x : tensor<20000xf32>
    %r = "stablehlo.all_reduce"(%y) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
      %q = stablehlo.reshape %b : (tensor<f32>) -> tensor<1xf32>
      %c = stablehlo.concatenate %p, %q, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %s = "stablehlo.sort"(%c) <{dimension = 0 : i64}> ({
      ^bb0(%e: tensor<f32>, %f: tensor<f32>):
        %g = stablehlo.compare GT, %e, %f : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %g : tensor<i1>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      %t = stablehlo.slice %s [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %u = stablehlo.reshape %t : (tensor<1xf32>) -> tensor<f32>
      stablehlo.return %u : tensor<f32>
    }) : (tensor<20000xf32>) -> tensor<20000xf32>
    return %r : tensor<20000xf32>
  }
}
// -----
// captured argument that differs in the region of an all_reduce
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<40000xui32>, %i: tensor<ui32>) -> tensor<40000xui32> {
    %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %c = stablehlo.add %a, %i : tensor<ui32>
      %d = stablehlo.add %c, %b : tensor<ui32>
      stablehlo.return %d : tensor<ui32>
    }) : (tensor<40000xui32>) -> tensor<40000xui32>
    return %r : tensor<40000xui32>
  }
}
// -----
// captured number of the device
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<4000xui32>) -> tensor<4000xui32> {
    %i = stablehlo.replica_id : tensor<ui32>
    %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %c = stablehlo.add %a, %i : tensor<ui32>
      %d = stablehlo.add %c, %b : tensor<ui32>
      stablehlo.return %d : tensor<ui32>
    }) : (tensor<4000xui32>) -> tensor<4000xui32>
    return %r : tensor<4000xui32>
  }
}
