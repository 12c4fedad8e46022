// padded: refused
// A window beside all elements is where the maximum starts: 0 times -inf is NaN.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %w: tensor<4xf32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = "stablehlo.reduce_window"(%w, %ninf) <{window_dimensions = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.maximum %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
  %l = stablehlo.slice %m [0:1] : (tensor<5xf32>) -> tensor<1xf32>
  %v = stablehlo.reshape %l : (tensor<1xf32>) -> tensor<f32>
  
  %vb = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %xx = stablehlo.abs %x : tensor<?xf32>
  %y = stablehlo.multiply %xx, %vb : tensor<?xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %e = stablehlo.exponential %sum : tensor<f32>
  return %e : tensor<f32>
}
