// Products whose second side is an input, as it lies and transposed, of few rows and more: packed by a phase of its own or by the product's tasks; of bf16 and
// bytes in units that lie together or apart. Edges of register tiles, panels, lines of units and blocks of K.
func.func @main(%x: tensor<3x31xbf16>, %w: tensor<33x31xbf16>) -> tensor<3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x31xbf16>, tensor<33x31xbf16>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}

// -----

func.func @main(%x: tensor<13x129xbf16>, %w: tensor<130x129xbf16>) -> tensor<13x130xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<13x129xbf16>, tensor<130x129xbf16>) -> tensor<13x130xf32>
  return %0 : tensor<13x130xf32>
}

// -----

func.func @main(%x: tensor<128x64xbf16>, %w: tensor<48x64xbf16>) -> tensor<128x48xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<128x64xbf16>, tensor<48x64xbf16>) -> tensor<128x48xf32>
  return %0 : tensor<128x48xf32>
}

// -----

func.func @main(%x: tensor<130x100xbf16>, %w: tensor<65x100xbf16>) -> tensor<130x65xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<130x100xbf16>, tensor<65x100xbf16>) -> tensor<130x65xf32>
  return %0 : tensor<130x65xf32>
}

// -----

func.func @main(%x: tensor<3x31xbf16>, %w: tensor<31x33xbf16>) -> tensor<3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x31xbf16>, tensor<31x33xbf16>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}

// -----

func.func @main(%x: tensor<2x700xbf16>, %w: tensor<700x130xbf16>) -> tensor<2x130xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x700xbf16>, tensor<700x130xbf16>) -> tensor<2x130xf32>
  return %0 : tensor<2x130xf32>
}

// -----

func.func @main(%x: tensor<8x1100xbf16>, %w: tensor<1100x300xbf16>) -> tensor<8x300xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x1100xbf16>, tensor<1100x300xbf16>) -> tensor<8x300xf32>
  return %0 : tensor<8x300xf32>
}

// -----

func.func @main(%x: tensor<8x1100xbf16>, %w: tensor<300x1100xbf16>) -> tensor<8x300xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x1100xbf16>, tensor<300x1100xbf16>) -> tensor<8x300xf32>
  return %0 : tensor<8x300xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<3x17x40xbf16>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x5x40xbf16>, tensor<3x17x40xbf16>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<17x3x40xbf16>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x5x40xbf16>, tensor<17x3x40xbf16>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<3x40x17xbf16>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x5x40xbf16>, tensor<3x40x17xbf16>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<40x3x17xbf16>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<3x5x40xbf16>, tensor<40x3x17xbf16>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x31xi8>, %w: tensor<33x31xi8>) -> tensor<3x33xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x31xi8>, tensor<33x31xi8>) -> tensor<3x33xi32>
  return %0 : tensor<3x33xi32>
}

// -----

func.func @main(%x: tensor<13x129xi8>, %w: tensor<130x129xi8>) -> tensor<13x130xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<13x129xi8>, tensor<130x129xi8>) -> tensor<13x130xi32>
  return %0 : tensor<13x130xi32>
}

// -----

func.func @main(%x: tensor<128x64xi8>, %w: tensor<48x64xi8>) -> tensor<128x48xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<128x64xi8>, tensor<48x64xi8>) -> tensor<128x48xi32>
  return %0 : tensor<128x48xi32>
}

// -----

func.func @main(%x: tensor<130x100xi8>, %w: tensor<65x100xi8>) -> tensor<130x65xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<130x100xi8>, tensor<65x100xi8>) -> tensor<130x65xi32>
  return %0 : tensor<130x65xi32>
}

// -----

func.func @main(%x: tensor<3x31xi8>, %w: tensor<31x33xi8>) -> tensor<3x33xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x31xi8>, tensor<31x33xi8>) -> tensor<3x33xi32>
  return %0 : tensor<3x33xi32>
}

// -----

