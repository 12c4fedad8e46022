// rows of 1
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x1xf32>, %i: tensor<33x1xi32>, %u: tensor<33x1xf32>) -> tensor<20x1xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x1xf32>, tensor<33x1xi32>, tensor<33x1xf32>) -> tensor<20x1xf32>
  return %0 : tensor<20x1xf32>
}
// -----
// rows of 2
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x2xf32>, %i: tensor<33x1xi32>, %u: tensor<33x2xf32>) -> tensor<20x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x2xf32>, tensor<33x1xi32>, tensor<33x2xf32>) -> tensor<20x2xf32>
  return %0 : tensor<20x2xf32>
}
// -----
// rows of 15
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x15xf32>, %i: tensor<33x1xi32>, %u: tensor<33x15xf32>) -> tensor<20x15xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x15xf32>, tensor<33x1xi32>, tensor<33x15xf32>) -> tensor<20x15xf32>
  return %0 : tensor<20x15xf32>
}
// -----
// rows of 16
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x16xf32>, %i: tensor<33x1xi32>, %u: tensor<33x16xf32>) -> tensor<20x16xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x16xf32>, tensor<33x1xi32>, tensor<33x16xf32>) -> tensor<20x16xf32>
  return %0 : tensor<20x16xf32>
}
// -----
// rows of 17
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x17xf32>, %i: tensor<33x1xi32>, %u: tensor<33x17xf32>) -> tensor<20x17xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x17xf32>, tensor<33x1xi32>, tensor<33x17xf32>) -> tensor<20x17xf32>
  return %0 : tensor<20x17xf32>
}
// -----
// rows of 127
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x127xf32>, %i: tensor<33x1xi32>, %u: tensor<33x127xf32>) -> tensor<20x127xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x127xf32>, tensor<33x1xi32>, tensor<33x127xf32>) -> tensor<20x127xf32>
  return %0 : tensor<20x127xf32>
}
// -----
// rows of 128
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x128xf32>, %i: tensor<33x1xi32>, %u: tensor<33x128xf32>) -> tensor<20x128xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x128xf32>, tensor<33x1xi32>, tensor<33x128xf32>) -> tensor<20x128xf32>
  return %0 : tensor<20x128xf32>
}
// -----
// rows of 129
// input 1: range(-2, 21)
func.func @main(%x: tensor<20x129xf32>, %i: tensor<33x1xi32>, %u: tensor<33x129xf32>) -> tensor<20x129xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x129xf32>, tensor<33x1xi32>, tensor<33x129xf32>) -> tensor<20x129xf32>
  return %0 : tensor<20x129xf32>
}
// -----
// rows of f64
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xf64>, %i: tensor<40x1xi64>, %u: tensor<40x21xf64>) -> tensor<9x21xf64> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    stablehlo.return %b : tensor<f64>
  }) : (tensor<9x21xf64>, tensor<40x1xi64>, tensor<40x21xf64>) -> tensor<9x21xf64>
  return %0 : tensor<9x21xf64>
}
// -----
// rows of i16
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xi16>, %i: tensor<40x1xi64>, %u: tensor<40x21xi16>) -> tensor<9x21xi16> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.multiply %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<9x21xi16>, tensor<40x1xi64>, tensor<40x21xi16>) -> tensor<9x21xi16>
  return %0 : tensor<9x21xi16>
}
// -----
// rows of bf16
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xbf16>, %i: tensor<40x1xi64>, %u: tensor<40x21xbf16>) -> tensor<9x21xbf16> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<9x21xbf16>, tensor<40x1xi64>, tensor<40x21xbf16>) -> tensor<9x21xbf16>
  return %0 : tensor<9x21xbf16>
}
// -----
// rows of f16
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xf16>, %i: tensor<40x1xi64>, %u: tensor<40x21xf16>) -> tensor<9x21xf16> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.minimum %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<9x21xf16>, tensor<40x1xi64>, tensor<40x21xf16>) -> tensor<9x21xf16>
  return %0 : tensor<9x21xf16>
}
// -----
// rows of i1
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xi1>, %i: tensor<40x1xi64>, %u: tensor<40x21xi1>) -> tensor<9x21xi1> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<9x21xi1>, tensor<40x1xi64>, tensor<40x21xi1>) -> tensor<9x21xi1>
  return %0 : tensor<9x21xi1>
}
// -----
// rows of ui64
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xui64>, %i: tensor<40x1xi64>, %u: tensor<40x21xui64>) -> tensor<9x21xui64> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = stablehlo.xor %a, %b : tensor<ui64>
    stablehlo.return %c : tensor<ui64>
  }) : (tensor<9x21xui64>, tensor<40x1xi64>, tensor<40x21xui64>) -> tensor<9x21xui64>
  return %0 : tensor<9x21xui64>
}
// -----
// rows of complex<f32>
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xcomplex<f32>>, %i: tensor<40x1xi64>, %u: tensor<40x21xcomplex<f32>>) -> tensor<9x21xcomplex<f32>> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %c : tensor<complex<f32>>
  }) : (tensor<9x21xcomplex<f32>>, tensor<40x1xi64>, tensor<40x21xcomplex<f32>>) -> tensor<9x21xcomplex<f32>>
  return %0 : tensor<9x21xcomplex<f32>>
}
// -----
// rows of complex<f64>
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xcomplex<f64>>, %i: tensor<40x1xi64>, %u: tensor<40x21xcomplex<f64>>) -> tensor<9x21xcomplex<f64>> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    %c = stablehlo.multiply %a, %b : tensor<complex<f64>>
    stablehlo.return %c : tensor<complex<f64>>
  }) : (tensor<9x21xcomplex<f64>>, tensor<40x1xi64>, tensor<40x21xcomplex<f64>>) -> tensor<9x21xcomplex<f64>>
  return %0 : tensor<9x21xcomplex<f64>>
}
// -----
// rows of i4
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xi4>, %i: tensor<40x1xi64>, %u: tensor<40x21xi4>) -> tensor<9x21xi4> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = stablehlo.add %a, %b : tensor<i4>
    stablehlo.return %c : tensor<i4>
  }) : (tensor<9x21xi4>, tensor<40x1xi64>, tensor<40x21xi4>) -> tensor<9x21xi4>
  return %0 : tensor<9x21xi4>
}
// -----
// rows of ui8
// input 1: range(-1, 9)
func.func @main(%x: tensor<9x21xui8>, %i: tensor<40x1xi64>, %u: tensor<40x21xui8>) -> tensor<9x21xui8> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = stablehlo.subtract %a, %b : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<9x21xui8>, tensor<40x1xi64>, tensor<40x21xui8>) -> tensor<9x21xui8>
  return %0 : tensor<9x21xui8>
}
// -----
// rows of more than one task
// input 1: range(-2, 51)
func.func @main(%x: tensor<50x600xf32>, %i: tensor<100x1xi32>, %u: tensor<100x600xf32>) -> tensor<50x600xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<50x600xf32>, tensor<100x1xi32>, tensor<100x600xf32>) -> tensor<50x600xf32>
  return %0 : tensor<50x600xf32>
}
// -----
// batches of more than one task
// input 1: range(-2, 41)
func.func @main(%x: tensor<3x40x50xi32>, %i: tensor<3x60x1xi32>, %u: tensor<3x60x50xi32>) -> tensor<3x40x50xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<3x40x50xi32>, tensor<3x60x1xi32>, tensor<3x60x50xi32>) -> tensor<3x40x50xi32>
  return %0 : tensor<3x40x50xi32>
}
// -----
// single elements, counted
// input 1: range(-2, 101)
func.func @main(%x: tensor<100xi32>, %i: tensor<5000x1xi32>, %u: tensor<5000xi32>) -> tensor<100xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<100xi32>, tensor<5000x1xi32>, tensor<5000xi32>) -> tensor<100xi32>
  return %0 : tensor<100xi32>
}
// -----
// single elements, the vector without a dimension
// input 1: range(0, 103)
func.func @main(%x: tensor<100xf32>, %i: tensor<500xui8>, %u: tensor<500xf32>) -> tensor<100xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<100xf32>, tensor<500xui8>, tensor<500xf32>) -> tensor<100xf32>
  return %0 : tensor<100xf32>
}
// -----
// pairs of indices in the other order
// input 1: range(-1, 11)
func.func @main(%x: tensor<9x11xf32>, %i: tensor<200x2xi32>, %u: tensor<200xf32>) -> tensor<9x11xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x11xf32>, tensor<200x2xi32>, tensor<200xf32>) -> tensor<9x11xf32>
  return %0 : tensor<9x11xf32>
}
// -----
// the vector first
// input 1: range(-1, 11)
func.func @main(%x: tensor<9x11xf32>, %i: tensor<2x200xi64>, %u: tensor<200xf32>) -> tensor<9x11xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<9x11xf32>, tensor<2x200xi64>, tensor<200xf32>) -> tensor<9x11xf32>
  return %0 : tensor<9x11xf32>
}
// -----
// patches that overlap and hang over every edge
// input 1: range(-20, 42)
func.func @main(%x: tensor<20x40xf32>, %i: tensor<30x2xi32>, %u: tensor<30x5x19xf32>) -> tensor<20x40xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x40xf32>, tensor<30x2xi32>, tensor<30x5x19xf32>) -> tensor<20x40xf32>
  return %0 : tensor<20x40xf32>
}
// -----
// windows before the indices: row-major order of the updates
// input 1: range(-3, 30)
func.func @main(%x: tensor<40xf32>, %i: tensor<7x1xi32>, %u: tensor<20x7xf32>) -> tensor<40xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<40xf32>, tensor<7x1xi32>, tensor<20x7xf32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
// -----
// windows on both sides of the indices
// input 1: range(-3, 14)
func.func @main(%x: tensor<12x30xf32>, %i: tensor<7x2xi32>, %u: tensor<5x7x20xf32>) -> tensor<12x30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<12x30xf32>, tensor<7x2xi32>, tensor<5x7x20xf32>) -> tensor<12x30xf32>
  return %0 : tensor<12x30xf32>
}
// -----
// columns
// input 1: range(-1, 50)
func.func @main(%x: tensor<30x50xf32>, %i: tensor<70x1xi32>, %u: tensor<30x70xf32>) -> tensor<30x50xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30x50xf32>, tensor<70x1xi32>, tensor<30x70xf32>) -> tensor<30x50xf32>
  return %0 : tensor<30x50xf32>
}
// -----
// rows whose updates lie the other way
// input 1: range(-1, 30)
func.func @main(%x: tensor<30x50xf32>, %i: tensor<70x1xi32>, %u: tensor<50x70xf32>) -> tensor<30x50xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30x50xf32>, tensor<70x1xi32>, tensor<50x70xf32>) -> tensor<30x50xf32>
  return %0 : tensor<30x50xf32>
}
// -----
// a window that starts at 0 and is shorter than the input
// input 1: range(-1, 30)
func.func @main(%x: tensor<30x50xf32>, %i: tensor<70x1xi32>, %u: tensor<70x20xf32>) -> tensor<30x50xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30x50xf32>, tensor<70x1xi32>, tensor<70x20xf32>) -> tensor<30x50xf32>
  return %0 : tensor<30x50xf32>
}
// -----
// no index at all: every update goes to the same window
// input 1: range(0, 1)
func.func @main(%x: tensor<6x20xf32>, %i: tensor<9x0xi32>, %u: tensor<9x4x20xf32>) -> tensor<6x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<6x20xf32>, tensor<9x0xi32>, tensor<9x4x20xf32>) -> tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}
// -----
// a scalar
// input 1: range(0, 1)
func.func @main(%x: tensor<f32>, %i: tensor<0xi32>, %u: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<scatter_dims_to_operand_dims = [], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<f32>, tensor<0xi32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// no updates
// input 1: range(0, 1)
func.func @main(%x: tensor<6x20xf32>, %i: tensor<0x1xi32>, %u: tensor<0x20xf32>) -> tensor<6x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<6x20xf32>, tensor<0x1xi32>, tensor<0x20xf32>) -> tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}
// -----
// no input
// input 1: range(-1, 1)
func.func @main(%x: tensor<0x20xf32>, %i: tensor<5x1xi32>, %u: tensor<5x20xf32>) -> tensor<0x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<0x20xf32>, tensor<5x1xi32>, tensor<5x20xf32>) -> tensor<0x20xf32>
  return %0 : tensor<0x20xf32>
}
// -----
// indices of i8, extremes among them
// input 1: special
func.func @main(%x: tensor<7x20xf32>, %i: tensor<60x1xi8>, %u: tensor<60x6xf32>) -> tensor<7x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x20xf32>, tensor<60x1xi8>, tensor<60x6xf32>) -> tensor<7x20xf32>
  return %0 : tensor<7x20xf32>
}
// -----
// windows at indices of i8, extremes among them
// input 1: special
func.func @main(%x: tensor<30xf32>, %i: tensor<60x1xi8>, %u: tensor<60x6xf32>) -> tensor<30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30xf32>, tensor<60x1xi8>, tensor<60x6xf32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
// indices of i64, extremes among them
// input 1: special
func.func @main(%x: tensor<7x20xf32>, %i: tensor<60x1xi64>, %u: tensor<60x6xf32>) -> tensor<7x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x20xf32>, tensor<60x1xi64>, tensor<60x6xf32>) -> tensor<7x20xf32>
  return %0 : tensor<7x20xf32>
}
// -----
// windows at indices of i64, extremes among them
// input 1: special
func.func @main(%x: tensor<30xf32>, %i: tensor<60x1xi64>, %u: tensor<60x6xf32>) -> tensor<30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30xf32>, tensor<60x1xi64>, tensor<60x6xf32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
// indices of ui64, extremes among them
// input 1: special
func.func @main(%x: tensor<7x20xf32>, %i: tensor<60x1xui64>, %u: tensor<60x6xf32>) -> tensor<7x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x20xf32>, tensor<60x1xui64>, tensor<60x6xf32>) -> tensor<7x20xf32>
  return %0 : tensor<7x20xf32>
}
// -----
// windows at indices of ui64, extremes among them
// input 1: special
func.func @main(%x: tensor<30xf32>, %i: tensor<60x1xui64>, %u: tensor<60x6xf32>) -> tensor<30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30xf32>, tensor<60x1xui64>, tensor<60x6xf32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
// indices of ui32, extremes among them
// input 1: special
func.func @main(%x: tensor<7x20xf32>, %i: tensor<60x1xui32>, %u: tensor<60x6xf32>) -> tensor<7x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x20xf32>, tensor<60x1xui32>, tensor<60x6xf32>) -> tensor<7x20xf32>
  return %0 : tensor<7x20xf32>
}
// -----
// windows at indices of ui32, extremes among them
// input 1: special
func.func @main(%x: tensor<30xf32>, %i: tensor<60x1xui32>, %u: tensor<60x6xf32>) -> tensor<30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30xf32>, tensor<60x1xui32>, tensor<60x6xf32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
// indices of i4, extremes among them
// input 1: special
func.func @main(%x: tensor<7x20xf32>, %i: tensor<60x1xi4>, %u: tensor<60x6xf32>) -> tensor<7x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x20xf32>, tensor<60x1xi4>, tensor<60x6xf32>) -> tensor<7x20xf32>
  return %0 : tensor<7x20xf32>
}
// -----
// windows at indices of i4, extremes among them
// input 1: special
func.func @main(%x: tensor<30xf32>, %i: tensor<60x1xi4>, %u: tensor<60x6xf32>) -> tensor<30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30xf32>, tensor<60x1xi4>, tensor<60x6xf32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
// indices of ui4, extremes among them
// input 1: special
func.func @main(%x: tensor<7x20xf32>, %i: tensor<60x1xui4>, %u: tensor<60x6xf32>) -> tensor<7x20xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x20xf32>, tensor<60x1xui4>, tensor<60x6xf32>) -> tensor<7x20xf32>
  return %0 : tensor<7x20xf32>
}
// -----
// windows at indices of ui4, extremes among them
// input 1: special
func.func @main(%x: tensor<30xf32>, %i: tensor<60x1xui4>, %u: tensor<60x6xf32>) -> tensor<30xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<30xf32>, tensor<60x1xui4>, tensor<60x6xf32>) -> tensor<30xf32>
  return %0 : tensor<30xf32>
}
// -----
// the largest of each row, and where it came from: two inputs by one region
// input 2: range(-1, 12)
func.func @main(%x: tensor<12x33xf32>, %at: tensor<12x33xi32>, %i: tensor<50x1xi32>, %u: tensor<50x33xf32>, %v: tensor<50x33xi32>) -> (tensor<12x33xf32>, tensor<12x33xi32>) {
  %0:2 = "stablehlo.scatter"(%x, %at, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %n: tensor<i32>, %b: tensor<f32>, %m: tensor<i32>):
    %better = stablehlo.compare GT, %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.select %better, %b, %a : tensor<i1>, tensor<f32>
    %k = stablehlo.select %better, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %c, %k : tensor<f32>, tensor<i32>
  }) : (tensor<12x33xf32>, tensor<12x33xi32>, tensor<50x1xi32>, tensor<50x33xf32>, tensor<50x33xi32>) -> (tensor<12x33xf32>, tensor<12x33xi32>)
  return %0#0, %0#1 : tensor<12x33xf32>, tensor<12x33xi32>
}
// -----
// one input twice, which is read besides: nothing may lie in its place
// input 1: range(-1, 12)
func.func @main(%x0: tensor<12x33xf32>, %i: tensor<12x1xi32>) -> (tensor<12x33xf32>, tensor<12x33xf32>) {
  %x = stablehlo.exponential %x0 : tensor<12x33xf32>
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %x, %x) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %n: tensor<f32>, %b: tensor<f32>, %m: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c, %m : tensor<f32>, tensor<f32>
  }) : (tensor<12x33xf32>, tensor<12x33xf32>, tensor<12x1xi32>, tensor<12x33xf32>, tensor<12x33xf32>) -> (tensor<12x33xf32>, tensor<12x33xf32>)
  return %0#0, %0#1 : tensor<12x33xf32>, tensor<12x33xf32>
}
// -----
// the region works on a wider type and reads a value from around it
// input 2: range(-1, 12)
func.func @main(%x: tensor<12x33xf16>, %k: tensor<f32>, %i: tensor<50x1xi32>, %u: tensor<50x33xf16>) -> tensor<12x33xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %b, %k : tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<12x33xf16>, tensor<50x1xi32>, tensor<50x33xf16>) -> tensor<12x33xf32>
  return %0 : tensor<12x33xf32>
}
// -----
// the gradient of an embedding: zeros, and the updates computed
// input 0: range(0, 199)
func.func @main(%ids: tensor<8x16xi32>, %g: tensor<8x16x96xf32>) -> tensor<200x96xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<200x96xf32>
  %e = stablehlo.tanh %g : tensor<8x16x96xf32>
  %i = stablehlo.reshape %ids : (tensor<8x16xi32>) -> tensor<8x16x1xi32>
  %0 = "stablehlo.scatter"(%zero, %i, %e) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<200x96xf32>, tensor<8x16x1xi32>, tensor<8x16x96xf32>) -> tensor<200x96xf32>
  return %0 : tensor<200x96xf32>
}
// -----
// a cache that each round of a loop writes into, in place
func.func @main(%cache: tensor<10x4x8xf32>, %x: tensor<4x8xf32>) -> (tensor<10x4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%n = %zero, %c = %cache, %y = %x) : tensor<i32>, tensor<10x4x8xf32>, tensor<4x8xf32>
   cond {
    %limit = stablehlo.constant dense<7> : tensor<i32>
    %p = stablehlo.compare LT, %n, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %m = stablehlo.add %n, %one : tensor<i32>
    %at = stablehlo.multiply %n, %two : tensor<i32>
    %i = stablehlo.reshape %at : (tensor<i32>) -> tensor<1xi32>
    %d = "stablehlo.scatter"(%c, %i, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<10x4x8xf32>, tensor<1xi32>, tensor<4x8xf32>) -> tensor<10x4x8xf32>
    %z = stablehlo.add %y, %y : tensor<4x8xf32>
    stablehlo.return %m, %d, %z : tensor<i32>, tensor<10x4x8xf32>, tensor<4x8xf32>
  }
  return %0#1, %0#2 : tensor<10x4x8xf32>, tensor<4x8xf32>
}
// -----
// gradient of max pooling, channels last
// input 0: range(-2, 2)
func.func @main(%x: tensor<2x16x16x20xf32>, %s: tensor<2x8x8x20xf32>, %z: tensor<f32>) -> tensor<2x16x16x20xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x16x16x20xf32>, tensor<2x8x8x20xf32>, tensor<f32>) -> tensor<2x16x16x20xf32>
  return %0 : tensor<2x16x16x20xf32>
}
// -----
// windows that overlap and are padded, channels first
// input 0: range(-2, 2)
func.func @main(%x: tensor<2x3x13x11xf32>, %s: tensor<2x3x7x6xf32>, %z: tensor<f32>) -> tensor<2x3x13x11xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x3x13x11xf32>, tensor<2x3x7x6xf32>, tensor<f32>) -> tensor<2x3x13x11xf32>
  return %0 : tensor<2x3x13x11xf32>
}
// -----
// NaN and infinities
// input 0: special
func.func @main(%x: tensor<40xf32>, %s: tensor<38xf32>, %z: tensor<f32>) -> tensor<40xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<40xf32>, tensor<38xf32>, tensor<f32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
// -----
// the last of equals
// input 0: range(-2, 2)
func.func @main(%x: tensor<40xi32>, %s: tensor<38xi32>, %z: tensor<i32>) -> tensor<40xi32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<40xi32>, tensor<38xi32>, tensor<i32>) -> tensor<40xi32>
  return %0 : tensor<40xi32>
}
// -----
// windows in the padding alone
// input 0: range(-2, 2)
func.func @main(%x: tensor<4x5xf64>, %s: tensor<8x9xf64>, %z: tensor<f64>) -> tensor<4x5xf64> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[3, 2], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.compare LE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.multiply %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<4x5xf64>, tensor<8x9xf64>, tensor<f64>) -> tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}
// -----
// padding that cuts
// input 0: range(-2, 2)
func.func @main(%x: tensor<9xi8>, %s: tensor<3xi8>, %z: tensor<i8>) -> tensor<9xi8> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[-1, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    stablehlo.return %b : tensor<i8>
  }) : (tensor<9xi8>, tensor<3xi8>, tensor<i8>) -> tensor<9xi8>
  return %0 : tensor<9xi8>
}
// -----
// windows of one
// input 0: range(-2, 2)
func.func @main(%x: tensor<4x5xbf16>, %s: tensor<4x5xbf16>, %z: tensor<bf16>) -> tensor<4x5xbf16> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<4x5xbf16>, tensor<4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  return %0 : tensor<4x5xbf16>
}
// -----
// no window dimensions
// input 0: range(-2, 2)
func.func @main(%x: tensor<4x5xf32>, %s: tensor<4x5xf32>, %z: tensor<f32>) -> tensor<4x5xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
// -----
// a scalar
// input 0: range(-2, 2)
func.func @main(%x: tensor<f32>, %s: tensor<f32>, %z: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// a wider region
// input 0: range(-2, 2)
func.func @main(%x: tensor<9xf16>, %s: tensor<8xf16>, %z: tensor<f16>) -> tensor<9xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf16>, tensor<8xf16>, tensor<f16>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
// -----
// no windows
// input 0: range(-2, 2)
func.func @main(%x: tensor<2xf32>, %s: tensor<0xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2xf32>, tensor<0xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// windows along the first and the last of three
// input 0: range(-2, 2)
func.func @main(%x: tensor<7x4x9xf32>, %s: tensor<6x4x4xf32>, %z: tensor<f32>) -> tensor<7x4x9xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 1, 3>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x4x9xf32>, tensor<6x4x4xf32>, tensor<f32>) -> tensor<7x4x9xf32>
  return %0 : tensor<7x4x9xf32>
}
// -----
// batches, clamped
// input 1: range(-3, 12)
func.func @main(%x: tensor<5x9x7xf32>, %i: tensor<5x4x1xi32>) -> tensor<5x4x7xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 7>}> : (tensor<5x9x7xf32>, tensor<5x4x1xi32>) -> tensor<5x4x7xf32>
  return %0 : tensor<5x4x7xf32>
}
// -----
// batches behind the vector
// input 1: special
func.func @main(%x: tensor<9x5xf32>, %i: tensor<4x1x5xi64>) -> tensor<4x5xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<9x5xf32>, tensor<4x1x5xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
// -----
// the vector without a dimension, ui64
// input 1: special
func.func @main(%x: tensor<20xf16>, %i: tensor<60xui64>) -> tensor<60x3xf16> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 3>}> : (tensor<20xf16>, tensor<60xui64>) -> tensor<60x3xf16>
  return %0 : tensor<60x3xf16>
}
// -----
// a large argument, of which the cores make a copy
// input 1: range(-2, 701)
func.func @main(%x: tensor<700x500xf32>, %i: tensor<40x1xi32>, %u: tensor<40x500xf32>) -> tensor<700x500xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<700x500xf32>, tensor<40x1xi32>, tensor<40x500xf32>) -> tensor<700x500xf32>
  return %0 : tensor<700x500xf32>
}
// -----
// the same with an update, and a large constant
// input 1: range(-2, 701)
func.func @main(%x: tensor<700x500xf32>, %i: tensor<i32>, %u: tensor<40x500xf32>) -> (tensor<700x500xf32>, tensor<700x500xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<700x500xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %zero : (tensor<700x500xf32>, tensor<40x500xf32>, tensor<i32>, tensor<i32>) -> tensor<700x500xf32>
  %1 = stablehlo.dynamic_update_slice %one, %u, %i, %zero : (tensor<700x500xf32>, tensor<40x500xf32>, tensor<i32>, tensor<i32>) -> tensor<700x500xf32>
  return %0, %1 : tensor<700x500xf32>, tensor<700x500xf32>
}
// -----
// the updates are a view of what is updated
// input 1: range(0, 599)
func.func @main(%x: tensor<20x30xf32>, %i: tensor<60x1xi32>) -> tensor<600xf32> {
  %y = stablehlo.exponential %x : tensor<20x30xf32>
  %in = stablehlo.reshape %y : (tensor<20x30xf32>) -> tensor<600xf32>
  %s = stablehlo.slice %y [5:7, 0:30] : (tensor<20x30xf32>) -> tensor<2x30xf32>
  %u = stablehlo.reshape %s : (tensor<2x30xf32>) -> tensor<60xf32>
  %0 = "stablehlo.scatter"(%in, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<600xf32>, tensor<60x1xi32>, tensor<60xf32>) -> tensor<600xf32>
  return %0 : tensor<600xf32>
}
// -----
// so is what an update writes
func.func @main(%x: tensor<20x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<600xf32> {
  %y = stablehlo.exponential %x : tensor<20x30xf32>
  %in = stablehlo.reshape %y : (tensor<20x30xf32>) -> tensor<600xf32>
  %s = stablehlo.slice %y [0:2, 0:30] : (tensor<20x30xf32>) -> tensor<2x30xf32>
  %u = stablehlo.reshape %s : (tensor<2x30xf32>) -> tensor<60xf32>
  %five = stablehlo.constant dense<20> : tensor<i32>
  %k = stablehlo.maximum %i, %five : tensor<i32>
  %r = stablehlo.reverse %u, dims = [0] : tensor<60xf32>
  %0 = stablehlo.dynamic_update_slice %in, %r, %k : (tensor<600xf32>, tensor<60xf32>, tensor<i32>) -> tensor<600xf32>
  return %0 : tensor<600xf32>
}
