// RUN(1): tpucc --passes=inline,shapes
// What a region is given leads back to inputs.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @m = <["x"=2]>
  func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.manual_computation(%n, %x) in_shardings=[<@m, []>, <@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%k: tensor<i32>, %p: tensor<2xf32>) {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %1:2 = stablehlo.while(%i = %zero, %v = %p) : tensor<i32>, tensor<2xf32>
      cond {
        %c = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %j = stablehlo.add %i, %one : tensor<i32>
        %w = stablehlo.sine %v : tensor<2xf32>
        stablehlo.return %j, %w : tensor<i32>, tensor<2xf32>
      }
      sdy.return %1#1 : tensor<2xf32>
    } : (tensor<i32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// ----
manual_on_data.mlir:9:14: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  manual_on_data.mlir:11:14: note: it depends on the result of compare '%c': tensor<i1>
  manual_on_data.mlir:6:10: note: made from argument 0 '%k' of the manual_computation's region: tensor<i32>
  note: made from input 0 '%n': tensor<i32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %c in the body, and return stablehlo.select(%c, %j, %i), stablehlo.select(%c, %w, %v) there; or compile it as it is, with --control-flow=dynamic
