// padded: refused
// A scatter leaves the infinities of its operand.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %w: tensor<4xf32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %keep = stablehlo.constant dense<[true,false,true,false]> : tensor<4xi1>
  %none = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %masked = stablehlo.select %keep, %w, %none : tensor<4xi1>, tensor<4xf32>
  
  %ind = stablehlo.constant dense<0> : tensor<1xi32>
  %m = "stablehlo.scatter"(%masked, %ind, %zero) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xi32>, tensor<f32>) -> tensor<4xf32>
  
  %l = stablehlo.slice %m [3:4] : (tensor<4xf32>) -> tensor<1xf32>
  %v = stablehlo.reshape %l : (tensor<1xf32>) -> tensor<f32>
  
  %vb = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %xx = stablehlo.abs %x : tensor<?xf32>
  %y = stablehlo.multiply %xx, %vb : tensor<?xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %e = stablehlo.exponential %sum : tensor<f32>
  return %e : tensor<f32>
}
