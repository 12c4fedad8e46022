// RUN(1): tpucc --stop-after=shapes
// Repeats a map that contracts until the largest change is small.
func.func @main(%b: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0.0> : tensor<3xf32>
  %far = stablehlo.constant dense<1.0> : tensor<f32>
  %0:2 = stablehlo.while(%x = %start, %change = %far) : tensor<3xf32>, tensor<f32>
   cond {
    %small = stablehlo.constant dense<1.0e-5> : tensor<f32>
    %go = stablehlo.compare GT, %change, %small : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %half = stablehlo.constant dense<0.25> : tensor<3xf32>
    %turned = stablehlo.reverse %x, dims = [0] : tensor<3xf32>
    %part = stablehlo.multiply %turned, %half : tensor<3xf32>
    %next = stablehlo.add %part, %b : tensor<3xf32>
    %d = stablehlo.subtract %next, %x : tensor<3xf32>
    %size = stablehlo.abs %d : tensor<3xf32>
    %most = stablehlo.reduce(%size init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %next, %most : tensor<3xf32>, tensor<f32>
  }
  return %0#0 : tensor<3xf32>
}
// ----
until_it_converges.mlir:7:10: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  until_it_converges.mlir:10:11: note: it depends on the result of compare '%go': tensor<i1>
  until_it_converges.mlir:7:10: note: made from what the while carries as value 1 '%change': tensor<f32>
  until_it_converges.mlir:19:13: note: made from the result of reduce '%most': tensor<f32>
  until_it_converges.mlir:18:13: note: made from the result of abs '%size': tensor<3xf32>
  until_it_converges.mlir:17:10: note: made from the result of subtract '%d': tensor<3xf32>
  until_it_converges.mlir:16:13: note: made from the result of add '%next': tensor<3xf32>
  note: made from input 0 '%b': tensor<3xf32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %go in the body, and return stablehlo.select(%go, %next, %x), stablehlo.select(%go, %most, %change) there; or compile it as it is, with --control-flow=dynamic
