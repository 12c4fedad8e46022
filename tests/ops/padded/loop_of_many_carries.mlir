// padded: refused
// A value that is handed on from carry to carry takes as many rounds to arrive as there are carries.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %k: tensor<i32>) -> tensor<f32> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %h = stablehlo.constant dense<71> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %o:67 = stablehlo.while(%i = %i0, %c0 = %f0, %c1 = %f0, %c2 = %f0, %c3 = %f0, %c4 = %f0, %c5 = %f0, %c6 = %f0, %c7 = %f0, %c8 = %f0, %c9 = %f0, %c10 = %f0, %c11 = %f0, %c12 = %f0, %c13 = %f0, %c14 = %f0, %c15 = %f0, %c16 = %f0, %c17 = %f0, %c18 = %f0, %c19 = %f0, %c20 = %f0, %c21 = %f0, %c22 = %f0, %c23 = %f0, %c24 = %f0, %c25 = %f0, %c26 = %f0, %c27 = %f0, %c28 = %f0, %c29 = %f0, %c30 = %f0, %c31 = %f0, %c32 = %f0, %c33 = %f0, %c34 = %f0, %c35 = %f0, %c36 = %f0, %c37 = %f0, %c38 = %f0, %c39 = %f0, %c40 = %f0, %c41 = %f0, %c42 = %f0, %c43 = %f0, %c44 = %f0, %c45 = %f0, %c46 = %f0, %c47 = %f0, %c48 = %f0, %c49 = %f0, %c50 = %f0, %c51 = %f0, %c52 = %f0, %c53 = %f0, %c54 = %f0, %c55 = %f0, %c56 = %f0, %c57 = %f0, %c58 = %f0, %c59 = %f0, %c60 = %f0, %c61 = %f0, %c62 = %f0, %c63 = %f0, %c64 = %f0, %c65 = %f0) : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  cond {
    %g = stablehlo.compare LT, %i, %h : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  } do {
    %q = stablehlo.cosine %x : tensor<?xf32>
    %d = stablehlo.reduce(%q init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %d, %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16, %c17, %c18, %c19, %c20, %c21, %c22, %c23, %c24, %c25, %c26, %c27, %c28, %c29, %c30, %c31, %c32, %c33, %c34, %c35, %c36, %c37, %c38, %c39, %c40, %c41, %c42, %c43, %c44, %c45, %c46, %c47, %c48, %c49, %c50, %c51, %c52, %c53, %c54, %c55, %c56, %c57, %c58, %c59, %c60, %c61, %c62, %c63, %c64 : tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  return %o#66 : tensor<f32>
}
