// The product of two matrices, which every replica computes for itself, and the sum of all replicas' numbers.
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %mine: tensor<f32>) -> (tensor<2x2xf32>, tensor<f32>) {
  %product = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %sum = "stablehlo.all_reduce"(%mine) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %product, %sum : tensor<2x2xf32>, tensor<f32>
}
