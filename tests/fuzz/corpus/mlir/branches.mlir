// control-flow: dynamic select
// Branches that swap what they capture, return a value twice, an argument, a constant, a view.
func.func @main(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<4x33xf32>, %y: tensor<4x33xf32>) -> (tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>) {
  %a = stablehlo.tanh %x : tensor<4x33xf32>
  %b = stablehlo.logistic %y : tensor<4x33xf32>
  %0:5 = "stablehlo.if"(%p) ({
    %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x33xf32>) -> tensor<33x4xf32>
    %f = stablehlo.reshape %b : (tensor<4x33xf32>) -> tensor<132xf32>
    stablehlo.return %a, %b, %t, %x, %f : tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>
  }, {
    %c = stablehlo.constant dense<2.5> : tensor<33x4xf32>
    %s = stablehlo.subtract %b, %a : tensor<4x33xf32>
    %f = stablehlo.reshape %s : (tensor<4x33xf32>) -> tensor<132xf32>
    stablehlo.return %b, %a, %c, %s, %f : tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>
  }) : (tensor<i1>) -> (tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>)
  %1:2 = "stablehlo.if"(%q) ({
    %s = stablehlo.add %0#0, %0#1 : tensor<4x33xf32>
    stablehlo.return %s, %s : tensor<4x33xf32>, tensor<4x33xf32>
  }, {
    stablehlo.return %0#1, %0#0 : tensor<4x33xf32>, tensor<4x33xf32>
  }) : (tensor<i1>) -> (tensor<4x33xf32>, tensor<4x33xf32>)
  return %1#0, %1#1, %0#2, %0#3, %0#4 : tensor<4x33xf32>, tensor<4x33xf32>, tensor<33x4xf32>, tensor<4x33xf32>, tensor<132xf32>
}
