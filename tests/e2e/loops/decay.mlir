// counted: a sum that decays, of which each value is kept
func.func @main(%x: tensor<129xf32>, %a: tensor<f32>) -> (tensor<129xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<129> : tensor<i32>
  %start = stablehlo.constant dense<0.5> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<129xf32>
  %r:3 = stablehlo.while(%i = %zero, %h = %start, %y = %none) : tensor<i32>, tensor<f32>, tensor<129xf32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %s = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<129xf32>, tensor<i32>) -> tensor<1xf32>
      %v = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
      %0 = stablehlo.multiply %a, %h : tensor<f32>
      %1 = stablehlo.add %0, %v : tensor<f32>
      %2 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
      %3 = stablehlo.dynamic_update_slice %y, %2, %i : (tensor<129xf32>, tensor<1xf32>, tensor<i32>) -> tensor<129xf32>
      %4 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %4, %1, %3 : tensor<i32>, tensor<f32>, tensor<129xf32>
    }
  return %r#2, %r#1 : tensor<129xf32>, tensor<f32>
}