func.func @main(%x: tensor<2x700xi8>, %w: tensor<700x130xi8>) -> tensor<2x130xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x700xi8>, tensor<700x130xi8>) -> tensor<2x130xi32>
  return %0 : tensor<2x130xi32>
}

// -----

func.func @main(%x: tensor<8x1100xi8>, %w: tensor<1100x300xi8>) -> tensor<8x300xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x1100xi8>, tensor<1100x300xi8>) -> tensor<8x300xi32>
  return %0 : tensor<8x300xi32>
}

// -----

func.func @main(%x: tensor<8x1100xi8>, %w: tensor<300x1100xi8>) -> tensor<8x300xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x1100xi8>, tensor<300x1100xi8>) -> tensor<8x300xi32>
  return %0 : tensor<8x300xi32>
}

// -----

func.func @main(%x: tensor<3x5x40xi8>, %w: tensor<3x17x40xi8>) -> tensor<3x5x17xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x5x40xi8>, tensor<3x17x40xi8>) -> tensor<3x5x17xi32>
  return %0 : tensor<3x5x17xi32>
}

// -----

func.func @main(%x: tensor<3x5x40xi8>, %w: tensor<17x3x40xi8>) -> tensor<3x5x17xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x5x40xi8>, tensor<17x3x40xi8>) -> tensor<3x5x17xi32>
  return %0 : tensor<3x5x17xi32>
}

// -----

func.func @main(%x: tensor<3x5x40xi8>, %w: tensor<3x40x17xi8>) -> tensor<3x5x17xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x5x40xi8>, tensor<3x40x17xi8>) -> tensor<3x5x17xi32>
  return %0 : tensor<3x5x17xi32>
}

// -----

func.func @main(%x: tensor<3x5x40xi8>, %w: tensor<40x3x17xi8>) -> tensor<3x5x17xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<3x5x40xi8>, tensor<40x3x17xi8>) -> tensor<3x5x17xi32>
  return %0 : tensor<3x5x17xi32>
}

// -----

func.func @main(%x: tensor<3x31xf32>, %w: tensor<33x31xf32>) -> tensor<3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x31xf32>, tensor<33x31xf32>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}

// -----

func.func @main(%x: tensor<13x129xf32>, %w: tensor<130x129xf32>) -> tensor<13x130xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<13x129xf32>, tensor<130x129xf32>) -> tensor<13x130xf32>
  return %0 : tensor<13x130xf32>
}

// -----

func.func @main(%x: tensor<128x64xf32>, %w: tensor<48x64xf32>) -> tensor<128x48xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<128x64xf32>, tensor<48x64xf32>) -> tensor<128x48xf32>
  return %0 : tensor<128x48xf32>
}

// -----

func.func @main(%x: tensor<130x100xf32>, %w: tensor<65x100xf32>) -> tensor<130x65xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<130x100xf32>, tensor<65x100xf32>) -> tensor<130x65xf32>
  return %0 : tensor<130x65xf32>
}

// -----

func.func @main(%x: tensor<3x31xf32>, %w: tensor<31x33xf32>) -> tensor<3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x31xf32>, tensor<31x33xf32>) -> tensor<3x33xf32>
  return %0 : tensor<3x33xf32>
}

// -----

func.func @main(%x: tensor<2x700xf32>, %w: tensor<700x130xf32>) -> tensor<2x130xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x700xf32>, tensor<700x130xf32>) -> tensor<2x130xf32>
  return %0 : tensor<2x130xf32>
}

// -----

func.func @main(%x: tensor<8x1100xf32>, %w: tensor<1100x300xf32>) -> tensor<8x300xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x1100xf32>, tensor<1100x300xf32>) -> tensor<8x300xf32>
  return %0 : tensor<8x300xf32>
}

// -----

