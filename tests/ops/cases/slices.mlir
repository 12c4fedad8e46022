// Columns of elementwise work on short rows (passes/simplify/slices.c), and work on views of arguments that waits for its reader (passes/fuse/cluster.c).

// tolerance: 1e-5
// How much boxes of two lists have in common, of what both cover.
func.func @main(%a: tensor<33x4xf32>, %b: tensor<29x4xf32>) -> tensor<33x29xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<33x29x2xf32>
  %a0 = stablehlo.slice %a [0:33, 0:2] : (tensor<33x4xf32>) -> tensor<33x2xf32>
  %a1 = stablehlo.slice %a [0:33, 2:4] : (tensor<33x4xf32>) -> tensor<33x2xf32>
  %b0 = stablehlo.slice %b [0:29, 0:2] : (tensor<29x4xf32>) -> tensor<29x2xf32>
  %b1 = stablehlo.slice %b [0:29, 2:4] : (tensor<29x4xf32>) -> tensor<29x2xf32>
  %x0 = stablehlo.broadcast_in_dim %a0, dims = [0, 2] : (tensor<33x2xf32>) -> tensor<33x29x2xf32>
  %x1 = stablehlo.broadcast_in_dim %a1, dims = [0, 2] : (tensor<33x2xf32>) -> tensor<33x29x2xf32>
  %y0 = stablehlo.broadcast_in_dim %b0, dims = [1, 2] : (tensor<29x2xf32>) -> tensor<33x29x2xf32>
  %y1 = stablehlo.broadcast_in_dim %b1, dims = [1, 2] : (tensor<29x2xf32>) -> tensor<33x29x2xf32>
  %lo = stablehlo.maximum %x0, %y0 : tensor<33x29x2xf32>
  %hi = stablehlo.minimum %x1, %y1 : tensor<33x29x2xf32>
  %d = stablehlo.subtract %hi, %lo : tensor<33x29x2xf32>
  %s = stablehlo.maximum %d, %zero : tensor<33x29x2xf32>
  %w = stablehlo.slice %s [0:33, 0:29, 0:1] : (tensor<33x29x2xf32>) -> tensor<33x29x1xf32>
  %h = stablehlo.slice %s [0:33, 0:29, 1:2] : (tensor<33x29x2xf32>) -> tensor<33x29x1xf32>
  %wr = stablehlo.reshape %w : (tensor<33x29x1xf32>) -> tensor<33x29xf32>
  %hr = stablehlo.reshape %h : (tensor<33x29x1xf32>) -> tensor<33x29xf32>
  %area = stablehlo.multiply %wr, %hr : tensor<33x29xf32>
  return %area : tensor<33x29xf32>
}
// -----
// tolerance: 1e-5
// Two columns at a time, every other one, some rows of them; another type; a chosen side.
func.func @main(%a: tensor<40x6xf32>, %b: tensor<40x6xf32>, %p: tensor<i1>) -> (tensor<40x2xf32>, tensor<40x3xi32>, tensor<20x1xf32>) {
  %0 = stablehlo.multiply %a, %b : tensor<40x6xf32>
  %1 = stablehlo.slice %0 [0:40, 1:3] : (tensor<40x6xf32>) -> tensor<40x2xf32>
  %2 = stablehlo.slice %0 [0:40, 3:5] : (tensor<40x6xf32>) -> tensor<40x2xf32>
  %3 = stablehlo.subtract %1, %2 : tensor<40x2xf32>
  %4 = stablehlo.convert %a : (tensor<40x6xf32>) -> tensor<40x6xi32>
  %5 = stablehlo.slice %4 [0:40, 0:6:2] : (tensor<40x6xi32>) -> tensor<40x3xi32>
  %6 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<40x6xf32>
  %7 = stablehlo.slice %6 [1:40:2, 5:6] : (tensor<40x6xf32>) -> tensor<20x1xf32>
  return %3, %5, %7 : tensor<40x2xf32>, tensor<40x3xi32>, tensor<20x1xf32>
}
// -----
// tolerance: 1e-5
// Sums of products of arguments that are repeated, moved and cut: one kernel.
func.func @main(%a: tensor<31xf32>, %b: tensor<45xf32>, %c: tensor<45x31xf32>, %d: tensor<33x47xf32>) -> tensor<31x45xf32> {
  %x = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<31xf32>) -> tensor<31x45xf32>
  %y = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<45xf32>) -> tensor<31x45xf32>
  %t = stablehlo.transpose %c, dims = [1, 0] : (tensor<45x31xf32>) -> tensor<31x45xf32>
  %s = stablehlo.slice %d [1:32, 2:47] : (tensor<33x47xf32>) -> tensor<31x45xf32>
  %0 = stablehlo.minimum %x, %y : tensor<31x45xf32>
  %1 = stablehlo.multiply %t, %s : tensor<31x45xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<31x45xf32>
  %3 = stablehlo.multiply %x, %s : tensor<31x45xf32>
  %4 = stablehlo.add %2, %3 : tensor<31x45xf32>
  return %4 : tensor<31x45xf32>
}
