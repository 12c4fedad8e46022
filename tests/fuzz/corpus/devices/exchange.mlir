module attributes {mhlo.num_replicas = 3 : i32} {
func.func @main(%x: tensor<2xf32>, %z: tensor<3xi8>) -> (tensor<2xf32>, tensor<3xi8>) {
  %y:2 = "tpu.exchange"(%x, %z) <{tpu.members = dense<[[2, 1], [0, -1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%l: tensor<2xf32>, %r: tensor<2xf32>, %m: tensor<3xi8>, %n: tensor<3xi8>):
    %a = stablehlo.subtract %l, %x : tensor<2xf32>
    %b = stablehlo.add %m, %n : tensor<3xi8>
    stablehlo.return %a, %b : tensor<2xf32>, tensor<3xi8>
  }) : (tensor<2xf32>, tensor<3xi8>) -> (tensor<2xf32>, tensor<3xi8>)
  return %y#0, %y#1 : tensor<2xf32>, tensor<3xi8>
}
}