func.func @main(%x: tensor<8x1100xf32>, %w: tensor<300x1100xf32>) -> tensor<8x300xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x1100xf32>, tensor<300x1100xf32>) -> tensor<8x300xf32>
  return %0 : tensor<8x300xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xf32>, %w: tensor<3x17x40xf32>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x5x40xf32>, tensor<3x17x40xf32>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xf32>, %w: tensor<17x3x40xf32>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x5x40xf32>, tensor<17x3x40xf32>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xf32>, %w: tensor<3x40x17xf32>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x5x40xf32>, tensor<3x40x17xf32>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

func.func @main(%x: tensor<3x5x40xf32>, %w: tensor<40x3x17xf32>) -> tensor<3x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<3x5x40xf32>, tensor<40x3x17xf32>) -> tensor<3x5x17xf32>
  return %0 : tensor<3x5x17xf32>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<3x31xbf16>, %w: tensor<33x31xbf16>) -> tensor<3x33xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x31xbf16>, tensor<33x31xbf16>) -> tensor<3x33xbf16>
  return %0 : tensor<3x33xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<13x129xbf16>, %w: tensor<130x129xbf16>) -> tensor<13x130xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<13x129xbf16>, tensor<130x129xbf16>) -> tensor<13x130xbf16>
  return %0 : tensor<13x130xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<128x64xbf16>, %w: tensor<48x64xbf16>) -> tensor<128x48xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<128x64xbf16>, tensor<48x64xbf16>) -> tensor<128x48xbf16>
  return %0 : tensor<128x48xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<130x100xbf16>, %w: tensor<65x100xbf16>) -> tensor<130x65xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<130x100xbf16>, tensor<65x100xbf16>) -> tensor<130x65xbf16>
  return %0 : tensor<130x65xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<3x31xbf16>, %w: tensor<31x33xbf16>) -> tensor<3x33xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x31xbf16>, tensor<31x33xbf16>) -> tensor<3x33xbf16>
  return %0 : tensor<3x33xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<2x700xbf16>, %w: tensor<700x130xbf16>) -> tensor<2x130xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x700xbf16>, tensor<700x130xbf16>) -> tensor<2x130xbf16>
  return %0 : tensor<2x130xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<8x300xbf16>, %w: tensor<300x300xbf16>) -> tensor<8x300xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x300xbf16>, tensor<300x300xbf16>) -> tensor<8x300xbf16>
  return %0 : tensor<8x300xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<8x300xbf16>, %w: tensor<300x300xbf16>) -> tensor<8x300xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x300xbf16>, tensor<300x300xbf16>) -> tensor<8x300xbf16>
  return %0 : tensor<8x300xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<3x17x40xbf16>) -> tensor<3x5x17xbf16> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x5x40xbf16>, tensor<3x17x40xbf16>) -> tensor<3x5x17xbf16>
  return %0 : tensor<3x5x17xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<17x3x40xbf16>) -> tensor<3x5x17xbf16> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x5x40xbf16>, tensor<17x3x40xbf16>) -> tensor<3x5x17xbf16>
  return %0 : tensor<3x5x17xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<3x40x17xbf16>) -> tensor<3x5x17xbf16> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x5x40xbf16>, tensor<3x40x17xbf16>) -> tensor<3x5x17xbf16>
  return %0 : tensor<3x5x17xbf16>
}

// -----

// tolerance: 4e-3
func.func @main(%x: tensor<3x5x40xbf16>, %w: tensor<40x3x17xbf16>) -> tensor<3x5x17xbf16> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<3x5x40xbf16>, tensor<40x3x17xbf16>) -> tensor<3x5x17xbf16>
  return %0 : tensor<3x5x17xbf16>
}

// -----

func.func @main(%x: tensor<7x1xbf16>, %w: tensor<1x1xbf16>) -> tensor<7x1xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x1xbf16>, tensor<1x1xbf16>) -> tensor<7x1xf32>
  return %0 : tensor<7x1xf32>
}

// -----

