// padded: refused
// The least of what is masked with -inf is -inf: 0 times that is NaN.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %w: tensor<4xf32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %keep = stablehlo.constant dense<[true,false,true,false]> : tensor<4xi1>
  %none = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %masked = stablehlo.select %keep, %w, %none : tensor<4xi1>, tensor<4xf32>
  
  %ids = stablehlo.iota dim = 0 : tensor<4xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %v, %k = "stablehlo.reduce"(%masked, %ids, %zero, %i0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
  %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %c = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
  %d = stablehlo.select %p, %ai, %bi : tensor<i1>, tensor<i32>
  stablehlo.return %c, %d : tensor<f32>, tensor<i32>
  }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  
  %vb = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %xx = stablehlo.abs %x : tensor<?xf32>
  %y = stablehlo.multiply %xx, %vb : tensor<?xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %e = stablehlo.exponential %sum : tensor<f32>
  return %e : tensor<f32>
}
