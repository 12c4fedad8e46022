// Running sums along the middle dimension, from the end, with a value from around the region.
func.func @main(%x: tensor<3x17x2xf32>, %a: tensor<3x2xf32>, %d: tensor<f32>) -> (tensor<3x17x2xf32>, tensor<3x2xf32>) {
  %0:2 = chlo.scan(%x) inits(%a) dimension=1 attributes {is_reverse = true} {
  ^bb0(%e: tensor<3x2xf32>, %c: tensor<3x2xf32>):
    %k = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %1 = stablehlo.multiply %c, %k : tensor<3x2xf32>
    %2 = stablehlo.add %1, %e : tensor<3x2xf32>
    stablehlo.return %2, %2 : tensor<3x2xf32>, tensor<3x2xf32>
  } : (tensor<3x17x2xf32>, tensor<3x2xf32>) -> (tensor<3x17x2xf32>, tensor<3x2xf32>)
  return %0#0, %0#1 : tensor<3x17x2xf32>, tensor<3x2xf32>
}
// -----
// Two inputs, two carries, one output of another type.
func.func @main(%x: tensor<129xi32>, %y: tensor<129xui8>, %a: tensor<i32>, %b: tensor<ui8>) -> (tensor<129xi64>, tensor<i32>, tensor<ui8>) {
  %0:3 = chlo.scan(%x, %y) inits(%a, %b) dimension=0 {
  ^bb0(%e: tensor<i32>, %f: tensor<ui8>, %c: tensor<i32>, %d: tensor<ui8>):
    %1 = stablehlo.maximum %c, %e : tensor<i32>
    %2 = stablehlo.xor %d, %f : tensor<ui8>
    %3 = stablehlo.convert %1 : (tensor<i32>) -> tensor<i64>
    %4 = stablehlo.convert %2 : (tensor<ui8>) -> tensor<i64>
    %5 = stablehlo.multiply %3, %4 : tensor<i64>
    stablehlo.return %5, %1, %2 : tensor<i64>, tensor<i32>, tensor<ui8>
  } : (tensor<129xi32>, tensor<129xui8>, tensor<i32>, tensor<ui8>) -> (tensor<129xi64>, tensor<i32>, tensor<ui8>)
  return %0#0, %0#1, %0#2 : tensor<129xi64>, tensor<i32>, tensor<ui8>
}
// -----
// Nothing to scan; one round; carries alone.
func.func @main(%x: tensor<4x0xf32>, %y: tensor<1x5xf32>, %a: tensor<4xf32>, %b: tensor<5xf32>) -> (tensor<4x0xf32>, tensor<4xf32>, tensor<5xf32>) {
  %0:2 = chlo.scan(%x) inits(%a) dimension=1 {
  ^bb0(%e: tensor<4xf32>, %c: tensor<4xf32>):
    %1 = stablehlo.add %c, %e : tensor<4xf32>
    stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4x0xf32>, tensor<4xf32>) -> (tensor<4x0xf32>, tensor<4xf32>)
  %2 = chlo.scan(%y) inits(%b) dimension=0 {
  ^bb0(%e: tensor<5xf32>, %c: tensor<5xf32>):
    %1 = stablehlo.subtract %c, %e : tensor<5xf32>
    stablehlo.return %1 : tensor<5xf32>
  } : (tensor<1x5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %0#0, %0#1, %2 : tensor<4x0xf32>, tensor<4xf32>, tensor<5xf32>
}
// -----
// control-flow: dynamic select
// In a branch that run-time values choose: both are computed where they are selected.
func.func @main(%p: tensor<i1>, %x: tensor<5x7xf32>, %a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1:2 = chlo.scan(%x) inits(%a) dimension=0 {
    ^bb0(%e: tensor<7xf32>, %c: tensor<7xf32>):
      %2 = stablehlo.add %c, %e : tensor<7xf32>
      stablehlo.return %2, %2 : tensor<7xf32>, tensor<7xf32>
    } : (tensor<5x7xf32>, tensor<7xf32>) -> (tensor<5x7xf32>, tensor<7xf32>)
    stablehlo.return %1#1 : tensor<7xf32>
  }, {
    stablehlo.return %a : tensor<7xf32>
  }) : (tensor<i1>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
// -----
// A loop in the region.
func.func @main(%x: tensor<6xf32>, %a: tensor<f32>) -> (tensor<6xf32>, tensor<f32>) {
  %0:2 = chlo.scan(%x) inits(%a) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %1:2 = stablehlo.while(%k = %zero, %y = %c) : tensor<i32>, tensor<f32>
    cond {
      %2 = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %k, %one : tensor<i32>
      %3 = stablehlo.subtract %e, %y : tensor<f32>
      stablehlo.return %2, %3 : tensor<i32>, tensor<f32>
    }
    stablehlo.return %1#1, %1#1 : tensor<f32>, tensor<f32>
  } : (tensor<6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<6xf32>, tensor<f32>
}
