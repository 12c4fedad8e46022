// RUN(1): tpucc --stop-after=shapes
// The third rule of the TPU guides: an input as long as an argument says.
func.func @main(%x: tensor<16x4xf32>, %length: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<2xi32>
  %step = stablehlo.constant dense<1> : tensor<2xi32>
  %rows = stablehlo.reshape %length : (tensor<i32>) -> tensor<1xi32>
  %columns = stablehlo.constant dense<4> : tensor<1xi32>
  %limit = stablehlo.concatenate %rows, %columns, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %part = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<16x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  %sum = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.convert %length : (tensor<i32>) -> tensor<f32>
  %ns = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %mean = stablehlo.divide %sum, %ns : tensor<4xf32>
  return %mean : tensor<4xf32>
}
// ----
varying_length.mlir:3:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: length: argument 'length', tensor<i32>, from which the shape of real_dynamic_slice on line 10 is made
  help: give them numbers: --dim length=..
varying_length.mlir:10:11: error: real_dynamic_slice: dimension 0 of its result, tensor<?x4xf32>, is what %length says: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%length': tensor<i32>
  help: give the slice a static size and a run-time start: stablehlo.dynamic_slice %x, %start, sizes = N clamps the start so that it lies inside; mask the positions from %limit on with stablehlo.compare LT, stablehlo.iota, %limit - %start
  help: or, where it is the same in every run, bind %length when compiling: --dim length=N
