// padded: refused
// A normalisation leaves infinities.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %w: tensor<4xf32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %keep = stablehlo.constant dense<[true,false,true,false]> : tensor<4xi1>
  %none = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %masked = stablehlo.select %keep, %w, %none : tensor<4xi1>, tensor<4xf32>
  
  %m1 = stablehlo.reshape %masked : (tensor<4xf32>) -> tensor<4x1xf32>
  %o = stablehlo.constant dense<1.0> : tensor<1xf32>
  %n1 = "stablehlo.batch_norm_inference"(%m1, %o, %o, %o, %o) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x1xf32>
  %m = stablehlo.reshape %n1 : (tensor<4x1xf32>) -> tensor<4xf32>
  
  %l = stablehlo.slice %m [3:4] : (tensor<4xf32>) -> tensor<1xf32>
  %v = stablehlo.reshape %l : (tensor<1xf32>) -> tensor<f32>
  
  %vb = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %xx = stablehlo.abs %x : tensor<?xf32>
  %y = stablehlo.multiply %xx, %vb : tensor<?xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %e = stablehlo.exponential %sum : tensor<f32>
  return %e : tensor<f32>
}