func.func @main(%x: tensor<7x2xi8>, %w: tensor<16x2xi8>) -> tensor<7x16xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x2xi8>, tensor<16x2xi8>) -> tensor<7x16xi32>
  return %0 : tensor<7x16xi32>
}

// -----

func.func @main(%x: tensor<16x2000xf32>, %w: tensor<31x2000xf32>) -> tensor<16x31xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<16x2000xf32>, tensor<31x2000xf32>) -> tensor<16x31xf32>
  return %0 : tensor<16x31xf32>
}

// -----

func.func @main(%x: tensor<16x2000xbf16>, %w: tensor<2000x31xbf16>) -> tensor<16x31xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x2000xbf16>, tensor<2000x31xbf16>) -> tensor<16x31xf32>
  %1 = stablehlo.tanh %0 : tensor<16x31xf32>
  return %1 : tensor<16x31xf32>
}

// -----

func.func @main(%x: tensor<4x2049xi8>, %w: tensor<2049x64xi8>) -> tensor<4x64xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x2049xi8>, tensor<2049x64xi8>) -> tensor<4x64xi32>
  return %0 : tensor<4x64xi32>
}

// -----

func.func @main(%x: tensor<1x2049xbf16>, %w: tensor<2049x64xbf16>) -> tensor<1x64xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x2049xbf16>, tensor<2049x64xbf16>) -> tensor<1x64xf32>
  return %0 : tensor<1x64xf32>
}

// -----

func.func @main(%x: tensor<2x3001xbf16>, %w: tensor<64x3001xbf16>) -> tensor<2x64xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<2x3001xbf16>, tensor<64x3001xbf16>) -> tensor<2x64xf32>
  return %0 : tensor<2x64xf32>
}

// -----

func.func @main(%x: tensor<6x64xbf16>, %y: tensor<20x65xbf16>) -> tensor<6x20xf32> {
  %w = stablehlo.slice %y [0:20, 1:65] : (tensor<20x65xbf16>) -> tensor<20x64xbf16>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x64xbf16>, tensor<20x64xbf16>) -> tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}

// -----

func.func @main(%x: tensor<6x64xi8>, %y: tensor<20x65xi8>) -> tensor<6x20xi32> {
  %w = stablehlo.slice %y [0:20, 1:65] : (tensor<20x65xi8>) -> tensor<20x64xi8>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x64xi8>, tensor<20x64xi8>) -> tensor<6x20xi32>
  return %0 : tensor<6x20xi32>
}

// -----

func.func @main(%x: tensor<6x64xbf16>, %y: tensor<20x66xbf16>) -> tensor<6x20xf32> {
  %w = stablehlo.slice %y [0:20, 2:66] : (tensor<20x66xbf16>) -> tensor<20x64xbf16>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x64xbf16>, tensor<20x64xbf16>) -> tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}

// -----

func.func @main(%x: tensor<6x64xi8>, %y: tensor<20x66xi8>) -> tensor<6x20xi32> {
  %w = stablehlo.slice %y [0:20, 2:66] : (tensor<20x66xi8>) -> tensor<20x64xi8>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x64xi8>, tensor<20x64xi8>) -> tensor<6x20xi32>
  return %0 : tensor<6x20xi32>
}

// -----

func.func @main(%x: tensor<6x64xbf16>, %y: tensor<20x68xbf16>) -> tensor<6x20xf32> {
  %w = stablehlo.slice %y [0:20, 4:68] : (tensor<20x68xbf16>) -> tensor<20x64xbf16>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x64xbf16>, tensor<20x64xbf16>) -> tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}

// -----

func.func @main(%x: tensor<6x64xi8>, %y: tensor<20x68xi8>) -> tensor<6x20xi32> {
  %w = stablehlo.slice %y [0:20, 4:68] : (tensor<20x68xi8>) -> tensor<20x64xi8>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x64xi8>, tensor<20x64xi8>) -> tensor<6x20xi32>
  return %0 : tensor<6x20xi32>
}

// -----

