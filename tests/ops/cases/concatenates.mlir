// Padding by reflection along two dimensions
module {
  func.func public @main(%arg0: tensor<3x9x37xf32>) -> (tensor<3x14x42xf32>) {
    %0 = call @_pad(%arg0) : (tensor<3x9x37xf32>) -> tensor<3x14x42xf32>
    return %0 : tensor<3x14x42xf32>
  }
  func.func private @_pad(%arg0: tensor<3x9x37xf32>) -> tensor<3x14x42xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 1:4, 0:37] : (tensor<3x9x37xf32>) -> tensor<3x3x37xf32>
    %1 = call @_flip(%0) : (tensor<3x3x37xf32>) -> tensor<3x3x37xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 1 : (tensor<3x3x37xf32>, tensor<3x9x37xf32>) -> tensor<3x12x37xf32>
    %3 = stablehlo.slice %2 [0:3, 9:11, 0:37] : (tensor<3x12x37xf32>) -> tensor<3x2x37xf32>
    %4 = call @_flip_0(%3) : (tensor<3x2x37xf32>) -> tensor<3x2x37xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 1 : (tensor<3x12x37xf32>, tensor<3x2x37xf32>) -> tensor<3x14x37xf32>
    %6 = stablehlo.slice %5 [0:3, 0:14, 1:2] : (tensor<3x14x37xf32>) -> tensor<3x14x1xf32>
    %7 = call @_flip_1(%6) : (tensor<3x14x1xf32>) -> tensor<3x14x1xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 2 : (tensor<3x14x1xf32>, tensor<3x14x37xf32>) -> tensor<3x14x38xf32>
    %9 = stablehlo.slice %8 [0:3, 0:14, 33:37] : (tensor<3x14x38xf32>) -> tensor<3x14x4xf32>
    %10 = call @_flip_2(%9) : (tensor<3x14x4xf32>) -> tensor<3x14x4xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 2 : (tensor<3x14x38xf32>, tensor<3x14x4xf32>) -> tensor<3x14x42xf32>
    return %11 : tensor<3x14x42xf32>
  }
  func.func private @_flip(%arg0: tensor<3x3x37xf32>) -> tensor<3x3x37xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x3x37xf32>
    return %0 : tensor<3x3x37xf32>
  }
  func.func private @_flip_0(%arg0: tensor<3x2x37xf32>) -> tensor<3x2x37xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x2x37xf32>
    return %0 : tensor<3x2x37xf32>
  }
  func.func private @_flip_1(%arg0: tensor<3x14x1xf32>) -> tensor<3x14x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<3x14x1xf32>
    return %0 : tensor<3x14x1xf32>
  }
  func.func private @_flip_2(%arg0: tensor<3x14x4xf32>) -> tensor<3x14x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<3x14x4xf32>
    return %0 : tensor<3x14x4xf32>
  }
}

