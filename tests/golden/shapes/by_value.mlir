// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<4x6xf32>, %n: tensor<i32> loc("length")) -> (tensor<6xf32>, tensor<?x2xi64>, tensor<?xf32>, tensor<4x?xf32>, tensor<?xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x6xf32>
  %row = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %zr = stablehlo.constant dense<0.0> : tensor<4xf32>
  %4 = stablehlo.compare GT, %row, %zr : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %kept = "tpu.boolean_mask"(%x, %4) : (tensor<4x6xf32>, tensor<4xi1>) -> tensor<?x6xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x6xf32>, tensor<f32>) -> tensor<6xf32>
  %at = "tpu.nonzero"(%x) : (tensor<4x6xf32>) -> tensor<?x2xi64>
  %u = "tpu.unique"(%x) : (tensor<4x6xf32>) -> tensor<?xf32>
  %s = stablehlo.set_dimension_size %x, %n, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %io = stablehlo.dynamic_iota %n1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %sum, %at, %u, %s, %io : tensor<6xf32>, tensor<?x2xi64>, tensor<?xf32>, tensor<4x?xf32>, tensor<?xf32>
}
// ----
by_value.mlir:2:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: n: argument 'n', tensor<i32>, from which the shape of set_dimension_size on line 12 is made
  help: give them numbers: --dim n=..
by_value.mlir:12:8: error: set_dimension_size: dimension 1 of its result, tensor<4x?xf32>, is what %n says: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%n' (length): tensor<i32>
  help: keep all 6 positions of %x and mask: stablehlo.select(stablehlo.compare LT, stablehlo.iota dim = 1, %n; %x; 0); for a mean divide by %n instead of by 6
  help: or, where it is the same in every run, bind %n when compiling: --dim n=N
by_value.mlir:8:11: error: boolean_mask: dimension 0 of its result, tensor<?x6xf32>, is how many elements of %4 (compare, line 7) are true: known only when the model runs [data-dependent-shape]
  by_value.mlir:7:8: note: it depends on the result of compare '%4': tensor<4xi1>
  by_value.mlir:5:10: note: made from the result of reduce '%row': tensor<4xf32>
  note: made from input 0 '%x': tensor<4x6xf32>
  help: mask with zeros, stablehlo.select(mask, %x, 0) : tensor<4x6xf32>, where mask is %4 (compare, line 7) broadcast to that shape: its sum is that of the kept elements, and divided by the sum of the mask their mean
  help: or keep a static bound of rows with a count: sort the positions by the mask, stable, true first, stablehlo.gather those rows of %x, and count with the sum of the mask
by_value.mlir:10:9: error: nonzero: dimension 0 of its result, tensor<?x2xi64>, is how many elements of %x are not zero: known only when the model runs [data-dependent-shape]
  note: it depends on input 0 '%x': tensor<4x6xf32>
  help: work on all positions and choose there: stablehlo.select(%x != 0, value, 0), or multiply by stablehlo.convert(%x != 0)
  help: or give a static bound N <= 24 with a count, as jnp.nonzero(x, size=N, fill_value=0) does: sort the positions by %x == 0, stable, take the first N, and count with the sum of %x != 0
by_value.mlir:11:8: error: unique: dimension 0 of its result, tensor<?xf32>, is how many elements of %x differ from each other: known only when the model runs [data-dependent-shape]
  note: it depends on input 0 '%x': tensor<4x6xf32>
  help: sort %x and mark the first of each run, s[i] != s[i - 1]: the sum of the marks is how many differ, and a select by them works on each once
  help: or give a static bound N <= 24, as jnp.unique(x, size=N) does