func.func @main(%x: tensor<24x64xui8>) -> tensor<16x24xui32> {
  %0 = stablehlo.slice %x [0:24, 0:64] : (tensor<24x64xui8>) -> tensor<24x64xui8>
  %1 = stablehlo.reshape %0 : (tensor<24x64xui8>) -> tensor<24x16x4xui8>
  %2 = stablehlo.bitcast_convert %1 : (tensor<24x16x4xui8>) -> tensor<24x16xui32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<24x16xui32>) -> tensor<16x24xui32>
  return %3 : tensor<16x24xui32>
}

// -----

func.func @main(%x: tensor<24x68xui8>) -> tensor<16x24xui32> {
  %0 = stablehlo.slice %x [0:24, 4:68] : (tensor<24x68xui8>) -> tensor<24x64xui8>
  %1 = stablehlo.reshape %0 : (tensor<24x64xui8>) -> tensor<24x16x4xui8>
  %2 = stablehlo.bitcast_convert %1 : (tensor<24x16x4xui8>) -> tensor<24x16xui32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<24x16xui32>) -> tensor<16x24xui32>
  return %3 : tensor<16x24xui32>
}

// -----

func.func @main(%x: tensor<24x67xui8>) -> tensor<16x24xui32> {
  %0 = stablehlo.slice %x [0:24, 3:67] : (tensor<24x67xui8>) -> tensor<24x64xui8>
  %1 = stablehlo.reshape %0 : (tensor<24x64xui8>) -> tensor<24x16x4xui8>
  %2 = stablehlo.bitcast_convert %1 : (tensor<24x16x4xui8>) -> tensor<24x16xui32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<24x16xui32>) -> tensor<16x24xui32>
  return %3 : tensor<16x24xui32>
}

// -----

func.func @main(%x: tensor<8x40xf32>, %w: tensor<40x50xf32>, %v: tensor<50x40xf32>) -> tensor<8x50xf32> {
  %t = stablehlo.transpose %v, dims = [1, 0] : (tensor<50x40xf32>) -> tensor<40x50xf32>
  %s = stablehlo.add %w, %t : tensor<40x50xf32>
  %0 = stablehlo.dot_general %x, %s, contracting_dims = [1] x [0] : (tensor<8x40xf32>, tensor<40x50xf32>) -> tensor<8x50xf32>
  return %0 : tensor<8x50xf32>
}

// -----

func.func @main(%x: tensor<8x40xf32>, %y: tensor<9x40xf32>, %w: tensor<40x50xf32>) -> (tensor<8x50xf32>, tensor<9x50xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x40xf32>, tensor<40x50xf32>) -> tensor<8x50xf32>
  %1 = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<9x40xf32>, tensor<40x50xf32>) -> tensor<9x50xf32>
  return %0, %1 : tensor<8x50xf32>, tensor<9x50xf32>
}

// -----

func.func @main(%x: tensor<8x40xf32>, %y: tensor<40x50xf32>, %w: tensor<50x40xf32>) -> tensor<8x40xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8x40xf32>, tensor<40x50xf32>) -> tensor<8x50xf32>
  %1 = stablehlo.tanh %0 : tensor<8x50xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8x50xf32>, tensor<50x40xf32>) -> tensor<8x40xf32>
  %3 = stablehlo.add %2, %x : tensor<8x40xf32>
  return %3 : tensor<8x40xf32>
}

// -----

// Enough of them for all cores: each task packs for itself.
func.func @main(%x: tensor<16x5x40xbf16>, %w: tensor<16x17x40xbf16>) -> tensor<16x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x5x40xbf16>, tensor<16x17x40xbf16>) -> tensor<16x5x17xf32>
  %1 = stablehlo.tanh %0 : tensor<16x5x17xf32>
  return %1 : tensor<16x5x17xf32>
}

// -----

func.func @main(%x: tensor<17x3x700xbf16>, %w: tensor<17x700x33xbf16>) -> tensor<17x3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x3x700xbf16>, tensor<17x700x33xbf16>) -> tensor<17x3x33xf32>
  return %0 : tensor<17x3x33xf32>
}

