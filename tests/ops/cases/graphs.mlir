func.func @main(%x: tensor<2x5x6x17xf32>, %s: tensor<17xf32>, %o: tensor<17xf32>, %m: tensor<17xf32>, %v: tensor<17xf32>) -> (tensor<2x5x6x17xf32>) {
  %w = stablehlo.multiply %v, %v : tensor<17xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %w) <{epsilon = 1.0e-3 : f32, feature_index = 3 : i64}> : (tensor<2x5x6x17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<2x5x6x17xf32>
  return %0 : tensor<2x5x6x17xf32>
}
// -----
func.func @main(%x: tensor<2x17x5x6xf32>, %s: tensor<17xf32>, %o: tensor<17xf32>, %m: tensor<17xf32>, %v: tensor<17xf32>) -> (tensor<2x17x5x6xf32>) {
  %w = stablehlo.multiply %v, %v : tensor<17xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %w) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x17x5x6xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<2x17x5x6xf32>
  return %0 : tensor<2x17x5x6xf32>
}
// -----
func.func @main(%x: tensor<33x4xf32>, %s: tensor<33xf32>, %o: tensor<33xf32>, %m: tensor<33xf32>, %v: tensor<33xf32>) -> (tensor<33x4xf32>) {
  %w = stablehlo.multiply %v, %v : tensor<33xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %w) <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<33x4xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>) -> tensor<33x4xf32>
  return %0 : tensor<33x4xf32>
}
// -----
func.func @main(%x: tensor<3x20xf64>, %s: tensor<20xf64>, %o: tensor<20xf64>, %m: tensor<20xf64>, %v: tensor<20xf64>) -> (tensor<3x20xf64>) {
  %w = stablehlo.multiply %v, %v : tensor<20xf64>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %w) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<3x20xf64>, tensor<20xf64>, tensor<20xf64>, tensor<20xf64>, tensor<20xf64>) -> tensor<3x20xf64>
  return %0 : tensor<3x20xf64>
}
// -----
func.func private @twice(%a: tensor<5x17xf32>, %b: tensor<5x17xf32>) -> (tensor<5x17xf32>, tensor<5x17xf32>) {
  %0 = stablehlo.add %a, %b : tensor<5x17xf32>
  %1 = func.call @once(%0) : (tensor<5x17xf32>) -> tensor<5x17xf32>
  return %1, %a : tensor<5x17xf32>, tensor<5x17xf32>
}
func.func private @once(%a: tensor<5x17xf32>) -> tensor<5x17xf32> {
  %0 = stablehlo.tanh %a : tensor<5x17xf32>
  return %0 : tensor<5x17xf32>
}
func.func @main(%x: tensor<5x17xf32>, %y: tensor<5x17xf32>) -> (tensor<5x17xf32>, tensor<5x17xf32>) {
  %0:2 = call @twice(%x, %y) : (tensor<5x17xf32>, tensor<5x17xf32>) -> (tensor<5x17xf32>, tensor<5x17xf32>)
  %1:2 = call @twice(%0#1, %0#0) : (tensor<5x17xf32>, tensor<5x17xf32>) -> (tensor<5x17xf32>, tensor<5x17xf32>)
  return %1#0, %1#1 : tensor<5x17xf32>, tensor<5x17xf32>
}
// -----
func.func @main(%x: tensor<9x40xf32>, %y: tensor<9x40xf32>) -> (tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>) {
  %k = stablehlo.constant dense<2.5> : tensor<9x40xf32>
  %0 = stablehlo.add %x, %y : tensor<9x40xf32>
  %1 = stablehlo.negate %0 : tensor<9x40xf32>
  return %0, %0, %x, %k, %1, %x : tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>, tensor<9x40xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<7x33xf32>, %y: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>) {
  %v0 = stablehlo.maximum %y, %y : tensor<7x33xf32>
  %v1 = stablehlo.add %x, %x : tensor<7x33xf32>
  %v2 = stablehlo.add %v0, %v1 : tensor<7x33xf32>
  %v3 = stablehlo.tanh %v1 : tensor<7x33xf32>
  %v4 = stablehlo.add %v3, %v3 : tensor<7x33xf32>
  %w4 = stablehlo.logistic %v4 : tensor<7x33xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v5 = stablehlo.multiply %w4, %h5 : tensor<7x33xf32>
  %v6 = stablehlo.minimum %v3, %v5 : tensor<7x33xf32>
  %v7 = stablehlo.subtract %w4, %v0 : tensor<7x33xf32>
  %v8 = stablehlo.subtract %v5, %y : tensor<7x33xf32>
  %v9 = stablehlo.add %v8, %v7 : tensor<7x33xf32>
  %w9 = stablehlo.logistic %v9 : tensor<7x33xf32>
  %v10 = stablehlo.tanh %w9 : tensor<7x33xf32>
  %v11 = stablehlo.maximum %v10, %y : tensor<7x33xf32>
  %v12 = stablehlo.subtract %w9, %v8 : tensor<7x33xf32>
  %v13 = stablehlo.minimum %v12, %v10 : tensor<7x33xf32>
  %v14 = stablehlo.subtract %v11, %v6 : tensor<7x33xf32>
  %w14 = stablehlo.logistic %v14 : tensor<7x33xf32>
  %v15 = stablehlo.maximum %v13, %v6 : tensor<7x33xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v16 = stablehlo.multiply %v13, %h16 : tensor<7x33xf32>
  %v17 = stablehlo.tanh %v16 : tensor<7x33xf32>
  %v18 = stablehlo.minimum %v16, %y : tensor<7x33xf32>
  %v19 = stablehlo.add %v17, %v2 : tensor<7x33xf32>
  %w19 = stablehlo.logistic %v19 : tensor<7x33xf32>
  return %w19, %v18 : tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<130xf32>, %y: tensor<130xf32>) -> (tensor<130xf32>, tensor<130xf32>) {
  %v0 = stablehlo.add %x, %y : tensor<130xf32>
  %v1 = stablehlo.add %v0, %x : tensor<130xf32>
  %v2 = stablehlo.maximum %y, %y : tensor<130xf32>
  %v3 = stablehlo.tanh %x : tensor<130xf32>
  %v4 = stablehlo.add %y, %v2 : tensor<130xf32>
  %w4 = stablehlo.logistic %v4 : tensor<130xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v5 = stablehlo.multiply %v2, %h5 : tensor<130xf32>
  %v6 = stablehlo.minimum %v5, %v1 : tensor<130xf32>
  %v7 = stablehlo.subtract %v0, %w4 : tensor<130xf32>
  %v8 = stablehlo.subtract %v1, %v7 : tensor<130xf32>
  %v9 = stablehlo.add %v3, %v7 : tensor<130xf32>
  %w9 = stablehlo.logistic %v9 : tensor<130xf32>
  %v10 = stablehlo.tanh %v2 : tensor<130xf32>
  %v11 = stablehlo.maximum %v5, %w9 : tensor<130xf32>
  %v12 = stablehlo.minimum %w4, %y : tensor<130xf32>
  %v13 = stablehlo.add %v8, %v0 : tensor<130xf32>
  %v14 = stablehlo.maximum %v11, %v0 : tensor<130xf32>
  %w14 = stablehlo.logistic %v14 : tensor<130xf32>
  %v15 = stablehlo.minimum %v8, %w9 : tensor<130xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v16 = stablehlo.multiply %v11, %h16 : tensor<130xf32>
  %v17 = stablehlo.tanh %v12 : tensor<130xf32>
  %v18 = stablehlo.maximum %v10, %v10 : tensor<130xf32>
  %v19 = stablehlo.add %v11, %v11 : tensor<130xf32>
  %w19 = stablehlo.logistic %v19 : tensor<130xf32>
  return %w19, %v18 : tensor<130xf32>, tensor<130xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<2x3x65xf32>, %y: tensor<2x3x65xf32>) -> (tensor<2x3x65xf32>, tensor<2x3x65xf32>) {
  %v0 = stablehlo.minimum %x, %x : tensor<2x3x65xf32>
  %v1 = stablehlo.add %y, %y : tensor<2x3x65xf32>
  %v2 = stablehlo.add %v0, %v0 : tensor<2x3x65xf32>
  %v3 = stablehlo.tanh %v2 : tensor<2x3x65xf32>
  %v4 = stablehlo.minimum %x, %v1 : tensor<2x3x65xf32>
  %w4 = stablehlo.logistic %v4 : tensor<2x3x65xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v5 = stablehlo.multiply %v1, %h5 : tensor<2x3x65xf32>
  %v6 = stablehlo.minimum %v1, %y : tensor<2x3x65xf32>
  %v7 = stablehlo.minimum %v1, %y : tensor<2x3x65xf32>
  %v8 = stablehlo.maximum %v6, %v3 : tensor<2x3x65xf32>
  %v9 = stablehlo.maximum %v0, %v8 : tensor<2x3x65xf32>
  %w9 = stablehlo.logistic %v9 : tensor<2x3x65xf32>
  %v10 = stablehlo.tanh %v0 : tensor<2x3x65xf32>
  %v11 = stablehlo.add %v2, %x : tensor<2x3x65xf32>
  %v12 = stablehlo.maximum %v10, %v0 : tensor<2x3x65xf32>
  %v13 = stablehlo.subtract %v0, %y : tensor<2x3x65xf32>
  %v14 = stablehlo.add %x, %y : tensor<2x3x65xf32>
  %w14 = stablehlo.logistic %v14 : tensor<2x3x65xf32>
  %v15 = stablehlo.minimum %v12, %w4 : tensor<2x3x65xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v16 = stablehlo.multiply %v7, %h16 : tensor<2x3x65xf32>
  %v17 = stablehlo.tanh %w9 : tensor<2x3x65xf32>
  %v18 = stablehlo.maximum %v2, %v13 : tensor<2x3x65xf32>
  %v19 = stablehlo.maximum %v3, %v0 : tensor<2x3x65xf32>
  %w19 = stablehlo.logistic %v19 : tensor<2x3x65xf32>
  return %w19, %v18 : tensor<2x3x65xf32>, tensor<2x3x65xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<7x33xf32>, %y: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>) {
  %v0 = stablehlo.minimum %x, %x : tensor<7x33xf32>
  %v1 = stablehlo.minimum %y, %x : tensor<7x33xf32>
  %v2 = stablehlo.maximum %v1, %y : tensor<7x33xf32>
  %v3 = stablehlo.tanh %v2 : tensor<7x33xf32>
  %v4 = stablehlo.add %v2, %v0 : tensor<7x33xf32>
  %w4 = stablehlo.logistic %v4 : tensor<7x33xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v5 = stablehlo.multiply %v2, %h5 : tensor<7x33xf32>
  %v6 = stablehlo.subtract %v5, %v0 : tensor<7x33xf32>
  %v7 = stablehlo.subtract %v6, %y : tensor<7x33xf32>
  %v8 = stablehlo.subtract %v5, %x : tensor<7x33xf32>
  %v9 = stablehlo.minimum %v6, %v5 : tensor<7x33xf32>
  %w9 = stablehlo.logistic %v9 : tensor<7x33xf32>
  %v10 = stablehlo.tanh %w9 : tensor<7x33xf32>
  %v11 = stablehlo.add %v10, %w4 : tensor<7x33xf32>
  %v12 = stablehlo.minimum %w9, %v6 : tensor<7x33xf32>
  %v13 = stablehlo.add %v12, %v2 : tensor<7x33xf32>
  %v14 = stablehlo.minimum %v13, %x : tensor<7x33xf32>
  %w14 = stablehlo.logistic %v14 : tensor<7x33xf32>
  %v15 = stablehlo.add %w14, %v7 : tensor<7x33xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v16 = stablehlo.multiply %v15, %h16 : tensor<7x33xf32>
  %v17 = stablehlo.tanh %v15 : tensor<7x33xf32>
  %v18 = stablehlo.subtract %v17, %v5 : tensor<7x33xf32>
  %v19 = stablehlo.minimum %v16, %v1 : tensor<7x33xf32>
  %w19 = stablehlo.logistic %v19 : tensor<7x33xf32>
  %v20 = stablehlo.minimum %v18, %y : tensor<7x33xf32>
  %v21 = stablehlo.add %v20, %y : tensor<7x33xf32>
  %v22 = stablehlo.minimum %v20, %v5 : tensor<7x33xf32>
  %v23 = stablehlo.minimum %v20, %w9 : tensor<7x33xf32>
  %v24 = stablehlo.tanh %v21 : tensor<7x33xf32>
  %w24 = stablehlo.logistic %v24 : tensor<7x33xf32>
  %v25 = stablehlo.add %w24, %v17 : tensor<7x33xf32>
  %v26 = stablehlo.minimum %v25, %y : tensor<7x33xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v27 = stablehlo.multiply %v25, %h27 : tensor<7x33xf32>
  %v28 = stablehlo.subtract %v25, %v0 : tensor<7x33xf32>
  %v29 = stablehlo.subtract %v26, %v17 : tensor<7x33xf32>
  %w29 = stablehlo.logistic %v29 : tensor<7x33xf32>
  %v30 = stablehlo.add %v27, %v2 : tensor<7x33xf32>
  %v31 = stablehlo.tanh %w29 : tensor<7x33xf32>
  %v32 = stablehlo.add %v31, %v28 : tensor<7x33xf32>
  %v33 = stablehlo.maximum %v32, %v2 : tensor<7x33xf32>
  %v34 = stablehlo.add %v31, %v18 : tensor<7x33xf32>
  %w34 = stablehlo.logistic %v34 : tensor<7x33xf32>
  %v35 = stablehlo.subtract %v33, %v26 : tensor<7x33xf32>
  %v36 = stablehlo.subtract %w34, %v28 : tensor<7x33xf32>
  %v37 = stablehlo.subtract %w34, %v20 : tensor<7x33xf32>
  %v38 = stablehlo.tanh %v36 : tensor<7x33xf32>
  %v39 = stablehlo.add %v36, %v12 : tensor<7x33xf32>
  %w39 = stablehlo.logistic %v39 : tensor<7x33xf32>
  %v40 = stablehlo.add %v37, %v1 : tensor<7x33xf32>
  %v41 = stablehlo.add %v38, %w39 : tensor<7x33xf32>
  %v42 = stablehlo.add %v40, %w4 : tensor<7x33xf32>
  %v43 = stablehlo.subtract %v41, %v38 : tensor<7x33xf32>
  %v44 = stablehlo.add %v42, %v38 : tensor<7x33xf32>
  %w44 = stablehlo.logistic %v44 : tensor<7x33xf32>
  %v45 = stablehlo.tanh %v42 : tensor<7x33xf32>
  %v46 = stablehlo.subtract %w44, %v31 : tensor<7x33xf32>
  %v47 = stablehlo.maximum %w44, %v26 : tensor<7x33xf32>
  %v48 = stablehlo.add %v47, %y : tensor<7x33xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v49 = stablehlo.multiply %v48, %h49 : tensor<7x33xf32>
  %w49 = stablehlo.logistic %v49 : tensor<7x33xf32>
  %v50 = stablehlo.minimum %v47, %w14 : tensor<7x33xf32>
  %v51 = stablehlo.subtract %w49, %v36 : tensor<7x33xf32>
  %v52 = stablehlo.tanh %v51 : tensor<7x33xf32>
  %v53 = stablehlo.subtract %v52, %v15 : tensor<7x33xf32>
  %v54 = stablehlo.subtract %v52, %v0 : tensor<7x33xf32>
  %w54 = stablehlo.logistic %v54 : tensor<7x33xf32>
  %v55 = stablehlo.minimum %v53, %v48 : tensor<7x33xf32>
  %v56 = stablehlo.maximum %v53, %w54 : tensor<7x33xf32>
  %v57 = stablehlo.maximum %w54, %y : tensor<7x33xf32>
  %v58 = stablehlo.minimum %v56, %v13 : tensor<7x33xf32>
  %v59 = stablehlo.tanh %v58 : tensor<7x33xf32>
  %w59 = stablehlo.logistic %v59 : tensor<7x33xf32>
  return %w59, %v58 : tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<130xf32>, %y: tensor<130xf32>) -> (tensor<130xf32>, tensor<130xf32>) {
  %v0 = stablehlo.minimum %y, %y : tensor<130xf32>
  %v1 = stablehlo.add %y, %x : tensor<130xf32>
  %v2 = stablehlo.minimum %v0, %v0 : tensor<130xf32>
  %v3 = stablehlo.tanh %v1 : tensor<130xf32>
  %v4 = stablehlo.minimum %v2, %v1 : tensor<130xf32>
  %w4 = stablehlo.logistic %v4 : tensor<130xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v5 = stablehlo.multiply %v1, %h5 : tensor<130xf32>
  %v6 = stablehlo.add %v3, %w4 : tensor<130xf32>
  %v7 = stablehlo.subtract %w4, %y : tensor<130xf32>
  %v8 = stablehlo.add %v5, %v6 : tensor<130xf32>
  %v9 = stablehlo.maximum %w4, %v1 : tensor<130xf32>
  %w9 = stablehlo.logistic %v9 : tensor<130xf32>
  %v10 = stablehlo.tanh %w4 : tensor<130xf32>
  %v11 = stablehlo.minimum %w4, %v3 : tensor<130xf32>
  %v12 = stablehlo.maximum %v10, %v1 : tensor<130xf32>
  %v13 = stablehlo.minimum %v6, %x : tensor<130xf32>
  %v14 = stablehlo.maximum %v13, %v5 : tensor<130xf32>
  %w14 = stablehlo.logistic %v14 : tensor<130xf32>
  %v15 = stablehlo.add %v8, %v12 : tensor<130xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v16 = stablehlo.multiply %v12, %h16 : tensor<130xf32>
  %v17 = stablehlo.tanh %v12 : tensor<130xf32>
  %v18 = stablehlo.maximum %v13, %x : tensor<130xf32>
  %v19 = stablehlo.subtract %v11, %v0 : tensor<130xf32>
  %w19 = stablehlo.logistic %v19 : tensor<130xf32>
  %v20 = stablehlo.add %v17, %v3 : tensor<130xf32>
  %v21 = stablehlo.minimum %w19, %v18 : tensor<130xf32>
  %v22 = stablehlo.subtract %v20, %v16 : tensor<130xf32>
  %v23 = stablehlo.maximum %v20, %w9 : tensor<130xf32>
  %v24 = stablehlo.tanh %w19 : tensor<130xf32>
  %w24 = stablehlo.logistic %v24 : tensor<130xf32>
  %v25 = stablehlo.subtract %v23, %v16 : tensor<130xf32>
  %v26 = stablehlo.subtract %v20, %v16 : tensor<130xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v27 = stablehlo.multiply %w19, %h27 : tensor<130xf32>
  %v28 = stablehlo.minimum %v20, %v6 : tensor<130xf32>
  %v29 = stablehlo.add %v27, %v27 : tensor<130xf32>
  %w29 = stablehlo.logistic %v29 : tensor<130xf32>
  %v30 = stablehlo.subtract %v26, %v16 : tensor<130xf32>
  %v31 = stablehlo.tanh %v30 : tensor<130xf32>
  %v32 = stablehlo.maximum %v27, %w9 : tensor<130xf32>
  %v33 = stablehlo.add %v27, %v20 : tensor<130xf32>
  %v34 = stablehlo.add %v30, %v20 : tensor<130xf32>
  %w34 = stablehlo.logistic %v34 : tensor<130xf32>
  %v35 = stablehlo.add %w29, %v32 : tensor<130xf32>
  %v36 = stablehlo.maximum %v35, %v6 : tensor<130xf32>
  %v37 = stablehlo.subtract %v32, %v32 : tensor<130xf32>
  %v38 = stablehlo.tanh %v36 : tensor<130xf32>
  %v39 = stablehlo.minimum %w34, %w34 : tensor<130xf32>
  %w39 = stablehlo.logistic %v39 : tensor<130xf32>
  %v40 = stablehlo.add %v32, %v33 : tensor<130xf32>
  %v41 = stablehlo.maximum %v38, %w29 : tensor<130xf32>
  %v42 = stablehlo.minimum %w34, %v21 : tensor<130xf32>
  %v43 = stablehlo.subtract %v42, %v25 : tensor<130xf32>
  %v44 = stablehlo.add %v37, %v8 : tensor<130xf32>
  %w44 = stablehlo.logistic %v44 : tensor<130xf32>
  %v45 = stablehlo.tanh %v42 : tensor<130xf32>
  %v46 = stablehlo.subtract %v41, %v28 : tensor<130xf32>
  %v47 = stablehlo.maximum %w39, %v40 : tensor<130xf32>
  %v48 = stablehlo.add %v43, %w9 : tensor<130xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v49 = stablehlo.multiply %v41, %h49 : tensor<130xf32>
  %w49 = stablehlo.logistic %v49 : tensor<130xf32>
  %v50 = stablehlo.maximum %v45, %v40 : tensor<130xf32>
  %v51 = stablehlo.subtract %v47, %v43 : tensor<130xf32>
  %v52 = stablehlo.tanh %w49 : tensor<130xf32>
  %v53 = stablehlo.add %v51, %v0 : tensor<130xf32>
  %v54 = stablehlo.subtract %v52, %v50 : tensor<130xf32>
  %w54 = stablehlo.logistic %v54 : tensor<130xf32>
  %v55 = stablehlo.add %w54, %v27 : tensor<130xf32>
  %v56 = stablehlo.subtract %v53, %w9 : tensor<130xf32>
  %v57 = stablehlo.minimum %v52, %v38 : tensor<130xf32>
  %v58 = stablehlo.minimum %v52, %v51 : tensor<130xf32>
  %v59 = stablehlo.tanh %v51 : tensor<130xf32>
  %w59 = stablehlo.logistic %v59 : tensor<130xf32>
  return %w59, %v58 : tensor<130xf32>, tensor<130xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<2x3x65xf32>, %y: tensor<2x3x65xf32>) -> (tensor<2x3x65xf32>, tensor<2x3x65xf32>) {
  %v0 = stablehlo.minimum %x, %y : tensor<2x3x65xf32>
  %v1 = stablehlo.subtract %y, %v0 : tensor<2x3x65xf32>
  %v2 = stablehlo.maximum %x, %v1 : tensor<2x3x65xf32>
  %v3 = stablehlo.tanh %v0 : tensor<2x3x65xf32>
  %v4 = stablehlo.add %v2, %v0 : tensor<2x3x65xf32>
  %w4 = stablehlo.logistic %v4 : tensor<2x3x65xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v5 = stablehlo.multiply %y, %h5 : tensor<2x3x65xf32>
  %v6 = stablehlo.maximum %x, %v5 : tensor<2x3x65xf32>
  %v7 = stablehlo.add %y, %v1 : tensor<2x3x65xf32>
  %v8 = stablehlo.add %v1, %v5 : tensor<2x3x65xf32>
  %v9 = stablehlo.maximum %v2, %v2 : tensor<2x3x65xf32>
  %w9 = stablehlo.logistic %v9 : tensor<2x3x65xf32>
  %v10 = stablehlo.tanh %v1 : tensor<2x3x65xf32>
  %v11 = stablehlo.minimum %v0, %v8 : tensor<2x3x65xf32>
  %v12 = stablehlo.maximum %v2, %v3 : tensor<2x3x65xf32>
  %v13 = stablehlo.subtract %v3, %v6 : tensor<2x3x65xf32>
  %v14 = stablehlo.subtract %x, %v2 : tensor<2x3x65xf32>
  %w14 = stablehlo.logistic %v14 : tensor<2x3x65xf32>
  %v15 = stablehlo.subtract %v0, %y : tensor<2x3x65xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v16 = stablehlo.multiply %x, %h16 : tensor<2x3x65xf32>
  %v17 = stablehlo.tanh %v12 : tensor<2x3x65xf32>
  %v18 = stablehlo.add %w9, %v15 : tensor<2x3x65xf32>
  %v19 = stablehlo.minimum %v2, %v11 : tensor<2x3x65xf32>
  %w19 = stablehlo.logistic %v19 : tensor<2x3x65xf32>
  %v20 = stablehlo.subtract %v5, %y : tensor<2x3x65xf32>
  %v21 = stablehlo.minimum %w19, %v2 : tensor<2x3x65xf32>
  %v22 = stablehlo.subtract %v13, %v20 : tensor<2x3x65xf32>
  %v23 = stablehlo.minimum %w14, %v21 : tensor<2x3x65xf32>
  %v24 = stablehlo.tanh %v5 : tensor<2x3x65xf32>
  %w24 = stablehlo.logistic %v24 : tensor<2x3x65xf32>
  %v25 = stablehlo.maximum %v22, %v8 : tensor<2x3x65xf32>
  %v26 = stablehlo.maximum %v20, %v7 : tensor<2x3x65xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v27 = stablehlo.multiply %v20, %h27 : tensor<2x3x65xf32>
  %v28 = stablehlo.add %v25, %v11 : tensor<2x3x65xf32>
  %v29 = stablehlo.maximum %v10, %v26 : tensor<2x3x65xf32>
  %w29 = stablehlo.logistic %v29 : tensor<2x3x65xf32>
  %v30 = stablehlo.maximum %v17, %w24 : tensor<2x3x65xf32>
  %v31 = stablehlo.tanh %v22 : tensor<2x3x65xf32>
  %v32 = stablehlo.minimum %v23, %v2 : tensor<2x3x65xf32>
  %v33 = stablehlo.add %w29, %w9 : tensor<2x3x65xf32>
  %v34 = stablehlo.minimum %v17, %v18 : tensor<2x3x65xf32>
  %w34 = stablehlo.logistic %v34 : tensor<2x3x65xf32>
  %v35 = stablehlo.maximum %v30, %y : tensor<2x3x65xf32>
  %v36 = stablehlo.minimum %w29, %v3 : tensor<2x3x65xf32>
  %v37 = stablehlo.minimum %v25, %v10 : tensor<2x3x65xf32>
  %v38 = stablehlo.tanh %v23 : tensor<2x3x65xf32>
  %v39 = stablehlo.maximum %w19, %v13 : tensor<2x3x65xf32>
  %w39 = stablehlo.logistic %v39 : tensor<2x3x65xf32>
  %v40 = stablehlo.add %v20, %v31 : tensor<2x3x65xf32>
  %v41 = stablehlo.add %w39, %w34 : tensor<2x3x65xf32>
  %v42 = stablehlo.add %v28, %v26 : tensor<2x3x65xf32>
  %v43 = stablehlo.maximum %v35, %v30 : tensor<2x3x65xf32>
  %v44 = stablehlo.maximum %w29, %v2 : tensor<2x3x65xf32>
  %w44 = stablehlo.logistic %v44 : tensor<2x3x65xf32>
  %v45 = stablehlo.tanh %w29 : tensor<2x3x65xf32>
  %v46 = stablehlo.maximum %v31, %v10 : tensor<2x3x65xf32>
  %v47 = stablehlo.minimum %v42, %v16 : tensor<2x3x65xf32>
  %v48 = stablehlo.maximum %w44, %w39 : tensor<2x3x65xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v49 = stablehlo.multiply %v45, %h49 : tensor<2x3x65xf32>
  %w49 = stablehlo.logistic %v49 : tensor<2x3x65xf32>
  %v50 = stablehlo.minimum %w44, %v1 : tensor<2x3x65xf32>
  %v51 = stablehlo.minimum %v33, %v3 : tensor<2x3x65xf32>
  %v52 = stablehlo.tanh %v42 : tensor<2x3x65xf32>
  %v53 = stablehlo.subtract %v48, %v8 : tensor<2x3x65xf32>
  %v54 = stablehlo.minimum %w49, %v42 : tensor<2x3x65xf32>
  %w54 = stablehlo.logistic %v54 : tensor<2x3x65xf32>
  %v55 = stablehlo.add %v52, %w29 : tensor<2x3x65xf32>
  %v56 = stablehlo.add %w54, %v30 : tensor<2x3x65xf32>
  %v57 = stablehlo.add %v46, %v26 : tensor<2x3x65xf32>
  %v58 = stablehlo.maximum %v56, %v42 : tensor<2x3x65xf32>
  %v59 = stablehlo.tanh %v56 : tensor<2x3x65xf32>
  %w59 = stablehlo.logistic %v59 : tensor<2x3x65xf32>
  return %w59, %v58 : tensor<2x3x65xf32>, tensor<2x3x65xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<7x33xf32>, %y: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>) {
  %v0 = stablehlo.maximum %y, %x : tensor<7x33xf32>
  %v1 = stablehlo.minimum %v0, %v0 : tensor<7x33xf32>
  %v2 = stablehlo.maximum %v1, %v0 : tensor<7x33xf32>
  %v3 = stablehlo.tanh %v0 : tensor<7x33xf32>
  %v4 = stablehlo.maximum %v3, %v0 : tensor<7x33xf32>
  %w4 = stablehlo.logistic %v4 : tensor<7x33xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v5 = stablehlo.multiply %v3, %h5 : tensor<7x33xf32>
  %v6 = stablehlo.maximum %v3, %v3 : tensor<7x33xf32>
  %v7 = stablehlo.maximum %w4, %v2 : tensor<7x33xf32>
  %v8 = stablehlo.minimum %v5, %v7 : tensor<7x33xf32>
  %v9 = stablehlo.maximum %v7, %y : tensor<7x33xf32>
  %w9 = stablehlo.logistic %v9 : tensor<7x33xf32>
  %v10 = stablehlo.tanh %v8 : tensor<7x33xf32>
  %v11 = stablehlo.minimum %w9, %v2 : tensor<7x33xf32>
  %v12 = stablehlo.add %v10, %v6 : tensor<7x33xf32>
  %v13 = stablehlo.add %v10, %v0 : tensor<7x33xf32>
  %v14 = stablehlo.add %v13, %v0 : tensor<7x33xf32>
  %w14 = stablehlo.logistic %v14 : tensor<7x33xf32>
  %v15 = stablehlo.add %v12, %v7 : tensor<7x33xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v16 = stablehlo.multiply %w14, %h16 : tensor<7x33xf32>
  %v17 = stablehlo.tanh %w14 : tensor<7x33xf32>
  %v18 = stablehlo.subtract %v17, %v3 : tensor<7x33xf32>
  %v19 = stablehlo.add %v16, %v6 : tensor<7x33xf32>
  %w19 = stablehlo.logistic %v19 : tensor<7x33xf32>
  %v20 = stablehlo.maximum %v17, %v3 : tensor<7x33xf32>
  %v21 = stablehlo.maximum %v20, %w9 : tensor<7x33xf32>
  %v22 = stablehlo.subtract %w19, %w4 : tensor<7x33xf32>
  %v23 = stablehlo.subtract %v21, %v16 : tensor<7x33xf32>
  %v24 = stablehlo.tanh %v22 : tensor<7x33xf32>
  %w24 = stablehlo.logistic %v24 : tensor<7x33xf32>
  %v25 = stablehlo.minimum %w24, %v6 : tensor<7x33xf32>
  %v26 = stablehlo.add %v23, %v10 : tensor<7x33xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v27 = stablehlo.multiply %v25, %h27 : tensor<7x33xf32>
  %v28 = stablehlo.subtract %v25, %v21 : tensor<7x33xf32>
  %v29 = stablehlo.minimum %v26, %v17 : tensor<7x33xf32>
  %w29 = stablehlo.logistic %v29 : tensor<7x33xf32>
  %v30 = stablehlo.minimum %v27, %v27 : tensor<7x33xf32>
  %v31 = stablehlo.tanh %v28 : tensor<7x33xf32>
  %v32 = stablehlo.minimum %v31, %v22 : tensor<7x33xf32>
  %v33 = stablehlo.subtract %v32, %w19 : tensor<7x33xf32>
  %v34 = stablehlo.subtract %v31, %w19 : tensor<7x33xf32>
  %w34 = stablehlo.logistic %v34 : tensor<7x33xf32>
  %v35 = stablehlo.add %v33, %v32 : tensor<7x33xf32>
  %v36 = stablehlo.add %v33, %v3 : tensor<7x33xf32>
  %v37 = stablehlo.minimum %v35, %w34 : tensor<7x33xf32>
  %v38 = stablehlo.tanh %v36 : tensor<7x33xf32>
  %v39 = stablehlo.add %v38, %v26 : tensor<7x33xf32>
  %w39 = stablehlo.logistic %v39 : tensor<7x33xf32>
  %v40 = stablehlo.maximum %w39, %v26 : tensor<7x33xf32>
  %v41 = stablehlo.maximum %v40, %v35 : tensor<7x33xf32>
  %v42 = stablehlo.add %w39, %v21 : tensor<7x33xf32>
  %v43 = stablehlo.maximum %v41, %v11 : tensor<7x33xf32>
  %v44 = stablehlo.minimum %v43, %v8 : tensor<7x33xf32>
  %w44 = stablehlo.logistic %v44 : tensor<7x33xf32>
  %v45 = stablehlo.tanh %v42 : tensor<7x33xf32>
  %v46 = stablehlo.subtract %v43, %w34 : tensor<7x33xf32>
  %v47 = stablehlo.subtract %w44, %v41 : tensor<7x33xf32>
  %v48 = stablehlo.minimum %v47, %v2 : tensor<7x33xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v49 = stablehlo.multiply %v46, %h49 : tensor<7x33xf32>
  %w49 = stablehlo.logistic %v49 : tensor<7x33xf32>
  %v50 = stablehlo.maximum %w49, %v43 : tensor<7x33xf32>
  %v51 = stablehlo.minimum %v50, %w39 : tensor<7x33xf32>
  %v52 = stablehlo.tanh %w49 : tensor<7x33xf32>
  %v53 = stablehlo.add %v50, %v15 : tensor<7x33xf32>
  %v54 = stablehlo.subtract %v53, %v30 : tensor<7x33xf32>
  %w54 = stablehlo.logistic %v54 : tensor<7x33xf32>
  %v55 = stablehlo.maximum %v52, %v28 : tensor<7x33xf32>
  %v56 = stablehlo.add %v53, %v21 : tensor<7x33xf32>
  %v57 = stablehlo.maximum %v56, %v35 : tensor<7x33xf32>
  %v58 = stablehlo.add %v57, %v5 : tensor<7x33xf32>
  %v59 = stablehlo.tanh %v56 : tensor<7x33xf32>
  %w59 = stablehlo.logistic %v59 : tensor<7x33xf32>
  %h60 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v60 = stablehlo.multiply %v58, %h60 : tensor<7x33xf32>
  %v61 = stablehlo.subtract %v60, %v45 : tensor<7x33xf32>
  %v62 = stablehlo.maximum %v61, %v43 : tensor<7x33xf32>
  %v63 = stablehlo.maximum %v60, %w19 : tensor<7x33xf32>
  %v64 = stablehlo.subtract %v63, %v0 : tensor<7x33xf32>
  %w64 = stablehlo.logistic %v64 : tensor<7x33xf32>
  %v65 = stablehlo.add %v62, %v22 : tensor<7x33xf32>
  %v66 = stablehlo.tanh %w64 : tensor<7x33xf32>
  %v67 = stablehlo.add %v66, %w59 : tensor<7x33xf32>
  %v68 = stablehlo.subtract %v67, %w4 : tensor<7x33xf32>
  %v69 = stablehlo.add %v67, %v36 : tensor<7x33xf32>
  %w69 = stablehlo.logistic %v69 : tensor<7x33xf32>
  %v70 = stablehlo.subtract %v68, %v68 : tensor<7x33xf32>
  %h71 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v71 = stablehlo.multiply %v70, %h71 : tensor<7x33xf32>
  %v72 = stablehlo.add %w69, %w9 : tensor<7x33xf32>
  %v73 = stablehlo.tanh %v70 : tensor<7x33xf32>
  %v74 = stablehlo.minimum %v72, %v2 : tensor<7x33xf32>
  %w74 = stablehlo.logistic %v74 : tensor<7x33xf32>
  %v75 = stablehlo.maximum %w74, %v21 : tensor<7x33xf32>
  %v76 = stablehlo.add %v75, %v43 : tensor<7x33xf32>
  %v77 = stablehlo.maximum %v76, %v32 : tensor<7x33xf32>
  %v78 = stablehlo.add %v75, %v5 : tensor<7x33xf32>
  %v79 = stablehlo.subtract %v77, %v8 : tensor<7x33xf32>
  %w79 = stablehlo.logistic %v79 : tensor<7x33xf32>
  %v80 = stablehlo.tanh %v78 : tensor<7x33xf32>
  %v81 = stablehlo.subtract %w79, %v70 : tensor<7x33xf32>
  %h82 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v82 = stablehlo.multiply %w79, %h82 : tensor<7x33xf32>
  %v83 = stablehlo.minimum %v82, %w4 : tensor<7x33xf32>
  %v84 = stablehlo.maximum %v81, %v80 : tensor<7x33xf32>
  %w84 = stablehlo.logistic %v84 : tensor<7x33xf32>
  %v85 = stablehlo.subtract %w84, %v7 : tensor<7x33xf32>
  %v86 = stablehlo.minimum %v83, %v16 : tensor<7x33xf32>
  %v87 = stablehlo.tanh %v86 : tensor<7x33xf32>
  %v88 = stablehlo.minimum %v86, %w74 : tensor<7x33xf32>
  %v89 = stablehlo.subtract %v88, %v61 : tensor<7x33xf32>
  %w89 = stablehlo.logistic %v89 : tensor<7x33xf32>
  %v90 = stablehlo.maximum %v87, %v58 : tensor<7x33xf32>
  %v91 = stablehlo.minimum %w89, %v5 : tensor<7x33xf32>
  %v92 = stablehlo.subtract %v91, %w24 : tensor<7x33xf32>
  %h93 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v93 = stablehlo.multiply %v91, %h93 : tensor<7x33xf32>
  %v94 = stablehlo.tanh %v92 : tensor<7x33xf32>
  %w94 = stablehlo.logistic %v94 : tensor<7x33xf32>
  %v95 = stablehlo.subtract %v93, %v45 : tensor<7x33xf32>
  %v96 = stablehlo.add %w94, %v57 : tensor<7x33xf32>
  %v97 = stablehlo.subtract %v96, %v2 : tensor<7x33xf32>
  %v98 = stablehlo.add %v95, %v45 : tensor<7x33xf32>
  %v99 = stablehlo.maximum %v97, %v63 : tensor<7x33xf32>
  %w99 = stablehlo.logistic %v99 : tensor<7x33xf32>
  return %w99, %v98 : tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<130xf32>, %y: tensor<130xf32>) -> (tensor<130xf32>, tensor<130xf32>) {
  %v0 = stablehlo.minimum %x, %y : tensor<130xf32>
  %v1 = stablehlo.minimum %y, %x : tensor<130xf32>
  %v2 = stablehlo.minimum %y, %v0 : tensor<130xf32>
  %v3 = stablehlo.tanh %v2 : tensor<130xf32>
  %v4 = stablehlo.subtract %v0, %y : tensor<130xf32>
  %w4 = stablehlo.logistic %v4 : tensor<130xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v5 = stablehlo.multiply %x, %h5 : tensor<130xf32>
  %v6 = stablehlo.add %x, %v3 : tensor<130xf32>
  %v7 = stablehlo.maximum %v6, %w4 : tensor<130xf32>
  %v8 = stablehlo.subtract %v0, %v3 : tensor<130xf32>
  %v9 = stablehlo.add %v8, %v2 : tensor<130xf32>
  %w9 = stablehlo.logistic %v9 : tensor<130xf32>
  %v10 = stablehlo.tanh %v2 : tensor<130xf32>
  %v11 = stablehlo.add %v10, %v1 : tensor<130xf32>
  %v12 = stablehlo.add %v8, %w4 : tensor<130xf32>
  %v13 = stablehlo.add %v8, %w4 : tensor<130xf32>
  %v14 = stablehlo.minimum %v11, %y : tensor<130xf32>
  %w14 = stablehlo.logistic %v14 : tensor<130xf32>
  %v15 = stablehlo.add %v8, %v11 : tensor<130xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v16 = stablehlo.multiply %v12, %h16 : tensor<130xf32>
  %v17 = stablehlo.tanh %v12 : tensor<130xf32>
  %v18 = stablehlo.minimum %v17, %v3 : tensor<130xf32>
  %v19 = stablehlo.maximum %v13, %y : tensor<130xf32>
  %w19 = stablehlo.logistic %v19 : tensor<130xf32>
  %v20 = stablehlo.maximum %v18, %v10 : tensor<130xf32>
  %v21 = stablehlo.add %v17, %v15 : tensor<130xf32>
  %v22 = stablehlo.minimum %v20, %v8 : tensor<130xf32>
  %v23 = stablehlo.subtract %v15, %v8 : tensor<130xf32>
  %v24 = stablehlo.tanh %w19 : tensor<130xf32>
  %w24 = stablehlo.logistic %v24 : tensor<130xf32>
  %v25 = stablehlo.minimum %v23, %w9 : tensor<130xf32>
  %v26 = stablehlo.minimum %w19, %w9 : tensor<130xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v27 = stablehlo.multiply %v26, %h27 : tensor<130xf32>
  %v28 = stablehlo.maximum %v23, %v26 : tensor<130xf32>
  %v29 = stablehlo.maximum %v27, %v5 : tensor<130xf32>
  %w29 = stablehlo.logistic %v29 : tensor<130xf32>
  %v30 = stablehlo.add %v23, %v16 : tensor<130xf32>
  %v31 = stablehlo.tanh %w29 : tensor<130xf32>
  %v32 = stablehlo.subtract %v28, %v27 : tensor<130xf32>
  %v33 = stablehlo.maximum %v31, %v11 : tensor<130xf32>
  %v34 = stablehlo.maximum %v32, %v21 : tensor<130xf32>
  %w34 = stablehlo.logistic %v34 : tensor<130xf32>
  %v35 = stablehlo.add %w29, %v1 : tensor<130xf32>
  %v36 = stablehlo.maximum %v28, %v26 : tensor<130xf32>
  %v37 = stablehlo.subtract %v32, %w4 : tensor<130xf32>
  %v38 = stablehlo.tanh %v32 : tensor<130xf32>
  %v39 = stablehlo.maximum %w34, %w34 : tensor<130xf32>
  %w39 = stablehlo.logistic %v39 : tensor<130xf32>
  %v40 = stablehlo.maximum %v32, %v8 : tensor<130xf32>
  %v41 = stablehlo.subtract %w34, %v30 : tensor<130xf32>
  %v42 = stablehlo.subtract %w34, %y : tensor<130xf32>
  %v43 = stablehlo.minimum %v38, %w39 : tensor<130xf32>
  %v44 = stablehlo.maximum %w39, %v1 : tensor<130xf32>
  %w44 = stablehlo.logistic %v44 : tensor<130xf32>
  %v45 = stablehlo.tanh %v38 : tensor<130xf32>
  %v46 = stablehlo.maximum %v38, %w44 : tensor<130xf32>
  %v47 = stablehlo.minimum %v42, %v30 : tensor<130xf32>
  %v48 = stablehlo.maximum %v43, %w9 : tensor<130xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v49 = stablehlo.multiply %v46, %h49 : tensor<130xf32>
  %w49 = stablehlo.logistic %v49 : tensor<130xf32>
  %v50 = stablehlo.maximum %v42, %x : tensor<130xf32>
  %v51 = stablehlo.add %v47, %v3 : tensor<130xf32>
  %v52 = stablehlo.tanh %v45 : tensor<130xf32>
  %v53 = stablehlo.subtract %v47, %v17 : tensor<130xf32>
  %v54 = stablehlo.minimum %v46, %v47 : tensor<130xf32>
  %w54 = stablehlo.logistic %v54 : tensor<130xf32>
  %v55 = stablehlo.add %v52, %v27 : tensor<130xf32>
  %v56 = stablehlo.subtract %w54, %v13 : tensor<130xf32>
  %v57 = stablehlo.add %w54, %v41 : tensor<130xf32>
  %v58 = stablehlo.add %v51, %w44 : tensor<130xf32>
  %v59 = stablehlo.tanh %v51 : tensor<130xf32>
  %w59 = stablehlo.logistic %v59 : tensor<130xf32>
  %h60 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v60 = stablehlo.multiply %v52, %h60 : tensor<130xf32>
  %v61 = stablehlo.maximum %v58, %v3 : tensor<130xf32>
  %v62 = stablehlo.add %w54, %v12 : tensor<130xf32>
  %v63 = stablehlo.minimum %v57, %v5 : tensor<130xf32>
  %v64 = stablehlo.add %w59, %v31 : tensor<130xf32>
  %w64 = stablehlo.logistic %v64 : tensor<130xf32>
  %v65 = stablehlo.subtract %v60, %w4 : tensor<130xf32>
  %v66 = stablehlo.tanh %v61 : tensor<130xf32>
  %v67 = stablehlo.add %v66, %w9 : tensor<130xf32>
  %v68 = stablehlo.minimum %v63, %v65 : tensor<130xf32>
  %v69 = stablehlo.add %v66, %v53 : tensor<130xf32>
  %w69 = stablehlo.logistic %v69 : tensor<130xf32>
  %v70 = stablehlo.add %v62, %w34 : tensor<130xf32>
  %h71 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v71 = stablehlo.multiply %v63, %h71 : tensor<130xf32>
  %v72 = stablehlo.maximum %v65, %v30 : tensor<130xf32>
  %v73 = stablehlo.tanh %v71 : tensor<130xf32>
  %v74 = stablehlo.add %v72, %v7 : tensor<130xf32>
  %w74 = stablehlo.logistic %v74 : tensor<130xf32>
  %v75 = stablehlo.subtract %v68, %v46 : tensor<130xf32>
  %v76 = stablehlo.subtract %w69, %v10 : tensor<130xf32>
  %v77 = stablehlo.subtract %v70, %w29 : tensor<130xf32>
  %v78 = stablehlo.add %v70, %v40 : tensor<130xf32>
  %v79 = stablehlo.add %w74, %v58 : tensor<130xf32>
  %w79 = stablehlo.logistic %v79 : tensor<130xf32>
  %v80 = stablehlo.tanh %v75 : tensor<130xf32>
  %v81 = stablehlo.maximum %v78, %v36 : tensor<130xf32>
  %h82 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v82 = stablehlo.multiply %v81, %h82 : tensor<130xf32>
  %v83 = stablehlo.maximum %v80, %w9 : tensor<130xf32>
  %v84 = stablehlo.maximum %v77, %v40 : tensor<130xf32>
  %w84 = stablehlo.logistic %v84 : tensor<130xf32>
  %v85 = stablehlo.subtract %w79, %v36 : tensor<130xf32>
  %v86 = stablehlo.minimum %v85, %v17 : tensor<130xf32>
  %v87 = stablehlo.tanh %v86 : tensor<130xf32>
  %v88 = stablehlo.subtract %v85, %v72 : tensor<130xf32>
  %v89 = stablehlo.maximum %v83, %v7 : tensor<130xf32>
  %w89 = stablehlo.logistic %v89 : tensor<130xf32>
  %v90 = stablehlo.subtract %w89, %v0 : tensor<130xf32>
  %v91 = stablehlo.add %w84, %v46 : tensor<130xf32>
  %v92 = stablehlo.subtract %v90, %v7 : tensor<130xf32>
  %h93 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v93 = stablehlo.multiply %v88, %h93 : tensor<130xf32>
  %v94 = stablehlo.tanh %v87 : tensor<130xf32>
  %w94 = stablehlo.logistic %v94 : tensor<130xf32>
  %v95 = stablehlo.minimum %v88, %v25 : tensor<130xf32>
  %v96 = stablehlo.add %w94, %v2 : tensor<130xf32>
  %v97 = stablehlo.subtract %v93, %v38 : tensor<130xf32>
  %v98 = stablehlo.add %v91, %v88 : tensor<130xf32>
  %v99 = stablehlo.minimum %v92, %v61 : tensor<130xf32>
  %w99 = stablehlo.logistic %v99 : tensor<130xf32>
  return %w99, %v98 : tensor<130xf32>, tensor<130xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<2x3x65xf32>, %y: tensor<2x3x65xf32>) -> (tensor<2x3x65xf32>, tensor<2x3x65xf32>) {
  %v0 = stablehlo.minimum %y, %y : tensor<2x3x65xf32>
  %v1 = stablehlo.maximum %v0, %y : tensor<2x3x65xf32>
  %v2 = stablehlo.minimum %y, %v1 : tensor<2x3x65xf32>
  %v3 = stablehlo.tanh %y : tensor<2x3x65xf32>
  %v4 = stablehlo.minimum %v3, %v2 : tensor<2x3x65xf32>
  %w4 = stablehlo.logistic %v4 : tensor<2x3x65xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v5 = stablehlo.multiply %x, %h5 : tensor<2x3x65xf32>
  %v6 = stablehlo.add %v0, %v0 : tensor<2x3x65xf32>
  %v7 = stablehlo.subtract %v5, %v1 : tensor<2x3x65xf32>
  %v8 = stablehlo.add %v0, %v2 : tensor<2x3x65xf32>
  %v9 = stablehlo.subtract %v6, %w4 : tensor<2x3x65xf32>
  %w9 = stablehlo.logistic %v9 : tensor<2x3x65xf32>
  %v10 = stablehlo.tanh %w9 : tensor<2x3x65xf32>
  %v11 = stablehlo.subtract %v10, %w4 : tensor<2x3x65xf32>
  %v12 = stablehlo.subtract %w4, %v7 : tensor<2x3x65xf32>
  %v13 = stablehlo.add %v6, %x : tensor<2x3x65xf32>
  %v14 = stablehlo.maximum %v1, %w4 : tensor<2x3x65xf32>
  %w14 = stablehlo.logistic %v14 : tensor<2x3x65xf32>
  %v15 = stablehlo.add %v12, %y : tensor<2x3x65xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v16 = stablehlo.multiply %v5, %h16 : tensor<2x3x65xf32>
  %v17 = stablehlo.tanh %v1 : tensor<2x3x65xf32>
  %v18 = stablehlo.maximum %v0, %v10 : tensor<2x3x65xf32>
  %v19 = stablehlo.maximum %y, %v0 : tensor<2x3x65xf32>
  %w19 = stablehlo.logistic %v19 : tensor<2x3x65xf32>
  %v20 = stablehlo.subtract %v2, %v10 : tensor<2x3x65xf32>
  %v21 = stablehlo.subtract %v8, %v10 : tensor<2x3x65xf32>
  %v22 = stablehlo.add %v12, %v18 : tensor<2x3x65xf32>
  %v23 = stablehlo.maximum %v18, %v12 : tensor<2x3x65xf32>
  %v24 = stablehlo.tanh %v17 : tensor<2x3x65xf32>
  %w24 = stablehlo.logistic %v24 : tensor<2x3x65xf32>
  %v25 = stablehlo.maximum %v21, %v17 : tensor<2x3x65xf32>
  %v26 = stablehlo.subtract %v18, %v22 : tensor<2x3x65xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v27 = stablehlo.multiply %v26, %h27 : tensor<2x3x65xf32>
  %v28 = stablehlo.subtract %v18, %v6 : tensor<2x3x65xf32>
  %v29 = stablehlo.subtract %v22, %v25 : tensor<2x3x65xf32>
  %w29 = stablehlo.logistic %v29 : tensor<2x3x65xf32>
  %v30 = stablehlo.add %w24, %v15 : tensor<2x3x65xf32>
  %v31 = stablehlo.tanh %v12 : tensor<2x3x65xf32>
  %v32 = stablehlo.maximum %v30, %v8 : tensor<2x3x65xf32>
  %v33 = stablehlo.maximum %w24, %y : tensor<2x3x65xf32>
  %v34 = stablehlo.subtract %v32, %v3 : tensor<2x3x65xf32>
  %w34 = stablehlo.logistic %v34 : tensor<2x3x65xf32>
  %v35 = stablehlo.add %w29, %v31 : tensor<2x3x65xf32>
  %v36 = stablehlo.add %w29, %v11 : tensor<2x3x65xf32>
  %v37 = stablehlo.minimum %v30, %v13 : tensor<2x3x65xf32>
  %v38 = stablehlo.tanh %v32 : tensor<2x3x65xf32>
  %v39 = stablehlo.minimum %v23, %v13 : tensor<2x3x65xf32>
  %w39 = stablehlo.logistic %v39 : tensor<2x3x65xf32>
  %v40 = stablehlo.subtract %v31, %v27 : tensor<2x3x65xf32>
  %v41 = stablehlo.maximum %v23, %v8 : tensor<2x3x65xf32>
  %v42 = stablehlo.minimum %v35, %v23 : tensor<2x3x65xf32>
  %v43 = stablehlo.minimum %v42, %v23 : tensor<2x3x65xf32>
  %v44 = stablehlo.add %v36, %v26 : tensor<2x3x65xf32>
  %w44 = stablehlo.logistic %v44 : tensor<2x3x65xf32>
  %v45 = stablehlo.tanh %v42 : tensor<2x3x65xf32>
  %v46 = stablehlo.subtract %v42, %v26 : tensor<2x3x65xf32>
  %v47 = stablehlo.minimum %v28, %v2 : tensor<2x3x65xf32>
  %v48 = stablehlo.minimum %v33, %v10 : tensor<2x3x65xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v49 = stablehlo.multiply %v45, %h49 : tensor<2x3x65xf32>
  %w49 = stablehlo.logistic %v49 : tensor<2x3x65xf32>
  %v50 = stablehlo.maximum %v47, %v47 : tensor<2x3x65xf32>
  %v51 = stablehlo.subtract %v31, %w19 : tensor<2x3x65xf32>
  %v52 = stablehlo.tanh %v35 : tensor<2x3x65xf32>
  %v53 = stablehlo.maximum %v52, %v13 : tensor<2x3x65xf32>
  %v54 = stablehlo.maximum %v53, %w4 : tensor<2x3x65xf32>
  %w54 = stablehlo.logistic %v54 : tensor<2x3x65xf32>
  %v55 = stablehlo.subtract %v36, %v40 : tensor<2x3x65xf32>
  %v56 = stablehlo.minimum %w39, %v26 : tensor<2x3x65xf32>
  %v57 = stablehlo.minimum %w49, %v41 : tensor<2x3x65xf32>
  %v58 = stablehlo.subtract %v56, %v38 : tensor<2x3x65xf32>
  %v59 = stablehlo.tanh %v50 : tensor<2x3x65xf32>
  %w59 = stablehlo.logistic %v59 : tensor<2x3x65xf32>
  %h60 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v60 = stablehlo.multiply %v48, %h60 : tensor<2x3x65xf32>
  %v61 = stablehlo.minimum %v41, %w39 : tensor<2x3x65xf32>
  %v62 = stablehlo.maximum %w44, %v12 : tensor<2x3x65xf32>
  %v63 = stablehlo.maximum %v57, %v21 : tensor<2x3x65xf32>
  %v64 = stablehlo.subtract %v52, %w24 : tensor<2x3x65xf32>
  %w64 = stablehlo.logistic %v64 : tensor<2x3x65xf32>
  %v65 = stablehlo.subtract %v58, %v11 : tensor<2x3x65xf32>
  %v66 = stablehlo.tanh %w54 : tensor<2x3x65xf32>
  %v67 = stablehlo.add %v48, %v38 : tensor<2x3x65xf32>
  %v68 = stablehlo.maximum %v63, %v41 : tensor<2x3x65xf32>
  %v69 = stablehlo.minimum %v51, %w9 : tensor<2x3x65xf32>
  %w69 = stablehlo.logistic %v69 : tensor<2x3x65xf32>
  %v70 = stablehlo.minimum %w54, %v2 : tensor<2x3x65xf32>
  %h71 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v71 = stablehlo.multiply %v60, %h71 : tensor<2x3x65xf32>
  %v72 = stablehlo.minimum %v62, %v70 : tensor<2x3x65xf32>
  %v73 = stablehlo.tanh %v53 : tensor<2x3x65xf32>
  %v74 = stablehlo.minimum %v61, %w49 : tensor<2x3x65xf32>
  %w74 = stablehlo.logistic %v74 : tensor<2x3x65xf32>
  %v75 = stablehlo.minimum %v57, %w49 : tensor<2x3x65xf32>
  %v76 = stablehlo.add %w64, %v66 : tensor<2x3x65xf32>
  %v77 = stablehlo.subtract %w64, %v48 : tensor<2x3x65xf32>
  %v78 = stablehlo.maximum %w69, %v62 : tensor<2x3x65xf32>
  %v79 = stablehlo.add %v72, %v11 : tensor<2x3x65xf32>
  %w79 = stablehlo.logistic %v79 : tensor<2x3x65xf32>
  %v80 = stablehlo.tanh %v66 : tensor<2x3x65xf32>
  %v81 = stablehlo.minimum %w74, %v62 : tensor<2x3x65xf32>
  %h82 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v82 = stablehlo.multiply %w74, %h82 : tensor<2x3x65xf32>
  %v83 = stablehlo.subtract %w64, %v18 : tensor<2x3x65xf32>
  %v84 = stablehlo.minimum %v67, %v36 : tensor<2x3x65xf32>
  %w84 = stablehlo.logistic %v84 : tensor<2x3x65xf32>
  %v85 = stablehlo.minimum %w79, %w54 : tensor<2x3x65xf32>
  %v86 = stablehlo.add %w84, %v72 : tensor<2x3x65xf32>
  %v87 = stablehlo.tanh %v86 : tensor<2x3x65xf32>
  %v88 = stablehlo.subtract %w69, %v46 : tensor<2x3x65xf32>
  %v89 = stablehlo.add %v73, %w34 : tensor<2x3x65xf32>
  %w89 = stablehlo.logistic %v89 : tensor<2x3x65xf32>
  %v90 = stablehlo.add %v71, %v53 : tensor<2x3x65xf32>
  %v91 = stablehlo.subtract %w84, %v58 : tensor<2x3x65xf32>
  %v92 = stablehlo.maximum %v75, %w4 : tensor<2x3x65xf32>
  %h93 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v93 = stablehlo.multiply %v82, %h93 : tensor<2x3x65xf32>
  %v94 = stablehlo.tanh %v75 : tensor<2x3x65xf32>
  %w94 = stablehlo.logistic %v94 : tensor<2x3x65xf32>
  %v95 = stablehlo.add %v93, %w14 : tensor<2x3x65xf32>
  %v96 = stablehlo.minimum %v85, %v3 : tensor<2x3x65xf32>
  %v97 = stablehlo.subtract %v90, %v26 : tensor<2x3x65xf32>
  %v98 = stablehlo.maximum %v90, %v97 : tensor<2x3x65xf32>
  %v99 = stablehlo.add %v80, %w34 : tensor<2x3x65xf32>
  %w99 = stablehlo.logistic %v99 : tensor<2x3x65xf32>
  return %w99, %v98 : tensor<2x3x65xf32>, tensor<2x3x65xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<7x33xf32>, %y: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>) {
  %v0 = stablehlo.maximum %x, %x : tensor<7x33xf32>
  %v1 = stablehlo.minimum %x, %x : tensor<7x33xf32>
  %v2 = stablehlo.subtract %v0, %y : tensor<7x33xf32>
  %v3 = stablehlo.tanh %v2 : tensor<7x33xf32>
  %v4 = stablehlo.minimum %v2, %v3 : tensor<7x33xf32>
  %w4 = stablehlo.logistic %v4 : tensor<7x33xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v5 = stablehlo.multiply %v3, %h5 : tensor<7x33xf32>
  %v6 = stablehlo.add %v5, %w4 : tensor<7x33xf32>
  %v7 = stablehlo.minimum %w4, %v0 : tensor<7x33xf32>
  %v8 = stablehlo.subtract %v6, %v3 : tensor<7x33xf32>
  %v9 = stablehlo.maximum %v6, %v7 : tensor<7x33xf32>
  %w9 = stablehlo.logistic %v9 : tensor<7x33xf32>
  %v10 = stablehlo.tanh %v8 : tensor<7x33xf32>
  %v11 = stablehlo.subtract %w9, %y : tensor<7x33xf32>
  %v12 = stablehlo.minimum %w9, %y : tensor<7x33xf32>
  %v13 = stablehlo.minimum %v12, %v10 : tensor<7x33xf32>
  %v14 = stablehlo.subtract %v13, %v6 : tensor<7x33xf32>
  %w14 = stablehlo.logistic %v14 : tensor<7x33xf32>
  %v15 = stablehlo.add %w14, %v12 : tensor<7x33xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v16 = stablehlo.multiply %v13, %h16 : tensor<7x33xf32>
  %v17 = stablehlo.tanh %v15 : tensor<7x33xf32>
  %v18 = stablehlo.maximum %v17, %v0 : tensor<7x33xf32>
  %v19 = stablehlo.maximum %v18, %v12 : tensor<7x33xf32>
  %w19 = stablehlo.logistic %v19 : tensor<7x33xf32>
  %v20 = stablehlo.minimum %v18, %v15 : tensor<7x33xf32>
  %v21 = stablehlo.minimum %v20, %v3 : tensor<7x33xf32>
  %v22 = stablehlo.subtract %w19, %v6 : tensor<7x33xf32>
  %v23 = stablehlo.minimum %v20, %v21 : tensor<7x33xf32>
  %v24 = stablehlo.tanh %v22 : tensor<7x33xf32>
  %w24 = stablehlo.logistic %v24 : tensor<7x33xf32>
  %v25 = stablehlo.add %v22, %w4 : tensor<7x33xf32>
  %v26 = stablehlo.maximum %w24, %v5 : tensor<7x33xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v27 = stablehlo.multiply %v26, %h27 : tensor<7x33xf32>
  %v28 = stablehlo.subtract %v27, %x : tensor<7x33xf32>
  %v29 = stablehlo.minimum %v28, %v2 : tensor<7x33xf32>
  %w29 = stablehlo.logistic %v29 : tensor<7x33xf32>
  %v30 = stablehlo.subtract %v28, %v22 : tensor<7x33xf32>
  %v31 = stablehlo.tanh %w29 : tensor<7x33xf32>
  %v32 = stablehlo.add %v30, %v31 : tensor<7x33xf32>
  %v33 = stablehlo.minimum %v31, %w24 : tensor<7x33xf32>
  %v34 = stablehlo.maximum %v32, %v22 : tensor<7x33xf32>
  %w34 = stablehlo.logistic %v34 : tensor<7x33xf32>
  %v35 = stablehlo.minimum %v32, %v1 : tensor<7x33xf32>
  %v36 = stablehlo.minimum %w34, %v21 : tensor<7x33xf32>
  %v37 = stablehlo.add %v36, %v3 : tensor<7x33xf32>
  %v38 = stablehlo.tanh %v37 : tensor<7x33xf32>
  %v39 = stablehlo.subtract %v38, %v15 : tensor<7x33xf32>
  %w39 = stablehlo.logistic %v39 : tensor<7x33xf32>
  %v40 = stablehlo.maximum %v37, %v37 : tensor<7x33xf32>
  %v41 = stablehlo.add %v38, %v5 : tensor<7x33xf32>
  %v42 = stablehlo.subtract %v40, %v3 : tensor<7x33xf32>
  %v43 = stablehlo.subtract %v42, %w9 : tensor<7x33xf32>
  %v44 = stablehlo.subtract %v42, %w19 : tensor<7x33xf32>
  %w44 = stablehlo.logistic %v44 : tensor<7x33xf32>
  %v45 = stablehlo.tanh %w44 : tensor<7x33xf32>
  %v46 = stablehlo.subtract %v43, %v45 : tensor<7x33xf32>
  %v47 = stablehlo.add %w44, %v22 : tensor<7x33xf32>
  %v48 = stablehlo.minimum %v46, %v8 : tensor<7x33xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v49 = stablehlo.multiply %v48, %h49 : tensor<7x33xf32>
  %w49 = stablehlo.logistic %v49 : tensor<7x33xf32>
  %v50 = stablehlo.subtract %w49, %w4 : tensor<7x33xf32>
  %v51 = stablehlo.maximum %v48, %v20 : tensor<7x33xf32>
  %v52 = stablehlo.tanh %v51 : tensor<7x33xf32>
  %v53 = stablehlo.add %v51, %v35 : tensor<7x33xf32>
  %v54 = stablehlo.maximum %v52, %w29 : tensor<7x33xf32>
  %w54 = stablehlo.logistic %v54 : tensor<7x33xf32>
  %v55 = stablehlo.subtract %w54, %w34 : tensor<7x33xf32>
  %v56 = stablehlo.maximum %v55, %v38 : tensor<7x33xf32>
  %v57 = stablehlo.add %v56, %w24 : tensor<7x33xf32>
  %v58 = stablehlo.minimum %v55, %v43 : tensor<7x33xf32>
  %v59 = stablehlo.tanh %v57 : tensor<7x33xf32>
  %w59 = stablehlo.logistic %v59 : tensor<7x33xf32>
  %h60 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v60 = stablehlo.multiply %w59, %h60 : tensor<7x33xf32>
  %v61 = stablehlo.subtract %v60, %v47 : tensor<7x33xf32>
  %v62 = stablehlo.maximum %w59, %v16 : tensor<7x33xf32>
  %v63 = stablehlo.subtract %v60, %v38 : tensor<7x33xf32>
  %v64 = stablehlo.subtract %v63, %v17 : tensor<7x33xf32>
  %w64 = stablehlo.logistic %v64 : tensor<7x33xf32>
  %v65 = stablehlo.add %v62, %v41 : tensor<7x33xf32>
  %v66 = stablehlo.tanh %v65 : tensor<7x33xf32>
  %v67 = stablehlo.subtract %w64, %v27 : tensor<7x33xf32>
  %v68 = stablehlo.add %v67, %v11 : tensor<7x33xf32>
  %v69 = stablehlo.minimum %v67, %v27 : tensor<7x33xf32>
  %w69 = stablehlo.logistic %v69 : tensor<7x33xf32>
  %v70 = stablehlo.add %v68, %v12 : tensor<7x33xf32>
  %h71 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v71 = stablehlo.multiply %w69, %h71 : tensor<7x33xf32>
  %v72 = stablehlo.minimum %w69, %w44 : tensor<7x33xf32>
  %v73 = stablehlo.tanh %v71 : tensor<7x33xf32>
  %v74 = stablehlo.maximum %v71, %v38 : tensor<7x33xf32>
  %w74 = stablehlo.logistic %v74 : tensor<7x33xf32>
  %v75 = stablehlo.minimum %w74, %v45 : tensor<7x33xf32>
  %v76 = stablehlo.minimum %v73, %w9 : tensor<7x33xf32>
  %v77 = stablehlo.add %w74, %v32 : tensor<7x33xf32>
  %v78 = stablehlo.minimum %v77, %v32 : tensor<7x33xf32>
  %v79 = stablehlo.subtract %v77, %v8 : tensor<7x33xf32>
  %w79 = stablehlo.logistic %v79 : tensor<7x33xf32>
  %v80 = stablehlo.tanh %w79 : tensor<7x33xf32>
  %v81 = stablehlo.minimum %w79, %v41 : tensor<7x33xf32>
  %h82 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v82 = stablehlo.multiply %v81, %h82 : tensor<7x33xf32>
  %v83 = stablehlo.maximum %v80, %v61 : tensor<7x33xf32>
  %v84 = stablehlo.add %v81, %v37 : tensor<7x33xf32>
  %w84 = stablehlo.logistic %v84 : tensor<7x33xf32>
  %v85 = stablehlo.maximum %v83, %v66 : tensor<7x33xf32>
  %v86 = stablehlo.maximum %v85, %v20 : tensor<7x33xf32>
  %v87 = stablehlo.tanh %v86 : tensor<7x33xf32>
  %v88 = stablehlo.add %v86, %v33 : tensor<7x33xf32>
  %v89 = stablehlo.maximum %v87, %v87 : tensor<7x33xf32>
  %w89 = stablehlo.logistic %v89 : tensor<7x33xf32>
  %v90 = stablehlo.add %v87, %v58 : tensor<7x33xf32>
  %v91 = stablehlo.subtract %v90, %v10 : tensor<7x33xf32>
  %v92 = stablehlo.subtract %w89, %v7 : tensor<7x33xf32>
  %h93 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v93 = stablehlo.multiply %v91, %h93 : tensor<7x33xf32>
  %v94 = stablehlo.tanh %v93 : tensor<7x33xf32>
  %w94 = stablehlo.logistic %v94 : tensor<7x33xf32>
  %v95 = stablehlo.add %w94, %v78 : tensor<7x33xf32>
  %v96 = stablehlo.maximum %v93, %w64 : tensor<7x33xf32>
  %v97 = stablehlo.minimum %v96, %v37 : tensor<7x33xf32>
  %v98 = stablehlo.subtract %v97, %v22 : tensor<7x33xf32>
  %v99 = stablehlo.subtract %v97, %v43 : tensor<7x33xf32>
  %w99 = stablehlo.logistic %v99 : tensor<7x33xf32>
  %v100 = stablehlo.minimum %v98, %v80 : tensor<7x33xf32>
  %v101 = stablehlo.tanh %v100 : tensor<7x33xf32>
  %v102 = stablehlo.subtract %w99, %v66 : tensor<7x33xf32>
  %v103 = stablehlo.add %v100, %v62 : tensor<7x33xf32>
  %h104 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v104 = stablehlo.multiply %v103, %h104 : tensor<7x33xf32>
  %w104 = stablehlo.logistic %v104 : tensor<7x33xf32>
  %v105 = stablehlo.minimum %v102, %v18 : tensor<7x33xf32>
  %v106 = stablehlo.minimum %v105, %w54 : tensor<7x33xf32>
  %v107 = stablehlo.maximum %v105, %v103 : tensor<7x33xf32>
  %v108 = stablehlo.tanh %v105 : tensor<7x33xf32>
  %v109 = stablehlo.add %v106, %v33 : tensor<7x33xf32>
  %w109 = stablehlo.logistic %v109 : tensor<7x33xf32>
  %v110 = stablehlo.add %v107, %w84 : tensor<7x33xf32>
  %v111 = stablehlo.maximum %v110, %w59 : tensor<7x33xf32>
  %v112 = stablehlo.add %v111, %v15 : tensor<7x33xf32>
  %v113 = stablehlo.add %v110, %v78 : tensor<7x33xf32>
  %v114 = stablehlo.minimum %v113, %w44 : tensor<7x33xf32>
  %w114 = stablehlo.logistic %v114 : tensor<7x33xf32>
  %v115 = stablehlo.tanh %w114 : tensor<7x33xf32>
  %v116 = stablehlo.subtract %w114, %v15 : tensor<7x33xf32>
  %v117 = stablehlo.minimum %v116, %w89 : tensor<7x33xf32>
  %v118 = stablehlo.maximum %v116, %v41 : tensor<7x33xf32>
  %v119 = stablehlo.subtract %v117, %v90 : tensor<7x33xf32>
  %w119 = stablehlo.logistic %v119 : tensor<7x33xf32>
  %v120 = stablehlo.minimum %w119, %w64 : tensor<7x33xf32>
  %v121 = stablehlo.minimum %v118, %v47 : tensor<7x33xf32>
  %v122 = stablehlo.tanh %v120 : tensor<7x33xf32>
  %v123 = stablehlo.maximum %v122, %v107 : tensor<7x33xf32>
  %v124 = stablehlo.minimum %v121, %v43 : tensor<7x33xf32>
  %w124 = stablehlo.logistic %v124 : tensor<7x33xf32>
  %v125 = stablehlo.maximum %v123, %v22 : tensor<7x33xf32>
  %h126 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v126 = stablehlo.multiply %v123, %h126 : tensor<7x33xf32>
  %v127 = stablehlo.subtract %v125, %v41 : tensor<7x33xf32>
  %v128 = stablehlo.minimum %v127, %w114 : tensor<7x33xf32>
  %v129 = stablehlo.tanh %v126 : tensor<7x33xf32>
  %w129 = stablehlo.logistic %v129 : tensor<7x33xf32>
  %v130 = stablehlo.add %v128, %v15 : tensor<7x33xf32>
  %v131 = stablehlo.subtract %v130, %w54 : tensor<7x33xf32>
  %v132 = stablehlo.maximum %v130, %v27 : tensor<7x33xf32>
  %v133 = stablehlo.minimum %v131, %w89 : tensor<7x33xf32>
  %v134 = stablehlo.minimum %v133, %x : tensor<7x33xf32>
  %w134 = stablehlo.logistic %v134 : tensor<7x33xf32>
  %v135 = stablehlo.minimum %v132, %w99 : tensor<7x33xf32>
  %v136 = stablehlo.tanh %v135 : tensor<7x33xf32>
  %h137 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v137 = stablehlo.multiply %v136, %h137 : tensor<7x33xf32>
  %v138 = stablehlo.minimum %v135, %v95 : tensor<7x33xf32>
  %v139 = stablehlo.maximum %v138, %v105 : tensor<7x33xf32>
  %w139 = stablehlo.logistic %v139 : tensor<7x33xf32>
  %v140 = stablehlo.maximum %v138, %v18 : tensor<7x33xf32>
  %v141 = stablehlo.minimum %v140, %v42 : tensor<7x33xf32>
  %v142 = stablehlo.add %v140, %v121 : tensor<7x33xf32>
  %v143 = stablehlo.tanh %v140 : tensor<7x33xf32>
  %v144 = stablehlo.subtract %v141, %v76 : tensor<7x33xf32>
  %w144 = stablehlo.logistic %v144 : tensor<7x33xf32>
  %v145 = stablehlo.minimum %v143, %v40 : tensor<7x33xf32>
  %v146 = stablehlo.maximum %w144, %v116 : tensor<7x33xf32>
  %v147 = stablehlo.subtract %v146, %v38 : tensor<7x33xf32>
  %h148 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %v148 = stablehlo.multiply %v145, %h148 : tensor<7x33xf32>
  %v149 = stablehlo.subtract %v147, %v30 : tensor<7x33xf32>
  %w149 = stablehlo.logistic %v149 : tensor<7x33xf32>
  return %w149, %v148 : tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<130xf32>, %y: tensor<130xf32>) -> (tensor<130xf32>, tensor<130xf32>) {
  %v0 = stablehlo.add %y, %x : tensor<130xf32>
  %v1 = stablehlo.subtract %v0, %y : tensor<130xf32>
  %v2 = stablehlo.subtract %v1, %v1 : tensor<130xf32>
  %v3 = stablehlo.tanh %v1 : tensor<130xf32>
  %v4 = stablehlo.minimum %y, %v3 : tensor<130xf32>
  %w4 = stablehlo.logistic %v4 : tensor<130xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v5 = stablehlo.multiply %x, %h5 : tensor<130xf32>
  %v6 = stablehlo.minimum %v0, %v3 : tensor<130xf32>
  %v7 = stablehlo.minimum %v2, %v3 : tensor<130xf32>
  %v8 = stablehlo.maximum %v7, %x : tensor<130xf32>
  %v9 = stablehlo.maximum %v6, %y : tensor<130xf32>
  %w9 = stablehlo.logistic %v9 : tensor<130xf32>
  %v10 = stablehlo.tanh %w4 : tensor<130xf32>
  %v11 = stablehlo.add %v7, %w9 : tensor<130xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<130xf32>
  %v13 = stablehlo.add %v8, %v1 : tensor<130xf32>
  %v14 = stablehlo.maximum %v11, %v7 : tensor<130xf32>
  %w14 = stablehlo.logistic %v14 : tensor<130xf32>
  %v15 = stablehlo.minimum %v8, %v0 : tensor<130xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v16 = stablehlo.multiply %w14, %h16 : tensor<130xf32>
  %v17 = stablehlo.tanh %v15 : tensor<130xf32>
  %v18 = stablehlo.add %v17, %v5 : tensor<130xf32>
  %v19 = stablehlo.subtract %v16, %v2 : tensor<130xf32>
  %w19 = stablehlo.logistic %v19 : tensor<130xf32>
  %v20 = stablehlo.minimum %w14, %w9 : tensor<130xf32>
  %v21 = stablehlo.subtract %v15, %v20 : tensor<130xf32>
  %v22 = stablehlo.minimum %v21, %w9 : tensor<130xf32>
  %v23 = stablehlo.maximum %v22, %v15 : tensor<130xf32>
  %v24 = stablehlo.tanh %v18 : tensor<130xf32>
  %w24 = stablehlo.logistic %v24 : tensor<130xf32>
  %v25 = stablehlo.maximum %v22, %w9 : tensor<130xf32>
  %v26 = stablehlo.subtract %v18, %v20 : tensor<130xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v27 = stablehlo.multiply %v26, %h27 : tensor<130xf32>
  %v28 = stablehlo.add %v27, %v25 : tensor<130xf32>
  %v29 = stablehlo.maximum %v27, %v12 : tensor<130xf32>
  %w29 = stablehlo.logistic %v29 : tensor<130xf32>
  %v30 = stablehlo.subtract %v23, %v1 : tensor<130xf32>
  %v31 = stablehlo.tanh %v23 : tensor<130xf32>
  %v32 = stablehlo.minimum %w24, %v8 : tensor<130xf32>
  %v33 = stablehlo.maximum %v26, %v25 : tensor<130xf32>
  %v34 = stablehlo.minimum %v26, %w24 : tensor<130xf32>
  %w34 = stablehlo.logistic %v34 : tensor<130xf32>
  %v35 = stablehlo.subtract %v27, %v31 : tensor<130xf32>
  %v36 = stablehlo.add %v30, %w19 : tensor<130xf32>
  %v37 = stablehlo.minimum %v35, %w14 : tensor<130xf32>
  %v38 = stablehlo.tanh %v37 : tensor<130xf32>
  %v39 = stablehlo.add %v31, %v8 : tensor<130xf32>
  %w39 = stablehlo.logistic %v39 : tensor<130xf32>
  %v40 = stablehlo.maximum %v35, %v28 : tensor<130xf32>
  %v41 = stablehlo.maximum %v36, %v11 : tensor<130xf32>
  %v42 = stablehlo.add %v37, %v3 : tensor<130xf32>
  %v43 = stablehlo.minimum %v40, %v15 : tensor<130xf32>
  %v44 = stablehlo.subtract %w39, %w29 : tensor<130xf32>
  %w44 = stablehlo.logistic %v44 : tensor<130xf32>
  %v45 = stablehlo.tanh %w39 : tensor<130xf32>
  %v46 = stablehlo.subtract %v43, %v15 : tensor<130xf32>
  %v47 = stablehlo.maximum %v41, %v18 : tensor<130xf32>
  %v48 = stablehlo.minimum %v40, %v27 : tensor<130xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v49 = stablehlo.multiply %v47, %h49 : tensor<130xf32>
  %w49 = stablehlo.logistic %v49 : tensor<130xf32>
  %v50 = stablehlo.add %v42, %v35 : tensor<130xf32>
  %v51 = stablehlo.minimum %v48, %v17 : tensor<130xf32>
  %v52 = stablehlo.tanh %v50 : tensor<130xf32>
  %v53 = stablehlo.maximum %w49, %v7 : tensor<130xf32>
  %v54 = stablehlo.minimum %v51, %v17 : tensor<130xf32>
  %w54 = stablehlo.logistic %v54 : tensor<130xf32>
  %v55 = stablehlo.minimum %v53, %v43 : tensor<130xf32>
  %v56 = stablehlo.maximum %v55, %w14 : tensor<130xf32>
  %v57 = stablehlo.maximum %v52, %v28 : tensor<130xf32>
  %v58 = stablehlo.minimum %v50, %v40 : tensor<130xf32>
  %v59 = stablehlo.tanh %w54 : tensor<130xf32>
  %w59 = stablehlo.logistic %v59 : tensor<130xf32>
  %h60 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v60 = stablehlo.multiply %w54, %h60 : tensor<130xf32>
  %v61 = stablehlo.add %w54, %v57 : tensor<130xf32>
  %v62 = stablehlo.maximum %v56, %v51 : tensor<130xf32>
  %v63 = stablehlo.maximum %v60, %v60 : tensor<130xf32>
  %v64 = stablehlo.minimum %v62, %v38 : tensor<130xf32>
  %w64 = stablehlo.logistic %v64 : tensor<130xf32>
  %v65 = stablehlo.minimum %v60, %v55 : tensor<130xf32>
  %v66 = stablehlo.tanh %v65 : tensor<130xf32>
  %v67 = stablehlo.subtract %v60, %v13 : tensor<130xf32>
  %v68 = stablehlo.maximum %v61, %w4 : tensor<130xf32>
  %v69 = stablehlo.add %v66, %v37 : tensor<130xf32>
  %w69 = stablehlo.logistic %v69 : tensor<130xf32>
  %v70 = stablehlo.add %v62, %w34 : tensor<130xf32>
  %h71 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v71 = stablehlo.multiply %v67, %h71 : tensor<130xf32>
  %v72 = stablehlo.add %w69, %w44 : tensor<130xf32>
  %v73 = stablehlo.tanh %v68 : tensor<130xf32>
  %v74 = stablehlo.subtract %v70, %v36 : tensor<130xf32>
  %w74 = stablehlo.logistic %v74 : tensor<130xf32>
  %v75 = stablehlo.add %v67, %v5 : tensor<130xf32>
  %v76 = stablehlo.add %v71, %v43 : tensor<130xf32>
  %v77 = stablehlo.subtract %v70, %w34 : tensor<130xf32>
  %v78 = stablehlo.maximum %v75, %v20 : tensor<130xf32>
  %v79 = stablehlo.subtract %v73, %v78 : tensor<130xf32>
  %w79 = stablehlo.logistic %v79 : tensor<130xf32>
  %v80 = stablehlo.tanh %v76 : tensor<130xf32>
  %v81 = stablehlo.subtract %w74, %y : tensor<130xf32>
  %h82 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v82 = stablehlo.multiply %v80, %h82 : tensor<130xf32>
  %v83 = stablehlo.minimum %v77, %v6 : tensor<130xf32>
  %v84 = stablehlo.minimum %v83, %v78 : tensor<130xf32>
  %w84 = stablehlo.logistic %v84 : tensor<130xf32>
  %v85 = stablehlo.maximum %v83, %v3 : tensor<130xf32>
  %v86 = stablehlo.minimum %v82, %w44 : tensor<130xf32>
  %v87 = stablehlo.tanh %w79 : tensor<130xf32>
  %v88 = stablehlo.subtract %v83, %w79 : tensor<130xf32>
  %v89 = stablehlo.maximum %v88, %v57 : tensor<130xf32>
  %w89 = stablehlo.logistic %v89 : tensor<130xf32>
  %v90 = stablehlo.add %w89, %v2 : tensor<130xf32>
  %v91 = stablehlo.add %v87, %v78 : tensor<130xf32>
  %v92 = stablehlo.minimum %w84, %v83 : tensor<130xf32>
  %h93 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v93 = stablehlo.multiply %v88, %h93 : tensor<130xf32>
  %v94 = stablehlo.tanh %v91 : tensor<130xf32>
  %w94 = stablehlo.logistic %v94 : tensor<130xf32>
  %v95 = stablehlo.add %v90, %v32 : tensor<130xf32>
  %v96 = stablehlo.minimum %w89, %w4 : tensor<130xf32>
  %v97 = stablehlo.minimum %w89, %w49 : tensor<130xf32>
  %v98 = stablehlo.subtract %v91, %w59 : tensor<130xf32>
  %v99 = stablehlo.minimum %w94, %v93 : tensor<130xf32>
  %w99 = stablehlo.logistic %v99 : tensor<130xf32>
  %v100 = stablehlo.subtract %v96, %v50 : tensor<130xf32>
  %v101 = stablehlo.tanh %v96 : tensor<130xf32>
  %v102 = stablehlo.add %v96, %v76 : tensor<130xf32>
  %v103 = stablehlo.maximum %v102, %v7 : tensor<130xf32>
  %h104 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v104 = stablehlo.multiply %v103, %h104 : tensor<130xf32>
  %w104 = stablehlo.logistic %v104 : tensor<130xf32>
  %v105 = stablehlo.minimum %v101, %v102 : tensor<130xf32>
  %v106 = stablehlo.add %v102, %v100 : tensor<130xf32>
  %v107 = stablehlo.subtract %v103, %v48 : tensor<130xf32>
  %v108 = stablehlo.tanh %v100 : tensor<130xf32>
  %v109 = stablehlo.add %v108, %w64 : tensor<130xf32>
  %w109 = stablehlo.logistic %v109 : tensor<130xf32>
  %v110 = stablehlo.maximum %v108, %v68 : tensor<130xf32>
  %v111 = stablehlo.add %w109, %v56 : tensor<130xf32>
  %v112 = stablehlo.minimum %v111, %v107 : tensor<130xf32>
  %v113 = stablehlo.add %v112, %v3 : tensor<130xf32>
  %v114 = stablehlo.add %v112, %w39 : tensor<130xf32>
  %w114 = stablehlo.logistic %v114 : tensor<130xf32>
  %v115 = stablehlo.tanh %w109 : tensor<130xf32>
  %v116 = stablehlo.minimum %v108, %v66 : tensor<130xf32>
  %v117 = stablehlo.minimum %w109, %v53 : tensor<130xf32>
  %v118 = stablehlo.maximum %v112, %v110 : tensor<130xf32>
  %v119 = stablehlo.maximum %v113, %v27 : tensor<130xf32>
  %w119 = stablehlo.logistic %v119 : tensor<130xf32>
  %v120 = stablehlo.subtract %v115, %v55 : tensor<130xf32>
  %v121 = stablehlo.maximum %w114, %v3 : tensor<130xf32>
  %v122 = stablehlo.tanh %v118 : tensor<130xf32>
  %v123 = stablehlo.minimum %v115, %v0 : tensor<130xf32>
  %v124 = stablehlo.add %v118, %v15 : tensor<130xf32>
  %w124 = stablehlo.logistic %v124 : tensor<130xf32>
  %v125 = stablehlo.subtract %v121, %v100 : tensor<130xf32>
  %h126 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v126 = stablehlo.multiply %v122, %h126 : tensor<130xf32>
  %v127 = stablehlo.minimum %w119, %v73 : tensor<130xf32>
  %v128 = stablehlo.minimum %v123, %w44 : tensor<130xf32>
  %v129 = stablehlo.tanh %v128 : tensor<130xf32>
  %w129 = stablehlo.logistic %v129 : tensor<130xf32>
  %v130 = stablehlo.maximum %v127, %w39 : tensor<130xf32>
  %v131 = stablehlo.minimum %v128, %w109 : tensor<130xf32>
  %v132 = stablehlo.add %v128, %v98 : tensor<130xf32>
  %v133 = stablehlo.add %v130, %v36 : tensor<130xf32>
  %v134 = stablehlo.minimum %v131, %v82 : tensor<130xf32>
  %w134 = stablehlo.logistic %v134 : tensor<130xf32>
  %v135 = stablehlo.add %v128, %v131 : tensor<130xf32>
  %v136 = stablehlo.tanh %v133 : tensor<130xf32>
  %h137 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v137 = stablehlo.multiply %v131, %h137 : tensor<130xf32>
  %v138 = stablehlo.maximum %v136, %v108 : tensor<130xf32>
  %v139 = stablehlo.minimum %w134, %v28 : tensor<130xf32>
  %w139 = stablehlo.logistic %v139 : tensor<130xf32>
  %v140 = stablehlo.add %v135, %v26 : tensor<130xf32>
  %v141 = stablehlo.add %v136, %v43 : tensor<130xf32>
  %v142 = stablehlo.minimum %v135, %w19 : tensor<130xf32>
  %v143 = stablehlo.tanh %v141 : tensor<130xf32>
  %v144 = stablehlo.maximum %v140, %w14 : tensor<130xf32>
  %w144 = stablehlo.logistic %v144 : tensor<130xf32>
  %v145 = stablehlo.add %v141, %w29 : tensor<130xf32>
  %v146 = stablehlo.minimum %v138, %v36 : tensor<130xf32>
  %v147 = stablehlo.subtract %v143, %v116 : tensor<130xf32>
  %h148 = stablehlo.constant dense<0.5> : tensor<130xf32>
  %v148 = stablehlo.multiply %v140, %h148 : tensor<130xf32>
  %v149 = stablehlo.add %v145, %v130 : tensor<130xf32>
  %w149 = stablehlo.logistic %v149 : tensor<130xf32>
  return %w149, %v148 : tensor<130xf32>, tensor<130xf32>
}
// -----
// absolute: 1e-4
func.func @main(%x: tensor<2x3x65xf32>, %y: tensor<2x3x65xf32>) -> (tensor<2x3x65xf32>, tensor<2x3x65xf32>) {
  %v0 = stablehlo.minimum %y, %y : tensor<2x3x65xf32>
  %v1 = stablehlo.maximum %v0, %v0 : tensor<2x3x65xf32>
  %v2 = stablehlo.maximum %v1, %v1 : tensor<2x3x65xf32>
  %v3 = stablehlo.tanh %y : tensor<2x3x65xf32>
  %v4 = stablehlo.add %v2, %v3 : tensor<2x3x65xf32>
  %w4 = stablehlo.logistic %v4 : tensor<2x3x65xf32>
  %h5 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v5 = stablehlo.multiply %w4, %h5 : tensor<2x3x65xf32>
  %v6 = stablehlo.maximum %v0, %v5 : tensor<2x3x65xf32>
  %v7 = stablehlo.maximum %v2, %v0 : tensor<2x3x65xf32>
  %v8 = stablehlo.add %v1, %v3 : tensor<2x3x65xf32>
  %v9 = stablehlo.maximum %v3, %v1 : tensor<2x3x65xf32>
  %w9 = stablehlo.logistic %v9 : tensor<2x3x65xf32>
  %v10 = stablehlo.tanh %v7 : tensor<2x3x65xf32>
  %v11 = stablehlo.subtract %v7, %v0 : tensor<2x3x65xf32>
  %v12 = stablehlo.add %y, %y : tensor<2x3x65xf32>
  %v13 = stablehlo.maximum %x, %v10 : tensor<2x3x65xf32>
  %v14 = stablehlo.minimum %w4, %v1 : tensor<2x3x65xf32>
  %w14 = stablehlo.logistic %v14 : tensor<2x3x65xf32>
  %v15 = stablehlo.add %v11, %v12 : tensor<2x3x65xf32>
  %h16 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v16 = stablehlo.multiply %y, %h16 : tensor<2x3x65xf32>
  %v17 = stablehlo.tanh %v16 : tensor<2x3x65xf32>
  %v18 = stablehlo.minimum %x, %v0 : tensor<2x3x65xf32>
  %v19 = stablehlo.minimum %v6, %v12 : tensor<2x3x65xf32>
  %w19 = stablehlo.logistic %v19 : tensor<2x3x65xf32>
  %v20 = stablehlo.minimum %v8, %v11 : tensor<2x3x65xf32>
  %v21 = stablehlo.add %v13, %y : tensor<2x3x65xf32>
  %v22 = stablehlo.add %v18, %v12 : tensor<2x3x65xf32>
  %v23 = stablehlo.add %v5, %v11 : tensor<2x3x65xf32>
  %v24 = stablehlo.tanh %w19 : tensor<2x3x65xf32>
  %w24 = stablehlo.logistic %v24 : tensor<2x3x65xf32>
  %v25 = stablehlo.minimum %v15, %v16 : tensor<2x3x65xf32>
  %v26 = stablehlo.minimum %w24, %v5 : tensor<2x3x65xf32>
  %h27 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v27 = stablehlo.multiply %w14, %h27 : tensor<2x3x65xf32>
  %v28 = stablehlo.subtract %v18, %v2 : tensor<2x3x65xf32>
  %v29 = stablehlo.subtract %v13, %v16 : tensor<2x3x65xf32>
  %w29 = stablehlo.logistic %v29 : tensor<2x3x65xf32>
  %v30 = stablehlo.add %v13, %w9 : tensor<2x3x65xf32>
  %v31 = stablehlo.tanh %w14 : tensor<2x3x65xf32>
  %v32 = stablehlo.subtract %v27, %w29 : tensor<2x3x65xf32>
  %v33 = stablehlo.add %v22, %v17 : tensor<2x3x65xf32>
  %v34 = stablehlo.add %w29, %v27 : tensor<2x3x65xf32>
  %w34 = stablehlo.logistic %v34 : tensor<2x3x65xf32>
  %v35 = stablehlo.minimum %v27, %w24 : tensor<2x3x65xf32>
  %v36 = stablehlo.maximum %v30, %v8 : tensor<2x3x65xf32>
  %v37 = stablehlo.subtract %w19, %v26 : tensor<2x3x65xf32>
  %v38 = stablehlo.tanh %v27 : tensor<2x3x65xf32>
  %v39 = stablehlo.add %v38, %v31 : tensor<2x3x65xf32>
  %w39 = stablehlo.logistic %v39 : tensor<2x3x65xf32>
  %v40 = stablehlo.subtract %v35, %w34 : tensor<2x3x65xf32>
  %v41 = stablehlo.subtract %v33, %v21 : tensor<2x3x65xf32>
  %v42 = stablehlo.minimum %v40, %w4 : tensor<2x3x65xf32>
  %v43 = stablehlo.subtract %v35, %y : tensor<2x3x65xf32>
  %v44 = stablehlo.minimum %v41, %v16 : tensor<2x3x65xf32>
  %w44 = stablehlo.logistic %v44 : tensor<2x3x65xf32>
  %v45 = stablehlo.tanh %v26 : tensor<2x3x65xf32>
  %v46 = stablehlo.maximum %v26, %v2 : tensor<2x3x65xf32>
  %v47 = stablehlo.add %v35, %v32 : tensor<2x3x65xf32>
  %v48 = stablehlo.subtract %v42, %w19 : tensor<2x3x65xf32>
  %h49 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v49 = stablehlo.multiply %v42, %h49 : tensor<2x3x65xf32>
  %w49 = stablehlo.logistic %v49 : tensor<2x3x65xf32>
  %v50 = stablehlo.add %v43, %v17 : tensor<2x3x65xf32>
  %v51 = stablehlo.add %v35, %v25 : tensor<2x3x65xf32>
  %v52 = stablehlo.tanh %v41 : tensor<2x3x65xf32>
  %v53 = stablehlo.maximum %w44, %v22 : tensor<2x3x65xf32>
  %v54 = stablehlo.subtract %w39, %v16 : tensor<2x3x65xf32>
  %w54 = stablehlo.logistic %v54 : tensor<2x3x65xf32>
  %v55 = stablehlo.subtract %v52, %v18 : tensor<2x3x65xf32>
  %v56 = stablehlo.subtract %v50, %v27 : tensor<2x3x65xf32>
  %v57 = stablehlo.minimum %w49, %v26 : tensor<2x3x65xf32>
  %v58 = stablehlo.add %w44, %v48 : tensor<2x3x65xf32>
  %v59 = stablehlo.tanh %v50 : tensor<2x3x65xf32>
  %w59 = stablehlo.logistic %v59 : tensor<2x3x65xf32>
  %h60 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v60 = stablehlo.multiply %v45, %h60 : tensor<2x3x65xf32>
  %v61 = stablehlo.add %v50, %v38 : tensor<2x3x65xf32>
  %v62 = stablehlo.subtract %w54, %v21 : tensor<2x3x65xf32>
  %v63 = stablehlo.add %w49, %v36 : tensor<2x3x65xf32>
  %v64 = stablehlo.maximum %v62, %v10 : tensor<2x3x65xf32>
  %w64 = stablehlo.logistic %v64 : tensor<2x3x65xf32>
  %v65 = stablehlo.add %v51, %v46 : tensor<2x3x65xf32>
  %v66 = stablehlo.tanh %v48 : tensor<2x3x65xf32>
  %v67 = stablehlo.minimum %v50, %v62 : tensor<2x3x65xf32>
  %v68 = stablehlo.maximum %w49, %v13 : tensor<2x3x65xf32>
  %v69 = stablehlo.subtract %v60, %v46 : tensor<2x3x65xf32>
  %w69 = stablehlo.logistic %v69 : tensor<2x3x65xf32>
  %v70 = stablehlo.maximum %w59, %v30 : tensor<2x3x65xf32>
  %h71 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v71 = stablehlo.multiply %v57, %h71 : tensor<2x3x65xf32>
  %v72 = stablehlo.subtract %v63, %v58 : tensor<2x3x65xf32>
  %v73 = stablehlo.tanh %w64 : tensor<2x3x65xf32>
  %v74 = stablehlo.minimum %w54, %w34 : tensor<2x3x65xf32>
  %w74 = stablehlo.logistic %v74 : tensor<2x3x65xf32>
  %v75 = stablehlo.minimum %w64, %v12 : tensor<2x3x65xf32>
  %v76 = stablehlo.subtract %v68, %v67 : tensor<2x3x65xf32>
  %v77 = stablehlo.add %v71, %w74 : tensor<2x3x65xf32>
  %v78 = stablehlo.add %v75, %v27 : tensor<2x3x65xf32>
  %v79 = stablehlo.subtract %v78, %v36 : tensor<2x3x65xf32>
  %w79 = stablehlo.logistic %v79 : tensor<2x3x65xf32>
  %v80 = stablehlo.tanh %v72 : tensor<2x3x65xf32>
  %v81 = stablehlo.maximum %v76, %v72 : tensor<2x3x65xf32>
  %h82 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v82 = stablehlo.multiply %w79, %h82 : tensor<2x3x65xf32>
  %v83 = stablehlo.add %v78, %w69 : tensor<2x3x65xf32>
  %v84 = stablehlo.maximum %v67, %v61 : tensor<2x3x65xf32>
  %w84 = stablehlo.logistic %v84 : tensor<2x3x65xf32>
  %v85 = stablehlo.minimum %v72, %v42 : tensor<2x3x65xf32>
  %v86 = stablehlo.subtract %v81, %w29 : tensor<2x3x65xf32>
  %v87 = stablehlo.tanh %v82 : tensor<2x3x65xf32>
  %v88 = stablehlo.subtract %v73, %w44 : tensor<2x3x65xf32>
  %v89 = stablehlo.maximum %v86, %w64 : tensor<2x3x65xf32>
  %w89 = stablehlo.logistic %v89 : tensor<2x3x65xf32>
  %v90 = stablehlo.minimum %v87, %v70 : tensor<2x3x65xf32>
  %v91 = stablehlo.minimum %w84, %v13 : tensor<2x3x65xf32>
  %v92 = stablehlo.subtract %v81, %v42 : tensor<2x3x65xf32>
  %h93 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v93 = stablehlo.multiply %v75, %h93 : tensor<2x3x65xf32>
  %v94 = stablehlo.tanh %v90 : tensor<2x3x65xf32>
  %w94 = stablehlo.logistic %v94 : tensor<2x3x65xf32>
  %v95 = stablehlo.subtract %v90, %v55 : tensor<2x3x65xf32>
  %v96 = stablehlo.add %v82, %v31 : tensor<2x3x65xf32>
  %v97 = stablehlo.add %w94, %v0 : tensor<2x3x65xf32>
  %v98 = stablehlo.minimum %v96, %w69 : tensor<2x3x65xf32>
  %v99 = stablehlo.maximum %v91, %v82 : tensor<2x3x65xf32>
  %w99 = stablehlo.logistic %v99 : tensor<2x3x65xf32>
  %v100 = stablehlo.subtract %v85, %v2 : tensor<2x3x65xf32>
  %v101 = stablehlo.tanh %v87 : tensor<2x3x65xf32>
  %v102 = stablehlo.add %v83, %w19 : tensor<2x3x65xf32>
  %v103 = stablehlo.subtract %v86, %v5 : tensor<2x3x65xf32>
  %h104 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v104 = stablehlo.multiply %v92, %h104 : tensor<2x3x65xf32>
  %w104 = stablehlo.logistic %v104 : tensor<2x3x65xf32>
  %v105 = stablehlo.add %w94, %v70 : tensor<2x3x65xf32>
  %v106 = stablehlo.add %v86, %v22 : tensor<2x3x65xf32>
  %v107 = stablehlo.add %v95, %v67 : tensor<2x3x65xf32>
  %v108 = stablehlo.tanh %v102 : tensor<2x3x65xf32>
  %v109 = stablehlo.maximum %w99, %v56 : tensor<2x3x65xf32>
  %w109 = stablehlo.logistic %v109 : tensor<2x3x65xf32>
  %v110 = stablehlo.subtract %v107, %w19 : tensor<2x3x65xf32>
  %v111 = stablehlo.add %v98, %v31 : tensor<2x3x65xf32>
  %v112 = stablehlo.add %v95, %v20 : tensor<2x3x65xf32>
  %v113 = stablehlo.add %w99, %v92 : tensor<2x3x65xf32>
  %v114 = stablehlo.subtract %w104, %v75 : tensor<2x3x65xf32>
  %w114 = stablehlo.logistic %v114 : tensor<2x3x65xf32>
  %v115 = stablehlo.tanh %v110 : tensor<2x3x65xf32>
  %v116 = stablehlo.subtract %v113, %w59 : tensor<2x3x65xf32>
  %v117 = stablehlo.maximum %w99, %v45 : tensor<2x3x65xf32>
  %v118 = stablehlo.maximum %v105, %v8 : tensor<2x3x65xf32>
  %v119 = stablehlo.subtract %v116, %v33 : tensor<2x3x65xf32>
  %w119 = stablehlo.logistic %v119 : tensor<2x3x65xf32>
  %v120 = stablehlo.subtract %w104, %v25 : tensor<2x3x65xf32>
  %v121 = stablehlo.add %v102, %v32 : tensor<2x3x65xf32>
  %v122 = stablehlo.tanh %v115 : tensor<2x3x65xf32>
  %v123 = stablehlo.subtract %v122, %v40 : tensor<2x3x65xf32>
  %v124 = stablehlo.add %v117, %v121 : tensor<2x3x65xf32>
  %w124 = stablehlo.logistic %v124 : tensor<2x3x65xf32>
  %v125 = stablehlo.maximum %w119, %v97 : tensor<2x3x65xf32>
  %h126 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v126 = stablehlo.multiply %w124, %h126 : tensor<2x3x65xf32>
  %v127 = stablehlo.add %v115, %v97 : tensor<2x3x65xf32>
  %v128 = stablehlo.add %v122, %v37 : tensor<2x3x65xf32>
  %v129 = stablehlo.tanh %v117 : tensor<2x3x65xf32>
  %w129 = stablehlo.logistic %v129 : tensor<2x3x65xf32>
  %v130 = stablehlo.maximum %w119, %w9 : tensor<2x3x65xf32>
  %v131 = stablehlo.subtract %w114, %v83 : tensor<2x3x65xf32>
  %v132 = stablehlo.maximum %v126, %v16 : tensor<2x3x65xf32>
  %v133 = stablehlo.add %v116, %v0 : tensor<2x3x65xf32>
  %v134 = stablehlo.subtract %v118, %v20 : tensor<2x3x65xf32>
  %w134 = stablehlo.logistic %v134 : tensor<2x3x65xf32>
  %v135 = stablehlo.subtract %w134, %v102 : tensor<2x3x65xf32>
  %v136 = stablehlo.tanh %v132 : tensor<2x3x65xf32>
  %h137 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v137 = stablehlo.multiply %v136, %h137 : tensor<2x3x65xf32>
  %v138 = stablehlo.subtract %v122, %v65 : tensor<2x3x65xf32>
  %v139 = stablehlo.minimum %v133, %v52 : tensor<2x3x65xf32>
  %w139 = stablehlo.logistic %v139 : tensor<2x3x65xf32>
  %v140 = stablehlo.add %v123, %v2 : tensor<2x3x65xf32>
  %v141 = stablehlo.add %v121, %v75 : tensor<2x3x65xf32>
  %v142 = stablehlo.minimum %v133, %v130 : tensor<2x3x65xf32>
  %v143 = stablehlo.tanh %w129 : tensor<2x3x65xf32>
  %v144 = stablehlo.add %w139, %v131 : tensor<2x3x65xf32>
  %w144 = stablehlo.logistic %v144 : tensor<2x3x65xf32>
  %v145 = stablehlo.minimum %w129, %v23 : tensor<2x3x65xf32>
  %v146 = stablehlo.maximum %v135, %v45 : tensor<2x3x65xf32>
  %v147 = stablehlo.minimum %v142, %w109 : tensor<2x3x65xf32>
  %h148 = stablehlo.constant dense<0.5> : tensor<2x3x65xf32>
  %v148 = stablehlo.multiply %w144, %h148 : tensor<2x3x65xf32>
  %v149 = stablehlo.maximum %v137, %v137 : tensor<2x3x65xf32>
  %w149 = stablehlo.logistic %v149 : tensor<2x3x65xf32>
  return %w149, %v148 : tensor<2x3x65xf32>, tensor<2x3x65xf32>
}
// -----
// absolute: 1e-3
func.func @main(%x: tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<40xf32>, tensor<24xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
  %b = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
  %c = stablehlo.subtract %x, %b : tensor<24x40xf32>
  %d = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
  %e = stablehlo.broadcast_in_dim %d, dims = [1] : (tensor<40xf32>) -> tensor<24x40xf32>
  %f = stablehlo.add %c, %e : tensor<24x40xf32>
  %g = stablehlo.multiply %f, %x : tensor<24x40xf32>
  %h = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
  %k = stablehlo.broadcast_in_dim %h, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
  %l = stablehlo.add %k, %b : tensor<24x40xf32>
  %n = stablehlo.add %l, %e : tensor<24x40xf32>
  return %n, %d, %h : tensor<24x40xf32>, tensor<40xf32>, tensor<24xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<24x40xf32>, %y: tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.exponential %x : tensor<24x40xf32>
  %b = stablehlo.tanh %y : tensor<24x40xf32>
  %c = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<40xf32>
  %d = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
  %e = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<40xf32>) -> tensor<24x40xf32>
  %f = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
  %g = stablehlo.add %a, %f : tensor<24x40xf32>
  %h = stablehlo.add %b, %e : tensor<24x40xf32>
  %k = stablehlo.multiply %g, %h : tensor<24x40xf32>
  return %k, %g, %h : tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<1x16xf32>, %g: tensor<16xf32>, %b: tensor<16xf32>) -> (tensor<1x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<16.0> : tensor<1xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<1xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x16xf32>, tensor<f32>) -> tensor<1xf32>
  %mean = stablehlo.divide %s, %n : tensor<1xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<1xf32>) -> tensor<1x16xf32>
  %c = stablehlo.subtract %x, %mb : tensor<1x16xf32>
  %q = stablehlo.multiply %c, %c : tensor<1x16xf32>
  %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x16xf32>, tensor<f32>) -> tensor<1xf32>
  %vm = stablehlo.divide %v, %n : tensor<1xf32>
  %ve = stablehlo.add %vm, %eps : tensor<1xf32>
  %rs = stablehlo.rsqrt %ve : tensor<1xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0] : (tensor<1xf32>) -> tensor<1x16xf32>
  %nn = stablehlo.multiply %c, %rb : tensor<1x16xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %m = stablehlo.multiply %nn, %gb : tensor<1x16xf32>
  %o = stablehlo.add %m, %bb : tensor<1x16xf32>
  return %o : tensor<1x16xf32>
}
// -----
func.func @main(%x: tensor<1x16xf32>) -> (tensor<1x16xf32>) {
  %h = stablehlo.constant dense<0.5> : tensor<1x16xf32>
  %k = stablehlo.constant dense<0.707106781> : tensor<1x16xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1x16xf32>
  %a = stablehlo.multiply %x, %k : tensor<1x16xf32>
  %e = chlo.erf %a : tensor<1x16xf32> -> tensor<1x16xf32>
  %f = stablehlo.add %e, %one : tensor<1x16xf32>
  %g = stablehlo.multiply %x, %h : tensor<1x16xf32>
  %o = stablehlo.multiply %g, %f : tensor<1x16xf32>
  return %o : tensor<1x16xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<5x17xf32>, %g: tensor<17xf32>, %b: tensor<17xf32>) -> (tensor<5x17xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<17.0> : tensor<5xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<5xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  %mean = stablehlo.divide %s, %n : tensor<5xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<5xf32>) -> tensor<5x17xf32>
  %c = stablehlo.subtract %x, %mb : tensor<5x17xf32>
  %q = stablehlo.multiply %c, %c : tensor<5x17xf32>
  %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  %vm = stablehlo.divide %v, %n : tensor<5xf32>
  %ve = stablehlo.add %vm, %eps : tensor<5xf32>
  %rs = stablehlo.rsqrt %ve : tensor<5xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0] : (tensor<5xf32>) -> tensor<5x17xf32>
  %nn = stablehlo.multiply %c, %rb : tensor<5x17xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<17xf32>) -> tensor<5x17xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<17xf32>) -> tensor<5x17xf32>
  %m = stablehlo.multiply %nn, %gb : tensor<5x17xf32>
  %o = stablehlo.add %m, %bb : tensor<5x17xf32>
  return %o : tensor<5x17xf32>
}
// -----
func.func @main(%x: tensor<5x17xf32>) -> (tensor<5x17xf32>) {
  %h = stablehlo.constant dense<0.5> : tensor<5x17xf32>
  %k = stablehlo.constant dense<0.707106781> : tensor<5x17xf32>
  %one = stablehlo.constant dense<1.0> : tensor<5x17xf32>
  %a = stablehlo.multiply %x, %k : tensor<5x17xf32>
  %e = chlo.erf %a : tensor<5x17xf32> -> tensor<5x17xf32>
  %f = stablehlo.add %e, %one : tensor<5x17xf32>
  %g = stablehlo.multiply %x, %h : tensor<5x17xf32>
  %o = stablehlo.multiply %g, %f : tensor<5x17xf32>
  return %o : tensor<5x17xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<129x64xf32>, %g: tensor<64xf32>, %b: tensor<64xf32>) -> (tensor<129x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<64.0> : tensor<129xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<129xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<129x64xf32>, tensor<f32>) -> tensor<129xf32>
  %mean = stablehlo.divide %s, %n : tensor<129xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<129xf32>) -> tensor<129x64xf32>
  %c = stablehlo.subtract %x, %mb : tensor<129x64xf32>
  %q = stablehlo.multiply %c, %c : tensor<129x64xf32>
  %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<129x64xf32>, tensor<f32>) -> tensor<129xf32>
  %vm = stablehlo.divide %v, %n : tensor<129xf32>
  %ve = stablehlo.add %vm, %eps : tensor<129xf32>
  %rs = stablehlo.rsqrt %ve : tensor<129xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0] : (tensor<129xf32>) -> tensor<129x64xf32>
  %nn = stablehlo.multiply %c, %rb : tensor<129x64xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<64xf32>) -> tensor<129x64xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<129x64xf32>
  %m = stablehlo.multiply %nn, %gb : tensor<129x64xf32>
  %o = stablehlo.add %m, %bb : tensor<129x64xf32>
  return %o : tensor<129x64xf32>
}
// -----
func.func @main(%x: tensor<129x64xf32>) -> (tensor<129x64xf32>) {
  %h = stablehlo.constant dense<0.5> : tensor<129x64xf32>
  %k = stablehlo.constant dense<0.707106781> : tensor<129x64xf32>
  %one = stablehlo.constant dense<1.0> : tensor<129x64xf32>
  %a = stablehlo.multiply %x, %k : tensor<129x64xf32>
  %e = chlo.erf %a : tensor<129x64xf32> -> tensor<129x64xf32>
  %f = stablehlo.add %e, %one : tensor<129x64xf32>
  %g = stablehlo.multiply %x, %h : tensor<129x64xf32>
  %o = stablehlo.multiply %g, %f : tensor<129x64xf32>
  return %o : tensor<129x64xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<3x1000xf32>, %g: tensor<1000xf32>, %b: tensor<1000xf32>) -> (tensor<3x1000xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<1000.0> : tensor<3xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<3xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<3xf32>
  %mean = stablehlo.divide %s, %n : tensor<3xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<3xf32>) -> tensor<3x1000xf32>
  %c = stablehlo.subtract %x, %mb : tensor<3x1000xf32>
  %q = stablehlo.multiply %c, %c : tensor<3x1000xf32>
  %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<3xf32>
  %vm = stablehlo.divide %v, %n : tensor<3xf32>
  %ve = stablehlo.add %vm, %eps : tensor<3xf32>
  %rs = stablehlo.rsqrt %ve : tensor<3xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0] : (tensor<3xf32>) -> tensor<3x1000xf32>
  %nn = stablehlo.multiply %c, %rb : tensor<3x1000xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<1000xf32>) -> tensor<3x1000xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1000xf32>) -> tensor<3x1000xf32>
  %m = stablehlo.multiply %nn, %gb : tensor<3x1000xf32>
  %o = stablehlo.add %m, %bb : tensor<3x1000xf32>
  return %o : tensor<3x1000xf32>
}
// -----
func.func @main(%x: tensor<3x1000xf32>) -> (tensor<3x1000xf32>) {
  %h = stablehlo.constant dense<0.5> : tensor<3x1000xf32>
  %k = stablehlo.constant dense<0.707106781> : tensor<3x1000xf32>
  %one = stablehlo.constant dense<1.0> : tensor<3x1000xf32>
  %a = stablehlo.multiply %x, %k : tensor<3x1000xf32>
  %e = chlo.erf %a : tensor<3x1000xf32> -> tensor<3x1000xf32>
  %f = stablehlo.add %e, %one : tensor<3x1000xf32>
  %g = stablehlo.multiply %x, %h : tensor<3x1000xf32>
  %o = stablehlo.multiply %g, %f : tensor<3x1000xf32>
  return %o : tensor<3x1000xf32>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<2x1xf32>, %g: tensor<1xf32>, %b: tensor<1xf32>) -> (tensor<2x1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<1.0> : tensor<2xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<2xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
  %mean = stablehlo.divide %s, %n : tensor<2xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
  %c = stablehlo.subtract %x, %mb : tensor<2x1xf32>
  %q = stablehlo.multiply %c, %c : tensor<2x1xf32>
  %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
  %vm = stablehlo.divide %v, %n : tensor<2xf32>
  %ve = stablehlo.add %vm, %eps : tensor<2xf32>
  %rs = stablehlo.rsqrt %ve : tensor<2xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
  %nn = stablehlo.multiply %c, %rb : tensor<2x1xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<1xf32>) -> tensor<2x1xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1xf32>) -> tensor<2x1xf32>
  %m = stablehlo.multiply %nn, %gb : tensor<2x1xf32>
  %o = stablehlo.add %m, %bb : tensor<2x1xf32>
  return %o : tensor<2x1xf32>
}
// -----
func.func @main(%x: tensor<2x1xf32>) -> (tensor<2x1xf32>) {
  %h = stablehlo.constant dense<0.5> : tensor<2x1xf32>
  %k = stablehlo.constant dense<0.707106781> : tensor<2x1xf32>
  %one = stablehlo.constant dense<1.0> : tensor<2x1xf32>
  %a = stablehlo.multiply %x, %k : tensor<2x1xf32>
  %e = chlo.erf %a : tensor<2x1xf32> -> tensor<2x1xf32>
  %f = stablehlo.add %e, %one : tensor<2x1xf32>
  %g = stablehlo.multiply %x, %h : tensor<2x1xf32>
  %o = stablehlo.multiply %g, %f : tensor<2x1xf32>
  return %o : tensor<2x1xf32>
}
// -----
func.func @main(%q: tensor<1x1x8xf32>, %k: tensor<1x1x8xf32>, %v: tensor<1x1x8xf32>) -> (tensor<1x1x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %sc = stablehlo.constant dense<0.25> : tensor<1x1x1xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x1x1xf32>
  %t = stablehlo.multiply %s, %sc : tensor<1x1x1xf32>
  %i = stablehlo.iota dim = 1 : tensor<1x1x1xi32>
  %j = stablehlo.iota dim = 2 : tensor<1x1x1xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi1>
  %nb = stablehlo.constant dense<-1.0e9> : tensor<1x1x1xf32>
  %m = stablehlo.select %p, %t, %nb : tensor<1x1x1xi1>, tensor<1x1x1xf32>
  %x = stablehlo.reduce(%m init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
  %d = stablehlo.subtract %m, %xb : tensor<1x1x1xf32>
  %e = stablehlo.exponential %d : tensor<1x1x1xf32>
  %u = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
  %w = stablehlo.divide %e, %ub : tensor<1x1x1xf32>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x1x1xf32>, tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
  %z = stablehlo.add %o, %q : tensor<1x1x8xf32>
  return %z : tensor<1x1x8xf32>
}
// -----
func.func @main(%q: tensor<2x7x16xf32>, %k: tensor<2x7x16xf32>, %v: tensor<2x7x16xf32>) -> (tensor<2x7x16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %sc = stablehlo.constant dense<0.25> : tensor<2x7x7xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x16xf32>, tensor<2x7x16xf32>) -> tensor<2x7x7xf32>
  %t = stablehlo.multiply %s, %sc : tensor<2x7x7xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x7x7xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x7x7xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x7x7xi32>, tensor<2x7x7xi32>) -> tensor<2x7x7xi1>
  %nb = stablehlo.constant dense<-1.0e9> : tensor<2x7x7xf32>
  %m = stablehlo.select %p, %t, %nb : tensor<2x7x7xi1>, tensor<2x7x7xf32>
  %x = stablehlo.reduce(%m init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
  %d = stablehlo.subtract %m, %xb : tensor<2x7x7xf32>
  %e = stablehlo.exponential %d : tensor<2x7x7xf32>
  %u = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
  %w = stablehlo.divide %e, %ub : tensor<2x7x7xf32>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
  %z = stablehlo.add %o, %q : tensor<2x7x16xf32>
  return %z : tensor<2x7x16xf32>
}
// -----
func.func @main(%q: tensor<3x33x20xf32>, %k: tensor<3x33x20xf32>, %v: tensor<3x33x20xf32>) -> (tensor<3x33x20xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %sc = stablehlo.constant dense<0.25> : tensor<3x33x33xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x33x20xf32>, tensor<3x33x20xf32>) -> tensor<3x33x33xf32>
  %t = stablehlo.multiply %s, %sc : tensor<3x33x33xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x33x33xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x33x33xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<3x33x33xi32>, tensor<3x33x33xi32>) -> tensor<3x33x33xi1>
  %nb = stablehlo.constant dense<-1.0e9> : tensor<3x33x33xf32>
  %m = stablehlo.select %p, %t, %nb : tensor<3x33x33xi1>, tensor<3x33x33xf32>
  %x = stablehlo.reduce(%m init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x33x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<3x33xf32>) -> tensor<3x33x33xf32>
  %d = stablehlo.subtract %m, %xb : tensor<3x33x33xf32>
  %e = stablehlo.exponential %d : tensor<3x33x33xf32>
  %u = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x33x33xf32>, tensor<f32>) -> tensor<3x33xf32>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<3x33xf32>) -> tensor<3x33x33xf32>
  %w = stablehlo.divide %e, %ub : tensor<3x33x33xf32>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x33x33xf32>, tensor<3x33x20xf32>) -> tensor<3x33x20xf32>
  %z = stablehlo.add %o, %q : tensor<3x33x20xf32>
  return %z : tensor<3x33x20xf32>
}
// -----
func.func @main(%q: tensor<2x64x64xf32>, %k: tensor<2x64x64xf32>, %v: tensor<2x64x64xf32>) -> (tensor<2x64x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %sc = stablehlo.constant dense<0.25> : tensor<2x64x64xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x64x64xf32>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
  %t = stablehlo.multiply %s, %sc : tensor<2x64x64xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x64x64xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x64x64xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x64x64xi32>, tensor<2x64x64xi32>) -> tensor<2x64x64xi1>
  %nb = stablehlo.constant dense<-1.0e9> : tensor<2x64x64xf32>
  %m = stablehlo.select %p, %t, %nb : tensor<2x64x64xi1>, tensor<2x64x64xf32>
  %x = stablehlo.reduce(%m init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x64xf32>
  %d = stablehlo.subtract %m, %xb : tensor<2x64x64xf32>
  %e = stablehlo.exponential %d : tensor<2x64x64xf32>
  %u = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x64xf32>
  %w = stablehlo.divide %e, %ub : tensor<2x64x64xf32>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x64x64xf32>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
  %z = stablehlo.add %o, %q : tensor<2x64x64xf32>
  return %z : tensor<2x64x64xf32>
}
// -----
func.func @main(%q: tensor<1x130x32xf32>, %k: tensor<1x130x32xf32>, %v: tensor<1x130x32xf32>) -> (tensor<1x130x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %sc = stablehlo.constant dense<0.25> : tensor<1x130x130xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x130x32xf32>, tensor<1x130x32xf32>) -> tensor<1x130x130xf32>
  %t = stablehlo.multiply %s, %sc : tensor<1x130x130xf32>
  %i = stablehlo.iota dim = 1 : tensor<1x130x130xi32>
  %j = stablehlo.iota dim = 2 : tensor<1x130x130xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<1x130x130xi32>, tensor<1x130x130xi32>) -> tensor<1x130x130xi1>
  %nb = stablehlo.constant dense<-1.0e9> : tensor<1x130x130xf32>
  %m = stablehlo.select %p, %t, %nb : tensor<1x130x130xi1>, tensor<1x130x130xf32>
  %x = stablehlo.reduce(%m init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x130x130xf32>, tensor<f32>) -> tensor<1x130xf32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x130xf32>) -> tensor<1x130x130xf32>
  %d = stablehlo.subtract %m, %xb : tensor<1x130x130xf32>
  %e = stablehlo.exponential %d : tensor<1x130x130xf32>
  %u = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x130x130xf32>, tensor<f32>) -> tensor<1x130xf32>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<1x130xf32>) -> tensor<1x130x130xf32>
  %w = stablehlo.divide %e, %ub : tensor<1x130x130xf32>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x130x130xf32>, tensor<1x130x32xf32>) -> tensor<1x130x32xf32>
  %z = stablehlo.add %o, %q : tensor<1x130x32xf32>
  return %z : tensor<1x130x32xf32>
}
