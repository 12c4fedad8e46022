// padded: refused
// A transform of one number everywhere is zero but in front.
func.func @main(%w: tensor<4xf32>, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<4xf32> {
  %r0 = stablehlo.reverse %w, dims = [0] : tensor<4xf32>
  %z = stablehlo.complex %w, %r0 : tensor<4xcomplex<f32>>
  %one = stablehlo.slice %z [0:1] : (tensor<4xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %bb = stablehlo.broadcast_in_dim %one, dims = [0] : (tensor<1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %f = stablehlo.fft %bb, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %p = stablehlo.real %f : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %y = stablehlo.divide %w, %p : tensor<4xf32>
  %n = stablehlo.get_dimension_size %mask, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %keep = stablehlo.dynamic_broadcast_in_dim %mask, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %masked = stablehlo.multiply %keep, %all : tensor<?x4xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%masked init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
  %sg = stablehlo.logistic %sum : tensor<4xf32>
  return %sg : tensor<4xf32>
}
