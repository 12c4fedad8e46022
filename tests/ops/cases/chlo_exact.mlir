// inputs: special
func.func @main(%x: tensor<1x1201xi2>, %y: tensor<1x1201xi2>) -> (tensor<1x1201xi2>, tensor<1x1201xi2>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xi2>, tensor<1x1201xi2> -> tensor<1x1201xi2>
  %b = chlo.square %x : tensor<1x1201xi2> -> tensor<1x1201xi2>
  return %a, %b : tensor<1x1201xi2>, tensor<1x1201xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi2>, %y: tensor<17xi2>) -> (tensor<17xi2>, tensor<17xi2>) {
  %a = chlo.mulhi %x, %y : tensor<17xi2>, tensor<17xi2> -> tensor<17xi2>
  %b = chlo.square %x : tensor<17xi2> -> tensor<17xi2>
  return %a, %b : tensor<17xi2>, tensor<17xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xi2>, %y: tensor<129xi2>) -> (tensor<129xi2>, tensor<129xi2>) {
  %a = chlo.mulhi %x, %y : tensor<129xi2>, tensor<129xi2> -> tensor<129xi2>
  %b = chlo.square %x : tensor<129xi2> -> tensor<129xi2>
  return %a, %b : tensor<129xi2>, tensor<129xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi4>, %y: tensor<1x1201xi4>) -> (tensor<1x1201xi4>, tensor<1x1201xi4>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xi4>, tensor<1x1201xi4> -> tensor<1x1201xi4>
  %b = chlo.square %x : tensor<1x1201xi4> -> tensor<1x1201xi4>
  return %a, %b : tensor<1x1201xi4>, tensor<1x1201xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi4>, %y: tensor<17xi4>) -> (tensor<17xi4>, tensor<17xi4>) {
  %a = chlo.mulhi %x, %y : tensor<17xi4>, tensor<17xi4> -> tensor<17xi4>
  %b = chlo.square %x : tensor<17xi4> -> tensor<17xi4>
  return %a, %b : tensor<17xi4>, tensor<17xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xi4>, %y: tensor<129xi4>) -> (tensor<129xi4>, tensor<129xi4>) {
  %a = chlo.mulhi %x, %y : tensor<129xi4>, tensor<129xi4> -> tensor<129xi4>
  %b = chlo.square %x : tensor<129xi4> -> tensor<129xi4>
  return %a, %b : tensor<129xi4>, tensor<129xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi8>, %y: tensor<1x1201xi8>) -> (tensor<1x1201xi8>, tensor<1x1201xi8>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xi8>, tensor<1x1201xi8> -> tensor<1x1201xi8>
  %b = chlo.square %x : tensor<1x1201xi8> -> tensor<1x1201xi8>
  return %a, %b : tensor<1x1201xi8>, tensor<1x1201xi8>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi8>, %y: tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>) {
  %a = chlo.mulhi %x, %y : tensor<17xi8>, tensor<17xi8> -> tensor<17xi8>
  %b = chlo.square %x : tensor<17xi8> -> tensor<17xi8>
  return %a, %b : tensor<17xi8>, tensor<17xi8>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xi8>, %y: tensor<129xi8>) -> (tensor<129xi8>, tensor<129xi8>) {
  %a = chlo.mulhi %x, %y : tensor<129xi8>, tensor<129xi8> -> tensor<129xi8>
  %b = chlo.square %x : tensor<129xi8> -> tensor<129xi8>
  return %a, %b : tensor<129xi8>, tensor<129xi8>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi16>, %y: tensor<1x1201xi16>) -> (tensor<1x1201xi16>, tensor<1x1201xi16>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xi16>, tensor<1x1201xi16> -> tensor<1x1201xi16>
  %b = chlo.square %x : tensor<1x1201xi16> -> tensor<1x1201xi16>
  return %a, %b : tensor<1x1201xi16>, tensor<1x1201xi16>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi16>, %y: tensor<17xi16>) -> (tensor<17xi16>, tensor<17xi16>) {
  %a = chlo.mulhi %x, %y : tensor<17xi16>, tensor<17xi16> -> tensor<17xi16>
  %b = chlo.square %x : tensor<17xi16> -> tensor<17xi16>
  return %a, %b : tensor<17xi16>, tensor<17xi16>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xi16>, %y: tensor<129xi16>) -> (tensor<129xi16>, tensor<129xi16>) {
  %a = chlo.mulhi %x, %y : tensor<129xi16>, tensor<129xi16> -> tensor<129xi16>
  %b = chlo.square %x : tensor<129xi16> -> tensor<129xi16>
  return %a, %b : tensor<129xi16>, tensor<129xi16>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi32>, %y: tensor<1x1201xi32>) -> (tensor<1x1201xi32>, tensor<1x1201xi32>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xi32>, tensor<1x1201xi32> -> tensor<1x1201xi32>
  %b = chlo.square %x : tensor<1x1201xi32> -> tensor<1x1201xi32>
  return %a, %b : tensor<1x1201xi32>, tensor<1x1201xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi32>, %y: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>) {
  %a = chlo.mulhi %x, %y : tensor<17xi32>, tensor<17xi32> -> tensor<17xi32>
  %b = chlo.square %x : tensor<17xi32> -> tensor<17xi32>
  return %a, %b : tensor<17xi32>, tensor<17xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xi32>, %y: tensor<129xi32>) -> (tensor<129xi32>, tensor<129xi32>) {
  %a = chlo.mulhi %x, %y : tensor<129xi32>, tensor<129xi32> -> tensor<129xi32>
  %b = chlo.square %x : tensor<129xi32> -> tensor<129xi32>
  return %a, %b : tensor<129xi32>, tensor<129xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi64>, %y: tensor<1x1201xi64>) -> (tensor<1x1201xi64>, tensor<1x1201xi64>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xi64>, tensor<1x1201xi64> -> tensor<1x1201xi64>
  %b = chlo.square %x : tensor<1x1201xi64> -> tensor<1x1201xi64>
  return %a, %b : tensor<1x1201xi64>, tensor<1x1201xi64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi64>, %y: tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>) {
  %a = chlo.mulhi %x, %y : tensor<17xi64>, tensor<17xi64> -> tensor<17xi64>
  %b = chlo.square %x : tensor<17xi64> -> tensor<17xi64>
  return %a, %b : tensor<17xi64>, tensor<17xi64>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xi64>, %y: tensor<129xi64>) -> (tensor<129xi64>, tensor<129xi64>) {
  %a = chlo.mulhi %x, %y : tensor<129xi64>, tensor<129xi64> -> tensor<129xi64>
  %b = chlo.square %x : tensor<129xi64> -> tensor<129xi64>
  return %a, %b : tensor<129xi64>, tensor<129xi64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui2>, %y: tensor<1x1201xui2>) -> (tensor<1x1201xui2>, tensor<1x1201xui2>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xui2>, tensor<1x1201xui2> -> tensor<1x1201xui2>
  %b = chlo.square %x : tensor<1x1201xui2> -> tensor<1x1201xui2>
  return %a, %b : tensor<1x1201xui2>, tensor<1x1201xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui2>, %y: tensor<17xui2>) -> (tensor<17xui2>, tensor<17xui2>) {
  %a = chlo.mulhi %x, %y : tensor<17xui2>, tensor<17xui2> -> tensor<17xui2>
  %b = chlo.square %x : tensor<17xui2> -> tensor<17xui2>
  return %a, %b : tensor<17xui2>, tensor<17xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xui2>, %y: tensor<129xui2>) -> (tensor<129xui2>, tensor<129xui2>) {
  %a = chlo.mulhi %x, %y : tensor<129xui2>, tensor<129xui2> -> tensor<129xui2>
  %b = chlo.square %x : tensor<129xui2> -> tensor<129xui2>
  return %a, %b : tensor<129xui2>, tensor<129xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui4>, %y: tensor<1x1201xui4>) -> (tensor<1x1201xui4>, tensor<1x1201xui4>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xui4>, tensor<1x1201xui4> -> tensor<1x1201xui4>
  %b = chlo.square %x : tensor<1x1201xui4> -> tensor<1x1201xui4>
  return %a, %b : tensor<1x1201xui4>, tensor<1x1201xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui4>, %y: tensor<17xui4>) -> (tensor<17xui4>, tensor<17xui4>) {
  %a = chlo.mulhi %x, %y : tensor<17xui4>, tensor<17xui4> -> tensor<17xui4>
  %b = chlo.square %x : tensor<17xui4> -> tensor<17xui4>
  return %a, %b : tensor<17xui4>, tensor<17xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xui4>, %y: tensor<129xui4>) -> (tensor<129xui4>, tensor<129xui4>) {
  %a = chlo.mulhi %x, %y : tensor<129xui4>, tensor<129xui4> -> tensor<129xui4>
  %b = chlo.square %x : tensor<129xui4> -> tensor<129xui4>
  return %a, %b : tensor<129xui4>, tensor<129xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui8>, %y: tensor<1x1201xui8>) -> (tensor<1x1201xui8>, tensor<1x1201xui8>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xui8>, tensor<1x1201xui8> -> tensor<1x1201xui8>
  %b = chlo.square %x : tensor<1x1201xui8> -> tensor<1x1201xui8>
  return %a, %b : tensor<1x1201xui8>, tensor<1x1201xui8>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui8>, %y: tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>) {
  %a = chlo.mulhi %x, %y : tensor<17xui8>, tensor<17xui8> -> tensor<17xui8>
  %b = chlo.square %x : tensor<17xui8> -> tensor<17xui8>
  return %a, %b : tensor<17xui8>, tensor<17xui8>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xui8>, %y: tensor<129xui8>) -> (tensor<129xui8>, tensor<129xui8>) {
  %a = chlo.mulhi %x, %y : tensor<129xui8>, tensor<129xui8> -> tensor<129xui8>
  %b = chlo.square %x : tensor<129xui8> -> tensor<129xui8>
  return %a, %b : tensor<129xui8>, tensor<129xui8>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui16>, %y: tensor<1x1201xui16>) -> (tensor<1x1201xui16>, tensor<1x1201xui16>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xui16>, tensor<1x1201xui16> -> tensor<1x1201xui16>
  %b = chlo.square %x : tensor<1x1201xui16> -> tensor<1x1201xui16>
  return %a, %b : tensor<1x1201xui16>, tensor<1x1201xui16>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui16>, %y: tensor<17xui16>) -> (tensor<17xui16>, tensor<17xui16>) {
  %a = chlo.mulhi %x, %y : tensor<17xui16>, tensor<17xui16> -> tensor<17xui16>
  %b = chlo.square %x : tensor<17xui16> -> tensor<17xui16>
  return %a, %b : tensor<17xui16>, tensor<17xui16>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xui16>, %y: tensor<129xui16>) -> (tensor<129xui16>, tensor<129xui16>) {
  %a = chlo.mulhi %x, %y : tensor<129xui16>, tensor<129xui16> -> tensor<129xui16>
  %b = chlo.square %x : tensor<129xui16> -> tensor<129xui16>
  return %a, %b : tensor<129xui16>, tensor<129xui16>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui32>, %y: tensor<1x1201xui32>) -> (tensor<1x1201xui32>, tensor<1x1201xui32>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xui32>, tensor<1x1201xui32> -> tensor<1x1201xui32>
  %b = chlo.square %x : tensor<1x1201xui32> -> tensor<1x1201xui32>
  return %a, %b : tensor<1x1201xui32>, tensor<1x1201xui32>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui32>, %y: tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>) {
  %a = chlo.mulhi %x, %y : tensor<17xui32>, tensor<17xui32> -> tensor<17xui32>
  %b = chlo.square %x : tensor<17xui32> -> tensor<17xui32>
  return %a, %b : tensor<17xui32>, tensor<17xui32>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xui32>, %y: tensor<129xui32>) -> (tensor<129xui32>, tensor<129xui32>) {
  %a = chlo.mulhi %x, %y : tensor<129xui32>, tensor<129xui32> -> tensor<129xui32>
  %b = chlo.square %x : tensor<129xui32> -> tensor<129xui32>
  return %a, %b : tensor<129xui32>, tensor<129xui32>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui64>, %y: tensor<1x1201xui64>) -> (tensor<1x1201xui64>, tensor<1x1201xui64>) {
  %a = chlo.mulhi %x, %y : tensor<1x1201xui64>, tensor<1x1201xui64> -> tensor<1x1201xui64>
  %b = chlo.square %x : tensor<1x1201xui64> -> tensor<1x1201xui64>
  return %a, %b : tensor<1x1201xui64>, tensor<1x1201xui64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui64>, %y: tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>) {
  %a = chlo.mulhi %x, %y : tensor<17xui64>, tensor<17xui64> -> tensor<17xui64>
  %b = chlo.square %x : tensor<17xui64> -> tensor<17xui64>
  return %a, %b : tensor<17xui64>, tensor<17xui64>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xui64>, %y: tensor<129xui64>) -> (tensor<129xui64>, tensor<129xui64>) {
  %a = chlo.mulhi %x, %y : tensor<129xui64>, tensor<129xui64> -> tensor<129xui64>
  %b = chlo.square %x : tensor<129xui64> -> tensor<129xui64>
  return %a, %b : tensor<129xui64>, tensor<129xui64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf16>) -> (tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>) {
  %a = chlo.square %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %b = chlo.conj %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %c = chlo.is_inf %x : tensor<1x1201xf16> -> tensor<1x1201xi1>
  %d = chlo.is_pos_inf %x : tensor<1x1201xf16> -> tensor<1x1201xi1>
  %e = chlo.is_neg_inf %x : tensor<1x1201xf16> -> tensor<1x1201xi1>
  return %a, %b, %c, %d, %e : tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %a = chlo.square %x : tensor<17xf16> -> tensor<17xf16>
  %b = chlo.conj %x : tensor<17xf16> -> tensor<17xf16>
  %c = chlo.is_inf %x : tensor<17xf16> -> tensor<17xi1>
  %d = chlo.is_pos_inf %x : tensor<17xf16> -> tensor<17xi1>
  %e = chlo.is_neg_inf %x : tensor<17xf16> -> tensor<17xi1>
  return %a, %b, %c, %d, %e : tensor<17xf16>, tensor<17xf16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xf16>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %a = chlo.square %x : tensor<0xf16> -> tensor<0xf16>
  %b = chlo.conj %x : tensor<0xf16> -> tensor<0xf16>
  %c = chlo.is_inf %x : tensor<0xf16> -> tensor<0xi1>
  %d = chlo.is_pos_inf %x : tensor<0xf16> -> tensor<0xi1>
  %e = chlo.is_neg_inf %x : tensor<0xf16> -> tensor<0xi1>
  return %a, %b, %c, %d, %e : tensor<0xf16>, tensor<0xf16>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %a = chlo.square %x : tensor<1xf16> -> tensor<1xf16>
  %b = chlo.conj %x : tensor<1xf16> -> tensor<1xf16>
  %c = chlo.is_inf %x : tensor<1xf16> -> tensor<1xi1>
  %d = chlo.is_pos_inf %x : tensor<1xf16> -> tensor<1xi1>
  %e = chlo.is_neg_inf %x : tensor<1xf16> -> tensor<1xi1>
  return %a, %b, %c, %d, %e : tensor<1xf16>, tensor<1xf16>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xbf16>) -> (tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>) {
  %a = chlo.square %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %b = chlo.conj %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %c = chlo.is_inf %x : tensor<1x1201xbf16> -> tensor<1x1201xi1>
  %d = chlo.is_pos_inf %x : tensor<1x1201xbf16> -> tensor<1x1201xi1>
  %e = chlo.is_neg_inf %x : tensor<1x1201xbf16> -> tensor<1x1201xi1>
  return %a, %b, %c, %d, %e : tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %a = chlo.square %x : tensor<17xbf16> -> tensor<17xbf16>
  %b = chlo.conj %x : tensor<17xbf16> -> tensor<17xbf16>
  %c = chlo.is_inf %x : tensor<17xbf16> -> tensor<17xi1>
  %d = chlo.is_pos_inf %x : tensor<17xbf16> -> tensor<17xi1>
  %e = chlo.is_neg_inf %x : tensor<17xbf16> -> tensor<17xi1>
  return %a, %b, %c, %d, %e : tensor<17xbf16>, tensor<17xbf16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xbf16>) -> (tensor<0xbf16>, tensor<0xbf16>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %a = chlo.square %x : tensor<0xbf16> -> tensor<0xbf16>
  %b = chlo.conj %x : tensor<0xbf16> -> tensor<0xbf16>
  %c = chlo.is_inf %x : tensor<0xbf16> -> tensor<0xi1>
  %d = chlo.is_pos_inf %x : tensor<0xbf16> -> tensor<0xi1>
  %e = chlo.is_neg_inf %x : tensor<0xbf16> -> tensor<0xi1>
  return %a, %b, %c, %d, %e : tensor<0xbf16>, tensor<0xbf16>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %a = chlo.square %x : tensor<1xbf16> -> tensor<1xbf16>
  %b = chlo.conj %x : tensor<1xbf16> -> tensor<1xbf16>
  %c = chlo.is_inf %x : tensor<1xbf16> -> tensor<1xi1>
  %d = chlo.is_pos_inf %x : tensor<1xbf16> -> tensor<1xi1>
  %e = chlo.is_neg_inf %x : tensor<1xbf16> -> tensor<1xi1>
  return %a, %b, %c, %d, %e : tensor<1xbf16>, tensor<1xbf16>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf32>) -> (tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>) {
  %a = chlo.square %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %b = chlo.conj %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %c = chlo.is_inf %x : tensor<1x1201xf32> -> tensor<1x1201xi1>
  %d = chlo.is_pos_inf %x : tensor<1x1201xf32> -> tensor<1x1201xi1>
  %e = chlo.is_neg_inf %x : tensor<1x1201xf32> -> tensor<1x1201xi1>
  return %a, %b, %c, %d, %e : tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %a = chlo.square %x : tensor<17xf32> -> tensor<17xf32>
  %b = chlo.conj %x : tensor<17xf32> -> tensor<17xf32>
  %c = chlo.is_inf %x : tensor<17xf32> -> tensor<17xi1>
  %d = chlo.is_pos_inf %x : tensor<17xf32> -> tensor<17xi1>
  %e = chlo.is_neg_inf %x : tensor<17xf32> -> tensor<17xi1>
  return %a, %b, %c, %d, %e : tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %a = chlo.square %x : tensor<0xf32> -> tensor<0xf32>
  %b = chlo.conj %x : tensor<0xf32> -> tensor<0xf32>
  %c = chlo.is_inf %x : tensor<0xf32> -> tensor<0xi1>
  %d = chlo.is_pos_inf %x : tensor<0xf32> -> tensor<0xi1>
  %e = chlo.is_neg_inf %x : tensor<0xf32> -> tensor<0xi1>
  return %a, %b, %c, %d, %e : tensor<0xf32>, tensor<0xf32>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %a = chlo.square %x : tensor<1xf32> -> tensor<1xf32>
  %b = chlo.conj %x : tensor<1xf32> -> tensor<1xf32>
  %c = chlo.is_inf %x : tensor<1xf32> -> tensor<1xi1>
  %d = chlo.is_pos_inf %x : tensor<1xf32> -> tensor<1xi1>
  %e = chlo.is_neg_inf %x : tensor<1xf32> -> tensor<1xi1>
  return %a, %b, %c, %d, %e : tensor<1xf32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf64>) -> (tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>) {
  %a = chlo.square %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %b = chlo.conj %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %c = chlo.is_inf %x : tensor<1x1201xf64> -> tensor<1x1201xi1>
  %d = chlo.is_pos_inf %x : tensor<1x1201xf64> -> tensor<1x1201xi1>
  %e = chlo.is_neg_inf %x : tensor<1x1201xf64> -> tensor<1x1201xi1>
  return %a, %b, %c, %d, %e : tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %a = chlo.square %x : tensor<17xf64> -> tensor<17xf64>
  %b = chlo.conj %x : tensor<17xf64> -> tensor<17xf64>
  %c = chlo.is_inf %x : tensor<17xf64> -> tensor<17xi1>
  %d = chlo.is_pos_inf %x : tensor<17xf64> -> tensor<17xi1>
  %e = chlo.is_neg_inf %x : tensor<17xf64> -> tensor<17xi1>
  return %a, %b, %c, %d, %e : tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %a = chlo.square %x : tensor<0xf64> -> tensor<0xf64>
  %b = chlo.conj %x : tensor<0xf64> -> tensor<0xf64>
  %c = chlo.is_inf %x : tensor<0xf64> -> tensor<0xi1>
  %d = chlo.is_pos_inf %x : tensor<0xf64> -> tensor<0xi1>
  %e = chlo.is_neg_inf %x : tensor<0xf64> -> tensor<0xi1>
  return %a, %b, %c, %d, %e : tensor<0xf64>, tensor<0xf64>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %a = chlo.square %x : tensor<1xf64> -> tensor<1xf64>
  %b = chlo.conj %x : tensor<1xf64> -> tensor<1xf64>
  %c = chlo.is_inf %x : tensor<1xf64> -> tensor<1xi1>
  %d = chlo.is_pos_inf %x : tensor<1xf64> -> tensor<1xi1>
  %e = chlo.is_neg_inf %x : tensor<1xf64> -> tensor<1xi1>
  return %a, %b, %c, %d, %e : tensor<1xf64>, tensor<1xf64>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
// inputs: special
// tolerance: 3e-7
func.func @main(%x: tensor<1x1201xcomplex<f32>>) -> (tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>) {
  %a = chlo.square %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %b = chlo.conj %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  return %a, %b : tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>
}
// -----
// inputs: special
// tolerance: 3e-7
func.func @main(%x: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) {
  %a = chlo.square %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %b = chlo.conj %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  return %a, %b : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>
}
// -----
// inputs: special
// tolerance: 3e-7
func.func @main(%x: tensor<0xcomplex<f32>>) -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %a = chlo.square %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %b = chlo.conj %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  return %a, %b : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
}
// -----
// inputs: special
// tolerance: 5e-16
func.func @main(%x: tensor<1x1201xcomplex<f64>>) -> (tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>) {
  %a = chlo.square %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %b = chlo.conj %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  return %a, %b : tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>
}
// -----
// inputs: special
// tolerance: 5e-16
func.func @main(%x: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) {
  %a = chlo.square %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %b = chlo.conj %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  return %a, %b : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
}
// -----
// inputs: special
// tolerance: 5e-16
func.func @main(%x: tensor<0xcomplex<f64>>) -> (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %a = chlo.square %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %b = chlo.conj %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  return %a, %b : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
}
