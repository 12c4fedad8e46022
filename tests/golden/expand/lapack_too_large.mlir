// RUN(1): tpucc --passes=expand
// As many leaves as there are pivots, elements that a few times as many could not be numbered. Many rows of few columns are no trouble.
func.func @main(%a: tensor<281474976710656x1x1xf32>, %b: tensor<40000x32769xf32>, %c: tensor<2x2000000000x1xf64>, %d: tensor<100000x2xf32>) -> (tensor<281474976710656xi32>, tensor<32769xi32>, tensor<2x2000000000x1xf64>, tensor<2xf32>) {
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<281474976710656x1x1xf32>) -> (tensor<281474976710656x1x1xf32>, tensor<281474976710656x1xi32>, tensor<281474976710656xi32>)
  %1:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%b) : (tensor<40000x32769xf32>) -> (tensor<40000x32769xf32>, tensor<32769xi32>, tensor<i32>)
  %2:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%c) : (tensor<2x2000000000x1xf64>) -> (tensor<2x2000000000x1xf64>, tensor<2x1xf64>)
  %3:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%d) : (tensor<100000x2xf32>) -> (tensor<100000x2xf32>, tensor<2xf32>)
  return %0#2, %1#1, %2#0, %3#1 : tensor<281474976710656xi32>, tensor<32769xi32>, tensor<2x2000000000x1xf64>, tensor<2xf32>
}
// ----
lapack_too_large.mlir:4:10: error: custom_call: no code is generated for more than 1099511627776 elements, here 281474976710656 [too-large]
  help: write it with several smaller ones
lapack_too_large.mlir:5:10: error: custom_call: no code is generated for more than 32768 rows and columns, here 32769 [too-large]
  help: write it with several smaller ones
lapack_too_large.mlir:6:10: error: custom_call: no code is generated for more than 1073741823 elements a dimension, here 2000000000 [too-large]
  help: write it with several smaller ones
