// RUN: tpucc --mcpu=x86-64-v3 --stop-after=assign
func.func @main(%w: tensor<8x16xf32> {tpu.variable = "w"}, %m: tensor<8x16xf32> {tpu.variable = "m"}, %g: tensor<8x16xf32>) -> (tensor<8x16xf32> {tpu.variable = "w"}, tensor<8x16xf32> {tpu.variable = "m"}, tensor<f32>) {
  %lr = stablehlo.constant dense<0.1> : tensor<8x16xf32>
  %mu = stablehlo.constant dense<0.9> : tensor<8x16xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %m, %mu : tensor<8x16xf32>
  %m1 = stablehlo.add %0, %g : tensor<8x16xf32>
  %1 = stablehlo.multiply %m1, %lr : tensor<8x16xf32>
  %w1 = stablehlo.subtract %w, %1 : tensor<8x16xf32>
  %loss = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %m1, %loss : tensor<8x16xf32>, tensor<8x16xf32>, tensor<f32>
}
// ----
module {
  func.func @main(%w: tensor<8x16xf32> {tpu.variable = "w"}, %m: tensor<8x16xf32> {tpu.variable = "m"}, %g: tensor<8x16xf32>) -> (tensor<8x16xf32> {tpu.variable = "w"}, tensor<8x16xf32> {tpu.variable = "m"}, tensor<f32>) {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.9> : tensor<8x16xf32>
    %1 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.1> : tensor<8x16xf32>
    %2 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.0> : tensor<f32>
    %3 = "tpu.kernel"(%w) <{tpu.buffers = array<i64: 3, 2>}> ({
    ^bb0(%arg0: tensor<8x16xf32>):
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.reduce(%arg0 init: %4) applies stablehlo.add across dimensions = [0, 1] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %5 : tensor<f32>
    }) : (tensor<8x16xf32>) -> tensor<f32>
    %4:2 = "tpu.kernel"(%m, %g, %w) <{tpu.buffers = array<i64: 3, 1, 3, 0>}> ({
    ^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<8x16xf32>):
      %5 = stablehlo.constant dense<0.9> : tensor<8x16xf32>
      %6 = stablehlo.multiply %arg0, %5 : tensor<8x16xf32>
      %7 = stablehlo.add %6, %arg1 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<8x16xf32>
      %8 = stablehlo.constant dense<0.1> : tensor<8x16xf32>
      %9 = stablehlo.multiply %7, %8 : tensor<8x16xf32>
      %10 = stablehlo.subtract %arg2, %9 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<8x16xf32>
      stablehlo.return {tpu.domain = array<i64: 8, 16>, tpu.tile = array<i64: 8, 16>} %7, %10 : tensor<8x16xf32>, tensor<8x16xf32>
    }) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>)
    return %4#1, %4#0, %3 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<f32>
  }
}
