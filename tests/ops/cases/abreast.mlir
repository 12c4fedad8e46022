// Long chains are computed several vectors side by side (codegen/stages/abreast.c): rows of whole turns, of single vectors and of less behind them.
func.func @main(%x: tensor<3x150xf32>) -> tensor<3x150xf32> {
  %r = stablehlo.tanh %x : tensor<3x150xf32>
  return %r : tensor<3x150xf32>
}
// -----
func.func @main(%x: tensor<5x64xf32>, %b: tensor<64xf32>, %c: tensor<5xf32>) -> tensor<5x64xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<5x64xf32>
  %columns = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<5x64xf32>
  %rows = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<5xf32>) -> tensor<5x64xf32>
  %sum = stablehlo.add %x, %columns : tensor<5x64xf32>
  %erf = chlo.erf %sum : tensor<5x64xf32> -> tensor<5x64xf32>
  %scaled = stablehlo.multiply %erf, %rows : tensor<5x64xf32>
  %all = stablehlo.multiply %scaled, %half : tensor<5x64xf32>
  %above = stablehlo.compare GT, %all, %half : (tensor<5x64xf32>, tensor<5x64xf32>) -> tensor<5x64xi1>
  %r = stablehlo.select %above, %x, %all : tensor<5x64xi1>, tensor<5x64xf32>
  return %r : tensor<5x64xf32>
}
// -----
// inputs: special
func.func @main(%x: tensor<4099xf32>) -> (tensor<4099xf32>, tensor<4099xf32>, tensor<4099xf32>) {
  %a = chlo.erfc %x : tensor<4099xf32> -> tensor<4099xf32>
  %b = stablehlo.logistic %x : tensor<4099xf32>
  %c = stablehlo.log %x : tensor<4099xf32>
  return %a, %b, %c : tensor<4099xf32>, tensor<4099xf32>, tensor<4099xf32>
}
// -----
func.func @main(%x: tensor<2x127xf16>, %p: tensor<2x127xi1>) -> tensor<2x127xf16> {
  %a = stablehlo.exponential_minus_one %x : tensor<2x127xf16>
  %b = stablehlo.log_plus_one %a : tensor<2x127xf16>
  %r = stablehlo.select %p, %a, %b : tensor<2x127xi1>, tensor<2x127xf16>
  return %r : tensor<2x127xf16>
}
// -----
func.func @main(%x: tensor<1x65xbf16>, %y: tensor<1x65xi8>) -> tensor<1x65xbf16> {
  %f = stablehlo.convert %y : (tensor<1x65xi8>) -> tensor<1x65xbf16>
  %s = stablehlo.multiply %x, %f : tensor<1x65xbf16>
  %r = stablehlo.tanh %s : tensor<1x65xbf16>
  return %r : tensor<1x65xbf16>
}
// -----
// Another view, a number for each place, and two results keep single vectors.
func.func @main(%x: tensor<70x130xf32>) -> (tensor<130x70xf32>, tensor<130x70xf32>) {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<70x130xf32>) -> tensor<130x70xf32>
  %i = stablehlo.iota dim = 1 : tensor<130x70xf32>
  %s = stablehlo.add %t, %i : tensor<130x70xf32>
  %a = stablehlo.logistic %s : tensor<130x70xf32>
  %b = stablehlo.negate %a : tensor<130x70xf32>
  return %a, %b : tensor<130x70xf32>, tensor<130x70xf32>
}
