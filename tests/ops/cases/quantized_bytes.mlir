// Products of quantized bytes, whose weights have no zero point or that of the middle, or one of their own: zero points of the other side, borders of images, batches, orders.
func.func @main(%x: tensor<33x129x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<129x37x!quant.uniform<i8:f32, 0.02>>) -> tensor<33x37x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<33x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<129x37x!quant.uniform<i8:f32, 0.02>>) -> tensor<33x37x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<33x37x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<32x128x!quant.uniform<i8:f32, 0.1>>, %w: tensor<128x48x!quant.uniform<i8:f32, 0.02>>) -> tensor<32x48x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x128x!quant.uniform<i8:f32, 0.1>>, tensor<128x48x!quant.uniform<i8:f32, 0.02>>) -> tensor<32x48x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<32x48x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<5x259x!quant.uniform<u8:f32, 0.1:130>>, %w: tensor<259x17x!quant.uniform<u8:f32, 0.02:128>>) -> tensor<5x17x!quant.uniform<u8:f32, 1.5:128>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x259x!quant.uniform<u8:f32, 0.1:130>>, tensor<259x17x!quant.uniform<u8:f32, 0.02:128>>) -> tensor<5x17x!quant.uniform<u8:f32, 1.5:128>>
  return %0 : tensor<5x17x!quant.uniform<u8:f32, 1.5:128>>
}

// -----

func.func @main(%x: tensor<40x700x!quant.uniform<i8:f32, 0.1:7>>, %w: tensor<20x700x!quant.uniform<i8:f32, 0.02>>) -> tensor<40x20x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<40x700x!quant.uniform<i8:f32, 0.1:7>>, tensor<20x700x!quant.uniform<i8:f32, 0.02>>) -> tensor<40x20x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<40x20x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<1x300x!quant.uniform<i8:f32, 0.1:-128>>, %w: tensor<300x9x!quant.uniform<i8:f32, 0.02>>) -> tensor<1x9x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x300x!quant.uniform<i8:f32, 0.1:-128>>, tensor<300x9x!quant.uniform<i8:f32, 0.02>>) -> tensor<1x9x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<1x9x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<3x9x70x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<3x70x18x!quant.uniform<i8:f32, 0.02>>) -> tensor<3x9x18x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x9x70x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x70x18x!quant.uniform<i8:f32, 0.02>>) -> tensor<3x9x18x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<3x9x18x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<9x70x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<70x3x!quant.uniform<i8:f32:1, {0.1,0.2,0.4}>>) -> tensor<9x3x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<9x70x!quant.uniform<i8:f32, 0.1:-30>>, tensor<70x3x!quant.uniform<i8:f32:1, {0.1,0.2,0.4}>>) -> tensor<9x3x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<9x3x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<2x9x9x5x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<3x3x5x19x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x9x9x19x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x3x5x19x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x9x9x19x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x9x9x19x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<2x7x7x32x!quant.uniform<i8:f32, 0.1>>, %w: tensor<3x3x32x40x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x4x4x40x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32x!quant.uniform<i8:f32, 0.1>>, tensor<3x3x32x40x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x4x4x40x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x4x4x40x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<2x33x6x6x!quant.uniform<i8:f32, 0.1:5>>, %w: tensor<1x1x33x24x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x24x6x6x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x33x6x6x!quant.uniform<i8:f32, 0.1:5>>, tensor<1x1x33x24x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x24x6x6x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x24x6x6x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<2x16x6x6x!quant.uniform<u8:f32, 0.1:140>>, %w: tensor<3x3x16x16x!quant.uniform<u8:f32, 0.02:128>>) -> tensor<2x16x6x6x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x6x6x!quant.uniform<u8:f32, 0.1:140>>, tensor<3x3x16x16x!quant.uniform<u8:f32, 0.02:128>>) -> tensor<2x16x6x6x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x16x6x6x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<2x6x6x16x!quant.uniform<i8:f32, 0.1:3>>, %w: tensor<3x3x1x16x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x6x6x16x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<2x6x6x16x!quant.uniform<i8:f32, 0.1:3>>, tensor<3x3x1x16x!quant.uniform<i8:f32, 0.02>>) -> tensor<2x6x6x16x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x6x6x16x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<2x7x7x3x!quant.uniform<i8:f32, 0.1:3>>, %w: tensor<3x3x3x5x!quant.uniform<i8:f32, 0.02:4>>) -> tensor<2x9x9x5x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x3x!quant.uniform<i8:f32, 0.1:3>>, tensor<3x3x3x5x!quant.uniform<i8:f32, 0.02:4>>) -> tensor<2x9x9x5x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x9x9x5x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// Bytes and words that are stored as they are multiplied, but for a zero point.
func.func @main(%x: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %w: tensor<2x2x!quant.uniform<i8<-127:127>:f32, 0.5:1>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.5>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8<-127:127>:f32, 0.5:1>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 1.5>>
}
// -----
func.func @main(%x: tensor<2x2x!quant.uniform<i16<-1000:1000>:f32, 0.5:3>>, %w: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i16:f32, 1.5>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i16<-1000:1000>:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i16:f32, 1.5>>
  return %0 : tensor<2x2x!quant.uniform<i16:f32, 1.5>>
}
// -----
// Constant weights of batches, with no column of their own.
func.func @main(%x: tensor<2x2x3x!quant.uniform<i8:f32, 1.0:5>>, %y: tensor<2x4x3x!quant.uniform<i8:f32, 1.0:5>>) -> (tensor<2x2x!quant.uniform<i32:f32, 1.0>>, tensor<2x4x!quant.uniform<i32:f32, 1.0>>) {
  %w = "stablehlo.constant"() <{value = dense<[[1, 1, 1], [10, 10, 10]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 1.0>>
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3x!quant.uniform<i8:f32, 1.0:5>>, tensor<2x3x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x2x!quant.uniform<i32:f32, 1.0>>
  %1 = stablehlo.dot_general %y, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3x!quant.uniform<i8:f32, 1.0:5>>, tensor<2x3x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4x!quant.uniform<i32:f32, 1.0>>
  return %0, %1 : tensor<2x2x!quant.uniform<i32:f32, 1.0>>, tensor<2x4x!quant.uniform<i32:f32, 1.0>>
}

// -----

func.func @main(%x: tensor<33x129x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<129x37x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<33x37x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<33x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<129x37x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<33x37x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<33x37x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<17x65x!quant.uniform<u8:f32, 0.1:130>>, %w: tensor<65x19x!quant.uniform<u8:f32, 0.02:7>>) -> tensor<17x19x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<17x65x!quant.uniform<u8:f32, 0.1:130>>, tensor<65x19x!quant.uniform<u8:f32, 0.02:7>>) -> tensor<17x19x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<17x19x!quant.uniform<i8:f32, 1.5:2>>
}

// -----

func.func @main(%x: tensor<9x64x!quant.uniform<u8:f32, 0.1:128>>, %w: tensor<8x64x!quant.uniform<i8:f32, 0.02:-128>>) -> tensor<9x8x!quant.uniform<i8:f32, 1.5:2>> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<9x64x!quant.uniform<u8:f32, 0.1:128>>, tensor<8x64x!quant.uniform<i8:f32, 0.02:-128>>) -> tensor<9x8x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<9x8x!quant.uniform<i8:f32, 1.5:2>>
}