// -----
// Along three: the first two concatenates are parts of the third
module {
  func.func public @main(%arg0: tensor<5x6x7xf32>) -> (tensor<8x9x11xf32>) {
    %0 = call @_pad(%arg0) : (tensor<5x6x7xf32>) -> tensor<8x9x11xf32>
    return %0 : tensor<8x9x11xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6x7xf32>) -> tensor<8x9x11xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:6, 0:7] : (tensor<5x6x7xf32>) -> tensor<1x6x7xf32>
    %1 = call @_flip(%0) : (tensor<1x6x7xf32>) -> tensor<1x6x7xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x6x7xf32>, tensor<5x6x7xf32>) -> tensor<6x6x7xf32>
    %3 = stablehlo.slice %2 [3:5, 0:6, 0:7] : (tensor<6x6x7xf32>) -> tensor<2x6x7xf32>
    %4 = call @_flip_0(%3) : (tensor<2x6x7xf32>) -> tensor<2x6x7xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<6x6x7xf32>, tensor<2x6x7xf32>) -> tensor<8x6x7xf32>
    %6 = stablehlo.slice %5 [0:8, 1:3, 0:7] : (tensor<8x6x7xf32>) -> tensor<8x2x7xf32>
    %7 = call @_flip_1(%6) : (tensor<8x2x7xf32>) -> tensor<8x2x7xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<8x2x7xf32>, tensor<8x6x7xf32>) -> tensor<8x8x7xf32>
    %9 = stablehlo.slice %8 [0:8, 6:7, 0:7] : (tensor<8x8x7xf32>) -> tensor<8x1x7xf32>
    %10 = call @_flip_2(%9) : (tensor<8x1x7xf32>) -> tensor<8x1x7xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<8x8x7xf32>, tensor<8x1x7xf32>) -> tensor<8x9x7xf32>
    %12 = stablehlo.slice %11 [0:8, 0:9, 1:4] : (tensor<8x9x7xf32>) -> tensor<8x9x3xf32>
    %13 = call @_flip_3(%12) : (tensor<8x9x3xf32>) -> tensor<8x9x3xf32>
    %14 = stablehlo.concatenate %13, %11, dim = 2 : (tensor<8x9x3xf32>, tensor<8x9x7xf32>) -> tensor<8x9x10xf32>
    %15 = stablehlo.slice %14 [0:8, 0:9, 8:9] : (tensor<8x9x10xf32>) -> tensor<8x9x1xf32>
    %16 = call @_flip_4(%15) : (tensor<8x9x1xf32>) -> tensor<8x9x1xf32>
    %17 = stablehlo.concatenate %14, %16, dim = 2 : (tensor<8x9x10xf32>, tensor<8x9x1xf32>) -> tensor<8x9x11xf32>
    return %17 : tensor<8x9x11xf32>
  }
  func.func private @_flip(%arg0: tensor<1x6x7xf32>) -> tensor<1x6x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x6x7xf32>
    return %0 : tensor<1x6x7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x6x7xf32>) -> tensor<2x6x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x6x7xf32>
    return %0 : tensor<2x6x7xf32>
  }
  func.func private @_flip_1(%arg0: tensor<8x2x7xf32>) -> tensor<8x2x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x2x7xf32>
    return %0 : tensor<8x2x7xf32>
  }
  func.func private @_flip_2(%arg0: tensor<8x1x7xf32>) -> tensor<8x1x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x1x7xf32>
    return %0 : tensor<8x1x7xf32>
  }
  func.func private @_flip_3(%arg0: tensor<8x9x3xf32>) -> tensor<8x9x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<8x9x3xf32>
    return %0 : tensor<8x9x3xf32>
  }
  func.func private @_flip_4(%arg0: tensor<8x9x1xf32>) -> tensor<8x9x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<8x9x1xf32>
    return %0 : tensor<8x9x1xf32>
  }
}

