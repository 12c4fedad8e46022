func.func @main(%x0: tensor<5x37xi1>) -> tensor<5x37xi1> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i1>, %b0: tensor<i1>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi1>) -> tensor<5x37xi1>
  return %r : tensor<5x37xi1>
}
// -----
func.func @main(%x0: tensor<37x5xi1>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi1>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i1>, %b0: tensor<i1>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi1>, tensor<37x5xi32>) -> (tensor<37x5xi1>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi1>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xi2>) -> tensor<5x37xi2> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i2>, %b0: tensor<i2>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi2>) -> tensor<5x37xi2>
  return %r : tensor<5x37xi2>
}
// -----
func.func @main(%x0: tensor<37x5xi2>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi2>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i2>, %b0: tensor<i2>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi2>, tensor<37x5xi32>) -> (tensor<37x5xi2>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi2>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xi4>) -> tensor<5x37xi4> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i4>, %b0: tensor<i4>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi4>) -> tensor<5x37xi4>
  return %r : tensor<5x37xi4>
}
// -----
func.func @main(%x0: tensor<37x5xi4>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi4>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i4>, %b0: tensor<i4>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi4>, tensor<37x5xi32>) -> (tensor<37x5xi4>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi4>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xi8>) -> tensor<5x37xi8> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi8>) -> tensor<5x37xi8>
  return %r : tensor<5x37xi8>
}
// -----
func.func @main(%x0: tensor<37x5xi8>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi8>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi8>, tensor<37x5xi32>) -> (tensor<37x5xi8>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi8>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xi16>) -> tensor<5x37xi16> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi16>) -> tensor<5x37xi16>
  return %r : tensor<5x37xi16>
}
// -----
func.func @main(%x0: tensor<37x5xi16>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi16>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi16>, tensor<37x5xi32>) -> (tensor<37x5xi16>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi16>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xi32>) -> tensor<5x37xi32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi32>) -> tensor<5x37xi32>
  return %r : tensor<5x37xi32>
}
// -----
func.func @main(%x0: tensor<37x5xi32>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi32>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi32>, tensor<37x5xi32>) -> (tensor<37x5xi32>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi32>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xi64>) -> tensor<5x37xi64> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i64>, %b0: tensor<i64>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xi64>) -> tensor<5x37xi64>
  return %r : tensor<5x37xi64>
}
// -----
func.func @main(%x0: tensor<37x5xi64>, %x1: tensor<37x5xi32>) -> (tensor<37x5xi64>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<i64>, %b0: tensor<i64>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xi64>, tensor<37x5xi32>) -> (tensor<37x5xi64>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xi64>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xui2>) -> tensor<5x37xui2> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui2>, %b0: tensor<ui2>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xui2>) -> tensor<5x37xui2>
  return %r : tensor<5x37xui2>
}
// -----
func.func @main(%x0: tensor<37x5xui2>, %x1: tensor<37x5xi32>) -> (tensor<37x5xui2>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<ui2>, %b0: tensor<ui2>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xui2>, tensor<37x5xi32>) -> (tensor<37x5xui2>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xui2>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xui4>) -> tensor<5x37xui4> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui4>, %b0: tensor<ui4>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xui4>) -> tensor<5x37xui4>
  return %r : tensor<5x37xui4>
}
// -----
func.func @main(%x0: tensor<37x5xui4>, %x1: tensor<37x5xi32>) -> (tensor<37x5xui4>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<ui4>, %b0: tensor<ui4>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xui4>, tensor<37x5xi32>) -> (tensor<37x5xui4>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xui4>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xui8>) -> tensor<5x37xui8> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui8>, %b0: tensor<ui8>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xui8>) -> tensor<5x37xui8>
  return %r : tensor<5x37xui8>
}
// -----
func.func @main(%x0: tensor<37x5xui8>, %x1: tensor<37x5xi32>) -> (tensor<37x5xui8>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<ui8>, %b0: tensor<ui8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xui8>, tensor<37x5xi32>) -> (tensor<37x5xui8>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xui8>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xui16>) -> tensor<5x37xui16> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xui16>) -> tensor<5x37xui16>
  return %r : tensor<5x37xui16>
}
// -----
func.func @main(%x0: tensor<37x5xui16>, %x1: tensor<37x5xi32>) -> (tensor<37x5xui16>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<ui16>, %b0: tensor<ui16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xui16>, tensor<37x5xi32>) -> (tensor<37x5xui16>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xui16>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xui32>) -> tensor<5x37xui32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui32>, %b0: tensor<ui32>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xui32>) -> tensor<5x37xui32>
  return %r : tensor<5x37xui32>
}
// -----
func.func @main(%x0: tensor<37x5xui32>, %x1: tensor<37x5xi32>) -> (tensor<37x5xui32>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<ui32>, %b0: tensor<ui32>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xui32>, tensor<37x5xi32>) -> (tensor<37x5xui32>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xui32>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xui64>) -> tensor<5x37xui64> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<ui64>, %b0: tensor<ui64>):
    %c = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xui64>) -> tensor<5x37xui64>
  return %r : tensor<5x37xui64>
}
// -----
func.func @main(%x0: tensor<37x5xui64>, %x1: tensor<37x5xi32>) -> (tensor<37x5xui64>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<ui64>, %b0: tensor<ui64>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xui64>, tensor<37x5xi32>) -> (tensor<37x5xui64>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xui64>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xf16>) -> tensor<5x37xf16> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f16>, %b0: tensor<f16>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xf16>) -> tensor<5x37xf16>
  return %r : tensor<5x37xf16>
}
// -----
func.func @main(%x0: tensor<37x5xf16>, %x1: tensor<37x5xi32>) -> (tensor<37x5xf16>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<f16>, %b0: tensor<f16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xf16>, tensor<37x5xi32>) -> (tensor<37x5xf16>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xf16>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xbf16>) -> tensor<5x37xbf16> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<bf16>, %b0: tensor<bf16>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xbf16>) -> tensor<5x37xbf16>
  return %r : tensor<5x37xbf16>
}
// -----
func.func @main(%x0: tensor<37x5xbf16>, %x1: tensor<37x5xi32>) -> (tensor<37x5xbf16>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<bf16>, %b0: tensor<bf16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xbf16>, tensor<37x5xi32>) -> (tensor<37x5xbf16>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xbf16>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xf32>) -> tensor<5x37xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xf32>) -> tensor<5x37xf32>
  return %r : tensor<5x37xf32>
}
// -----
func.func @main(%x0: tensor<37x5xf32>, %x1: tensor<37x5xi32>) -> (tensor<37x5xf32>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xf32>, tensor<37x5xi32>) -> (tensor<37x5xf32>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xf32>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<5x37xf64>) -> tensor<5x37xf64> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f64>, %b0: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x37xf64>) -> tensor<5x37xf64>
  return %r : tensor<5x37xf64>
}
// -----
func.func @main(%x0: tensor<37x5xf64>, %x1: tensor<37x5xi32>) -> (tensor<37x5xf64>, tensor<37x5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a0: tensor<f64>, %b0: tensor<f64>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<37x5xf64>, tensor<37x5xi32>) -> (tensor<37x5xf64>, tensor<37x5xi32>)
  return %r#0, %r#1 : tensor<37x5xf64>, tensor<37x5xi32>
}
// -----
func.func @main(%x0: tensor<3x35xcomplex<f32>>) -> tensor<3x35xcomplex<f32>> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<complex<f32>>, %b0: tensor<complex<f32>>):
    %p = stablehlo.real %a0 : (tensor<complex<f32>>) -> tensor<f32>
    %q = stablehlo.real %b0 : (tensor<complex<f32>>) -> tensor<f32>
    %u = stablehlo.imag %a0 : (tensor<complex<f32>>) -> tensor<f32>
    %v = stablehlo.imag %b0 : (tensor<complex<f32>>) -> tensor<f32>
    %s = stablehlo.add %p, %u : tensor<f32>
    %t = stablehlo.add %q, %v : tensor<f32>
    %c = stablehlo.compare LT, %s, %t, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x35xcomplex<f32>>) -> tensor<3x35xcomplex<f32>>
  return %r : tensor<3x35xcomplex<f32>>
}
// -----
func.func @main(%x0: tensor<35x3xcomplex<f32>>, %x1: tensor<35x3xi8>) -> (tensor<35x3xcomplex<f32>>, tensor<35x3xi8>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<complex<f32>>, %b0: tensor<complex<f32>>, %a1: tensor<i8>, %b1: tensor<i8>):
    %p = stablehlo.real %a0 : (tensor<complex<f32>>) -> tensor<f32>
    %q = stablehlo.real %b0 : (tensor<complex<f32>>) -> tensor<f32>
    %u = stablehlo.imag %a0 : (tensor<complex<f32>>) -> tensor<f32>
    %v = stablehlo.imag %b0 : (tensor<complex<f32>>) -> tensor<f32>
    %s = stablehlo.add %p, %u : tensor<f32>
    %t = stablehlo.add %q, %v : tensor<f32>
    %c = stablehlo.compare LT, %s, %t, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<35x3xcomplex<f32>>, tensor<35x3xi8>) -> (tensor<35x3xcomplex<f32>>, tensor<35x3xi8>)
  return %r#0, %r#1 : tensor<35x3xcomplex<f32>>, tensor<35x3xi8>
}
// -----
func.func @main(%x0: tensor<35x3xi8>, %x1: tensor<35x3xcomplex<f32>>) -> (tensor<35x3xi8>, tensor<35x3xcomplex<f32>>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<complex<f32>>, %b1: tensor<complex<f32>>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<35x3xi8>, tensor<35x3xcomplex<f32>>) -> (tensor<35x3xi8>, tensor<35x3xcomplex<f32>>)
  return %r#0, %r#1 : tensor<35x3xi8>, tensor<35x3xcomplex<f32>>
}
// -----
func.func @main(%x0: tensor<3x35xcomplex<f64>>) -> tensor<3x35xcomplex<f64>> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<complex<f64>>, %b0: tensor<complex<f64>>):
    %p = stablehlo.real %a0 : (tensor<complex<f64>>) -> tensor<f64>
    %q = stablehlo.real %b0 : (tensor<complex<f64>>) -> tensor<f64>
    %u = stablehlo.imag %a0 : (tensor<complex<f64>>) -> tensor<f64>
    %v = stablehlo.imag %b0 : (tensor<complex<f64>>) -> tensor<f64>
    %s = stablehlo.add %p, %u : tensor<f64>
    %t = stablehlo.add %q, %v : tensor<f64>
    %c = stablehlo.compare LT, %s, %t, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x35xcomplex<f64>>) -> tensor<3x35xcomplex<f64>>
  return %r : tensor<3x35xcomplex<f64>>
}
// -----
func.func @main(%x0: tensor<35x3xcomplex<f64>>, %x1: tensor<35x3xi8>) -> (tensor<35x3xcomplex<f64>>, tensor<35x3xi8>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<complex<f64>>, %b0: tensor<complex<f64>>, %a1: tensor<i8>, %b1: tensor<i8>):
    %p = stablehlo.real %a0 : (tensor<complex<f64>>) -> tensor<f64>
    %q = stablehlo.real %b0 : (tensor<complex<f64>>) -> tensor<f64>
    %u = stablehlo.imag %a0 : (tensor<complex<f64>>) -> tensor<f64>
    %v = stablehlo.imag %b0 : (tensor<complex<f64>>) -> tensor<f64>
    %s = stablehlo.add %p, %u : tensor<f64>
    %t = stablehlo.add %q, %v : tensor<f64>
    %c = stablehlo.compare LT, %s, %t, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<35x3xcomplex<f64>>, tensor<35x3xi8>) -> (tensor<35x3xcomplex<f64>>, tensor<35x3xi8>)
  return %r#0, %r#1 : tensor<35x3xcomplex<f64>>, tensor<35x3xi8>
}
// -----
func.func @main(%x0: tensor<35x3xi8>, %x1: tensor<35x3xcomplex<f64>>) -> (tensor<35x3xi8>, tensor<35x3xcomplex<f64>>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<complex<f64>>, %b1: tensor<complex<f64>>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<35x3xi8>, tensor<35x3xcomplex<f64>>) -> (tensor<35x3xi8>, tensor<35x3xcomplex<f64>>)
  return %r#0, %r#1 : tensor<35x3xi8>, tensor<35x3xcomplex<f64>>
}
// -----
// inputs: special
func.func @main(%x0: tensor<4x67xf16>, %x1: tensor<4x67xi16>) -> (tensor<4x67xf16>, tensor<4x67xi16>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f16>, %b0: tensor<f16>, %a1: tensor<i16>, %b1: tensor<i16>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x67xf16>, tensor<4x67xi16>) -> (tensor<4x67xf16>, tensor<4x67xi16>)
  return %r#0, %r#1 : tensor<4x67xf16>, tensor<4x67xi16>
}
// -----
// inputs: special
func.func @main(%x0: tensor<67xf16>) -> tensor<67xf16> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f16>, %b0: tensor<f16>):
    %c = stablehlo.compare GT, %a0, %b0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<67xf16>) -> tensor<67xf16>
  return %r : tensor<67xf16>
}
// -----
// inputs: special
func.func @main(%x0: tensor<4x67xbf16>, %x1: tensor<4x67xi16>) -> (tensor<4x67xbf16>, tensor<4x67xi16>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<bf16>, %b0: tensor<bf16>, %a1: tensor<i16>, %b1: tensor<i16>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x67xbf16>, tensor<4x67xi16>) -> (tensor<4x67xbf16>, tensor<4x67xi16>)
  return %r#0, %r#1 : tensor<4x67xbf16>, tensor<4x67xi16>
}
// -----
// inputs: special
func.func @main(%x0: tensor<67xbf16>) -> tensor<67xbf16> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<bf16>, %b0: tensor<bf16>):
    %c = stablehlo.compare GT, %a0, %b0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<67xbf16>) -> tensor<67xbf16>
  return %r : tensor<67xbf16>
}
// -----
// inputs: special
func.func @main(%x0: tensor<4x67xf32>, %x1: tensor<4x67xi16>) -> (tensor<4x67xf32>, tensor<4x67xi16>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i16>, %b1: tensor<i16>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x67xf32>, tensor<4x67xi16>) -> (tensor<4x67xf32>, tensor<4x67xi16>)
  return %r#0, %r#1 : tensor<4x67xf32>, tensor<4x67xi16>
}
// -----
// inputs: special
func.func @main(%x0: tensor<67xf32>) -> tensor<67xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare GT, %a0, %b0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<67xf32>) -> tensor<67xf32>
  return %r : tensor<67xf32>
}
// -----
// inputs: special
func.func @main(%x0: tensor<4x67xf64>, %x1: tensor<4x67xi16>) -> (tensor<4x67xf64>, tensor<4x67xi16>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f64>, %b0: tensor<f64>, %a1: tensor<i16>, %b1: tensor<i16>):
    %c = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x67xf64>, tensor<4x67xi16>) -> (tensor<4x67xf64>, tensor<4x67xi16>)
  return %r#0, %r#1 : tensor<4x67xf64>, tensor<4x67xi16>
}
// -----
// inputs: special
func.func @main(%x0: tensor<67xf64>) -> tensor<67xf64> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f64>, %b0: tensor<f64>):
    %c = stablehlo.compare GT, %a0, %b0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<67xf64>) -> tensor<67xf64>
  return %r : tensor<67xf64>
}