// -----

func.func @main(%x: tensor<16x2x1100xbf16>, %w: tensor<15x16x1100xbf16>) -> tensor<16x2x15xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<16x2x1100xbf16>, tensor<15x16x1100xbf16>) -> tensor<16x2x15xf32>
  return %0 : tensor<16x2x15xf32>
}

// -----

func.func @main(%x: tensor<8x13x31xbf16>, %w: tensor<31x8x130xbf16>) -> tensor<8x13x130xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<8x13x31xbf16>, tensor<31x8x130xbf16>) -> tensor<8x13x130xf32>
  return %0 : tensor<8x13x130xf32>
}

// -----

func.func @main(%x: tensor<3x33xbf16>, %w: tensor<33x2049xbf16>) -> tensor<3x2049xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x33xbf16>, tensor<33x2049xbf16>) -> tensor<3x2049xf32>
  return %0 : tensor<3x2049xf32>
}

// -----

func.func @main(%x: tensor<7x601xbf16>, %w: tensor<2047x601xbf16>) -> tensor<7x2047xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x601xbf16>, tensor<2047x601xbf16>) -> tensor<7x2047xf32>
  return %0 : tensor<7x2047xf32>
}

// -----

func.func @main(%x: tensor<16x128x64xbf16>, %w: tensor<16x64x1xbf16>) -> tensor<16x128x1xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x128x64xbf16>, tensor<16x64x1xbf16>) -> tensor<16x128x1xf32>
  return %0 : tensor<16x128x1xf32>
}

// -----

func.func @main(%x: tensor<16x5x40xi8>, %w: tensor<16x17x40xi8>) -> tensor<16x5x17xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x5x40xi8>, tensor<16x17x40xi8>) -> tensor<16x5x17xi32>
  return %0 : tensor<16x5x17xi32>
}

// -----

func.func @main(%x: tensor<17x3x700xi8>, %w: tensor<17x700x33xi8>) -> tensor<17x3x33xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x3x700xi8>, tensor<17x700x33xi8>) -> tensor<17x3x33xi32>
  return %0 : tensor<17x3x33xi32>
}

// -----

func.func @main(%x: tensor<16x2x1100xi8>, %w: tensor<15x16x1100xi8>) -> tensor<16x2x15xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<16x2x1100xi8>, tensor<15x16x1100xi8>) -> tensor<16x2x15xi32>
  return %0 : tensor<16x2x15xi32>
}

// -----

func.func @main(%x: tensor<8x13x31xi8>, %w: tensor<31x8x130xi8>) -> tensor<8x13x130xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<8x13x31xi8>, tensor<31x8x130xi8>) -> tensor<8x13x130xi32>
  return %0 : tensor<8x13x130xi32>
}

// -----

func.func @main(%x: tensor<3x33xi8>, %w: tensor<33x2049xi8>) -> tensor<3x2049xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x33xi8>, tensor<33x2049xi8>) -> tensor<3x2049xi32>
  return %0 : tensor<3x2049xi32>
}

// -----

func.func @main(%x: tensor<7x601xi8>, %w: tensor<2047x601xi8>) -> tensor<7x2047xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x601xi8>, tensor<2047x601xi8>) -> tensor<7x2047xi32>
  return %0 : tensor<7x2047xi32>
}

// -----

func.func @main(%x: tensor<16x128x64xi8>, %w: tensor<16x64x1xi8>) -> tensor<16x128x1xi32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x128x64xi8>, tensor<16x64x1xi8>) -> tensor<16x128x1xi32>
  return %0 : tensor<16x128x1xi32>
}

// -----

func.func @main(%x: tensor<16x5x40xf32>, %w: tensor<16x17x40xf32>) -> tensor<16x5x17xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x5x40xf32>, tensor<16x17x40xf32>) -> tensor<16x5x17xf32>
  %1 = stablehlo.tanh %0 : tensor<16x5x17xf32>
  return %1 : tensor<16x5x17xf32>
}

