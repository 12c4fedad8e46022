module attributes {mhlo.num_replicas = 2 : i32} {
func.func private @f(%x: tensor<2xi64>) -> tensor<2xi64> {
  %y = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<2xi64>) -> tensor<2xi64>
  return %y : tensor<2xi64>
}
func.func @main(%x: tensor<2xi64>) -> tensor<2xi64> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y, %k = stablehlo.while(%v = %x, %i = %zero) : tensor<2xi64>, tensor<i32>
   cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %s = call @f(%v) : (tensor<2xi64>) -> tensor<2xi64>
    %r = stablehlo.replica_id : tensor<ui32>
    %z = stablehlo.constant dense<1> : tensor<ui32>
    %p = stablehlo.compare LE, %r, %z : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %t = "stablehlo.if"(%p) ({
      %u = "stablehlo.collective_permute"(%s) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi64>) -> tensor<2xi64>
      stablehlo.return %u : tensor<2xi64>
    }, {
      stablehlo.return %s : tensor<2xi64>
    }) : (tensor<i1>) -> tensor<2xi64>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %t, %j : tensor<2xi64>, tensor<i32>
  }
  return %y : tensor<2xi64>
}
}
