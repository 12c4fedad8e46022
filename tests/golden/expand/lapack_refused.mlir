// RUN(1): tpucc --passes=shapes,expand
// What a call of LAPACK must have.
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>, %d: tensor<4x4xf64>, %w: tensor<4x3xf32>, %t: tensor<2xf32>, %h: tensor<2x2xf16>, %wide: tensor<2x4xf32>, %u: tensor<3xf32>) {
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%d) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
  %1:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 77 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  %2:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  %3:2 = stablehlo.custom_call @lapack_spotrf_ffi(%w) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i32>)
  %4 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %5:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<1xi32>)
  %6 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %7 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 85 : ui8, uplo = 85 : ui8}} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %9:3 = stablehlo.custom_call @LuDecomposition(%t) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi32>, tensor<2xi32>)
  %10:3 = stablehlo.custom_call @LuDecomposition(%h) : (tensor<2x2xf16>) -> (tensor<2x2xf16>, tensor<2xi32>, tensor<2xi32>)
  %11:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%w) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xi32>, tensor<i32>)
  %12:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%w) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>)
  %13 = stablehlo.custom_call @lapack_sorgqr_ffi(%wide, %t) : (tensor<2x4xf32>, tensor<2xf32>) -> tensor<2x4xf32>
  %14 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%b, %u) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x2xf32>
  %15 = stablehlo.custom_call @lapack_sorgqr_ffi(%b, %a) : (tensor<4x2xf32>, tensor<4x4xf32>) -> tensor<4x2xf32>
  %16 = stablehlo.custom_call @lapack_sormqr_ffi(%b, %t, %wide) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<4x2xf32>, tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %17 = stablehlo.custom_call @lapack_sormqr_ffi(%b, %t, %a) {mhlo.backend_config = {left = true}} : (tensor<4x2xf32>, tensor<2xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %18:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%u, %u, %u, %b) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2xf32>, tensor<i32>)
  %19:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%w) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>)
  %20:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%a) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<i32>)
  return
}
// ----
lapack_refused.mlir:4:10: error: custom_call: @lapack_spotrf_ffi works on f32, not on tensor<4x4xf64> [type-mismatch]
  note: operand 0 is input 2 '%d': tensor<4x4xf64>
lapack_refused.mlir:5:10: error: custom_call: uplo of @lapack_spotrf_ffi is 77, it must be one of 76 ('L'), 85 ('U') [bad-attribute]
  help: JAX writes it as mhlo.backend_config = {uplo = 76 : ui8}
lapack_refused.mlir:6:10: error: custom_call: uplo of @lapack_spotrf_ffi is missing, it must be one of 76 ('L'), 85 ('U') [bad-attribute]
  help: JAX writes it as mhlo.backend_config = {uplo = 76 : ui8}
lapack_refused.mlir:7:10: error: custom_call: @lapack_spotrf_ffi takes square matrices, not tensor<4x3xf32> [shape-mismatch]
  note: operand 0 is input 3 '%w': tensor<4x3xf32>
lapack_refused.mlir:8:8: error: custom_call: @lapack_spotrf_ffi has 1 operands and 2 results, not 1 and 1 [bad-structure]
  note: operand 0 is input 0 '%a': tensor<4x4xf32>
lapack_refused.mlir:9:10: error: custom_call: result 1 is declared tensor<1xi32>, but the operands and attributes make tensor<i32> [shape-mismatch]
  note: operand 0 is input 0 '%a': tensor<4x4xf32>
  help: declare tensor<i32>, or change the operands to fit
lapack_refused.mlir:10:8: error: triangular_solve: a is tensor<4x4xf32>, which does not fit b, tensor<4x2xf32> [shape-mismatch]
  note: a is input 0 '%a': tensor<4x4xf32>
  note: b is input 1 '%b': tensor<4x2xf32>
lapack_refused.mlir:11:8: error: custom_call: trans_x of @lapack_strsm_ffi is 85, it must be one of 78 ('N'), 84 ('T'), 67 ('C') [bad-attribute]
  help: JAX writes it as mhlo.backend_config = {trans_x = 78 : ui8}
lapack_refused.mlir:12:10: error: custom_call: @LuDecomposition takes matrices, not tensor<2xf32> [shape-mismatch]
  note: operand 0 is input 4 '%t': tensor<2xf32>
lapack_refused.mlir:13:11: error: custom_call: @LuDecomposition works on f32, f64 and complex numbers, not on tensor<2x2xf16> [type-mismatch]
  note: operand 0 is input 5 '%h': tensor<2x2xf16>
lapack_refused.mlir:14:11: error: custom_call: result 1 is declared tensor<4xi32>, but the operands and attributes make tensor<3xi32> [shape-mismatch]
  note: operand 0 is input 3 '%w': tensor<4x3xf32>
  help: declare tensor<3xi32>, or change the operands to fit
lapack_refused.mlir:15:11: error: custom_call: result 1 is declared tensor<4xf32>, but the operands and attributes make tensor<3xf32> [shape-mismatch]
  note: operand 0 is input 3 '%w': tensor<4x3xf32>
  help: declare tensor<3xf32>, or change the operands to fit
lapack_refused.mlir:16:9: error: custom_call: @lapack_sorgqr_ffi: a matrix has at least as many rows as columns, and those as many as there are taus [shape-mismatch]
  note: operand 0 is input 6 '%wide': tensor<2x4xf32>
  note: operand 1 is input 4 '%t': tensor<2xf32>
lapack_refused.mlir:17:9: error: custom_call: @ProductOfElementaryHouseholderReflectors: a matrix has at least as many rows as columns, and those as many as there are taus [shape-mismatch]
  note: operand 0 is input 1 '%b': tensor<4x2xf32>
  note: operand 1 is input 7 '%u': tensor<3xf32>
lapack_refused.mlir:18:9: error: custom_call: @lapack_sorgqr_ffi: taus has the dimensions of the matrices but their last two, and one more [shape-mismatch]
  note: operand 0 is input 1 '%b': tensor<4x2xf32>
  note: operand 1 is input 0 '%a': tensor<4x4xf32>
lapack_refused.mlir:19:9: error: custom_call: @lapack_sormqr_ffi: a has as many rows as c, and no more taus than rows and columns [shape-mismatch]
  note: operand 0 is input 1 '%b': tensor<4x2xf32>
  note: operand 1 is input 4 '%t': tensor<2xf32>
  note: operand 2 is input 6 '%wide': tensor<2x4xf32>
lapack_refused.mlir:20:9: error: custom_call: transpose of @lapack_sormqr_ffi is missing, it must be one of true, false [bad-attribute]
  help: JAX writes it as mhlo.backend_config = {transpose = true}
lapack_refused.mlir:21:11: error: custom_call: @lapack_sgtsv_ffi: each diagonal has an element for each row of the right-hand sides [shape-mismatch]
  note: operand 0 is input 7 '%u': tensor<3xf32>
  note: operand 1 is input 7 '%u': tensor<3xf32>
  note: operand 2 is input 7 '%u': tensor<3xf32>
  note: operand 3 is input 1 '%b': tensor<4x2xf32>
lapack_refused.mlir:22:11: error: custom_call: @lapack_ssytrd_ffi takes square matrices, not tensor<4x3xf32> [shape-mismatch]
  note: operand 0 is input 3 '%w': tensor<4x3xf32>
lapack_refused.mlir:23:11: error: custom_call: result 2 is declared tensor<4xf32>, but the operands and attributes make tensor<3xf32> [shape-mismatch]
  note: operand 0 is input 0 '%a': tensor<4x4xf32>
  help: declare tensor<3xf32>, or change the operands to fit
