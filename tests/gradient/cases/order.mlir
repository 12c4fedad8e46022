func.func @main(%x0: tensor<9xf32>) -> (tensor<9xf32>) {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
func.func @main(%x0: tensor<4x7xf32>) -> (tensor<4x7xf32>) {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x7xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
// -----
func.func @main(%x0: tensor<4x7xf32>) -> (tensor<4x7xf32>) {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare GT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x7xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
// -----
func.func @main(%x0: tensor<3x5x4xf32>, %x1: tensor<3x5x4xf32>, %x2: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) {
  %r:3 = "stablehlo.sort"(%x0, %x1, %x2) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f32>, %b1: tensor<f32>, %a2: tensor<f32>, %b2: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>)
  return %r#0, %r#1, %r#2 : tensor<3x5x4xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>
}
// -----
func.func @main(%x0: tensor<2x3xf32>, %x1: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f32>, %b1: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xf32>
}
// -----
func.func @main(%x0: tensor<1x4xf32>) -> (tensor<1x4xf32>) {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}
// -----
// keys are integers
func.func @main(%k: tensor<3x8xi32>, %x: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %r:2 = "stablehlo.sort"(%k, %x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):
    %e = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %e : tensor<i1>
  }) : (tensor<3x8xi32>, tensor<3x8xf32>) -> (tensor<3x8xi32>, tensor<3x8xf32>)
  return %r#1 : tensor<3x8xf32>
}
// -----
func.func @main(%x: tensor<9xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %v, %i = chlo.top_k(%x, k = 3) : tensor<9xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return %v, %i : tensor<3xf32>, tensor<3xi32>
}
// -----
func.func @main(%x: tensor<3x7xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %v, %i = chlo.top_k(%x, k = 2) : tensor<3x7xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %v, %i : tensor<3x2xf32>, tensor<3x2xi32>
}
// -----
func.func @main(%x: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xi32>) {
  %v, %i = chlo.top_k(%x, k = 5) : tensor<2x3x5xf32> -> (tensor<2x3x5xf32>, tensor<2x3x5xi32>)
  return %v, %i : tensor<2x3x5xf32>, tensor<2x3x5xi32>
}
