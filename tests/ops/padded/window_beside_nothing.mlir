// padded: refused
// Where n is 1 there is nothing that a window could take in beside what is padded.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n-1"]}, %y: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %least = stablehlo.constant dense<-1.0> : tensor<f32>
  %z = stablehlo.abs %x : tensor<?xf32>
  %m = "stablehlo.reduce_window"(%z, %least) <{window_dimensions = array<i64: 4>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %m : tensor<?xf32>
}