// -----

func.func @main(%x: tensor<17x3x700xf32>, %w: tensor<17x700x33xf32>) -> tensor<17x3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x3x700xf32>, tensor<17x700x33xf32>) -> tensor<17x3x33xf32>
  return %0 : tensor<17x3x33xf32>
}

// -----

func.func @main(%x: tensor<16x2x1100xf32>, %w: tensor<15x16x1100xf32>) -> tensor<16x2x15xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<16x2x1100xf32>, tensor<15x16x1100xf32>) -> tensor<16x2x15xf32>
  return %0 : tensor<16x2x15xf32>
}

// -----

func.func @main(%x: tensor<8x13x31xf32>, %w: tensor<31x8x130xf32>) -> tensor<8x13x130xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<8x13x31xf32>, tensor<31x8x130xf32>) -> tensor<8x13x130xf32>
  return %0 : tensor<8x13x130xf32>
}

// -----

func.func @main(%x: tensor<3x33xf32>, %w: tensor<33x2049xf32>) -> tensor<3x2049xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x33xf32>, tensor<33x2049xf32>) -> tensor<3x2049xf32>
  return %0 : tensor<3x2049xf32>
}

// -----

func.func @main(%x: tensor<7x601xf32>, %w: tensor<2047x601xf32>) -> tensor<7x2047xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x601xf32>, tensor<2047x601xf32>) -> tensor<7x2047xf32>
  return %0 : tensor<7x2047xf32>
}

// -----

func.func @main(%x: tensor<16x128x64xf32>, %w: tensor<16x64x1xf32>) -> tensor<16x128x1xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x128x64xf32>, tensor<16x64x1xf32>) -> tensor<16x128x1xf32>
  return %0 : tensor<16x128x1xf32>
}

// -----

func.func @main(%x: tensor<16x2x2100xbf16>, %w: tensor<16x2100x16xbf16>) -> tensor<16x2x16xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x2x2100xbf16>, tensor<16x2100x16xbf16>) -> tensor<16x2x16xf32>
  return %0 : tensor<16x2x16xf32>
}

// -----

func.func @main(%x: tensor<4x9xi32>, %w: tensor<9x2050xi32>) -> tensor<4x2050xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x9xi32>, tensor<9x2050xi32>) -> tensor<4x2050xi32>
  return %0 : tensor<4x2050xi32>
}

// -----

func.func @main(%x: tensor<16x4x20xf64>, %w: tensor<16x31x20xf64>) -> tensor<16x4x31xf64> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x4x20xf64>, tensor<16x31x20xf64>) -> tensor<16x4x31xf64>
  return %0 : tensor<16x4x31xf64>
}

// -----

func.func @main(%x: tensor<16x9x8xf16>, %w: tensor<16x16x8xf16>) -> tensor<16x9x16xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x9x8xf16>, tensor<16x16x8xf16>) -> tensor<16x9x16xf32>
  return %0 : tensor<16x9x16xf32>
}

// -----

func.func @main(%q: tensor<16x20x24xf32>, %k: tensor<16x30x24xf32>, %v: tensor<16x30x40xf32>) -> tensor<16x20x40xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %o = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x20x24xf32>, tensor<16x30x24xf32>) -> tensor<16x20x30xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<16x20x30xf32>, tensor<f32>) -> tensor<16x20xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<16x20xf32>) -> tensor<16x20x30xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<16x20x30xf32>
  %4 = stablehlo.exponential %3 : tensor<16x20x30xf32>
  %5 = stablehlo.reduce(%4 init: %o) applies stablehlo.add across dimensions = [2] : (tensor<16x20x30xf32>, tensor<f32>) -> tensor<16x20xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<16x20xf32>) -> tensor<16x20x30xf32>
  %7 = stablehlo.divide %4, %6 : tensor<16x20x30xf32>
  %8 = stablehlo.dot_general %7, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x20x30xf32>, tensor<16x30x40xf32>) -> tensor<16x20x40xf32>
  return %8 : tensor<16x20x40xf32>
}

