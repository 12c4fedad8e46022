func.func @main(%x0: tensor<0xf32>) -> tensor<0xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<0xi8>, %x1: tensor<0xi32>) -> (tensor<0xi8>, tensor<0xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0xi8>, tensor<0xi32>) -> (tensor<0xi8>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xi8>, tensor<0xi32>
}
// -----
func.func @main(%x0: tensor<1xf32>) -> tensor<1xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<1xi8>, %x1: tensor<1xi32>) -> (tensor<1xi8>, tensor<1xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1xi8>, tensor<1xi32>) -> (tensor<1xi8>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi8>, tensor<1xi32>
}
// -----
func.func @main(%x0: tensor<2xf32>) -> tensor<2xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<2xi8>, %x1: tensor<2xi32>) -> (tensor<2xi8>, tensor<2xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2xi8>, tensor<2xi32>) -> (tensor<2xi8>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2xi8>, tensor<2xi32>
}
// -----
func.func @main(%x0: tensor<3xf32>) -> tensor<3xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<3xi8>, %x1: tensor<3xi32>) -> (tensor<3xi8>, tensor<3xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xi8>, tensor<3xi32>) -> (tensor<3xi8>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi8>, tensor<3xi32>
}
// -----
func.func @main(%x0: tensor<4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<4xi8>, %x1: tensor<4xi32>) -> (tensor<4xi8>, tensor<4xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xi8>, tensor<4xi32>) -> (tensor<4xi8>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xi8>, tensor<4xi32>
}
// -----
func.func @main(%x0: tensor<5xf32>) -> tensor<5xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<5xi8>, %x1: tensor<5xi32>) -> (tensor<5xi8>, tensor<5xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5xi8>, tensor<5xi32>) -> (tensor<5xi8>, tensor<5xi32>)
  return %r#0, %r#1 : tensor<5xi8>, tensor<5xi32>
}
// -----
func.func @main(%x0: tensor<7xf32>) -> tensor<7xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<7xi8>, %x1: tensor<7xi32>) -> (tensor<7xi8>, tensor<7xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi8>, tensor<7xi32>) -> (tensor<7xi8>, tensor<7xi32>)
  return %r#0, %r#1 : tensor<7xi8>, tensor<7xi32>
}
// -----
func.func @main(%x0: tensor<8xf32>) -> tensor<8xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<8xi8>, %x1: tensor<8xi32>) -> (tensor<8xi8>, tensor<8xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8xi8>, tensor<8xi32>) -> (tensor<8xi8>, tensor<8xi32>)
  return %r#0, %r#1 : tensor<8xi8>, tensor<8xi32>
}
// -----
func.func @main(%x0: tensor<9xf32>) -> tensor<9xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<9xi8>, %x1: tensor<9xi32>) -> (tensor<9xi8>, tensor<9xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<9xi8>, tensor<9xi32>) -> (tensor<9xi8>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xi8>, tensor<9xi32>
}
// -----
func.func @main(%x0: tensor<16xf32>) -> tensor<16xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<16xi8>, %x1: tensor<16xi32>) -> (tensor<16xi8>, tensor<16xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16xi8>, tensor<16xi32>) -> (tensor<16xi8>, tensor<16xi32>)
  return %r#0, %r#1 : tensor<16xi8>, tensor<16xi32>
}
// -----
func.func @main(%x0: tensor<31xf32>) -> tensor<31xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<31xf32>) -> tensor<31xf32>
  return %r : tensor<31xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<31xi8>, %x1: tensor<31xi32>) -> (tensor<31xi8>, tensor<31xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<31xi8>, tensor<31xi32>) -> (tensor<31xi8>, tensor<31xi32>)
  return %r#0, %r#1 : tensor<31xi8>, tensor<31xi32>
}
// -----
func.func @main(%x0: tensor<127xf32>) -> tensor<127xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<127xf32>) -> tensor<127xf32>
  return %r : tensor<127xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<127xi8>, %x1: tensor<127xi32>) -> (tensor<127xi8>, tensor<127xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<127xi8>, tensor<127xi32>) -> (tensor<127xi8>, tensor<127xi32>)
  return %r#0, %r#1 : tensor<127xi8>, tensor<127xi32>
}
// -----
func.func @main(%x0: tensor<128xf32>) -> tensor<128xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<128xf32>) -> tensor<128xf32>
  return %r : tensor<128xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<128xi8>, %x1: tensor<128xi32>) -> (tensor<128xi8>, tensor<128xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<128xi8>, tensor<128xi32>) -> (tensor<128xi8>, tensor<128xi32>)
  return %r#0, %r#1 : tensor<128xi8>, tensor<128xi32>
}
// -----
func.func @main(%x0: tensor<129xf32>) -> tensor<129xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<129xf32>) -> tensor<129xf32>
  return %r : tensor<129xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<129xi8>, %x1: tensor<129xi32>) -> (tensor<129xi8>, tensor<129xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<129xi8>, tensor<129xi32>) -> (tensor<129xi8>, tensor<129xi32>)
  return %r#0, %r#1 : tensor<129xi8>, tensor<129xi32>
}
// -----
func.func @main(%x0: tensor<1000xf32>) -> tensor<1000xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1000xf32>) -> tensor<1000xf32>
  return %r : tensor<1000xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<1000xi8>, %x1: tensor<1000xi32>) -> (tensor<1000xi8>, tensor<1000xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1000xi8>, tensor<1000xi32>) -> (tensor<1000xi8>, tensor<1000xi32>)
  return %r#0, %r#1 : tensor<1000xi8>, tensor<1000xi32>
}
// -----
func.func @main(%x0: tensor<4096xf32>) -> tensor<4096xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4096xf32>) -> tensor<4096xf32>
  return %r : tensor<4096xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<4096xi8>, %x1: tensor<4096xi32>) -> (tensor<4096xi8>, tensor<4096xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4096xi8>, tensor<4096xi32>) -> (tensor<4096xi8>, tensor<4096xi32>)
  return %r#0, %r#1 : tensor<4096xi8>, tensor<4096xi32>
}
// -----
func.func @main(%x0: tensor<0x3xf32>, %x1: tensor<0x3xf64>) -> (tensor<0x3xf32>, tensor<0x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x3xf32>, tensor<0x3xf64>) -> (tensor<0x3xf32>, tensor<0x3xf64>)
  return %r#0, %r#1 : tensor<0x3xf32>, tensor<0x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x0x17xi16>, %x1: tensor<2x0x17xi32>) -> (tensor<2x0x17xi16>, tensor<2x0x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x0x17xi16>, tensor<2x0x17xi32>) -> (tensor<2x0x17xi16>, tensor<2x0x17xi32>)
  return %r#0, %r#1 : tensor<2x0x17xi16>, tensor<2x0x17xi32>
}
// -----
func.func @main(%x0: tensor<0x0xf32>) -> tensor<0x0xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x0xf32>) -> tensor<0x0xf32>
  return %r : tensor<0x0xf32>
}
// -----
func.func @main(%x0: tensor<1x3xf32>, %x1: tensor<1x3xf64>) -> (tensor<1x3xf32>, tensor<1x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1x3xf32>, tensor<1x3xf64>) -> (tensor<1x3xf32>, tensor<1x3xf64>)
  return %r#0, %r#1 : tensor<1x3xf32>, tensor<1x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x1x17xi16>, %x1: tensor<2x1x17xi32>) -> (tensor<2x1x17xi16>, tensor<2x1x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x1x17xi16>, tensor<2x1x17xi32>) -> (tensor<2x1x17xi16>, tensor<2x1x17xi32>)
  return %r#0, %r#1 : tensor<2x1x17xi16>, tensor<2x1x17xi32>
}
// -----
func.func @main(%x0: tensor<0x1xf32>) -> tensor<0x1xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x1xf32>) -> tensor<0x1xf32>
  return %r : tensor<0x1xf32>
}
// -----
func.func @main(%x0: tensor<2x3xf32>, %x1: tensor<2x3xf64>) -> (tensor<2x3xf32>, tensor<2x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>, tensor<2x3xf64>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x2x17xi16>, %x1: tensor<2x2x17xi32>) -> (tensor<2x2x17xi16>, tensor<2x2x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x2x17xi16>, tensor<2x2x17xi32>) -> (tensor<2x2x17xi16>, tensor<2x2x17xi32>)
  return %r#0, %r#1 : tensor<2x2x17xi16>, tensor<2x2x17xi32>
}
// -----
func.func @main(%x0: tensor<0x2xf32>) -> tensor<0x2xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x2xf32>) -> tensor<0x2xf32>
  return %r : tensor<0x2xf32>
}
// -----
func.func @main(%x0: tensor<3x3xf32>, %x1: tensor<3x3xf64>) -> (tensor<3x3xf32>, tensor<3x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x3xf32>, tensor<3x3xf64>) -> (tensor<3x3xf32>, tensor<3x3xf64>)
  return %r#0, %r#1 : tensor<3x3xf32>, tensor<3x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x3x17xi16>, %x1: tensor<2x3x17xi32>) -> (tensor<2x3x17xi16>, tensor<2x3x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x3x17xi16>, tensor<2x3x17xi32>) -> (tensor<2x3x17xi16>, tensor<2x3x17xi32>)
  return %r#0, %r#1 : tensor<2x3x17xi16>, tensor<2x3x17xi32>
}
// -----
func.func @main(%x0: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}
// -----
func.func @main(%x0: tensor<6x3xf32>, %x1: tensor<6x3xf64>) -> (tensor<6x3xf32>, tensor<6x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<6x3xf32>, tensor<6x3xf64>) -> (tensor<6x3xf32>, tensor<6x3xf64>)
  return %r#0, %r#1 : tensor<6x3xf32>, tensor<6x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x6x17xi16>, %x1: tensor<2x6x17xi32>) -> (tensor<2x6x17xi16>, tensor<2x6x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x6x17xi16>, tensor<2x6x17xi32>) -> (tensor<2x6x17xi16>, tensor<2x6x17xi32>)
  return %r#0, %r#1 : tensor<2x6x17xi16>, tensor<2x6x17xi32>
}
// -----
func.func @main(%x0: tensor<0x6xf32>) -> tensor<0x6xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x6xf32>) -> tensor<0x6xf32>
  return %r : tensor<0x6xf32>
}
// -----
func.func @main(%x0: tensor<127x3xf32>, %x1: tensor<127x3xf64>) -> (tensor<127x3xf32>, tensor<127x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<127x3xf32>, tensor<127x3xf64>) -> (tensor<127x3xf32>, tensor<127x3xf64>)
  return %r#0, %r#1 : tensor<127x3xf32>, tensor<127x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x127x17xi16>, %x1: tensor<2x127x17xi32>) -> (tensor<2x127x17xi16>, tensor<2x127x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x127x17xi16>, tensor<2x127x17xi32>) -> (tensor<2x127x17xi16>, tensor<2x127x17xi32>)
  return %r#0, %r#1 : tensor<2x127x17xi16>, tensor<2x127x17xi32>
}
// -----
func.func @main(%x0: tensor<0x127xf32>) -> tensor<0x127xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x127xf32>) -> tensor<0x127xf32>
  return %r : tensor<0x127xf32>
}
// -----
func.func @main(%x0: tensor<129x3xf32>, %x1: tensor<129x3xf64>) -> (tensor<129x3xf32>, tensor<129x3xf64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<f64>, %b1: tensor<f64>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<129x3xf32>, tensor<129x3xf64>) -> (tensor<129x3xf32>, tensor<129x3xf64>)
  return %r#0, %r#1 : tensor<129x3xf32>, tensor<129x3xf64>
}
// -----
// input 0: range(0, 5)
func.func @main(%x0: tensor<2x129x17xi16>, %x1: tensor<2x129x17xi32>) -> (tensor<2x129x17xi16>, tensor<2x129x17xi32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i16>, %b0: tensor<i16>, %a1: tensor<i32>, %b1: tensor<i32>):
    %c = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x129x17xi16>, tensor<2x129x17xi32>) -> (tensor<2x129x17xi16>, tensor<2x129x17xi32>)
  return %r#0, %r#1 : tensor<2x129x17xi16>, tensor<2x129x17xi32>
}
// -----
func.func @main(%x0: tensor<0x129xf32>) -> tensor<0x129xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %c = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x129xf32>) -> tensor<0x129xf32>
  return %r : tensor<0x129xf32>
}
// -----
// input 0: range(0, 9)
func.func @main(%x0: tensor<3x50xi8>, %x1: tensor<3x50xf32>, %x2: tensor<3x50xf64>, %x3: tensor<3x50xi64>) -> (tensor<3x50xi8>, tensor<3x50xf32>, tensor<3x50xf64>, tensor<3x50xi64>) {
  %r:4 = "stablehlo.sort"(%x0, %x1, %x2, %x3) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<f32>, %b1: tensor<f32>, %a2: tensor<f64>, %b2: tensor<f64>, %a3: tensor<i64>, %b3: tensor<i64>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x50xi8>, tensor<3x50xf32>, tensor<3x50xf64>, tensor<3x50xi64>) -> (tensor<3x50xi8>, tensor<3x50xf32>, tensor<3x50xf64>, tensor<3x50xi64>)
  return %r#0, %r#1, %r#2, %r#3 : tensor<3x50xi8>, tensor<3x50xf32>, tensor<3x50xf64>, tensor<3x50xi64>
}
// -----
func.func @main(%x0: tensor<50x3xi8>, %x1: tensor<50x3xf32>, %x2: tensor<50x3xbf16>, %x3: tensor<50x3xi64>, %x4: tensor<50x3xi1>) -> (tensor<50x3xi8>, tensor<50x3xf32>, tensor<50x3xbf16>, tensor<50x3xi64>, tensor<50x3xi1>) {
  %r:5 = "stablehlo.sort"(%x0, %x1, %x2, %x3, %x4) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<f32>, %b1: tensor<f32>, %a2: tensor<bf16>, %b2: tensor<bf16>, %a3: tensor<i64>, %b3: tensor<i64>, %a4: tensor<i1>, %b4: tensor<i1>):
    %c = stablehlo.compare LT, %a3, %b3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<50x3xi8>, tensor<50x3xf32>, tensor<50x3xbf16>, tensor<50x3xi64>, tensor<50x3xi1>) -> (tensor<50x3xi8>, tensor<50x3xf32>, tensor<50x3xbf16>, tensor<50x3xi64>, tensor<50x3xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<50x3xi8>, tensor<50x3xf32>, tensor<50x3xbf16>, tensor<50x3xi64>, tensor<50x3xi1>
}
// -----
// input 1: range(0, 9)
func.func @main(%x0: tensor<2x33xf32>, %x1: tensor<2x33xi8>, %x2: tensor<2x33xcomplex<f32>>, %x3: tensor<2x33xi16>, %x4: tensor<2x33xui8>, %x5: tensor<2x33xi32>) -> (tensor<2x33xf32>, tensor<2x33xi8>, tensor<2x33xcomplex<f32>>, tensor<2x33xi16>, tensor<2x33xui8>, tensor<2x33xi32>) {
  %r:6 = "stablehlo.sort"(%x0, %x1, %x2, %x3, %x4, %x5) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i8>, %b1: tensor<i8>, %a2: tensor<complex<f32>>, %b2: tensor<complex<f32>>, %a3: tensor<i16>, %b3: tensor<i16>, %a4: tensor<ui8>, %b4: tensor<ui8>, %a5: tensor<i32>, %b5: tensor<i32>):
    %c = stablehlo.compare LT, %a1, %b1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x33xf32>, tensor<2x33xi8>, tensor<2x33xcomplex<f32>>, tensor<2x33xi16>, tensor<2x33xui8>, tensor<2x33xi32>) -> (tensor<2x33xf32>, tensor<2x33xi8>, tensor<2x33xcomplex<f32>>, tensor<2x33xi16>, tensor<2x33xui8>, tensor<2x33xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<2x33xf32>, tensor<2x33xi8>, tensor<2x33xcomplex<f32>>, tensor<2x33xi16>, tensor<2x33xui8>, tensor<2x33xi32>
}
// -----
// input 0: range(0, 2)
// input 1: range(0, 2)
// input 2: range(0, 2)
// input 3: range(0, 2)
func.func @main(%x0: tensor<3x200xi8>, %x1: tensor<3x200xi8>, %x2: tensor<3x200xi8>, %x3: tensor<3x200xi8>, %x4: tensor<3x200xf32>) -> (tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xf32>) {
  %r:5 = "stablehlo.sort"(%x0, %x1, %x2, %x3, %x4) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i8>, %b0: tensor<i8>, %a1: tensor<i8>, %b1: tensor<i8>, %a2: tensor<i8>, %b2: tensor<i8>, %a3: tensor<i8>, %b3: tensor<i8>, %a4: tensor<f32>, %b4: tensor<f32>):
    %l3 = stablehlo.compare LT, %a3, %b3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %l2 = stablehlo.compare LT, %a2, %b2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %e2 = stablehlo.compare EQ, %a2, %b2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %n2 = stablehlo.and %e2, %l3 : tensor<i1>
    %o2 = stablehlo.or %l2, %n2 : tensor<i1>
    %l1 = stablehlo.compare LT, %a1, %b1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %e1 = stablehlo.compare EQ, %a1, %b1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %n1 = stablehlo.and %e1, %o2 : tensor<i1>
    %o1 = stablehlo.or %l1, %n1 : tensor<i1>
    %l0 = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %e0 = stablehlo.compare EQ, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %n0 = stablehlo.and %e0, %o1 : tensor<i1>
    %o0 = stablehlo.or %l0, %n0 : tensor<i1>
    stablehlo.return %o0 : tensor<i1>
  }) : (tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xf32>) -> (tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xf32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xi8>, tensor<3x200xf32>
}
// -----
func.func @main(%x0: tensor<100xi32>, %x1: tensor<100xf32>) -> (tensor<100xi32>, tensor<100xf32>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<f32>, %b1: tensor<f32>):
    %c = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100xi32>, tensor<100xf32>) -> (tensor<100xi32>, tensor<100xf32>)
  return %r#0, %r#1 : tensor<100xi32>, tensor<100xf32>
}
// -----
// input 0: range(3, 3)
func.func @main(%x0: tensor<100xi32>, %x1: tensor<100xi64>) -> (tensor<100xi32>, tensor<100xi64>) {
  %r:2 = "stablehlo.sort"(%x0, %x1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i64>, %b1: tensor<i64>):
    %c = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100xi32>, tensor<100xi64>) -> (tensor<100xi32>, tensor<100xi64>)
  return %r#0, %r#1 : tensor<100xi32>, tensor<100xi64>
}
// -----
func.func @main(%x0: tensor<3x77xf32>) -> tensor<3x77xf32> {
  %r = "stablehlo.sort"(%x0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
    %p = stablehlo.multiply %a0, %a0 : tensor<f32>
    %q = stablehlo.multiply %b0, %b0 : tensor<f32>
    %c = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x77xf32>) -> tensor<3x77xf32>
  return %r : tensor<3x77xf32>
}
// -----
func.func @main(%x: tensor<6x40xf32>, %d: tensor<f32>) -> (tensor<6x40xf32>, tensor<6x40xf32>) {
  // the comparator reads a value from around it, which is computed
  %m = stablehlo.multiply %d, %d : tensor<f32>
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.add %a, %m : tensor<f32>
    %q = stablehlo.add %b, %m : tensor<f32>
    %s = stablehlo.abs %p : tensor<f32>
    %t = stablehlo.abs %q : tensor<f32>
    %c = stablehlo.compare LT, %s, %t : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<6x40xf32>) -> tensor<6x40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
  %y = stablehlo.add %r, %mb : tensor<6x40xf32>
  return %r, %y : tensor<6x40xf32>, tensor<6x40xf32>
}
// -----
func.func @main(%x: tensor<5x64xf32>) -> tensor<5x64xi32> {
  // argsort of a product, in front and behind elementwise work
  %y = stablehlo.multiply %x, %x : tensor<5x64xf32>
  %i = stablehlo.iota dim = 1 : tensor<5x64xi32>
  %r:2 = "stablehlo.sort"(%y, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x64xf32>, tensor<5x64xi32>) -> (tensor<5x64xf32>, tensor<5x64xi32>)
  %two = stablehlo.constant dense<2> : tensor<5x64xi32>
  %z = stablehlo.multiply %r#1, %two : tensor<5x64xi32>
  return %z : tensor<5x64xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7xf32>, tensor<33x7xf32>) {
  // a median, and the sorted rows transposed
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7x33xf32>) -> tensor<7x33xf32>
  %m = stablehlo.slice %r [0:7, 16:17] : (tensor<7x33xf32>) -> tensor<7x1xf32>
  %n = stablehlo.reshape %m : (tensor<7x1xf32>) -> tensor<7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x33xf32>, tensor<f32>) -> tensor<7xf32>
  %q = stablehlo.subtract %n, %s : tensor<7xf32>
  %t = stablehlo.transpose %r, dims = [1, 0] : (tensor<7x33xf32>) -> tensor<33x7xf32>
  return %q, %t : tensor<7xf32>, tensor<33x7xf32>
}
// -----
func.func @main(%x: tensor<9x20xi32>) -> tensor<9x20xi32> {
  // along one dimension, then along the other, in place in a loop
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %v = %x) : tensor<i32>, tensor<9x20xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %p = "stablehlo.sort"(%v) <{dimension = 1 : i64}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<9x20xi32>) -> tensor<9x20xi32>
    %q = "stablehlo.sort"(%p) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<9x20xi32>) -> tensor<9x20xi32>
    %s = stablehlo.reverse %q, dims = [0, 1] : tensor<9x20xi32>
    stablehlo.return %j, %s : tensor<i32>, tensor<9x20xi32>
  }
  return %r#1 : tensor<9x20xi32>
}
// -----
func.func @main(%x: tensor<7xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<7xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<7xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<7xi32>
  %f = stablehlo.abs %e : tensor<7xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<7xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<7xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %w = stablehlo.xor %a, %b : tensor<i32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.and %w, %o : tensor<i32>
    %c = stablehlo.compare EQ, %m, %o, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<7xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<7xi32>
  %f = stablehlo.abs %e : tensor<7xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<7xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<7xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %p = stablehlo.constant dense<-1640531535> : tensor<i32>
    %s = stablehlo.constant dense<31> : tensor<i32>
    %h = stablehlo.multiply %a, %p : tensor<i32>
    %w = stablehlo.xor %h, %b : tensor<i32>
    %y = stablehlo.multiply %w, %p : tensor<i32>
    %c = stablehlo.compare LT, %y, %s, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<7xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<7xi32>
  %f = stablehlo.abs %e : tensor<7xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<100xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<100xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>, tensor<100xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<100xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<100xi32>
  %f = stablehlo.abs %e : tensor<100xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<100xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<100xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %w = stablehlo.xor %a, %b : tensor<i32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.and %w, %o : tensor<i32>
    %c = stablehlo.compare EQ, %m, %o, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>, tensor<100xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<100xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<100xi32>
  %f = stablehlo.abs %e : tensor<100xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<100xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<100xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %p = stablehlo.constant dense<-1640531535> : tensor<i32>
    %s = stablehlo.constant dense<31> : tensor<i32>
    %h = stablehlo.multiply %a, %p : tensor<i32>
    %w = stablehlo.xor %h, %b : tensor<i32>
    %y = stablehlo.multiply %w, %p : tensor<i32>
    %c = stablehlo.compare LT, %y, %s, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>, tensor<100xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<100xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<100xi32>
  %f = stablehlo.abs %e : tensor<100xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<1000xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1000xi32>, tensor<1000xi32>) -> (tensor<1000xi32>, tensor<1000xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<1000xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<1000xi32>
  %f = stablehlo.abs %e : tensor<1000xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<1000xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %w = stablehlo.xor %a, %b : tensor<i32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.and %w, %o : tensor<i32>
    %c = stablehlo.compare EQ, %m, %o, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1000xi32>, tensor<1000xi32>) -> (tensor<1000xi32>, tensor<1000xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<1000xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<1000xi32>
  %f = stablehlo.abs %e : tensor<1000xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<1000xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>, %l: tensor<i32>):
    %p = stablehlo.constant dense<-1640531535> : tensor<i32>
    %s = stablehlo.constant dense<31> : tensor<i32>
    %h = stablehlo.multiply %a, %p : tensor<i32>
    %w = stablehlo.xor %h, %b : tensor<i32>
    %y = stablehlo.multiply %w, %p : tensor<i32>
    %c = stablehlo.compare LT, %y, %s, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1000xi32>, tensor<1000xi32>) -> (tensor<1000xi32>, tensor<1000xi32>)
  %q = stablehlo.multiply %r#1, %r#1 : tensor<1000xi32>
  %g = "stablehlo.gather"(%x, %r#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi32>
  %e = stablehlo.subtract %g, %r#0 : tensor<1000xi32>
  %f = stablehlo.abs %e : tensor<1000xi32>
  %s = stablehlo.reduce(%r#1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  return %s, %t, %u : tensor<i32>, tensor<i32>, tensor<i32>
}