// -----
// Along four: not all are one kernel
module {
  func.func public @main(%arg0: tensor<3x4x5x6xf32>) -> (tensor<5x7x9x10xf32>) {
    %0 = call @_pad(%arg0) : (tensor<3x4x5x6xf32>) -> tensor<5x7x9x10xf32>
    return %0 : tensor<5x7x9x10xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4x5x6xf32>) -> tensor<5x7x9x10xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:4, 0:5, 0:6] : (tensor<3x4x5x6xf32>) -> tensor<1x4x5x6xf32>
    %1 = call @_flip(%0) : (tensor<1x4x5x6xf32>) -> tensor<1x4x5x6xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x4x5x6xf32>, tensor<3x4x5x6xf32>) -> tensor<4x4x5x6xf32>
    %3 = stablehlo.slice %2 [2:3, 0:4, 0:5, 0:6] : (tensor<4x4x5x6xf32>) -> tensor<1x4x5x6xf32>
    %4 = call @_flip(%3) : (tensor<1x4x5x6xf32>) -> tensor<1x4x5x6xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<4x4x5x6xf32>, tensor<1x4x5x6xf32>) -> tensor<5x4x5x6xf32>
    %6 = stablehlo.slice %5 [0:5, 1:3, 0:5, 0:6] : (tensor<5x4x5x6xf32>) -> tensor<5x2x5x6xf32>
    %7 = call @_flip_0(%6) : (tensor<5x2x5x6xf32>) -> tensor<5x2x5x6xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<5x2x5x6xf32>, tensor<5x4x5x6xf32>) -> tensor<5x6x5x6xf32>
    %9 = stablehlo.slice %8 [0:5, 4:5, 0:5, 0:6] : (tensor<5x6x5x6xf32>) -> tensor<5x1x5x6xf32>
    %10 = call @_flip_1(%9) : (tensor<5x1x5x6xf32>) -> tensor<5x1x5x6xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<5x6x5x6xf32>, tensor<5x1x5x6xf32>) -> tensor<5x7x5x6xf32>
    %12 = stablehlo.slice %11 [0:5, 0:7, 1:4, 0:6] : (tensor<5x7x5x6xf32>) -> tensor<5x7x3x6xf32>
    %13 = call @_flip_2(%12) : (tensor<5x7x3x6xf32>) -> tensor<5x7x3x6xf32>
    %14 = stablehlo.concatenate %13, %11, dim = 2 : (tensor<5x7x3x6xf32>, tensor<5x7x5x6xf32>) -> tensor<5x7x8x6xf32>
    %15 = stablehlo.slice %14 [0:5, 0:7, 6:7, 0:6] : (tensor<5x7x8x6xf32>) -> tensor<5x7x1x6xf32>
    %16 = call @_flip_3(%15) : (tensor<5x7x1x6xf32>) -> tensor<5x7x1x6xf32>
    %17 = stablehlo.concatenate %14, %16, dim = 2 : (tensor<5x7x8x6xf32>, tensor<5x7x1x6xf32>) -> tensor<5x7x9x6xf32>
    %18 = stablehlo.slice %17 [0:5, 0:7, 0:9, 1:3] : (tensor<5x7x9x6xf32>) -> tensor<5x7x9x2xf32>
    %19 = call @_flip_4(%18) : (tensor<5x7x9x2xf32>) -> tensor<5x7x9x2xf32>
    %20 = stablehlo.concatenate %19, %17, dim = 3 : (tensor<5x7x9x2xf32>, tensor<5x7x9x6xf32>) -> tensor<5x7x9x8xf32>
    %21 = stablehlo.slice %20 [0:5, 0:7, 0:9, 5:7] : (tensor<5x7x9x8xf32>) -> tensor<5x7x9x2xf32>
    %22 = call @_flip_4(%21) : (tensor<5x7x9x2xf32>) -> tensor<5x7x9x2xf32>
    %23 = stablehlo.concatenate %20, %22, dim = 3 : (tensor<5x7x9x8xf32>, tensor<5x7x9x2xf32>) -> tensor<5x7x9x10xf32>
    return %23 : tensor<5x7x9x10xf32>
  }
  func.func private @_flip(%arg0: tensor<1x4x5x6xf32>) -> tensor<1x4x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4x5x6xf32>
    return %0 : tensor<1x4x5x6xf32>
  }
  func.func private @_flip_0(%arg0: tensor<5x2x5x6xf32>) -> tensor<5x2x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<5x2x5x6xf32>
    return %0 : tensor<5x2x5x6xf32>
  }
  func.func private @_flip_1(%arg0: tensor<5x1x5x6xf32>) -> tensor<5x1x5x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<5x1x5x6xf32>
    return %0 : tensor<5x1x5x6xf32>
  }
  func.func private @_flip_2(%arg0: tensor<5x7x3x6xf32>) -> tensor<5x7x3x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<5x7x3x6xf32>
    return %0 : tensor<5x7x3x6xf32>
  }
  func.func private @_flip_3(%arg0: tensor<5x7x1x6xf32>) -> tensor<5x7x1x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<5x7x1x6xf32>
    return %0 : tensor<5x7x1x6xf32>
  }
  func.func private @_flip_4(%arg0: tensor<5x7x9x2xf32>) -> tensor<5x7x9x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [3] : tensor<5x7x9x2xf32>
    return %0 : tensor<5x7x9x2xf32>
  }
}