// -----

func.func @main(%x: tensor<8x40xf32>, %w: tensor<40x2060xf32>, %v: tensor<2060x40xf32>, %b: tensor<2060xf32>) -> tensor<8x2060xf32> {
  %t = stablehlo.transpose %v, dims = [1, 0] : (tensor<2060x40xf32>) -> tensor<40x2060xf32>
  %s = stablehlo.add %w, %t : tensor<40x2060xf32>
  %0 = stablehlo.dot_general %x, %s, contracting_dims = [1] x [0] : (tensor<8x40xf32>, tensor<40x2060xf32>) -> tensor<8x2060xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2060xf32>) -> tensor<8x2060xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x2060xf32>
  return %2 : tensor<8x2060xf32>
}
// -----
// those of a batch lie behind each other: neighbours in memory are of different products
func.func @main(%a: tensor<16x8x5xf32>, %b: tensor<4x5x16xf32>) -> tensor<16x8x4xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<16x8x5xf32>, tensor<4x5x16xf32>) -> tensor<16x8x4xf32>
  return %0 : tensor<16x8x4xf32>
}
// -----
func.func @main(%a: tensor<17x8x5xf32>, %b: tensor<4x5x17xf32>) -> tensor<17x8x4xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<17x8x5xf32>, tensor<4x5x17xf32>) -> tensor<17x8x4xf32>
  return %0 : tensor<17x8x4xf32>
}
// -----
func.func @main(%a: tensor<32x100x33xf32>, %b: tensor<20x33x32xf32>) -> tensor<32x100x20xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<32x100x33xf32>, tensor<20x33x32xf32>) -> tensor<32x100x20xf32>
  return %0 : tensor<32x100x20xf32>
}
// -----
func.func @main(%a: tensor<32x4x65xf64>, %b: tensor<65x48x32xf64>) -> tensor<32x4x48xf64> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<32x4x65xf64>, tensor<65x48x32xf64>) -> tensor<32x4x48xf64>
  return %0 : tensor<32x4x48xf64>
}
// -----
// input 0: range(1, 15)
// input 1: range(0, 15)
func.func @main(%a: tensor<30x8x1xui4>, %b: tensor<4x1x30xui4>) -> tensor<30x8x4xui4> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<30x8x1xui4>, tensor<4x1x30xui4>) -> tensor<30x8x4xui4>
  return %0 : tensor<30x8x4xui4>
}
// -----
// tolerance: 4e-3
func.func @main(%a: tensor<16x3x7xbf16>, %b: tensor<17x7x16xbf16>) -> tensor<16x3x17xbf16> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<16x3x7xbf16>, tensor<17x7x16xbf16>) -> tensor<16x3x17xbf16>
  return %0 : tensor<16x3x17xbf16>
}
// -----
func.func @main(%a: tensor<48x129x40xf32>, %b: tensor<40x18x48xf32>) -> tensor<48x129x18xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<48x129x40xf32>, tensor<40x18x48xf32>) -> tensor<48x129x18xf32>
  return %0 : tensor<48x129x18xf32>
}
// -----
func.func @main(%a: tensor<16x5x500xf32>, %b: tensor<33x500x16xf32>) -> tensor<16x5x33xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<16x5x500xf32>, tensor<33x500x16xf32>) -> tensor<16x5x33xf32>
  return %0 : tensor<16x5x33xf32>
}
// -----
func.func @main(%a: tensor<64x2x9xf32>, %b: tensor<9x130x64xf32>) -> tensor<64x2x130xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<64x2x9xf32>, tensor<9x130x64xf32>) -> tensor<64x2x130xf32>
  return %0 : tensor<64x2x130xf32>
}
