// One value of w and step for all replicas, one of seen for each: gradients are summed up over all of them.
func.func @main(%w: tensor<6xf32> {tpu.variable = "w"}, %n: tensor<i32> {tpu.variable = "step"}, %seen: tensor<6xf32> {tpu.variable = "seen", tpu.variable_scope = "replica"}, %g: tensor<6xf32>) -> (tensor<6xf32> {tpu.variable = "w"}, tensor<i32> {tpu.variable = "step"}, tensor<6xf32> {tpu.variable = "seen"}, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %rate = stablehlo.constant dense<0.25> : tensor<6xf32>
  %own = stablehlo.add %g, %w : tensor<6xf32>
  %all = "stablehlo.all_reduce"(%own) <{replica_groups = dense<REPLICAS> : tensor<COUNTxi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6xf32>) -> tensor<6xf32>
  %0 = stablehlo.multiply %all, %rate : tensor<6xf32>
  %w1 = stablehlo.subtract %w, %0 : tensor<6xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  %s1 = stablehlo.add %seen, %own : tensor<6xf32>
  %loss = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %n1, %s1, %loss : tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<f32>
}
