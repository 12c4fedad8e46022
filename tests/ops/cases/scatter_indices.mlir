// Indices from the end
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20x33xf32>, %arg1: tensor<50xi32>, %arg2: tensor<50x33xf32>) -> (tensor<20x33xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<50xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<50xi1>, tensor<50xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<20x33xf32>, tensor<50x1xi32>, tensor<50x33xf32>) -> tensor<20x33xf32>
    return %6 : tensor<20x33xf32>
  }
}

// -----
// of elements
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<130xi32>, %arg2: tensor<130xf32>) -> (tensor<20xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<130xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<130xi32>, tensor<130xi32>) -> tensor<130xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<130xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<130xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<130xi1>, tensor<130xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<130xi32>) -> tensor<130x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<20xf32>, tensor<130x1xi32>, tensor<130xf32>) -> tensor<20xf32>
    return %6 : tensor<20xf32>
  }
}

// -----
// of several columns
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20x20xf32>, %arg1: tensor<70xi32>, %arg2: tensor<70xf32>) -> (tensor<20x20xf32>) {
    %0 = stablehlo.reverse %arg1, dims = [0] : tensor<70xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<70xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<70xi32>, tensor<70xi32>) -> tensor<70xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<70xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<70xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<70xi1>, tensor<70xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<70xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<70xi32>, tensor<70xi32>) -> tensor<70xi1>
    %c_2 = stablehlo.constant dense<20> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<70xi32>
    %9 = stablehlo.add %0, %8 : tensor<70xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<70xi1>, tensor<70xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<70xi32>) -> tensor<70x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<70xi32>) -> tensor<70x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<70x1xi32>, tensor<70x1xi32>) -> tensor<70x2xi32>
    %14 = "stablehlo.scatter"(%arg0, %13, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<20x20xf32>, tensor<70x2xi32>, tensor<70xf32>) -> tensor<20x20xf32>
    return %14 : tensor<20x20xf32>
  }
}

// -----
// Cheap work on updates
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20x33xf32>, %arg1: tensor<50xi32>, %arg2: tensor<50x33xf32>) -> (tensor<20x33xf32>) {
    %0 = stablehlo.abs %arg2 : tensor<50x33xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50x33xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<50x33xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<50x33xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<50x33xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_1 = stablehlo.constant dense<20> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<50xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<50xi1>, tensor<50xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %11 = "stablehlo.scatter"(%arg0, %10, %4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %12 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<20x33xf32>, tensor<50x1xi32>, tensor<50x33xf32>) -> tensor<20x33xf32>
    return %11 : tensor<20x33xf32>
  }
}

// -----
// and work that is not
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20x33xf32>, %arg1: tensor<50xi32>, %arg2: tensor<50x33xf32>) -> (tensor<20x33xf32>) {
    %0 = stablehlo.exponential %arg2 : tensor<50x33xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<50xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<50xi1>, tensor<50xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<20x33xf32>, tensor<50x1xi32>, tensor<50x33xf32>) -> tensor<20x33xf32>
    return %7 : tensor<20x33xf32>
  }
}

// -----
// Indices and updates that are used again
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20x33xf32>, %arg1: tensor<50xi32>, %arg2: tensor<50x33xf32>) -> (tensor<20x33xf32>, tensor<f32>, tensor<50xi32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50x33xf32>
    %1 = stablehlo.multiply %arg2, %0 : tensor<50x33xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %3 = stablehlo.compare LT, %arg1, %2, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %5 = stablehlo.add %arg1, %4 : tensor<50xi32>
    %6 = stablehlo.select %3, %5, %arg1 : tensor<50xi1>, tensor<50xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %8 = "stablehlo.scatter"(%arg0, %7, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %17 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<20x33xf32>, tensor<50x1xi32>, tensor<50x33xf32>) -> tensor<20x33xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<50x33xf32>
    %10 = stablehlo.multiply %arg2, %9 : tensor<50x33xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<50x33xf32>, tensor<f32>) -> tensor<f32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_4 = stablehlo.constant dense<20> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<50xi32>
    %16 = call @_where(%13, %15, %arg1) : (tensor<50xi1>, tensor<50xi32>, tensor<50xi32>) -> tensor<50xi32>
    return %8, %11, %16 : tensor<20x33xf32>, tensor<f32>, tensor<50xi32>
  }
  func.func private @_where(%arg0: tensor<50xi1>, %arg1: tensor<50xi32>, %arg2: tensor<50xi32>) -> tensor<50xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<50xi1>, tensor<50xi32>
    return %0 : tensor<50xi32>
  }
}

