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
// -----
// More operands than one loop copies; keys among the first and the last of them.
func.func @main(%x0: tensor<3x41xf32>, %x1: tensor<3x41xi32>, %x2: tensor<3x41xf64>, %x3: tensor<3x41xi8>, %x4: tensor<3x41xi1>, %x5: tensor<3x41xi64>, %x6: tensor<3x41xf16>, %x7: tensor<3x41xf32>, %x8: tensor<3x41xi32>, %x9: tensor<3x41xf64>, %x10: tensor<3x41xi8>, %x11: tensor<3x41xi1>, %x12: tensor<3x41xi64>, %x13: tensor<3x41xf16>, %x14: tensor<3x41xf32>, %x15: tensor<3x41xi32>, %x16: tensor<3x41xf64>, %x17: tensor<3x41xi8>, %x18: tensor<3x41xi1>, %x19: tensor<3x41xi64>, %x20: tensor<3x41xf16>, %x21: tensor<3x41xf32>, %x22: tensor<3x41xi32>, %x23: tensor<3x41xf64>, %x24: tensor<3x41xi8>, %x25: tensor<3x41xi1>, %x26: tensor<3x41xi64>, %x27: tensor<3x41xf16>, %x28: tensor<3x41xf32>, %x29: tensor<3x41xi32>, %x30: tensor<3x41xf64>, %x31: tensor<3x41xi8>, %x32: tensor<3x41xi1>, %x33: tensor<3x41xi64>, %x34: tensor<3x41xf16>) -> (tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>) {
  %r:35 = "stablehlo.sort"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16, %x17, %x18, %x19, %x20, %x21, %x22, %x23, %x24, %x25, %x26, %x27, %x28, %x29, %x30, %x31, %x32, %x33, %x34) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>, %a2: tensor<f64>, %b2: tensor<f64>, %a3: tensor<i8>, %b3: tensor<i8>, %a4: tensor<i1>, %b4: tensor<i1>, %a5: tensor<i64>, %b5: tensor<i64>, %a6: tensor<f16>, %b6: tensor<f16>, %a7: tensor<f32>, %b7: tensor<f32>, %a8: tensor<i32>, %b8: tensor<i32>, %a9: tensor<f64>, %b9: tensor<f64>, %a10: tensor<i8>, %b10: tensor<i8>, %a11: tensor<i1>, %b11: tensor<i1>, %a12: tensor<i64>, %b12: tensor<i64>, %a13: tensor<f16>, %b13: tensor<f16>, %a14: tensor<f32>, %b14: tensor<f32>, %a15: tensor<i32>, %b15: tensor<i32>, %a16: tensor<f64>, %b16: tensor<f64>, %a17: tensor<i8>, %b17: tensor<i8>, %a18: tensor<i1>, %b18: tensor<i1>, %a19: tensor<i64>, %b19: tensor<i64>, %a20: tensor<f16>, %b20: tensor<f16>, %a21: tensor<f32>, %b21: tensor<f32>, %a22: tensor<i32>, %b22: tensor<i32>, %a23: tensor<f64>, %b23: tensor<f64>, %a24: tensor<i8>, %b24: tensor<i8>, %a25: tensor<i1>, %b25: tensor<i1>, %a26: tensor<i64>, %b26: tensor<i64>, %a27: tensor<f16>, %b27: tensor<f16>, %a28: tensor<f32>, %b28: tensor<f32>, %a29: tensor<i32>, %b29: tensor<i32>, %a30: tensor<f64>, %b30: tensor<f64>, %a31: tensor<i8>, %b31: tensor<i8>, %a32: tensor<i1>, %b32: tensor<i1>, %a33: tensor<i64>, %b33: tensor<i64>, %a34: tensor<f16>, %b34: tensor<f16>):
    %p = stablehlo.compare LT, %a3, %b3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %q = stablehlo.compare EQ, %a3, %b3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %s = stablehlo.compare GT, %a33, %b33, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %u = stablehlo.and %q, %s : tensor<i1>
    %c = stablehlo.or %p, %u : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>) -> (tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34 : tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>, tensor<3x41xf32>, tensor<3x41xi32>, tensor<3x41xf64>, tensor<3x41xi8>, tensor<3x41xi1>, tensor<3x41xi64>, tensor<3x41xf16>
}
// -----
// More operands than one loop copies; keys among the first and the last of them.
func.func @main(%x0: tensor<41x3xf32>, %x1: tensor<41x3xi32>, %x2: tensor<41x3xf64>, %x3: tensor<41x3xi8>, %x4: tensor<41x3xi1>, %x5: tensor<41x3xi64>, %x6: tensor<41x3xf16>, %x7: tensor<41x3xf32>, %x8: tensor<41x3xi32>, %x9: tensor<41x3xf64>, %x10: tensor<41x3xi8>, %x11: tensor<41x3xi1>, %x12: tensor<41x3xi64>, %x13: tensor<41x3xf16>, %x14: tensor<41x3xf32>, %x15: tensor<41x3xi32>, %x16: tensor<41x3xf64>, %x17: tensor<41x3xi8>, %x18: tensor<41x3xi1>, %x19: tensor<41x3xi64>, %x20: tensor<41x3xf16>, %x21: tensor<41x3xf32>, %x22: tensor<41x3xi32>, %x23: tensor<41x3xf64>, %x24: tensor<41x3xi8>, %x25: tensor<41x3xi1>, %x26: tensor<41x3xi64>, %x27: tensor<41x3xf16>, %x28: tensor<41x3xf32>, %x29: tensor<41x3xi32>, %x30: tensor<41x3xf64>, %x31: tensor<41x3xi8>, %x32: tensor<41x3xi1>, %x33: tensor<41x3xi64>, %x34: tensor<41x3xf16>) -> (tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>) {
  %r:35 = "stablehlo.sort"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16, %x17, %x18, %x19, %x20, %x21, %x22, %x23, %x24, %x25, %x26, %x27, %x28, %x29, %x30, %x31, %x32, %x33, %x34) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>, %a2: tensor<f64>, %b2: tensor<f64>, %a3: tensor<i8>, %b3: tensor<i8>, %a4: tensor<i1>, %b4: tensor<i1>, %a5: tensor<i64>, %b5: tensor<i64>, %a6: tensor<f16>, %b6: tensor<f16>, %a7: tensor<f32>, %b7: tensor<f32>, %a8: tensor<i32>, %b8: tensor<i32>, %a9: tensor<f64>, %b9: tensor<f64>, %a10: tensor<i8>, %b10: tensor<i8>, %a11: tensor<i1>, %b11: tensor<i1>, %a12: tensor<i64>, %b12: tensor<i64>, %a13: tensor<f16>, %b13: tensor<f16>, %a14: tensor<f32>, %b14: tensor<f32>, %a15: tensor<i32>, %b15: tensor<i32>, %a16: tensor<f64>, %b16: tensor<f64>, %a17: tensor<i8>, %b17: tensor<i8>, %a18: tensor<i1>, %b18: tensor<i1>, %a19: tensor<i64>, %b19: tensor<i64>, %a20: tensor<f16>, %b20: tensor<f16>, %a21: tensor<f32>, %b21: tensor<f32>, %a22: tensor<i32>, %b22: tensor<i32>, %a23: tensor<f64>, %b23: tensor<f64>, %a24: tensor<i8>, %b24: tensor<i8>, %a25: tensor<i1>, %b25: tensor<i1>, %a26: tensor<i64>, %b26: tensor<i64>, %a27: tensor<f16>, %b27: tensor<f16>, %a28: tensor<f32>, %b28: tensor<f32>, %a29: tensor<i32>, %b29: tensor<i32>, %a30: tensor<f64>, %b30: tensor<f64>, %a31: tensor<i8>, %b31: tensor<i8>, %a32: tensor<i1>, %b32: tensor<i1>, %a33: tensor<i64>, %b33: tensor<i64>, %a34: tensor<f16>, %b34: tensor<f16>):
    %p = stablehlo.compare LT, %a3, %b3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %q = stablehlo.compare EQ, %a3, %b3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %s = stablehlo.compare GT, %a33, %b33, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %u = stablehlo.and %q, %s : tensor<i1>
    %c = stablehlo.or %p, %u : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>) -> (tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34 : tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>, tensor<41x3xf32>, tensor<41x3xi32>, tensor<41x3xf64>, tensor<41x3xi8>, tensor<41x3xi1>, tensor<41x3xi64>, tensor<41x3xf16>
}
