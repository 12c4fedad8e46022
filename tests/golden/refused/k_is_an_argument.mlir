// RUN(1): tpucc --stop-after=shapes
// The sum of the k largest, k being an argument.
func.func @main(%x: tensor<10xf32>, %k: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<1xi32>
  %step = stablehlo.constant dense<1> : tensor<1xi32>
  %sorted = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %more = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  }) : (tensor<10xf32>) -> tensor<10xf32>
  %limit = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %top = stablehlo.real_dynamic_slice %sorted, %start, %limit, %step : (tensor<10xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%top init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
// ----
k_is_an_argument.mlir:3:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: k: argument 'k', tensor<i32>, from which the shape of real_dynamic_slice on line 13 is made
  help: give them numbers: --dim k=..
k_is_an_argument.mlir:13:10: error: real_dynamic_slice: dimension 0 of its result, tensor<?xf32>, is what %k says: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%k': tensor<i32>
  help: take a static number of the largest, chlo.top_k(%x, k = N), and mask those past the one that is wanted
  help: give the slice a static size and a run-time start: stablehlo.dynamic_slice %sorted, %start, sizes = N clamps the start so that it lies inside; mask the positions from %limit on with stablehlo.compare LT, stablehlo.iota, %limit - %start
  help: or, where it is the same in every run, bind %k when compiling: --dim k=N
