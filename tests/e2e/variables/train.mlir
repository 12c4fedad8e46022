// A program that trains: its entry points name the same variables. Momentum and weights are read by each other's updates, `old` is w as it was.
module {
  func.func public @init() -> (tensor<6xf32> {tpu.variable = "w"}, tensor<6xf32> {tpu.variable = "m"}, tensor<i32> {tpu.variable = "step"}) {
    %w = stablehlo.constant dense<[1.0, -2.0, 3.0, 4.5, 0.0, 6.0]> : tensor<6xf32>
    %m = stablehlo.constant dense<0.0> : tensor<6xf32>
    %n = stablehlo.constant dense<0> : tensor<i32>
    return %w, %m, %n : tensor<6xf32>, tensor<6xf32>, tensor<i32>
  }
  func.func public @train(%w: tensor<6xf32> {tpu.variable = "w"}, %m: tensor<6xf32> {tpu.variable = "m"}, %seen: tensor<bf16> {tpu.variable = "seen", tpu.variable_scope = "replica"}, %n: tensor<i32> {tpu.variable = "step"}, %g: tensor<6xf32>) -> (tensor<6xf32> {tpu.variable = "w"}, tensor<6xf32> {tpu.variable = "m"}, tensor<bf16> {tpu.variable = "seen"}, tensor<i32> {tpu.variable = "step"}, tensor<6xf32> {jax.result_info = "old"}) {
    %rate = stablehlo.constant dense<0.125> : tensor<6xf32>
    %keep = stablehlo.constant dense<0.5> : tensor<6xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %half = stablehlo.constant dense<0.5> : tensor<bf16>
    %gm = func.call @gradient(%w, %m, %g) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %0 = stablehlo.multiply %m, %keep : tensor<6xf32>
    %m1 = stablehlo.add %0, %gm : tensor<6xf32>
    %1 = stablehlo.multiply %m1, %rate : tensor<6xf32>
    %w1 = stablehlo.subtract %w, %1 : tensor<6xf32>
    %n1 = stablehlo.add %n, %one : tensor<i32>
    %s1 = stablehlo.add %seen, %half : tensor<bf16>
    return %w1, %m1, %s1, %n1, %w : tensor<6xf32>, tensor<6xf32>, tensor<bf16>, tensor<i32>, tensor<6xf32>
  }
  func.func private @gradient(%w: tensor<6xf32>, %m: tensor<6xf32>, %g: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.multiply %w, %g : tensor<6xf32>
    %1 = stablehlo.add %0, %m : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func public @predict(%w: tensor<6xf32> {tpu.variable = "w", tpu.variable_initial = @untrained}, %x: tensor<6xf32>) -> tensor<6xf32> {
    %y = stablehlo.multiply %w, %x : tensor<6xf32>
    return %y : tensor<6xf32>
  }
  func.func private @untrained() -> tensor<6xf32> {
    %i = stablehlo.iota dim = 0 : tensor<6xf32>
    %y = stablehlo.negate %i : tensor<6xf32>
    return %y : tensor<6xf32>
  }
}