// -----
// Symmetric, around and by the edge
module {
  func.func public @main(%arg0: tensor<4x5x33xf32>) -> (tensor<8x8x40xf32>) {
    %0 = call @_pad(%arg0) : (tensor<4x5x33xf32>) -> tensor<8x8x40xf32>
    return %0 : tensor<8x8x40xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x33xf32>) -> tensor<8x8x40xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:5, 0:33] : (tensor<4x5x33xf32>) -> tensor<2x5x33xf32>
    %1 = call @_flip(%0) : (tensor<2x5x33xf32>) -> tensor<2x5x33xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x5x33xf32>, tensor<4x5x33xf32>) -> tensor<6x5x33xf32>
    %3 = stablehlo.slice %2 [4:6, 0:5, 0:33] : (tensor<6x5x33xf32>) -> tensor<2x5x33xf32>
    %4 = call @_flip(%3) : (tensor<2x5x33xf32>) -> tensor<2x5x33xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<6x5x33xf32>, tensor<2x5x33xf32>) -> tensor<8x5x33xf32>
    %6 = stablehlo.slice %5 [0:8, 0:2, 0:33] : (tensor<8x5x33xf32>) -> tensor<8x2x33xf32>
    %7 = call @_flip_0(%6) : (tensor<8x2x33xf32>) -> tensor<8x2x33xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<8x2x33xf32>, tensor<8x5x33xf32>) -> tensor<8x7x33xf32>
    %9 = stablehlo.slice %8 [0:8, 6:7, 0:33] : (tensor<8x7x33xf32>) -> tensor<8x1x33xf32>
    %10 = call @_flip_1(%9) : (tensor<8x1x33xf32>) -> tensor<8x1x33xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<8x7x33xf32>, tensor<8x1x33xf32>) -> tensor<8x8x33xf32>
    %12 = stablehlo.slice %11 [0:8, 0:8, 0:3] : (tensor<8x8x33xf32>) -> tensor<8x8x3xf32>
    %13 = call @_flip_2(%12) : (tensor<8x8x3xf32>) -> tensor<8x8x3xf32>
    %14 = stablehlo.concatenate %13, %11, dim = 2 : (tensor<8x8x3xf32>, tensor<8x8x33xf32>) -> tensor<8x8x36xf32>
    %15 = stablehlo.slice %14 [0:8, 0:8, 32:36] : (tensor<8x8x36xf32>) -> tensor<8x8x4xf32>
    %16 = call @_flip_3(%15) : (tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    %17 = stablehlo.concatenate %14, %16, dim = 2 : (tensor<8x8x36xf32>, tensor<8x8x4xf32>) -> tensor<8x8x40xf32>
    return %17 : tensor<8x8x40xf32>
  }
  func.func private @_flip(%arg0: tensor<2x5x33xf32>) -> tensor<2x5x33xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5x33xf32>
    return %0 : tensor<2x5x33xf32>
  }
  func.func private @_flip_0(%arg0: tensor<8x2x33xf32>) -> tensor<8x2x33xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x2x33xf32>
    return %0 : tensor<8x2x33xf32>
  }
  func.func private @_flip_1(%arg0: tensor<8x1x33xf32>) -> tensor<8x1x33xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x1x33xf32>
    return %0 : tensor<8x1x33xf32>
  }
  func.func private @_flip_2(%arg0: tensor<8x8x3xf32>) -> tensor<8x8x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<8x8x3xf32>
    return %0 : tensor<8x8x3xf32>
  }
  func.func private @_flip_3(%arg0: tensor<8x8x4xf32>) -> tensor<8x8x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<8x8x4xf32>
    return %0 : tensor<8x8x4xf32>
  }
}

// -----
module {
  func.func public @main(%arg0: tensor<4x5x33xf32>) -> (tensor<8x8x40xf32>) {
    %0 = call @_pad(%arg0) : (tensor<4x5x33xf32>) -> tensor<8x8x40xf32>
    return %0 : tensor<8x8x40xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x33xf32>) -> tensor<8x8x40xf32> {
    %0 = stablehlo.slice %arg0 [2:4, 0:5, 0:33] : (tensor<4x5x33xf32>) -> tensor<2x5x33xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5, 0:33] : (tensor<4x5x33xf32>) -> tensor<2x5x33xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2x5x33xf32>, tensor<4x5x33xf32>, tensor<2x5x33xf32>) -> tensor<8x5x33xf32>
    %3 = stablehlo.slice %2 [0:8, 3:5, 0:33] : (tensor<8x5x33xf32>) -> tensor<8x2x33xf32>
    %4 = stablehlo.slice %2 [0:8, 0:1, 0:33] : (tensor<8x5x33xf32>) -> tensor<8x1x33xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<8x2x33xf32>, tensor<8x5x33xf32>, tensor<8x1x33xf32>) -> tensor<8x8x33xf32>
    %6 = stablehlo.slice %5 [0:8, 0:8, 30:33] : (tensor<8x8x33xf32>) -> tensor<8x8x3xf32>
    %7 = stablehlo.slice %5 [0:8, 0:8, 0:4] : (tensor<8x8x33xf32>) -> tensor<8x8x4xf32>
    %8 = stablehlo.concatenate %6, %5, %7, dim = 2 : (tensor<8x8x3xf32>, tensor<8x8x33xf32>, tensor<8x8x4xf32>) -> tensor<8x8x40xf32>
    return %8 : tensor<8x8x40xf32>
  }
}

