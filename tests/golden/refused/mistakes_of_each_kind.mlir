// RUN(1): tpucc --stop-after=shapes
// A size that does not fit, a shape, a branch and a loop that data decide: independent of each other, and named in one run.
func.func @main(%x: tensor<4x6xf32>, %y: tensor<5xf32>, %n: tensor<1xi32>, %p: tensor<i1>) -> (tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %wrong = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<5xf32>) -> tensor<4xf32>
  %wide = stablehlo.broadcast_in_dim %wrong, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
  %line = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%line init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %first = stablehlo.slice %y [0:1] : (tensor<5xf32>) -> tensor<1xf32>
  %e = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
  %a = "stablehlo.if"(%p) ({
    stablehlo.return %e : tensor<f32>
  }, {
    stablehlo.return %zero : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b = stablehlo.while(%v = %e) : tensor<f32>
   cond {
    %go = stablehlo.compare LT, %v, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %next = stablehlo.add %v, %one : tensor<f32>
    stablehlo.return %next : tensor<f32>
  }
  return %wide, %sum, %a, %b : tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// ----
mistakes_of_each_kind.mlir:5:12: error: dot_general: contracted sizes differ: lhs dimension 1 is 6, rhs dimension 0 is 5 [shape-mismatch]
  note: lhs is input 0 '%x': tensor<4x6xf32>
  note: rhs is input 1 '%y': tensor<5xf32>
  help: no other pair of dimensions fits either; one of the operands has the wrong shape
mistakes_of_each_kind.mlir:7:11: error: dynamic_iota: dimension 0 of its result, tensor<?xf32>, is what %n says: known only when the model runs [data-dependent-shape]
  note: it depends on input 2 '%n': tensor<1xi32>
  help: make it as large as it can get, a static bound N, and mask: stablehlo.compare LT, stablehlo.iota, %n is true at the positions that count; select zeros at the others, and divide by the sum of the mask instead of N
mistakes_of_each_kind.mlir:11:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 3 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %e, %zero); --control-flow=select does that, --control-flow=dynamic compiles real branches
mistakes_of_each_kind.mlir:16:8: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  mistakes_of_each_kind.mlir:18:11: note: it depends on the result of compare '%go': tensor<i1>
  mistakes_of_each_kind.mlir:16:8: note: made from what the while carries as value 0 '%v': tensor<f32>
  mistakes_of_each_kind.mlir:10:8: note: made from the result of reshape '%e': tensor<f32>
  mistakes_of_each_kind.mlir:9:12: note: made from the result of slice '%first': tensor<1xf32>
  note: made from input 1 '%y': tensor<5xf32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %go in the body, and return stablehlo.select(%go, %next, %v) there; or compile it as it is, with --control-flow=dynamic
