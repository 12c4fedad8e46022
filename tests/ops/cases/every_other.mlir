func.func @main(%x: tensor<3x2xf32>) -> tensor<3x1xf32> {
  %0 = stablehlo.slice %x [0:3, 0:2:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// -----
func.func @main(%x: tensor<3x2xf32>) -> tensor<3x1xf32> {
  %0 = stablehlo.slice %x [0:3, 1:2:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// -----
func.func @main(%x: tensor<3x15xf32>) -> tensor<3x8xf32> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
// -----
func.func @main(%x: tensor<3x15xf32>) -> tensor<3x7xf32> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x16xf32>) -> tensor<3x8xf32> {
  %0 = stablehlo.slice %x [0:3, 0:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
// -----
func.func @main(%x: tensor<3x16xf32>) -> tensor<3x8xf32> {
  %0 = stablehlo.slice %x [0:3, 1:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
// -----
func.func @main(%x: tensor<3x17xf32>) -> tensor<3x9xf32> {
  %0 = stablehlo.slice %x [0:3, 0:17:2] : (tensor<3x17xf32>) -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}
// -----
func.func @main(%x: tensor<3x17xf32>) -> tensor<3x8xf32> {
  %0 = stablehlo.slice %x [0:3, 1:17:2] : (tensor<3x17xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
// -----
func.func @main(%x: tensor<3x29xf32>) -> tensor<3x15xf32> {
  %0 = stablehlo.slice %x [0:3, 0:29:2] : (tensor<3x29xf32>) -> tensor<3x15xf32>
  return %0 : tensor<3x15xf32>
}
// -----
func.func @main(%x: tensor<3x29xf32>) -> tensor<3x14xf32> {
  %0 = stablehlo.slice %x [0:3, 1:29:2] : (tensor<3x29xf32>) -> tensor<3x14xf32>
  return %0 : tensor<3x14xf32>
}
// -----
func.func @main(%x: tensor<3x30xf32>) -> tensor<3x15xf32> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xf32>) -> tensor<3x15xf32>
  return %0 : tensor<3x15xf32>
}
// -----
func.func @main(%x: tensor<3x30xf32>) -> tensor<3x15xf32> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xf32>) -> tensor<3x15xf32>
  return %0 : tensor<3x15xf32>
}
// -----
func.func @main(%x: tensor<3x31xf32>) -> tensor<3x16xf32> {
  %0 = stablehlo.slice %x [0:3, 0:31:2] : (tensor<3x31xf32>) -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
func.func @main(%x: tensor<3x31xf32>) -> tensor<3x15xf32> {
  %0 = stablehlo.slice %x [0:3, 1:31:2] : (tensor<3x31xf32>) -> tensor<3x15xf32>
  return %0 : tensor<3x15xf32>
}
// -----
func.func @main(%x: tensor<3x32xf32>) -> tensor<3x16xf32> {
  %0 = stablehlo.slice %x [0:3, 0:32:2] : (tensor<3x32xf32>) -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
func.func @main(%x: tensor<3x32xf32>) -> tensor<3x16xf32> {
  %0 = stablehlo.slice %x [0:3, 1:32:2] : (tensor<3x32xf32>) -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
func.func @main(%x: tensor<3x33xf32>) -> tensor<3x17xf32> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
// -----
func.func @main(%x: tensor<3x33xf32>) -> tensor<3x16xf32> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xf32>) -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
func.func @main(%x: tensor<3x34xf32>) -> tensor<3x17xf32> {
  %0 = stablehlo.slice %x [0:3, 0:34:2] : (tensor<3x34xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
// -----
func.func @main(%x: tensor<3x34xf32>) -> tensor<3x17xf32> {
  %0 = stablehlo.slice %x [0:3, 1:34:2] : (tensor<3x34xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
// -----
func.func @main(%x: tensor<3x47xf32>) -> tensor<3x24xf32> {
  %0 = stablehlo.slice %x [0:3, 0:47:2] : (tensor<3x47xf32>) -> tensor<3x24xf32>
  return %0 : tensor<3x24xf32>
}
// -----
func.func @main(%x: tensor<3x47xf32>) -> tensor<3x23xf32> {
  %0 = stablehlo.slice %x [0:3, 1:47:2] : (tensor<3x47xf32>) -> tensor<3x23xf32>
  return %0 : tensor<3x23xf32>
}
// -----
func.func @main(%x: tensor<3x62xf32>) -> tensor<3x31xf32> {
  %0 = stablehlo.slice %x [0:3, 0:62:2] : (tensor<3x62xf32>) -> tensor<3x31xf32>
  return %0 : tensor<3x31xf32>
}
// -----
func.func @main(%x: tensor<3x62xf32>) -> tensor<3x31xf32> {
  %0 = stablehlo.slice %x [0:3, 1:62:2] : (tensor<3x62xf32>) -> tensor<3x31xf32>
  return %0 : tensor<3x31xf32>
}
// -----
func.func @main(%x: tensor<3x63xf32>) -> tensor<3x32xf32> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xf32>) -> tensor<3x32xf32>
  return %0 : tensor<3x32xf32>
}
// -----
func.func @main(%x: tensor<3x63xf32>) -> tensor<3x31xf32> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xf32>) -> tensor<3x31xf32>
  return %0 : tensor<3x31xf32>
}
// -----
func.func @main(%x: tensor<3x64xf32>) -> tensor<3x32xf32> {
  %0 = stablehlo.slice %x [0:3, 0:64:2] : (tensor<3x64xf32>) -> tensor<3x32xf32>
  return %0 : tensor<3x32xf32>
}
// -----
func.func @main(%x: tensor<3x64xf32>) -> tensor<3x32xf32> {
  %0 = stablehlo.slice %x [0:3, 1:64:2] : (tensor<3x64xf32>) -> tensor<3x32xf32>
  return %0 : tensor<3x32xf32>
}
// -----
func.func @main(%x: tensor<3x65xf32>) -> tensor<3x33xf32> {
  %0 = stablehlo.slice %x [0:3, 0:65:2] : (tensor<3x65xf32>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}
// -----
func.func @main(%x: tensor<3x65xf32>) -> tensor<3x32xf32> {
  %0 = stablehlo.slice %x [0:3, 1:65:2] : (tensor<3x65xf32>) -> tensor<3x32xf32>
  return %0 : tensor<3x32xf32>
}
// -----
func.func @main(%x: tensor<3x66xf32>) -> tensor<3x33xf32> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xf32>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}
// -----
func.func @main(%x: tensor<3x66xf32>) -> tensor<3x33xf32> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xf32>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}
// -----
func.func @main(%x: tensor<3x95xf32>) -> tensor<3x48xf32> {
  %0 = stablehlo.slice %x [0:3, 0:95:2] : (tensor<3x95xf32>) -> tensor<3x48xf32>
  return %0 : tensor<3x48xf32>
}
// -----
func.func @main(%x: tensor<3x95xf32>) -> tensor<3x47xf32> {
  %0 = stablehlo.slice %x [0:3, 1:95:2] : (tensor<3x95xf32>) -> tensor<3x47xf32>
  return %0 : tensor<3x47xf32>
}
// -----
func.func @main(%x: tensor<3x129xf32>) -> tensor<3x65xf32> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xf32>) -> tensor<3x65xf32>
  return %0 : tensor<3x65xf32>
}
// -----
func.func @main(%x: tensor<3x129xf32>) -> tensor<3x64xf32> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xf32>) -> tensor<3x64xf32>
  return %0 : tensor<3x64xf32>
}
// -----
func.func @main(%x: tensor<3x15xf64>) -> tensor<3x8xf64> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xf64>) -> tensor<3x8xf64>
  return %0 : tensor<3x8xf64>
}
// -----
func.func @main(%x: tensor<3x15xf64>) -> tensor<3x7xf64> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xf64>) -> tensor<3x7xf64>
  return %0 : tensor<3x7xf64>
}
// -----
func.func @main(%x: tensor<3x30xf64>) -> tensor<3x15xf64> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xf64>) -> tensor<3x15xf64>
  return %0 : tensor<3x15xf64>
}
// -----
func.func @main(%x: tensor<3x30xf64>) -> tensor<3x15xf64> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xf64>) -> tensor<3x15xf64>
  return %0 : tensor<3x15xf64>
}
// -----
func.func @main(%x: tensor<3x33xf64>) -> tensor<3x17xf64> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xf64>) -> tensor<3x17xf64>
  return %0 : tensor<3x17xf64>
}
// -----
func.func @main(%x: tensor<3x33xf64>) -> tensor<3x16xf64> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xf64>) -> tensor<3x16xf64>
  return %0 : tensor<3x16xf64>
}
// -----
func.func @main(%x: tensor<3x63xf64>) -> tensor<3x32xf64> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xf64>) -> tensor<3x32xf64>
  return %0 : tensor<3x32xf64>
}
// -----
func.func @main(%x: tensor<3x63xf64>) -> tensor<3x31xf64> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xf64>) -> tensor<3x31xf64>
  return %0 : tensor<3x31xf64>
}
// -----
func.func @main(%x: tensor<3x66xf64>) -> tensor<3x33xf64> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xf64>) -> tensor<3x33xf64>
  return %0 : tensor<3x33xf64>
}
// -----
func.func @main(%x: tensor<3x66xf64>) -> tensor<3x33xf64> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xf64>) -> tensor<3x33xf64>
  return %0 : tensor<3x33xf64>
}
// -----
func.func @main(%x: tensor<3x129xf64>) -> tensor<3x65xf64> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xf64>) -> tensor<3x65xf64>
  return %0 : tensor<3x65xf64>
}
// -----
func.func @main(%x: tensor<3x129xf64>) -> tensor<3x64xf64> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xf64>) -> tensor<3x64xf64>
  return %0 : tensor<3x64xf64>
}
// -----
func.func @main(%x: tensor<3x2xi8>) -> tensor<3x1xi8> {
  %0 = stablehlo.slice %x [0:3, 0:2:2] : (tensor<3x2xi8>) -> tensor<3x1xi8>
  return %0 : tensor<3x1xi8>
}
// -----
func.func @main(%x: tensor<3x2xi8>) -> tensor<3x1xi8> {
  %0 = stablehlo.slice %x [0:3, 1:2:2] : (tensor<3x2xi8>) -> tensor<3x1xi8>
  return %0 : tensor<3x1xi8>
}
// -----
func.func @main(%x: tensor<3x15xi8>) -> tensor<3x8xi8> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xi8>) -> tensor<3x8xi8>
  return %0 : tensor<3x8xi8>
}
// -----
func.func @main(%x: tensor<3x15xi8>) -> tensor<3x7xi8> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xi8>) -> tensor<3x7xi8>
  return %0 : tensor<3x7xi8>
}
// -----
func.func @main(%x: tensor<3x16xi8>) -> tensor<3x8xi8> {
  %0 = stablehlo.slice %x [0:3, 0:16:2] : (tensor<3x16xi8>) -> tensor<3x8xi8>
  return %0 : tensor<3x8xi8>
}
// -----
func.func @main(%x: tensor<3x16xi8>) -> tensor<3x8xi8> {
  %0 = stablehlo.slice %x [0:3, 1:16:2] : (tensor<3x16xi8>) -> tensor<3x8xi8>
  return %0 : tensor<3x8xi8>
}
// -----
func.func @main(%x: tensor<3x17xi8>) -> tensor<3x9xi8> {
  %0 = stablehlo.slice %x [0:3, 0:17:2] : (tensor<3x17xi8>) -> tensor<3x9xi8>
  return %0 : tensor<3x9xi8>
}
// -----
func.func @main(%x: tensor<3x17xi8>) -> tensor<3x8xi8> {
  %0 = stablehlo.slice %x [0:3, 1:17:2] : (tensor<3x17xi8>) -> tensor<3x8xi8>
  return %0 : tensor<3x8xi8>
}
// -----
func.func @main(%x: tensor<3x29xi8>) -> tensor<3x15xi8> {
  %0 = stablehlo.slice %x [0:3, 0:29:2] : (tensor<3x29xi8>) -> tensor<3x15xi8>
  return %0 : tensor<3x15xi8>
}
// -----
func.func @main(%x: tensor<3x29xi8>) -> tensor<3x14xi8> {
  %0 = stablehlo.slice %x [0:3, 1:29:2] : (tensor<3x29xi8>) -> tensor<3x14xi8>
  return %0 : tensor<3x14xi8>
}
// -----
func.func @main(%x: tensor<3x30xi8>) -> tensor<3x15xi8> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xi8>) -> tensor<3x15xi8>
  return %0 : tensor<3x15xi8>
}
// -----
func.func @main(%x: tensor<3x30xi8>) -> tensor<3x15xi8> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xi8>) -> tensor<3x15xi8>
  return %0 : tensor<3x15xi8>
}
// -----
func.func @main(%x: tensor<3x31xi8>) -> tensor<3x16xi8> {
  %0 = stablehlo.slice %x [0:3, 0:31:2] : (tensor<3x31xi8>) -> tensor<3x16xi8>
  return %0 : tensor<3x16xi8>
}
// -----
func.func @main(%x: tensor<3x31xi8>) -> tensor<3x15xi8> {
  %0 = stablehlo.slice %x [0:3, 1:31:2] : (tensor<3x31xi8>) -> tensor<3x15xi8>
  return %0 : tensor<3x15xi8>
}
// -----
func.func @main(%x: tensor<3x32xi8>) -> tensor<3x16xi8> {
  %0 = stablehlo.slice %x [0:3, 0:32:2] : (tensor<3x32xi8>) -> tensor<3x16xi8>
  return %0 : tensor<3x16xi8>
}
// -----
func.func @main(%x: tensor<3x32xi8>) -> tensor<3x16xi8> {
  %0 = stablehlo.slice %x [0:3, 1:32:2] : (tensor<3x32xi8>) -> tensor<3x16xi8>
  return %0 : tensor<3x16xi8>
}
// -----
func.func @main(%x: tensor<3x33xi8>) -> tensor<3x17xi8> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xi8>) -> tensor<3x17xi8>
  return %0 : tensor<3x17xi8>
}
// -----
func.func @main(%x: tensor<3x33xi8>) -> tensor<3x16xi8> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xi8>) -> tensor<3x16xi8>
  return %0 : tensor<3x16xi8>
}
// -----
func.func @main(%x: tensor<3x34xi8>) -> tensor<3x17xi8> {
  %0 = stablehlo.slice %x [0:3, 0:34:2] : (tensor<3x34xi8>) -> tensor<3x17xi8>
  return %0 : tensor<3x17xi8>
}
// -----
func.func @main(%x: tensor<3x34xi8>) -> tensor<3x17xi8> {
  %0 = stablehlo.slice %x [0:3, 1:34:2] : (tensor<3x34xi8>) -> tensor<3x17xi8>
  return %0 : tensor<3x17xi8>
}
// -----
func.func @main(%x: tensor<3x47xi8>) -> tensor<3x24xi8> {
  %0 = stablehlo.slice %x [0:3, 0:47:2] : (tensor<3x47xi8>) -> tensor<3x24xi8>
  return %0 : tensor<3x24xi8>
}
// -----
func.func @main(%x: tensor<3x47xi8>) -> tensor<3x23xi8> {
  %0 = stablehlo.slice %x [0:3, 1:47:2] : (tensor<3x47xi8>) -> tensor<3x23xi8>
  return %0 : tensor<3x23xi8>
}
// -----
func.func @main(%x: tensor<3x62xi8>) -> tensor<3x31xi8> {
  %0 = stablehlo.slice %x [0:3, 0:62:2] : (tensor<3x62xi8>) -> tensor<3x31xi8>
  return %0 : tensor<3x31xi8>
}
// -----
func.func @main(%x: tensor<3x62xi8>) -> tensor<3x31xi8> {
  %0 = stablehlo.slice %x [0:3, 1:62:2] : (tensor<3x62xi8>) -> tensor<3x31xi8>
  return %0 : tensor<3x31xi8>
}
// -----
func.func @main(%x: tensor<3x63xi8>) -> tensor<3x32xi8> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xi8>) -> tensor<3x32xi8>
  return %0 : tensor<3x32xi8>
}
// -----
func.func @main(%x: tensor<3x63xi8>) -> tensor<3x31xi8> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xi8>) -> tensor<3x31xi8>
  return %0 : tensor<3x31xi8>
}
// -----
func.func @main(%x: tensor<3x64xi8>) -> tensor<3x32xi8> {
  %0 = stablehlo.slice %x [0:3, 0:64:2] : (tensor<3x64xi8>) -> tensor<3x32xi8>
  return %0 : tensor<3x32xi8>
}
// -----
func.func @main(%x: tensor<3x64xi8>) -> tensor<3x32xi8> {
  %0 = stablehlo.slice %x [0:3, 1:64:2] : (tensor<3x64xi8>) -> tensor<3x32xi8>
  return %0 : tensor<3x32xi8>
}
// -----
func.func @main(%x: tensor<3x65xi8>) -> tensor<3x33xi8> {
  %0 = stablehlo.slice %x [0:3, 0:65:2] : (tensor<3x65xi8>) -> tensor<3x33xi8>
  return %0 : tensor<3x33xi8>
}
// -----
func.func @main(%x: tensor<3x65xi8>) -> tensor<3x32xi8> {
  %0 = stablehlo.slice %x [0:3, 1:65:2] : (tensor<3x65xi8>) -> tensor<3x32xi8>
  return %0 : tensor<3x32xi8>
}
// -----
func.func @main(%x: tensor<3x66xi8>) -> tensor<3x33xi8> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xi8>) -> tensor<3x33xi8>
  return %0 : tensor<3x33xi8>
}
// -----
func.func @main(%x: tensor<3x66xi8>) -> tensor<3x33xi8> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xi8>) -> tensor<3x33xi8>
  return %0 : tensor<3x33xi8>
}
// -----
func.func @main(%x: tensor<3x95xi8>) -> tensor<3x48xi8> {
  %0 = stablehlo.slice %x [0:3, 0:95:2] : (tensor<3x95xi8>) -> tensor<3x48xi8>
  return %0 : tensor<3x48xi8>
}
// -----
func.func @main(%x: tensor<3x95xi8>) -> tensor<3x47xi8> {
  %0 = stablehlo.slice %x [0:3, 1:95:2] : (tensor<3x95xi8>) -> tensor<3x47xi8>
  return %0 : tensor<3x47xi8>
}
// -----
func.func @main(%x: tensor<3x129xi8>) -> tensor<3x65xi8> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xi8>) -> tensor<3x65xi8>
  return %0 : tensor<3x65xi8>
}
// -----
func.func @main(%x: tensor<3x129xi8>) -> tensor<3x64xi8> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xi8>) -> tensor<3x64xi8>
  return %0 : tensor<3x64xi8>
}
// -----
func.func @main(%x: tensor<3x2xbf16>) -> tensor<3x1xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:2:2] : (tensor<3x2xbf16>) -> tensor<3x1xbf16>
  return %0 : tensor<3x1xbf16>
}
// -----
func.func @main(%x: tensor<3x2xbf16>) -> tensor<3x1xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:2:2] : (tensor<3x2xbf16>) -> tensor<3x1xbf16>
  return %0 : tensor<3x1xbf16>
}
// -----
func.func @main(%x: tensor<3x15xbf16>) -> tensor<3x8xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xbf16>) -> tensor<3x8xbf16>
  return %0 : tensor<3x8xbf16>
}
// -----
func.func @main(%x: tensor<3x15xbf16>) -> tensor<3x7xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xbf16>) -> tensor<3x7xbf16>
  return %0 : tensor<3x7xbf16>
}
// -----
func.func @main(%x: tensor<3x16xbf16>) -> tensor<3x8xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:16:2] : (tensor<3x16xbf16>) -> tensor<3x8xbf16>
  return %0 : tensor<3x8xbf16>
}
// -----
func.func @main(%x: tensor<3x16xbf16>) -> tensor<3x8xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:16:2] : (tensor<3x16xbf16>) -> tensor<3x8xbf16>
  return %0 : tensor<3x8xbf16>
}
// -----
func.func @main(%x: tensor<3x17xbf16>) -> tensor<3x9xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:17:2] : (tensor<3x17xbf16>) -> tensor<3x9xbf16>
  return %0 : tensor<3x9xbf16>
}
// -----
func.func @main(%x: tensor<3x17xbf16>) -> tensor<3x8xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:17:2] : (tensor<3x17xbf16>) -> tensor<3x8xbf16>
  return %0 : tensor<3x8xbf16>
}
// -----
func.func @main(%x: tensor<3x29xbf16>) -> tensor<3x15xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:29:2] : (tensor<3x29xbf16>) -> tensor<3x15xbf16>
  return %0 : tensor<3x15xbf16>
}
// -----
func.func @main(%x: tensor<3x29xbf16>) -> tensor<3x14xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:29:2] : (tensor<3x29xbf16>) -> tensor<3x14xbf16>
  return %0 : tensor<3x14xbf16>
}
// -----
func.func @main(%x: tensor<3x30xbf16>) -> tensor<3x15xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xbf16>) -> tensor<3x15xbf16>
  return %0 : tensor<3x15xbf16>
}
// -----
func.func @main(%x: tensor<3x30xbf16>) -> tensor<3x15xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xbf16>) -> tensor<3x15xbf16>
  return %0 : tensor<3x15xbf16>
}
// -----
func.func @main(%x: tensor<3x31xbf16>) -> tensor<3x16xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:31:2] : (tensor<3x31xbf16>) -> tensor<3x16xbf16>
  return %0 : tensor<3x16xbf16>
}
// -----
func.func @main(%x: tensor<3x31xbf16>) -> tensor<3x15xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:31:2] : (tensor<3x31xbf16>) -> tensor<3x15xbf16>
  return %0 : tensor<3x15xbf16>
}
// -----
func.func @main(%x: tensor<3x32xbf16>) -> tensor<3x16xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:32:2] : (tensor<3x32xbf16>) -> tensor<3x16xbf16>
  return %0 : tensor<3x16xbf16>
}
// -----
func.func @main(%x: tensor<3x32xbf16>) -> tensor<3x16xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:32:2] : (tensor<3x32xbf16>) -> tensor<3x16xbf16>
  return %0 : tensor<3x16xbf16>
}
// -----
func.func @main(%x: tensor<3x33xbf16>) -> tensor<3x17xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xbf16>) -> tensor<3x17xbf16>
  return %0 : tensor<3x17xbf16>
}
// -----
func.func @main(%x: tensor<3x33xbf16>) -> tensor<3x16xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xbf16>) -> tensor<3x16xbf16>
  return %0 : tensor<3x16xbf16>
}
// -----
func.func @main(%x: tensor<3x34xbf16>) -> tensor<3x17xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:34:2] : (tensor<3x34xbf16>) -> tensor<3x17xbf16>
  return %0 : tensor<3x17xbf16>
}
// -----
func.func @main(%x: tensor<3x34xbf16>) -> tensor<3x17xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:34:2] : (tensor<3x34xbf16>) -> tensor<3x17xbf16>
  return %0 : tensor<3x17xbf16>
}
// -----
func.func @main(%x: tensor<3x47xbf16>) -> tensor<3x24xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:47:2] : (tensor<3x47xbf16>) -> tensor<3x24xbf16>
  return %0 : tensor<3x24xbf16>
}
// -----
func.func @main(%x: tensor<3x47xbf16>) -> tensor<3x23xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:47:2] : (tensor<3x47xbf16>) -> tensor<3x23xbf16>
  return %0 : tensor<3x23xbf16>
}
// -----
func.func @main(%x: tensor<3x62xbf16>) -> tensor<3x31xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:62:2] : (tensor<3x62xbf16>) -> tensor<3x31xbf16>
  return %0 : tensor<3x31xbf16>
}
// -----
func.func @main(%x: tensor<3x62xbf16>) -> tensor<3x31xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:62:2] : (tensor<3x62xbf16>) -> tensor<3x31xbf16>
  return %0 : tensor<3x31xbf16>
}
// -----
func.func @main(%x: tensor<3x63xbf16>) -> tensor<3x32xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xbf16>) -> tensor<3x32xbf16>
  return %0 : tensor<3x32xbf16>
}
// -----
func.func @main(%x: tensor<3x63xbf16>) -> tensor<3x31xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xbf16>) -> tensor<3x31xbf16>
  return %0 : tensor<3x31xbf16>
}
// -----
func.func @main(%x: tensor<3x64xbf16>) -> tensor<3x32xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:64:2] : (tensor<3x64xbf16>) -> tensor<3x32xbf16>
  return %0 : tensor<3x32xbf16>
}
// -----
func.func @main(%x: tensor<3x64xbf16>) -> tensor<3x32xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:64:2] : (tensor<3x64xbf16>) -> tensor<3x32xbf16>
  return %0 : tensor<3x32xbf16>
}
// -----
func.func @main(%x: tensor<3x65xbf16>) -> tensor<3x33xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:65:2] : (tensor<3x65xbf16>) -> tensor<3x33xbf16>
  return %0 : tensor<3x33xbf16>
}
// -----
func.func @main(%x: tensor<3x65xbf16>) -> tensor<3x32xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:65:2] : (tensor<3x65xbf16>) -> tensor<3x32xbf16>
  return %0 : tensor<3x32xbf16>
}
// -----
func.func @main(%x: tensor<3x66xbf16>) -> tensor<3x33xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xbf16>) -> tensor<3x33xbf16>
  return %0 : tensor<3x33xbf16>
}
// -----
func.func @main(%x: tensor<3x66xbf16>) -> tensor<3x33xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xbf16>) -> tensor<3x33xbf16>
  return %0 : tensor<3x33xbf16>
}
// -----
func.func @main(%x: tensor<3x95xbf16>) -> tensor<3x48xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:95:2] : (tensor<3x95xbf16>) -> tensor<3x48xbf16>
  return %0 : tensor<3x48xbf16>
}
// -----
func.func @main(%x: tensor<3x95xbf16>) -> tensor<3x47xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:95:2] : (tensor<3x95xbf16>) -> tensor<3x47xbf16>
  return %0 : tensor<3x47xbf16>
}
// -----
func.func @main(%x: tensor<3x129xbf16>) -> tensor<3x65xbf16> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xbf16>) -> tensor<3x65xbf16>
  return %0 : tensor<3x65xbf16>
}
// -----
func.func @main(%x: tensor<3x129xbf16>) -> tensor<3x64xbf16> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xbf16>) -> tensor<3x64xbf16>
  return %0 : tensor<3x64xbf16>
}
// -----
func.func @main(%x: tensor<3x15xi1>) -> tensor<3x8xi1> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xi1>) -> tensor<3x8xi1>
  return %0 : tensor<3x8xi1>
}
// -----
func.func @main(%x: tensor<3x15xi1>) -> tensor<3x7xi1> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xi1>) -> tensor<3x7xi1>
  return %0 : tensor<3x7xi1>
}
// -----
func.func @main(%x: tensor<3x30xi1>) -> tensor<3x15xi1> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xi1>) -> tensor<3x15xi1>
  return %0 : tensor<3x15xi1>
}
// -----
func.func @main(%x: tensor<3x30xi1>) -> tensor<3x15xi1> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xi1>) -> tensor<3x15xi1>
  return %0 : tensor<3x15xi1>
}
// -----
func.func @main(%x: tensor<3x33xi1>) -> tensor<3x17xi1> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xi1>) -> tensor<3x17xi1>
  return %0 : tensor<3x17xi1>
}
// -----
func.func @main(%x: tensor<3x33xi1>) -> tensor<3x16xi1> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xi1>) -> tensor<3x16xi1>
  return %0 : tensor<3x16xi1>
}
// -----
func.func @main(%x: tensor<3x63xi1>) -> tensor<3x32xi1> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xi1>) -> tensor<3x32xi1>
  return %0 : tensor<3x32xi1>
}
// -----
func.func @main(%x: tensor<3x63xi1>) -> tensor<3x31xi1> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xi1>) -> tensor<3x31xi1>
  return %0 : tensor<3x31xi1>
}
// -----
func.func @main(%x: tensor<3x66xi1>) -> tensor<3x33xi1> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xi1>) -> tensor<3x33xi1>
  return %0 : tensor<3x33xi1>
}
// -----
func.func @main(%x: tensor<3x66xi1>) -> tensor<3x33xi1> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xi1>) -> tensor<3x33xi1>
  return %0 : tensor<3x33xi1>
}
// -----
func.func @main(%x: tensor<3x129xi1>) -> tensor<3x65xi1> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xi1>) -> tensor<3x65xi1>
  return %0 : tensor<3x65xi1>
}
// -----
func.func @main(%x: tensor<3x129xi1>) -> tensor<3x64xi1> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xi1>) -> tensor<3x64xi1>
  return %0 : tensor<3x64xi1>
}
// -----
func.func @main(%x: tensor<3x15xi32>) -> tensor<3x8xi32> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xi32>) -> tensor<3x8xi32>
  return %0 : tensor<3x8xi32>
}
// -----
func.func @main(%x: tensor<3x15xi32>) -> tensor<3x7xi32> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xi32>) -> tensor<3x7xi32>
  return %0 : tensor<3x7xi32>
}
// -----
func.func @main(%x: tensor<3x30xi32>) -> tensor<3x15xi32> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xi32>) -> tensor<3x15xi32>
  return %0 : tensor<3x15xi32>
}
// -----
func.func @main(%x: tensor<3x30xi32>) -> tensor<3x15xi32> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xi32>) -> tensor<3x15xi32>
  return %0 : tensor<3x15xi32>
}
// -----
func.func @main(%x: tensor<3x33xi32>) -> tensor<3x17xi32> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
// -----
func.func @main(%x: tensor<3x33xi32>) -> tensor<3x16xi32> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xi32>) -> tensor<3x16xi32>
  return %0 : tensor<3x16xi32>
}
// -----
func.func @main(%x: tensor<3x63xi32>) -> tensor<3x32xi32> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xi32>) -> tensor<3x32xi32>
  return %0 : tensor<3x32xi32>
}
// -----
func.func @main(%x: tensor<3x63xi32>) -> tensor<3x31xi32> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xi32>) -> tensor<3x31xi32>
  return %0 : tensor<3x31xi32>
}
// -----
func.func @main(%x: tensor<3x66xi32>) -> tensor<3x33xi32> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xi32>) -> tensor<3x33xi32>
  return %0 : tensor<3x33xi32>
}
// -----
func.func @main(%x: tensor<3x66xi32>) -> tensor<3x33xi32> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xi32>) -> tensor<3x33xi32>
  return %0 : tensor<3x33xi32>
}
// -----
func.func @main(%x: tensor<3x129xi32>) -> tensor<3x65xi32> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xi32>) -> tensor<3x65xi32>
  return %0 : tensor<3x65xi32>
}
// -----
func.func @main(%x: tensor<3x129xi32>) -> tensor<3x64xi32> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xi32>) -> tensor<3x64xi32>
  return %0 : tensor<3x64xi32>
}
// -----
func.func @main(%x: tensor<3x15xcomplex<f32>>) -> tensor<3x8xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 0:15:2] : (tensor<3x15xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
  return %0 : tensor<3x8xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x15xcomplex<f32>>) -> tensor<3x7xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 1:15:2] : (tensor<3x15xcomplex<f32>>) -> tensor<3x7xcomplex<f32>>
  return %0 : tensor<3x7xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x30xcomplex<f32>>) -> tensor<3x15xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 0:30:2] : (tensor<3x30xcomplex<f32>>) -> tensor<3x15xcomplex<f32>>
  return %0 : tensor<3x15xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x30xcomplex<f32>>) -> tensor<3x15xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 1:30:2] : (tensor<3x30xcomplex<f32>>) -> tensor<3x15xcomplex<f32>>
  return %0 : tensor<3x15xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x33xcomplex<f32>>) -> tensor<3x17xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 0:33:2] : (tensor<3x33xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
  return %0 : tensor<3x17xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x33xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 1:33:2] : (tensor<3x33xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
  return %0 : tensor<3x16xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x63xcomplex<f32>>) -> tensor<3x32xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 0:63:2] : (tensor<3x63xcomplex<f32>>) -> tensor<3x32xcomplex<f32>>
  return %0 : tensor<3x32xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x63xcomplex<f32>>) -> tensor<3x31xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 1:63:2] : (tensor<3x63xcomplex<f32>>) -> tensor<3x31xcomplex<f32>>
  return %0 : tensor<3x31xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x66xcomplex<f32>>) -> tensor<3x33xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 0:66:2] : (tensor<3x66xcomplex<f32>>) -> tensor<3x33xcomplex<f32>>
  return %0 : tensor<3x33xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x66xcomplex<f32>>) -> tensor<3x33xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 1:66:2] : (tensor<3x66xcomplex<f32>>) -> tensor<3x33xcomplex<f32>>
  return %0 : tensor<3x33xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x129xcomplex<f32>>) -> tensor<3x65xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 0:129:2] : (tensor<3x129xcomplex<f32>>) -> tensor<3x65xcomplex<f32>>
  return %0 : tensor<3x65xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x129xcomplex<f32>>) -> tensor<3x64xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:3, 1:129:2] : (tensor<3x129xcomplex<f32>>) -> tensor<3x64xcomplex<f32>>
  return %0 : tensor<3x64xcomplex<f32>>
}
