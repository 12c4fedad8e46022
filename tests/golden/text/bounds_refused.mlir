// RUN(1): tpucc
func.func @main(%x: tensor<4x6xf32>, %n: tensor<i32>) -> tensor<?x6xf32> {
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<4>>
  %1 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<4, 6>>
  %2 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<-1, ?>>
  %3 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<x>>
  %4 = stablehlo.abs %x : tensor<4x6xf32, #sparse>
  %5 = stablehlo.abs %x : tensor<4x6xf32, >
  return %0 : tensor<?x6xf32>
}
// ----
bounds_refused.mlir:3:105: error: there is 1 bound for 2 dimensions [syntax]
bounds_refused.mlir:4:105: error: the bounds give dimension 1 6, which is no bound of an open size [syntax]
bounds_refused.mlir:5:105: error: the bounds give dimension 0 -1, which is no bound of an open size [syntax]
bounds_refused.mlir:6:123: error: expected an integer, found 'x' [syntax]
bounds_refused.mlir:7:43: error: a tensor type with an encoding is not supported [unsupported-type]
  help: tensors are dense here: export the model without sparse or packed types; of encodings #stablehlo.bounds alone is read
bounds_refused.mlir:8:43: error: a tensor type with an encoding is not supported [unsupported-type]
  help: tensors are dense here: export the model without sparse or packed types; of encodings #stablehlo.bounds alone is read
