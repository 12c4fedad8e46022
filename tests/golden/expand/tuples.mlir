// RUN(1): tpucc --passes=plain,shapes,expand
// Tuples and tokens that stay: those of main's signature.
func.func @main(%x: tensor<5xf32>, %t: tuple<tensor<2xi32>>) -> (tensor<5xf32>, tuple<tensor<i32>, tensor<5xf32>>, !stablehlo.token) {
  %c = stablehlo.constant dense<3> : tensor<i32>
  %k = stablehlo.tuple %c, %x : tuple<tensor<i32>, tensor<5xf32>>
  %t0 = stablehlo.after_all : !stablehlo.token
  return %x, %k, %t0 : tensor<5xf32>, tuple<tensor<i32>, tensor<5xf32>>, !stablehlo.token
}
// ----
tuples.mlir:5:8: error: tuple: no code is generated for tuple<tensor<i32>, tensor<5xf32>> [unsupported-type]
  help: pass the elements of a tuple one by one
tuples.mlir:6:9: error: after_all: no code is generated for !stablehlo.token [unsupported-type]
  help: pass the elements of a tuple one by one
tuples.mlir:3:1: error: an argument of main: no code is generated for tuple<tensor<2xi32>> [unsupported-type]
  help: pass the elements of a tuple one by one
tuples.mlir:3:1: error: a result of main: no code is generated for tuple<tensor<i32>, tensor<5xf32>> [unsupported-type]
  help: pass the elements of a tuple one by one
tuples.mlir:3:1: error: a result of main: no code is generated for !stablehlo.token [unsupported-type]
  help: pass the elements of a tuple one by one
