// absolute: 7.629e-05
func.func @main(%a0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %v1 = "stablehlo.reshape"(%a0) : (tensor<f32>) -> tensor<f32>
  %v2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %v3:2 = "stablehlo.while"(%v2, %a0) ({
  ^bb0(%v4: tensor<i32>, %v5: tensor<f32>):
  %v6 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %v7 = "stablehlo.compare"(%v4, %v6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %v7 : tensor<i1>
  }, {
  ^bb0(%v8: tensor<i32>, %v9: tensor<f32>):
  %v10 = "stablehlo.sign"(%a0) : (tensor<f32>) -> tensor<f32>
  %v11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %v12:3 = "stablehlo.while"(%v11, %v1, %v10) ({
  ^bb0(%v13: tensor<i32>, %v14: tensor<f32>, %v15: tensor<f32>):
  %v16 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %v17 = "stablehlo.compare"(%v13, %v16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %v17 : tensor<i1>
  }, {
  ^bb0(%v18: tensor<i32>, %v19: tensor<f32>, %v20: tensor<f32>):
  %v21 = "stablehlo.multiply"(%v9, %v20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v22 = "stablehlo.broadcast_in_dim"(%v20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %v23 = "stablehlo.cosine"(%v10) : (tensor<f32>) -> tensor<f32>
  %v24 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %v25 = "stablehlo.add"(%v18, %v24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %v26 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v27 = "stablehlo.tanh"(%v22) : (tensor<f32>) -> tensor<f32>
  %v28 = "stablehlo.multiply"(%v27, %v26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v29 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v30 = "stablehlo.tanh"(%v21) : (tensor<f32>) -> tensor<f32>
  %v31 = "stablehlo.multiply"(%v30, %v29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%v25, %v28, %v31) : (tensor<i32>, tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>)
  %v32 = "stablehlo.reshape"(%v9) : (tensor<f32>) -> tensor<1xf32>
  %v33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %v34 = "stablehlo.add"(%v8, %v33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %v35 = "stablehlo.constant"() <{value = dense<2.500000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %v36 = "stablehlo.tanh"(%v12#1) : (tensor<f32>) -> tensor<f32>
  %v37 = "stablehlo.multiply"(%v36, %v35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%v34, %v37) : (tensor<i32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  "func.return"(%v3#1, %v3#1) : (tensor<f32>, tensor<f32>) -> ()
}
