// What tpurun train drives, by hand: softmax regression of 8 numbers onto 4 classes, with momentum. init draws from the seed.
module @softmax {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<8x4xf32> {tpu.variable = "w"}, tensor<4xf32> {tpu.variable = "b"}, tensor<8x4xf32> {tpu.variable = "optimizer/momentum/w"}, tensor<i64> {tpu.variable = "optimizer/step"}) {
    %s = stablehlo.convert %seed : (tensor<ui64>) -> tensor<f32>
    %i = stablehlo.iota dim = 0 : tensor<32xf32>
    %k = stablehlo.constant dense<1.7> : tensor<32xf32>
    %sb = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %0 = stablehlo.multiply %i, %k : tensor<32xf32>
    %1 = stablehlo.add %0, %sb : tensor<32xf32>
    %2 = stablehlo.sine %1 : tensor<32xf32>
    %w = stablehlo.reshape %2 : (tensor<32xf32>) -> tensor<8x4xf32>
    %b = stablehlo.constant dense<0.0> : tensor<4xf32>
    %m = stablehlo.constant dense<0.0> : tensor<8x4xf32>
    %n = stablehlo.constant dense<0> : tensor<i64>
    return %w, %b, %m, %n : tensor<8x4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<32x8xf32>, %labels: tensor<32xi32>, %weights: tensor<32xf32>, %w: tensor<8x4xf32> {tpu.variable = "w"}, %b: tensor<4xf32> {tpu.variable = "b"}, %m: tensor<8x4xf32> {tpu.variable = "optimizer/momentum/w"}, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "accuracy_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<8x4xf32> {tpu.variable = "w"}, tensor<4xf32> {tpu.variable = "b"}, tensor<8x4xf32> {tpu.variable = "optimizer/momentum/w"}, tensor<i64> {tpu.variable = "optimizer/step"}) {
    %g, %loss, %loss_sum, %accuracy_sum, %weight_sum = func.call @of_batch(%x, %labels, %weights, %w, %b) : (tensor<32x8xf32>, tensor<32xi32>, tensor<32xf32>, tensor<8x4xf32>, tensor<4xf32>) -> (tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1> : tensor<i64>
    %dw = stablehlo.dot_general %x, %g, contracting_dims = [0] x [0] : (tensor<32x8xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
    %db = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %mu = stablehlo.constant dense<0.9> : tensor<8x4xf32>
    %lr = stablehlo.constant dense<0.1> : tensor<8x4xf32>
    %lrb = stablehlo.constant dense<0.1> : tensor<4xf32>
    %0 = stablehlo.multiply %m, %mu : tensor<8x4xf32>
    %m1 = stablehlo.add %0, %dw : tensor<8x4xf32>
    %1 = stablehlo.multiply %m1, %lr : tensor<8x4xf32>
    %w1 = stablehlo.subtract %w, %1 : tensor<8x4xf32>
    %2 = stablehlo.multiply %db, %lrb : tensor<4xf32>
    %b1 = stablehlo.subtract %b, %2 : tensor<4xf32>
    %step1 = stablehlo.add %step, %one : tensor<i64>
    return %loss, %loss_sum, %accuracy_sum, %weight_sum, %w1, %b1, %m1, %step1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<8x4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<32x8xf32>, %labels: tensor<32xi32>, %weights: tensor<32xf32>, %w: tensor<8x4xf32> {tpu.variable = "w"}, %b: tensor<4xf32> {tpu.variable = "b"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "accuracy_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %g, %loss, %loss_sum, %accuracy_sum, %weight_sum = func.call @of_batch(%x, %labels, %weights, %w, %b) : (tensor<32x8xf32>, tensor<32xi32>, tensor<32xf32>, tensor<8x4xf32>, tensor<4xf32>) -> (tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    return %loss, %loss_sum, %accuracy_sum, %weight_sum : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @of_batch(%x: tensor<32x8xf32>, %labels: tensor<32xi32>, %weights: tensor<32xf32>, %w: tensor<8x4xf32>, %b: tensor<4xf32>) -> (tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
    %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<32x4xf32>
    %logits = stablehlo.add %0, %1 : tensor<32x4xf32>
    %most = stablehlo.reduce(%logits init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %mostb = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %2 = stablehlo.subtract %logits, %mostb : tensor<32x4xf32>
    %e = stablehlo.exponential %2 : tensor<32x4xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %p = stablehlo.divide %e, %sb : tensor<32x4xf32>
    %classes = stablehlo.iota dim = 1 : tensor<32x4xi32>
    %lb = stablehlo.broadcast_in_dim %labels, dims = [0] : (tensor<32xi32>) -> tensor<32x4xi32>
    %is = stablehlo.compare EQ, %classes, %lb : (tensor<32x4xi32>, tensor<32x4xi32>) -> tensor<32x4xi1>
    %hot = stablehlo.convert %is : (tensor<32x4xi1>) -> tensor<32x4xf32>
    %3 = stablehlo.multiply %2, %hot : tensor<32x4xf32>
    %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %ls = stablehlo.log %s : tensor<32xf32>
    %each = stablehlo.subtract %ls, %4 : tensor<32xf32>
    %weighted = stablehlo.multiply %each, %weights : tensor<32xf32>
    %loss_sum = stablehlo.reduce(%weighted init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %weight_sum = stablehlo.reduce(%weights init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %loss = stablehlo.divide %loss_sum, %weight_sum : tensor<f32>
    %5 = stablehlo.multiply %logits, %hot : tensor<32x4xf32>
    %own = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %right = stablehlo.compare GE, %own, %most : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %rf = stablehlo.convert %right : (tensor<32xi1>) -> tensor<32xf32>
    %rw = stablehlo.multiply %rf, %weights : tensor<32xf32>
    %accuracy_sum = stablehlo.reduce(%rw init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.subtract %p, %hot : tensor<32x4xf32>
    %share = stablehlo.broadcast_in_dim %weight_sum, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %7 = stablehlo.divide %weights, %share : tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %g = stablehlo.multiply %6, %8 : tensor<32x4xf32>
    return %g, %loss, %loss_sum, %accuracy_sum, %weight_sum : tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}
