// RUN(1): tpucc --stop-after=shapes
// jnp.arange(n) for a run-time n.
func.func @main(%n: tensor<i32>, %scale: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %size = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %x = stablehlo.dynamic_iota %size, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %y = stablehlo.multiply %sum, %scale : tensor<f32>
  return %y : tensor<f32>
}
// ----
arange.mlir:3:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: n: argument 'n', tensor<i32>, from which the shape of dynamic_iota on line 6 is made
  help: give them numbers: --dim n=..
arange.mlir:6:8: error: dynamic_iota: dimension 0 of its result, tensor<?xf32>, is what %n says: known only when the model runs [data-dependent-shape]
  note: it depends on input 0 '%n': tensor<i32>
  help: make it as large as it can get, a static bound N, and mask: stablehlo.compare LT, stablehlo.iota, %n is true at the positions that count; select zeros at the others, and divide by the sum of the mask instead of N
  help: or, where it is the same in every run, bind %n when compiling: --dim n=N
