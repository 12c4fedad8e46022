func.func @main(%x: tensor<2x3x33x20xf32>) -> tensor<2x3x33x22xf32> {
  %s = stablehlo.constant dense<[[1], [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [18]]> : tensor<22x1xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 33, 1>}> : (tensor<2x3x33x20xf32>, tensor<22x1xi64>) -> tensor<2x3x33x22xf32>
  return %0 : tensor<2x3x33x22xf32>
}
// -----
func.func @main(%x: tensor<2x3x33x20xf32>) -> tensor<2x3x39x20xf32> {
  %s = stablehlo.constant dense<[[3], [2], [1], [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [31], [30], [29]]> : tensor<39x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 20>}> : (tensor<2x3x33x20xf32>, tensor<39x1xi32>) -> tensor<2x3x39x20xf32>
  return %0 : tensor<2x3x39x20xf32>
}
// -----
func.func @main(%x: tensor<5x129xbf16>) -> tensor<5x133xbf16> {
  %s = stablehlo.constant dense<[[0], [0], [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35], [36], [37], [38], [39], [40], [41], [42], [43], [44], [45], [46], [47], [48], [49], [50], [51], [52], [53], [54], [55], [56], [57], [58], [59], [60], [61], [62], [63], [64], [65], [66], [67], [68], [69], [70], [71], [72], [73], [74], [75], [76], [77], [78], [79], [80], [81], [82], [83], [84], [85], [86], [87], [88], [89], [90], [91], [92], [93], [94], [95], [96], [97], [98], [99], [100], [101], [102], [103], [104], [105], [106], [107], [108], [109], [110], [111], [112], [113], [114], [115], [116], [117], [118], [119], [120], [121], [122], [123], [124], [125], [126], [127], [128], [128], [128]]> : tensor<133x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x129xbf16>, tensor<133x1xi32>) -> tensor<5x133xbf16>
  return %0 : tensor<5x133xbf16>
}
// -----
func.func @main(%x: tensor<5x129xf64>) -> tensor<5x133xf64> {
  %s = stablehlo.constant dense<[[-9], [-9], [-9], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35], [36], [37], [38], [39], [40], [41], [42], [43], [44], [45], [46], [47], [48], [49], [50], [51], [52], [53], [54], [55], [56], [57], [58], [59], [60], [61], [62], [63], [64], [65], [66], [67], [68], [69], [70], [71], [72], [73], [74], [75], [76], [77], [78], [79], [80], [81], [82], [83], [84], [85], [86], [87], [88], [89], [90], [91], [92], [93], [94], [95], [96], [97], [98], [99], [100], [101], [102], [103], [104], [105], [106], [107], [108], [109], [110], [111], [112], [113], [114], [115], [116], [117], [118], [119], [120], [121], [122], [123], [124], [125], [126], [127], [700], [700], [700]]> : tensor<133x1xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x129xf64>, tensor<133x1xi64>) -> tensor<5x133xf64>
  return %0 : tensor<5x133xf64>
}
// -----
func.func @main(%x: tensor<17x4xi8>) -> tensor<23x4xi8> {
  %s = stablehlo.constant dense<[14, 15, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0, 1, 2]> : tensor<23xui8>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<17x4xi8>, tensor<23xui8>) -> tensor<23x4xi8>
  return %0 : tensor<23x4xi8>
}
// -----
func.func @main(%x: tensor<4x17x3xi1>) -> tensor<49x4x3xi1> {
  %s = stablehlo.constant dense<[[16], [15], [14], [13], [12], [11], [10], [9], [8], [7], [6], [5], [4], [3], [2], [1], [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [15], [14], [13], [12], [11], [10], [9], [8], [7], [6], [5], [4], [3], [2], [1], [0]]> : tensor<49x1xui64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 3>}> : (tensor<4x17x3xi1>, tensor<49x1xui64>) -> tensor<49x4x3xi1>
  return %0 : tensor<49x4x3xi1>
}
// -----
func.func @main(%x: tensor<4x17x3xf16>) -> tensor<4x3x21xf16> {
  %s = stablehlo.constant dense<[[14], [15], [16], [15], [14], [13], [12], [11], [10], [9], [8], [7], [6], [5], [4], [3], [2], [1], [0], [1], [2]]> : tensor<21x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 3>}> : (tensor<4x17x3xf16>, tensor<21x1xi32>) -> tensor<4x3x21xf16>
  return %0 : tensor<4x3x21xf16>
}
// -----
func.func @main(%x: tensor<40xi32>) -> tensor<51xi32> {
  %s = stablehlo.constant dense<[[3], [3], [3], [3], [3], [3], [3], [3], [3], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [29], [28], [27], [26], [25], [24], [23], [22], [21], [20], [19], [18], [17], [16], [15], [14], [13], [12], [11], [10], [39], [0]]> : tensor<51x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<51x1xi32>) -> tensor<51xi32>
  return %0 : tensor<51xi32>
}
// -----
func.func @main(%x: tensor<40xi32>) -> tensor<32xi32> {
  %s = stablehlo.constant dense<[[0], [1], [2], [3], [8], [9], [10], [11], [16], [17], [18], [19], [24], [25], [26], [27], [32], [33], [34], [35], [4], [5], [6], [7], [12], [13], [14], [15], [20], [21], [22], [23]]> : tensor<32x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<32x1xi32>) -> tensor<32xi32>
  return %0 : tensor<32xi32>
}
// -----
func.func @main(%x: tensor<40xi32>) -> tensor<36xi32> {
  %s = stablehlo.constant dense<[[0], [1], [2], [3], [8], [9], [10], [11], [16], [17], [18], [19], [24], [25], [26], [27], [32], [33], [34], [35], [4], [5], [6], [7], [12], [13], [14], [15], [20], [21], [22], [23], [28], [29], [30], [31]]> : tensor<36x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<36x1xi32>) -> tensor<36xi32>
  return %0 : tensor<36xi32>
}
// -----
func.func @main(%x: tensor<7x2xf32>) -> tensor<5x2xf32> {
  %s = stablehlo.constant dense<[[0], [1], [2], [6], [5]]> : tensor<5x1xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<5x1xi32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}
// -----
func.func @main(%x: tensor<3x9x12xf32>) -> tensor<3x13x14xf32> {
  %c0 = stablehlo.constant dense<[2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6]> : tensor<13xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<13xi32>) -> tensor<13x14x1xi32>
  %c1 = stablehlo.constant dense<[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]> : tensor<14xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<14xi32>) -> tensor<13x14x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<13x14x1xi32>, tensor<13x14x1xi32>) -> tensor<13x14x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x9x12xf32>, tensor<13x14x2xi32>) -> tensor<3x13x14xf32>
  return %0 : tensor<3x13x14xf32>
}
