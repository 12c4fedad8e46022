func.func @main(%x: tensor<0x33xf32>, %y: tensor<33x20xf32>) -> (tensor<0x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<0x33xf32>, tensor<33x20xf32>) -> tensor<0x20xf32>
  return %0 : tensor<0x20xf32>
}
// -----
func.func @main(%x: tensor<1x33xf32>, %y: tensor<33x20xf32>) -> (tensor<1x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x33xf32>, tensor<33x20xf32>) -> tensor<1x20xf32>
  return %0 : tensor<1x20xf32>
}
// -----
func.func @main(%x: tensor<2x33xf32>, %y: tensor<33x20xf32>) -> (tensor<2x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x33xf32>, tensor<33x20xf32>) -> tensor<2x20xf32>
  return %0 : tensor<2x20xf32>
}
// -----
func.func @main(%x: tensor<15x33xf32>, %y: tensor<33x20xf32>) -> (tensor<15x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<15x33xf32>, tensor<33x20xf32>) -> tensor<15x20xf32>
  return %0 : tensor<15x20xf32>
}
// -----
func.func @main(%x: tensor<16x33xf32>, %y: tensor<33x20xf32>) -> (tensor<16x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16x33xf32>, tensor<33x20xf32>) -> tensor<16x20xf32>
  return %0 : tensor<16x20xf32>
}
// -----
func.func @main(%x: tensor<17x33xf32>, %y: tensor<33x20xf32>) -> (tensor<17x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<17x33xf32>, tensor<33x20xf32>) -> tensor<17x20xf32>
  return %0 : tensor<17x20xf32>
}
// -----
func.func @main(%x: tensor<127x33xf32>, %y: tensor<33x20xf32>) -> (tensor<127x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<127x33xf32>, tensor<33x20xf32>) -> tensor<127x20xf32>
  return %0 : tensor<127x20xf32>
}
// -----
func.func @main(%x: tensor<128x33xf32>, %y: tensor<33x20xf32>) -> (tensor<128x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<128x33xf32>, tensor<33x20xf32>) -> tensor<128x20xf32>
  return %0 : tensor<128x20xf32>
}
// -----
func.func @main(%x: tensor<129x33xf32>, %y: tensor<33x20xf32>) -> (tensor<129x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<129x33xf32>, tensor<33x20xf32>) -> tensor<129x20xf32>
  return %0 : tensor<129x20xf32>
}
// -----
func.func @main(%x: tensor<300x33xf32>, %y: tensor<33x20xf32>) -> (tensor<300x20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<300x33xf32>, tensor<33x20xf32>) -> tensor<300x20xf32>
  return %0 : tensor<300x20xf32>
}
// -----
func.func @main(%x: tensor<20x0xf32>, %y: tensor<0x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x0xf32>, tensor<0x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x1xf32>, %y: tensor<1x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x1xf32>, tensor<1x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x2xf32>, %y: tensor<2x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x2xf32>, tensor<2x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x15xf32>, %y: tensor<15x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x15xf32>, tensor<15x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x16xf32>, %y: tensor<16x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x16xf32>, tensor<16x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x17xf32>, %y: tensor<17x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x17xf32>, tensor<17x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x127xf32>, %y: tensor<127x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x127xf32>, tensor<127x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x128xf32>, %y: tensor<128x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x128xf32>, tensor<128x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x129xf32>, %y: tensor<129x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x129xf32>, tensor<129x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x300xf32>, %y: tensor<300x33xf32>) -> (tensor<20x33xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x300xf32>, tensor<300x33xf32>) -> tensor<20x33xf32>
  return %0 : tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x0xf32>) -> (tensor<18x0xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x0xf32>) -> tensor<18x0xf32>
  return %0 : tensor<18x0xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x1xf32>) -> (tensor<18x1xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x1xf32>) -> tensor<18x1xf32>
  return %0 : tensor<18x1xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x2xf32>) -> (tensor<18x2xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x2xf32>) -> tensor<18x2xf32>
  return %0 : tensor<18x2xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x15xf32>) -> (tensor<18x15xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x15xf32>) -> tensor<18x15xf32>
  return %0 : tensor<18x15xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x16xf32>) -> (tensor<18x16xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x16xf32>) -> tensor<18x16xf32>
  return %0 : tensor<18x16xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x17xf32>) -> (tensor<18x17xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x17xf32>) -> tensor<18x17xf32>
  return %0 : tensor<18x17xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x127xf32>) -> (tensor<18x127xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x127xf32>) -> tensor<18x127xf32>
  return %0 : tensor<18x127xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x128xf32>) -> (tensor<18x128xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x128xf32>) -> tensor<18x128xf32>
  return %0 : tensor<18x128xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x129xf32>) -> (tensor<18x129xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x129xf32>) -> tensor<18x129xf32>
  return %0 : tensor<18x129xf32>
}
// -----
func.func @main(%x: tensor<18x20xf32>, %y: tensor<20x300xf32>) -> (tensor<18x300xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<18x20xf32>, tensor<20x300xf32>) -> tensor<18x300xf32>
  return %0 : tensor<18x300xf32>
}
// -----
func.func @main(%x: tensor<1x300xf32>, %y: tensor<300x1xf32>) -> (tensor<1x1xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x300xf32>, tensor<300x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<1x1xf32>, %y: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<129x1xf32>, %y: tensor<1x129xf32>) -> (tensor<129x129xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<129x1xf32>, tensor<1x129xf32>) -> tensor<129x129xf32>
  return %0 : tensor<129x129xf32>
}
// -----
func.func @main(%x: tensor<1x129xf32>, %y: tensor<129x300xf32>) -> (tensor<1x300xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x129xf32>, tensor<129x300xf32>) -> tensor<1x300xf32>
  return %0 : tensor<1x300xf32>
}
// -----
func.func @main(%x: tensor<300x129xf32>, %y: tensor<129x1xf32>) -> (tensor<300x1xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<300x129xf32>, tensor<129x1xf32>) -> tensor<300x1xf32>
  return %0 : tensor<300x1xf32>
}
// -----
func.func @main(%x: tensor<17x17xf32>, %y: tensor<17x17xf32>) -> (tensor<17x17xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xf32>
  return %0 : tensor<17x17xf32>
}
// -----
func.func @main(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> (tensor<128x128xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
// -----
func.func @main(%x: tensor<300x2xf32>, %y: tensor<2x300xf32>) -> (tensor<300x300xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<300x2xf32>, tensor<2x300xf32>) -> tensor<300x300xf32>
  return %0 : tensor<300x300xf32>
}
// -----
func.func @main(%x: tensor<2x1500xf32>, %y: tensor<1500x2xf32>) -> (tensor<2x2xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x1500xf32>, tensor<1500x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @main(%x: tensor<7x1025xf32>, %y: tensor<1025x130xf32>) -> (tensor<7x130xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<7x1025xf32>, tensor<1025x130xf32>) -> tensor<7x130xf32>
  return %0 : tensor<7x130xf32>
}