// -----
module {
  func.func public @main(%arg0: tensor<4x5x33xf32>) -> (tensor<8x8x40xf32>) {
    %0 = call @_pad(%arg0) : (tensor<4x5x33xf32>) -> tensor<8x8x40xf32>
    return %0 : tensor<8x8x40xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x33xf32>) -> tensor<8x8x40xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5, 0:33] : (tensor<4x5x33xf32>) -> tensor<1x5x33xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3] : (tensor<1x5x33xf32>) -> tensor<1x2x5x33xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x5x33xf32>) -> tensor<2x5x33xf32>
    %3 = stablehlo.slice %arg0 [3:4, 0:5, 0:33] : (tensor<4x5x33xf32>) -> tensor<1x5x33xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2, 3] : (tensor<1x5x33xf32>) -> tensor<1x2x5x33xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x5x33xf32>) -> tensor<2x5x33xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<2x5x33xf32>, tensor<4x5x33xf32>, tensor<2x5x33xf32>) -> tensor<8x5x33xf32>
    %7 = stablehlo.slice %6 [0:8, 0:1, 0:33] : (tensor<8x5x33xf32>) -> tensor<8x1x33xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 3] : (tensor<8x1x33xf32>) -> tensor<8x1x2x33xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x1x2x33xf32>) -> tensor<8x2x33xf32>
    %10 = stablehlo.slice %6 [0:8, 4:5, 0:33] : (tensor<8x5x33xf32>) -> tensor<8x1x33xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 3] : (tensor<8x1x33xf32>) -> tensor<8x1x1x33xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x1x1x33xf32>) -> tensor<8x1x33xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<8x2x33xf32>, tensor<8x5x33xf32>, tensor<8x1x33xf32>) -> tensor<8x8x33xf32>
    %14 = stablehlo.slice %13 [0:8, 0:8, 0:1] : (tensor<8x8x33xf32>) -> tensor<8x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x1x3xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x8x1x3xf32>) -> tensor<8x8x3xf32>
    %17 = stablehlo.slice %13 [0:8, 0:8, 32:33] : (tensor<8x8x33xf32>) -> tensor<8x8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x1x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<8x8x1x4xf32>) -> tensor<8x8x4xf32>
    %20 = stablehlo.concatenate %16, %13, %19, dim = 2 : (tensor<8x8x3xf32>, tensor<8x8x33xf32>, tensor<8x8x4xf32>) -> tensor<8x8x40xf32>
    return %20 : tensor<8x8x40xf32>
  }
}

// -----
// Read by more than the other concatenate
module {
  func.func public @main(%arg0: tensor<6x8xf32>) -> (tensor<11x13xf32>, tensor<f32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:8] : (tensor<6x8xf32>) -> tensor<2x8xf32>
    %1 = stablehlo.slice %arg0 [3:6, 0:8] : (tensor<6x8xf32>) -> tensor<3x8xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2x8xf32>, tensor<6x8xf32>, tensor<3x8xf32>) -> tensor<11x8xf32>
    %3 = stablehlo.slice %2 [0:11, 0:2] : (tensor<11x8xf32>) -> tensor<11x2xf32>
    %4 = stablehlo.slice %2 [0:11, 5:8] : (tensor<11x8xf32>) -> tensor<11x3xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<11x2xf32>, tensor<11x8xf32>, tensor<11x3xf32>) -> tensor<11x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<11x8xf32>, tensor<f32>) -> tensor<f32>
    return %5, %6 : tensor<11x13xf32>, tensor<f32>
  }
}

// -----
// Turned on the way
module {
  func.func public @main(%arg0: tensor<6x8xf32>) -> (tensor<19x11xf32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:8] : (tensor<6x8xf32>) -> tensor<2x8xf32>
    %1 = stablehlo.slice %arg0 [3:6, 0:8] : (tensor<6x8xf32>) -> tensor<3x8xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2x8xf32>, tensor<6x8xf32>, tensor<3x8xf32>) -> tensor<11x8xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %4 = stablehlo.slice %3 [0:3, 0:11] : (tensor<8x11xf32>) -> tensor<3x11xf32>
    %5 = stablehlo.transpose %2, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %6 = stablehlo.transpose %2, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %7 = stablehlo.reverse %6, dims = [0] : tensor<8x11xf32>
    %8 = stablehlo.concatenate %4, %5, %7, dim = 0 : (tensor<3x11xf32>, tensor<8x11xf32>, tensor<8x11xf32>) -> tensor<19x11xf32>
    return %8 : tensor<19x11xf32>
  }
}

