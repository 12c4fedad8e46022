// Sums of all types that matrix units take, whole tiles and edges, one block along K and several; operands in place and copied, ragged ones too, of which ends
// of rows are copied; few rows, a vector; and images, windows of which lie as rows and others.
func.func @main(%seed: tensor<f32>) -> (tensor<33x50xf32>, tensor<64x96xbf16>, tensor<33x50xi32>, tensor<33x50xui32>, tensor<2x7x7x24xf32>, tensor<40x17xi32>, tensor<2x7x7x24xf32>, tensor<50x33xf32>, tensor<136x40xf32>, tensor<11x100xf32>, tensor<130x1xi32>, tensor<16x16xf32>, tensor<11x9xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<150000xf32>
  %s = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<f32>) -> tensor<150000xf32>
  %t = stablehlo.add %i, %s : tensor<150000xf32>
  %f = stablehlo.sine %t : tensor<150000xf32>
  %c = stablehlo.constant dense<127.0> : tensor<150000xf32>
  %g = stablehlo.multiply %f, %c : tensor<150000xf32>
  %b = stablehlo.convert %f : (tensor<150000xf32>) -> tensor<150000xbf16>
  %n = stablehlo.convert %g : (tensor<150000xf32>) -> tensor<150000xi8>
  %u = stablehlo.bitcast_convert %n : (tensor<150000xi8>) -> tensor<150000xui8>

  %x0 = stablehlo.slice %b [0:2310] : (tensor<150000xbf16>) -> tensor<2310xbf16>
  %x1 = stablehlo.reshape %x0 : (tensor<2310xbf16>) -> tensor<33x70xbf16>
  %y0 = stablehlo.slice %b [2310:5810] : (tensor<150000xbf16>) -> tensor<3500xbf16>
  %y1 = stablehlo.reshape %y0 : (tensor<3500xbf16>) -> tensor<70x50xbf16>
  %r0 = stablehlo.dot_general %x1, %y1, contracting_dims = [1] x [0] : (tensor<33x70xbf16>, tensor<70x50xbf16>) -> tensor<33x50xf32>

  %x2 = stablehlo.slice %b [0:98304] : (tensor<150000xbf16>) -> tensor<98304xbf16>
  %x3 = stablehlo.reshape %x2 : (tensor<98304xbf16>) -> tensor<64x1536xbf16>
  %y2 = stablehlo.reshape %x2 : (tensor<98304xbf16>) -> tensor<1024x96xbf16>
  %x4 = stablehlo.slice %x3 [0:64, 512:1536] : (tensor<64x1536xbf16>) -> tensor<64x1024xbf16>
  %r1 = stablehlo.dot_general %x4, %y2, contracting_dims = [1] x [0] : (tensor<64x1024xbf16>, tensor<1024x96xbf16>) -> tensor<64x96xbf16>

  %x5 = stablehlo.slice %n [0:2310] : (tensor<150000xi8>) -> tensor<2310xi8>
  %x6 = stablehlo.reshape %x5 : (tensor<2310xi8>) -> tensor<33x70xi8>
  %y3 = stablehlo.slice %n [2310:5810] : (tensor<150000xi8>) -> tensor<3500xi8>
  %y4 = stablehlo.reshape %y3 : (tensor<3500xi8>) -> tensor<70x50xi8>
  %r2 = stablehlo.dot_general %x6, %y4, contracting_dims = [1] x [0] : (tensor<33x70xi8>, tensor<70x50xi8>) -> tensor<33x50xi32>

  %x7 = stablehlo.slice %u [0:2310] : (tensor<150000xui8>) -> tensor<2310xui8>
  %x8 = stablehlo.reshape %x7 : (tensor<2310xui8>) -> tensor<33x70xui8>
  %y5 = stablehlo.slice %u [2310:5810] : (tensor<150000xui8>) -> tensor<3500xui8>
  %y6 = stablehlo.reshape %y5 : (tensor<3500xui8>) -> tensor<70x50xui8>
  %r3 = stablehlo.dot_general %x8, %y6, contracting_dims = [1] x [0] : (tensor<33x70xui8>, tensor<70x50xui8>) -> tensor<33x50xui32>

  %x9 = stablehlo.slice %b [0:1862] : (tensor<150000xbf16>) -> tensor<1862xbf16>
  %xa = stablehlo.reshape %x9 : (tensor<1862xbf16>) -> tensor<2x7x7x19xbf16>
  %y7 = stablehlo.slice %b [5000:9104] : (tensor<150000xbf16>) -> tensor<4104xbf16>
  %y8 = stablehlo.reshape %y7 : (tensor<4104xbf16>) -> tensor<3x3x19x24xbf16>
  %r4 = stablehlo.convolution(%xa, %y8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x19xbf16>, tensor<3x3x19x24xbf16>) -> tensor<2x7x7x24xf32>

  %xb = stablehlo.slice %n [0:120000] : (tensor<150000xi8>) -> tensor<120000xi8>
  %xc = stablehlo.reshape %xb : (tensor<120000xi8>) -> tensor<40x3000xi8>
  %y9 = stablehlo.slice %n [1000:52000] : (tensor<150000xi8>) -> tensor<51000xi8>
  %ya = stablehlo.reshape %y9 : (tensor<51000xi8>) -> tensor<3000x17xi8>
  %r5 = stablehlo.dot_general %xc, %ya, contracting_dims = [1] x [0] : (tensor<40x3000xi8>, tensor<3000x17xi8>) -> tensor<40x17xi32>

  %xd = stablehlo.slice %b [0:3136] : (tensor<150000xbf16>) -> tensor<3136xbf16>
  %xe = stablehlo.reshape %xd : (tensor<3136xbf16>) -> tensor<2x7x7x32xbf16>
  %yb = stablehlo.slice %b [5000:11912] : (tensor<150000xbf16>) -> tensor<6912xbf16>
  %yc = stablehlo.reshape %yb : (tensor<6912xbf16>) -> tensor<3x3x32x24xbf16>
  %r6 = stablehlo.convolution(%xe, %yc) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x7x32xbf16>, tensor<3x3x32x24xbf16>) -> tensor<2x7x7x24xf32>

  %xf = stablehlo.slice %b [0:4800] : (tensor<150000xbf16>) -> tensor<4800xbf16>
  %xg = stablehlo.reshape %xf : (tensor<4800xbf16>) -> tensor<50x96xbf16>
  %yd = stablehlo.slice %b [3000:6168] : (tensor<150000xbf16>) -> tensor<3168xbf16>
  %ye = stablehlo.reshape %yd : (tensor<3168xbf16>) -> tensor<96x33xbf16>
  %r7 = stablehlo.dot_general %xg, %ye, contracting_dims = [1] x [0] : (tensor<50x96xbf16>, tensor<96x33xbf16>) -> tensor<50x33xf32>
  %xh = stablehlo.slice %b [0:9520] : (tensor<150000xbf16>) -> tensor<9520xbf16>
  %xi = stablehlo.reshape %xh : (tensor<9520xbf16>) -> tensor<136x70xbf16>
  %yf = stablehlo.slice %b [9000:11800] : (tensor<150000xbf16>) -> tensor<2800xbf16>
  %yg = stablehlo.reshape %yf : (tensor<2800xbf16>) -> tensor<70x40xbf16>
  %r8 = stablehlo.dot_general %xi, %yg, contracting_dims = [1] x [0] : (tensor<136x70xbf16>, tensor<70x40xbf16>) -> tensor<136x40xf32>

  %xj = stablehlo.slice %b [100:540] : (tensor<150000xbf16>) -> tensor<440xbf16>
  %xk = stablehlo.reshape %xj : (tensor<440xbf16>) -> tensor<11x40xbf16>
  %yh = stablehlo.slice %b [20000:24000] : (tensor<150000xbf16>) -> tensor<4000xbf16>
  %yi = stablehlo.reshape %yh : (tensor<4000xbf16>) -> tensor<40x100xbf16>
  %r9 = stablehlo.dot_general %xk, %yi, contracting_dims = [1] x [0] : (tensor<11x40xbf16>, tensor<40x100xbf16>) -> tensor<11x100xf32>

  %xl = stablehlo.slice %n [0:26000] : (tensor<150000xi8>) -> tensor<26000xi8>
  %xm = stablehlo.reshape %xl : (tensor<26000xi8>) -> tensor<130x200xi8>
  %yj = stablehlo.slice %n [50000:50200] : (tensor<150000xi8>) -> tensor<200xi8>
  %yk = stablehlo.reshape %yj : (tensor<200xi8>) -> tensor<200x1xi8>
  %ra = stablehlo.dot_general %xm, %yk, contracting_dims = [1] x [0] : (tensor<130x200xi8>, tensor<200x1xi8>) -> tensor<130x1xi32>

  %xn = stablehlo.slice %b [0:131680] : (tensor<150000xbf16>) -> tensor<131680xbf16>
  %xo = stablehlo.reshape %xn : (tensor<131680xbf16>) -> tensor<16x8230xbf16>
  %yl = stablehlo.reshape %xn : (tensor<131680xbf16>) -> tensor<8230x16xbf16>
  %rb = stablehlo.dot_general %xo, %yl, contracting_dims = [1] x [0] : (tensor<16x8230xbf16>, tensor<8230x16xbf16>) -> tensor<16x16xf32>

  %xp = stablehlo.slice %n [0:55000] : (tensor<150000xi8>) -> tensor<55000xi8>
  %xq = stablehlo.reshape %xp : (tensor<55000xi8>) -> tensor<11x5000xi8>
  %ym = stablehlo.slice %n [60000:105000] : (tensor<150000xi8>) -> tensor<45000xi8>
  %yn = stablehlo.reshape %ym : (tensor<45000xi8>) -> tensor<5000x9xi8>
  %rc = stablehlo.dot_general %xq, %yn, contracting_dims = [1] x [0] : (tensor<11x5000xi8>, tensor<5000x9xi8>) -> tensor<11x9xi32>

  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %ra, %rb, %rc : tensor<33x50xf32>, tensor<64x96xbf16>, tensor<33x50xi32>, tensor<33x50xui32>, tensor<2x7x7x24xf32>, tensor<40x17xi32>, tensor<2x7x7x24xf32>, tensor<50x33xf32>, tensor<136x40xf32>, tensor<11x100xf32>, tensor<130x1xi32>, tensor<16x16xf32>, tensor<11x9xi32>
}
