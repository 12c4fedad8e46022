func.func @main(%x: tensor<77x8xf32>, %w: tensor<8x4xf32>, %b: tensor<4xf32>) -> (tensor<77x4xf32> {jax.result_info = "logits"}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<77x8xf32>, tensor<8x4xf32>) -> tensor<77x4xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<77x4xf32>
  %logits = stablehlo.add %0, %1 : tensor<77x4xf32>
  return %logits : tensor<77x4xf32>
}
