// Pictures whose channels lie last or first: every third element, and what a transpose that is written makes of what it reads.

// tolerance: 1e-5
func.func @main(%x: tensor<13x33x3xui8>, %y: tensor<3x13x33xf32>, %z: tensor<9x17x4xf16>, %q: tensor<9x35x2xf64>, %b: tensor<3xf32>) -> (tensor<3x13x33xf32>, tensor<13x33x3xf32>, tensor<4x9x17xf32>, tensor<2x9x35xf64>, tensor<3x33x13xf32>) {
  %s = stablehlo.constant dense<255.0> : tensor<13x33x3xf32>
  %0 = stablehlo.convert %x : (tensor<13x33x3xui8>) -> tensor<13x33x3xf32>
  %1 = stablehlo.divide %0, %s : tensor<13x33x3xf32>
  %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<13x33x3xf32>) -> tensor<3x13x33xf32>
  %3 = stablehlo.multiply %y, %y : tensor<3x13x33xf32>
  %4 = stablehlo.transpose %3, dims = [1, 2, 0] : (tensor<3x13x33xf32>) -> tensor<13x33x3xf32>
  %5 = stablehlo.convert %z : (tensor<9x17x4xf16>) -> tensor<9x17x4xf32>
  %6 = stablehlo.transpose %5, dims = [2, 0, 1] : (tensor<9x17x4xf32>) -> tensor<4x9x17xf32>
  %7 = stablehlo.negate %q : tensor<9x35x2xf64>
  %8 = stablehlo.transpose %7, dims = [2, 0, 1] : (tensor<9x35x2xf64>) -> tensor<2x9x35xf64>
  %c = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<3xf32>) -> tensor<3x13x33xf32>
  %9 = stablehlo.subtract %y, %c : tensor<3x13x33xf32>
  %10 = stablehlo.transpose %9, dims = [0, 2, 1] : (tensor<3x13x33xf32>) -> tensor<3x33x13xf32>
  return %2, %4, %6, %8, %10 : tensor<3x13x33xf32>, tensor<13x33x3xf32>, tensor<4x9x17xf32>, tensor<2x9x35xf64>, tensor<3x33x13xf32>
}
// -----
// tolerance: 1e-5
// Sums, products and the largest of rows of two to five, whose elements lie apart for neighbouring rows.
func.func @main(%a: tensor<67x2xf32>, %b: tensor<67x3xf32>, %c: tensor<67x4xi8>, %d: tensor<67x5xbf16>) -> (tensor<67xf32>, tensor<67xf32>, tensor<67xi8>, tensor<67xbf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<-128> : tensor<i8>
  %low = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<67x2xf32>, tensor<f32>) -> tensor<67xf32>
  %1 = stablehlo.reduce(%b init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<67x3xf32>, tensor<f32>) -> tensor<67xf32>
  %2 = stablehlo.reduce(%c init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<67x4xi8>, tensor<i8>) -> tensor<67xi8>
  %3 = stablehlo.reduce(%d init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<67x5xbf16>, tensor<bf16>) -> tensor<67xbf16>
  return %0, %1, %2, %3 : tensor<67xf32>, tensor<67xf32>, tensor<67xi8>, tensor<67xbf16>
}