// -----
// What follows joins the second one
module {
  func.func public @main(%arg0: tensor<20x40xf32>) -> (tensor<24x46xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<20x40xf32>
    %1 = call @_pad(%0) : (tensor<20x40xf32>) -> tensor<24x46xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x46xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<24x46xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x46xf32>
    %5 = stablehlo.add %3, %4 : tensor<24x46xf32>
    return %5 : tensor<24x46xf32>
  }
  func.func private @_pad(%arg0: tensor<20x40xf32>) -> tensor<24x46xf32> {
    %0 = stablehlo.slice %arg0 [1:3, 0:40] : (tensor<20x40xf32>) -> tensor<2x40xf32>
    %1 = call @_flip(%0) : (tensor<2x40xf32>) -> tensor<2x40xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x40xf32>, tensor<20x40xf32>) -> tensor<22x40xf32>
    %3 = stablehlo.slice %2 [19:21, 0:40] : (tensor<22x40xf32>) -> tensor<2x40xf32>
    %4 = call @_flip(%3) : (tensor<2x40xf32>) -> tensor<2x40xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<22x40xf32>, tensor<2x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.slice %5 [0:24, 1:4] : (tensor<24x40xf32>) -> tensor<24x3xf32>
    %7 = call @_flip_0(%6) : (tensor<24x3xf32>) -> tensor<24x3xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<24x3xf32>, tensor<24x40xf32>) -> tensor<24x43xf32>
    %9 = stablehlo.slice %8 [0:24, 39:42] : (tensor<24x43xf32>) -> tensor<24x3xf32>
    %10 = call @_flip_0(%9) : (tensor<24x3xf32>) -> tensor<24x3xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<24x43xf32>, tensor<24x3xf32>) -> tensor<24x46xf32>
    return %11 : tensor<24x46xf32>
  }
  func.func private @_flip(%arg0: tensor<2x40xf32>) -> tensor<2x40xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x40xf32>
    return %0 : tensor<2x40xf32>
  }
  func.func private @_flip_0(%arg0: tensor<24x3xf32>) -> tensor<24x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<24x3xf32>
    return %0 : tensor<24x3xf32>
  }
}

// -----
// and its rows are summed
module {
  func.func public @main(%arg0: tensor<20x40xf32>) -> (tensor<24x46xf32>) {
    %0 = call @_pad(%arg0) : (tensor<20x40xf32>) -> tensor<24x46xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x46xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x46xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<24x46xf32>
    %7 = stablehlo.exponential %6 : tensor<24x46xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x46xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x46xf32>
    %11 = stablehlo.divide %7, %10 : tensor<24x46xf32>
    return %11 : tensor<24x46xf32>
  }
  func.func private @_pad(%arg0: tensor<20x40xf32>) -> tensor<24x46xf32> {
    %0 = stablehlo.slice %arg0 [1:3, 0:40] : (tensor<20x40xf32>) -> tensor<2x40xf32>
    %1 = call @_flip(%0) : (tensor<2x40xf32>) -> tensor<2x40xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x40xf32>, tensor<20x40xf32>) -> tensor<22x40xf32>
    %3 = stablehlo.slice %2 [19:21, 0:40] : (tensor<22x40xf32>) -> tensor<2x40xf32>
    %4 = call @_flip(%3) : (tensor<2x40xf32>) -> tensor<2x40xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<22x40xf32>, tensor<2x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.slice %5 [0:24, 1:4] : (tensor<24x40xf32>) -> tensor<24x3xf32>
    %7 = call @_flip_0(%6) : (tensor<24x3xf32>) -> tensor<24x3xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<24x3xf32>, tensor<24x40xf32>) -> tensor<24x43xf32>
    %9 = stablehlo.slice %8 [0:24, 39:42] : (tensor<24x43xf32>) -> tensor<24x3xf32>
    %10 = call @_flip_0(%9) : (tensor<24x3xf32>) -> tensor<24x3xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<24x43xf32>, tensor<24x3xf32>) -> tensor<24x46xf32>
    return %11 : tensor<24x46xf32>
  }
  func.func private @_flip(%arg0: tensor<2x40xf32>) -> tensor<2x40xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x40xf32>
    return %0 : tensor<2x40xf32>
  }
  func.func private @_flip_0(%arg0: tensor<24x3xf32>) -> tensor<24x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<24x3xf32>
    return %0 : tensor<24x3xf32>
  }
}

// -----
// Twice the same one
module {
  func.func public @main(%arg0: tensor<6x8xf32>) -> (tensor<8x24xf32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:8] : (tensor<6x8xf32>) -> tensor<2x8xf32>
    %1 = stablehlo.concatenate %0, %arg0, dim = 0 : (tensor<2x8xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.concatenate %1, %1, %1, dim = 1 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x24xf32>
    return %2 : tensor<8x24xf32>
  }
}

