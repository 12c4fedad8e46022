// RUN(1): tpucc --passes=groups
func.func @main(%x: tensor<32x100xf32>, %d: tensor<32x100xf64>, %w: tensor<100x33xf32>, %v: tensor<100xf32>, %p: tensor<3x2x1088xui8>, %q: tensor<3x3x1088xui8>) -> tensor<32x33xf32> {
  %0 = "tpu.round_groups"(%d) <{dimensions = array<i64: 1>, tpu.group = 64 : i64, tpu.bits = 8 : i64}> : (tensor<32x100xf64>) -> tensor<32x100xf64>
  %1 = "tpu.round_groups"(%w) <{dimensions = array<i64: 2>, tpu.group = 64 : i64, tpu.bits = 8 : i64}> : (tensor<100x33xf32>) -> tensor<100x33xf32>
  %2 = "tpu.round_groups"(%w) <{dimensions = array<i64: 0>, tpu.group = 64 : i64, tpu.bits = 5 : i64}> : (tensor<100x33xf32>) -> tensor<100x33xf32>
  %3 = "tpu.pack_groups"(%v) <{tpu.group = 64 : i64, tpu.bits = 8 : i64}> : (tensor<100xf32>) -> tensor<100xui8>
  %4 = "tpu.pack_groups"(%w) <{tpu.group = 12 : i64, tpu.bits = 4 : i64}> : (tensor<100x33xf32>) -> tensor<3x9x160xui8>
  %5 = "tpu.matmul"(%x, %p) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<32x100xf32>, tensor<3x2x1088xui8>) -> tensor<32x33xf32>
  %6 = "tpu.matmul"(%x, %q) <{tpu.group = 64 : i64, tpu.bits = 8 : i64}> : (tensor<32x100xf32>, tensor<3x3x1088xui8>) -> tensor<32x33xf32>
  %7 = "tpu.matmul"(%d, %p) <{tpu.group = 64 : i64, tpu.bits = 8 : i64}> : (tensor<32x100xf64>, tensor<3x2x1088xui8>) -> tensor<32x33xf64>
  return %6 : tensor<32x33xf32>
}
// ----
wrong_groups.mlir:3:8: error: round_groups: groups are made of f32 [type-mismatch]
  note: operand 0 is input 1 '%d': tensor<32x100xf64>
wrong_groups.mlir:4:8: error: round_groups: dimensions names dimension 2, there are 2 [bad-attribute]
  note: operand 0 is input 2 '%w': tensor<100x33xf32>
wrong_groups.mlir:5:8: error: round_groups: groups are of 8, 16, .. 128 numbers of 8 or 4 bits, not of 64 of 5 [bad-attribute]
  note: operand 0 is input 2 '%w': tensor<100x33xf32>
wrong_groups.mlir:6:8: error: pack_groups: takes [.., K, N], the operand has rank 1 [shape-mismatch]
  note: operand 0 is input 3 '%v': tensor<100xf32>
wrong_groups.mlir:7:8: error: pack_groups: groups are of 8, 16, .. 128 numbers of 8 or 4 bits, not of 12 of 4 [bad-attribute]
  note: operand 0 is input 2 '%w': tensor<100x33xf32>
wrong_groups.mlir:8:8: error: matmul: tensor<32x100xf32> with packed tensor<3x2x1088xui8> cannot make tensor<32x33xf32> [shape-mismatch]
  note: lhs is input 0 '%x': tensor<32x100xf32>
  note: the packed operand is input 4 '%p': tensor<3x2x1088xui8>
wrong_groups.mlir:9:8: error: matmul: tensor<32x100xf32> with packed tensor<3x3x1088xui8> cannot make tensor<32x33xf32> [shape-mismatch]
  note: lhs is input 0 '%x': tensor<32x100xf32>
  note: the packed operand is input 5 '%q': tensor<3x3x1088xui8>
wrong_groups.mlir:10:8: error: matmul: groups are bytes that f32 are multiplied by [bad-attribute]
  note: operand 0 is input 1 '%d': tensor<32x100xf64>
  note: operand 1 is input 4 '%p': tensor<3x2x1088xui8>