// -----
// Indices made of what is scattered into
// input 0: range(0, 19)
module {
  func.func public @main(%arg0: tensor<20xi32>) -> (tensor<20xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<20xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %3 = stablehlo.add %1, %2 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<20> : tensor<i32>
    %4 = call @remainder(%arg0, %c_1) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_3 = stablehlo.constant dense<20> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.add %4, %7 : tensor<20xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<20xi1>, tensor<20xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %11 = "stablehlo.scatter"(%3, %10, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %12 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %12 : tensor<i32>
    }) : (tensor<20xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<20xi32>
    return %11 : tensor<20xi32>
  }
  func.func private @remainder(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %12 = stablehlo.and %11, %6 : tensor<20xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %14 = stablehlo.add %4, %13 : tensor<20xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<20xi1>, tensor<20xi32>
    return %15 : tensor<20xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----
// input 0: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20xi32>) -> (tensor<20xi32>) {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<20xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %3 = stablehlo.subtract %1, %2 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<19> : tensor<i32>
    %4 = call @clip(%3, %c_1, %c_2) : (tensor<20xi32>, tensor<i32>, tensor<i32>) -> tensor<20xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_4 = stablehlo.constant dense<20> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.add %4, %7 : tensor<20xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<20xi1>, tensor<20xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %11 = "stablehlo.scatter"(%3, %10, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %12 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %12 : tensor<i32>
    }) : (tensor<20xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<20xi32>
    return %11 : tensor<20xi32>
  }
  func.func private @clip(%arg0: tensor<20xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<20xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<20xi32>
    return %5 : tensor<20xi32>
  }
}

// -----
// Updates made of what is scattered into
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xi32>) -> (tensor<20xf32>) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<20xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %3 = stablehlo.add %1, %2 : tensor<20xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare LT, %arg1, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_1 = stablehlo.constant dense<20> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.add %arg1, %6 : tensor<20xi32>
    %8 = stablehlo.select %5, %7, %arg1 : tensor<20xi1>, tensor<20xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<20xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<20xf32>
    return %10 : tensor<20xf32>
  }
}

// -----
// Two scatters by the same indices
// input 1: range(-20, 19)
module {
  func.func public @main(%arg0: tensor<20x5xf32>, %arg1: tensor<50xi32>, %arg2: tensor<50x5xf32>) -> (tensor<20x5xf32>, tensor<20x5xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<50xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<50xi1>, tensor<50xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %14 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<20x5xf32>, tensor<50x1xi32>, tensor<50x5xf32>) -> tensor<20x5xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %8 = stablehlo.compare LT, %arg1, %7, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_2 = stablehlo.constant dense<20> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %10 = stablehlo.add %arg1, %9 : tensor<50xi32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<50xi1>, tensor<50xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %13 = "stablehlo.scatter"(%arg0, %12, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %14 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<20x5xf32>, tensor<50x1xi32>, tensor<50x5xf32>) -> tensor<20x5xf32>
    return %6, %13 : tensor<20x5xf32>, tensor<20x5xf32>
  }
}

// -----
// In a loop
// input 1: range(-10, 19)
module {
  func.func public @main(%arg0: tensor<20x5xf32>, %arg1: tensor<50xi32>, %arg2: tensor<50x5xf32>) -> (tensor<20x5xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg2, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %arg0) : tensor<50xi32>, tensor<50x5xf32>, tensor<i32>, tensor<i32>, tensor<20x5xf32>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<50xi32>, tensor<50x5xf32>, tensor<i32>, tensor<20x5xf32>) -> (tensor<i32>, tensor<20x5xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %2, %1#0, %1#1 : tensor<50xi32>, tensor<50x5xf32>, tensor<i32>, tensor<i32>, tensor<20x5xf32>
    }
    return %0#4 : tensor<20x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<50xi32>, %arg1: tensor<50x5xf32>, %arg2: tensor<i32>, %arg3: tensor<20x5xf32>) -> (tensor<i32>, tensor<20x5xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.convert %arg2 : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<50xi32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50x5xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<50x5xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_1 = stablehlo.constant dense<20> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %9 = stablehlo.add %3, %8 : tensor<50xi32>
    %10 = stablehlo.select %7, %9, %3 : tensor<50xi1>, tensor<50xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %12 = "stablehlo.scatter"(%arg3, %11, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %13 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<20x5xf32>, tensor<50x1xi32>, tensor<50x5xf32>) -> tensor<20x5xf32>
    return %0, %12 : tensor<i32>, tensor<20x5xf32>
  }
}

