// RUN(1): tpucc --dim n=281474976710656
// A smooth curve through any number n of points (x, y): at each of 61 places the mean of all y, weighted by how near their x are.
//   weight_i = exp(-(at - x_i)^2 / (2 h^2)) / sum of the same over all i     (Nadaraya 1964, Watson 1964; it is attention with one feature)
// And of each point, how many of the places it makes. n is open. A call's points may be fewer than were compiled: what is padded has mask 0, so that its weight is 0.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %y: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]},
                %at: tensor<61xf32>, %h: tensor<f32>) -> (tensor<61xf32>, tensor<?xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %never = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %sixty_one = stablehlo.constant dense<61> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %sixty_one, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>

  %xs = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<61x?xf32>
  %ats = stablehlo.dynamic_broadcast_in_dim %at, %shape, dims = [0] : (tensor<61xf32>, tensor<2xi32>) -> tensor<61x?xf32>
  %far = stablehlo.subtract %ats, %xs : tensor<61x?xf32>
  %hh = stablehlo.multiply %h, %h : tensor<f32>
  %hh2 = stablehlo.multiply %hh, %two : tensor<f32>
  %width = stablehlo.negate %hh2 : tensor<f32>
  %widths = stablehlo.dynamic_broadcast_in_dim %width, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<61x?xf32>
  %square = stablehlo.multiply %far, %far : tensor<61x?xf32>
  %near = stablehlo.divide %square, %widths : tensor<61x?xf32>

  %masks = stablehlo.dynamic_broadcast_in_dim %mask, %shape, dims = [1] : (tensor<?xi1>, tensor<2xi32>) -> tensor<61x?xi1>
  %nevers = stablehlo.dynamic_broadcast_in_dim %never, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<61x?xf32>
  %logits = stablehlo.select %masks, %near, %nevers : tensor<61x?xi1>, tensor<61x?xf32>
  %most = stablehlo.reduce(%logits init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<61x?xf32>, tensor<f32>) -> tensor<61xf32>
  %mosts = stablehlo.dynamic_broadcast_in_dim %most, %shape, dims = [0] : (tensor<61xf32>, tensor<2xi32>) -> tensor<61x?xf32>
  %less = stablehlo.subtract %logits, %mosts : tensor<61x?xf32>
  %weights = stablehlo.exponential %less : tensor<61x?xf32>
  %all = stablehlo.reduce(%weights init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<61x?xf32>, tensor<f32>) -> tensor<61xf32>
  %sum = stablehlo.dot_general %weights, %y, contracting_dims = [1] x [0] : (tensor<61x?xf32>, tensor<?xf32>) -> tensor<61xf32>
  %curve = stablehlo.divide %sum, %all : tensor<61xf32>

  %alls = stablehlo.dynamic_broadcast_in_dim %all, %shape, dims = [0] : (tensor<61xf32>, tensor<2xi32>) -> tensor<61x?xf32>
  %shares = stablehlo.divide %weights, %alls : tensor<61x?xf32>
  %share = stablehlo.reduce(%shares init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<61x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %curve, %share : tensor<61xf32>, tensor<?xf32>
}
// ----
size_of_2_48.mlir:12:8: error: get_dimension_size: dimension 0 is 281474976710656, and the result is an i32, which ends at 2147483647 [too-large]
  note: operand 0 is input 0 '%x': tensor<281474976710656xf32>
  note: dimension 0 of argument 'x' is 281474976710656: --dim n=281474976710656
  note: dimension 0 of argument 'y' is 281474976710656: --dim n=281474976710656
  note: dimension 0 of argument 'mask' is 281474976710656: --dim n=281474976710656
