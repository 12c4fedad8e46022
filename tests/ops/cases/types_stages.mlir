// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xf8E5M2>, %i: tensor<7x1xi32>, %u: tensor<7x37xf8E5M2>) -> (tensor<5x37xf8E5M2>, tensor<5x37xf8E5M2>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xf8E5M2>) -> tensor<5x37xf8E5M2>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %c = stablehlo.add %a, %b : tensor<f8E5M2>
    stablehlo.return %c : tensor<f8E5M2>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xf8E5M2>, tensor<7x1xi32>, tensor<7x37xf8E5M2>) -> tensor<5x37xf8E5M2>
  return %r, %q : tensor<5x37xf8E5M2>, tensor<5x37xf8E5M2>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xf8E4M3FN>, %i: tensor<7x1xi32>, %u: tensor<7x37xf8E4M3FN>) -> (tensor<5x37xf8E4M3FN>, tensor<5x37xf8E4M3FN>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xf8E4M3FN>) -> tensor<5x37xf8E4M3FN>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %c = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %c : tensor<f8E4M3FN>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xf8E4M3FN>, tensor<7x1xi32>, tensor<7x37xf8E4M3FN>) -> tensor<5x37xf8E4M3FN>
  return %r, %q : tensor<5x37xf8E4M3FN>, tensor<5x37xf8E4M3FN>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xf4E2M1FN>, %i: tensor<7x1xi32>, %u: tensor<7x37xf4E2M1FN>) -> (tensor<5x37xf4E2M1FN>, tensor<5x37xf4E2M1FN>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xf4E2M1FN>) -> tensor<5x37xf4E2M1FN>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %c = stablehlo.add %a, %b : tensor<f4E2M1FN>
    stablehlo.return %c : tensor<f4E2M1FN>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xf4E2M1FN>, tensor<7x1xi32>, tensor<7x37xf4E2M1FN>) -> tensor<5x37xf4E2M1FN>
  return %r, %q : tensor<5x37xf4E2M1FN>, tensor<5x37xf4E2M1FN>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xcomplex<f32>>, %i: tensor<7x1xi32>, %u: tensor<7x37xcomplex<f32>>) -> (tensor<5x37xcomplex<f32>>, tensor<5x37xcomplex<f32>>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xcomplex<f32>>) -> tensor<5x37xcomplex<f32>>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xcomplex<f32>>, tensor<7x1xi32>, tensor<7x37xcomplex<f32>>) -> tensor<5x37xcomplex<f32>>
  return %r, %q : tensor<5x37xcomplex<f32>>, tensor<5x37xcomplex<f32>>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xi4>, %i: tensor<7x1xi32>, %u: tensor<7x37xi4>) -> (tensor<5x37xi4>, tensor<5x37xi4>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xi4>) -> tensor<5x37xi4>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = stablehlo.add %a, %b : tensor<i4>
    stablehlo.return %c : tensor<i4>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xi4>, tensor<7x1xi32>, tensor<7x37xi4>) -> tensor<5x37xi4>
  return %r, %q : tensor<5x37xi4>, tensor<5x37xi4>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xui2>, %i: tensor<7x1xi32>, %u: tensor<7x37xui2>) -> (tensor<5x37xui2>, tensor<5x37xui2>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %c = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xui2>) -> tensor<5x37xui2>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %c = stablehlo.add %a, %b : tensor<ui2>
    stablehlo.return %c : tensor<ui2>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xui2>, tensor<7x1xi32>, tensor<7x37xui2>) -> tensor<5x37xui2>
  return %r, %q : tensor<5x37xui2>, tensor<5x37xui2>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xi1>, %i: tensor<7x1xi32>, %u: tensor<7x37xi1>) -> (tensor<5x37xi1>, tensor<5x37xi1>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xi1>) -> tensor<5x37xi1>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.add %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xi1>, tensor<7x1xi32>, tensor<7x37xi1>) -> tensor<5x37xi1>
  return %r, %q : tensor<5x37xi1>, tensor<5x37xi1>
}
// -----
// tolerance: 1e-6
// input 1: range(0, 4)
func.func @main(%x: tensor<5x37xbf16>, %i: tensor<7x1xi32>, %u: tensor<7x37xbf16>) -> (tensor<5x37xbf16>, tensor<5x37xbf16>) {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<5x37xbf16>) -> tensor<5x37xbf16>
  %q = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x37xbf16>, tensor<7x1xi32>, tensor<7x37xbf16>) -> tensor<5x37xbf16>
  return %r, %q : tensor<5x37xbf16>, tensor<5x37xbf16>
}
