// an epilogue of ops without operands
func.func @main(%x: tensor<16x42xf32>, %w: tensor<42x5xf32>) -> tensor<16x5xf32> {
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x42xf32>, tensor<42x5xf32>) -> tensor<16x5xf32>
  %c0 = stablehlo.constant dense<1.5> : tensor<16x5xf32>
  %v0 = stablehlo.add %r, %c0 : tensor<16x5xf32>
  %c1 = stablehlo.iota dim = 0 : tensor<16x5xf32>
  %v1 = stablehlo.add %v0, %c1 : tensor<16x5xf32>
  %c2 = stablehlo.constant dense<1.5> : tensor<16x5xf32>
  %v2 = stablehlo.add %v1, %c2 : tensor<16x5xf32>
  %c3 = stablehlo.iota dim = 1 : tensor<16x5xf32>
  %v3 = stablehlo.add %v2, %c3 : tensor<16x5xf32>
  %c4 = stablehlo.iota dim = 1 : tensor<16x5xf32>
  %v4 = stablehlo.add %v3, %c4 : tensor<16x5xf32>
  return %v4 : tensor<16x5xf32>
}
