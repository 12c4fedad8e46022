module {
  func.func public @main(%arg0: tensor<19312xf32>, %arg1: tensor<4x16x16x3xf32>, %arg2: tensor<4x10xf32>) -> (tensor<f32>) {
    %0 = stablehlo.slice %arg0 [0:16] : (tensor<19312xf32>) -> tensor<16xf32>
    %1 = stablehlo.slice %arg0 [16:32] : (tensor<19312xf32>) -> tensor<16xf32>
    %2 = stablehlo.slice %arg0 [32:48] : (tensor<19312xf32>) -> tensor<16xf32>
    %3 = stablehlo.slice %arg0 [48:64] : (tensor<19312xf32>) -> tensor<16xf32>
    %4 = stablehlo.slice %arg0 [64:80] : (tensor<19312xf32>) -> tensor<16xf32>
    %5 = stablehlo.slice %arg0 [80:96] : (tensor<19312xf32>) -> tensor<16xf32>
    %6 = stablehlo.slice %arg0 [96:112] : (tensor<19312xf32>) -> tensor<16xf32>
    %7 = stablehlo.slice %arg0 [112:128] : (tensor<19312xf32>) -> tensor<16xf32>
    %8 = stablehlo.slice %arg0 [128:144] : (tensor<19312xf32>) -> tensor<16xf32>
    %9 = stablehlo.slice %arg0 [144:160] : (tensor<19312xf32>) -> tensor<16xf32>
    %10 = stablehlo.slice %arg0 [160:176] : (tensor<19312xf32>) -> tensor<16xf32>
    %11 = stablehlo.slice %arg0 [176:192] : (tensor<19312xf32>) -> tensor<16xf32>
    %12 = stablehlo.slice %arg0 [192:208] : (tensor<19312xf32>) -> tensor<16xf32>
    %13 = stablehlo.slice %arg0 [208:224] : (tensor<19312xf32>) -> tensor<16xf32>
    %14 = stablehlo.slice %arg0 [224:240] : (tensor<19312xf32>) -> tensor<16xf32>
    %15 = stablehlo.slice %arg0 [240:256] : (tensor<19312xf32>) -> tensor<16xf32>
    %16 = stablehlo.slice %arg0 [256:272] : (tensor<19312xf32>) -> tensor<16xf32>
    %17 = stablehlo.slice %arg0 [272:288] : (tensor<19312xf32>) -> tensor<16xf32>
    %18 = stablehlo.slice %arg0 [288:448] : (tensor<19312xf32>) -> tensor<160xf32>
    %19 = stablehlo.reshape %18 : (tensor<160xf32>) -> tensor<16x10xf32>
    %20 = stablehlo.slice %arg0 [448:880] : (tensor<19312xf32>) -> tensor<432xf32>
    %21 = stablehlo.reshape %20 : (tensor<432xf32>) -> tensor<3x3x3x16xf32>
    %22 = stablehlo.slice %arg0 [880:3184] : (tensor<19312xf32>) -> tensor<2304xf32>
    %23 = stablehlo.reshape %22 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %24 = stablehlo.slice %arg0 [3184:5488] : (tensor<19312xf32>) -> tensor<2304xf32>
    %25 = stablehlo.reshape %24 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %26 = stablehlo.slice %arg0 [5488:7792] : (tensor<19312xf32>) -> tensor<2304xf32>
    %27 = stablehlo.reshape %26 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %28 = stablehlo.slice %arg0 [7792:10096] : (tensor<19312xf32>) -> tensor<2304xf32>
    %29 = stablehlo.reshape %28 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %30 = stablehlo.slice %arg0 [10096:12400] : (tensor<19312xf32>) -> tensor<2304xf32>
    %31 = stablehlo.reshape %30 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %32 = stablehlo.slice %arg0 [12400:14704] : (tensor<19312xf32>) -> tensor<2304xf32>
    %33 = stablehlo.reshape %32 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %34 = stablehlo.slice %arg0 [14704:17008] : (tensor<19312xf32>) -> tensor<2304xf32>
    %35 = stablehlo.reshape %34 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %36 = stablehlo.slice %arg0 [17008:19312] : (tensor<19312xf32>) -> tensor<2304xf32>
    %37 = stablehlo.reshape %36 : (tensor<2304xf32>) -> tensor<3x3x16x16xf32>
    %38 = stablehlo.convolution(%arg1, %21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x3xf32>, tensor<3x3x3x16xf32>) -> tensor<4x16x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.divide %39, %40 : tensor<16xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %44 = stablehlo.subtract %38, %43 : tensor<4x16x16x16xf32>
    %45 = stablehlo.multiply %44, %44 : tensor<4x16x16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.divide %46, %47 : tensor<16xf32>
    %49 = stablehlo.broadcast_in_dim %41, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %51 = stablehlo.subtract %38, %50 : tensor<4x16x16x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.add %48, %52 : tensor<16xf32>
    %54 = stablehlo.rsqrt %53 : tensor<16xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %57 = stablehlo.multiply %51, %56 : tensor<4x16x16x16xf32>
    %58 = stablehlo.broadcast_in_dim %9, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<4x16x16x16xf32>
    %61 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %63 = stablehlo.add %60, %62 : tensor<4x16x16x16xf32>
    %64 = call @relu(%63) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %65 = stablehlo.convolution(%64, %23) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.divide %66, %67 : tensor<16xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %71 = stablehlo.subtract %65, %70 : tensor<4x16x16x16xf32>
    %72 = stablehlo.multiply %71, %71 : tensor<4x16x16x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.divide %73, %74 : tensor<16xf32>
    %76 = stablehlo.broadcast_in_dim %68, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %78 = stablehlo.subtract %65, %77 : tensor<4x16x16x16xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %80 = stablehlo.add %75, %79 : tensor<16xf32>
    %81 = stablehlo.rsqrt %80 : tensor<16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %84 = stablehlo.multiply %78, %83 : tensor<4x16x16x16xf32>
    %85 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<4x16x16x16xf32>
    %88 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %90 = stablehlo.add %87, %89 : tensor<4x16x16x16xf32>
    %91 = call @relu(%90) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %92 = stablehlo.convolution(%91, %25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_10 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %95 = stablehlo.divide %93, %94 : tensor<16xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %98 = stablehlo.subtract %92, %97 : tensor<4x16x16x16xf32>
    %99 = stablehlo.multiply %98, %98 : tensor<4x16x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %102 = stablehlo.divide %100, %101 : tensor<16xf32>
    %103 = stablehlo.broadcast_in_dim %95, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %105 = stablehlo.subtract %92, %104 : tensor<4x16x16x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %107 = stablehlo.add %102, %106 : tensor<16xf32>
    %108 = stablehlo.rsqrt %107 : tensor<16xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %111 = stablehlo.multiply %105, %110 : tensor<4x16x16x16xf32>
    %112 = stablehlo.broadcast_in_dim %11, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<4x16x16x16xf32>
    %115 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %117 = stablehlo.add %114, %116 : tensor<4x16x16x16xf32>
    %118 = stablehlo.add %117, %64 : tensor<4x16x16x16xf32>
    %119 = call @relu(%118) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %120 = stablehlo.convolution(%119, %27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_15 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %123 = stablehlo.divide %121, %122 : tensor<16xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %126 = stablehlo.subtract %120, %125 : tensor<4x16x16x16xf32>
    %127 = stablehlo.multiply %126, %126 : tensor<4x16x16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_17 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %130 = stablehlo.divide %128, %129 : tensor<16xf32>
    %131 = stablehlo.broadcast_in_dim %123, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %133 = stablehlo.subtract %120, %132 : tensor<4x16x16x16xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %135 = stablehlo.add %130, %134 : tensor<16xf32>
    %136 = stablehlo.rsqrt %135 : tensor<16xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %139 = stablehlo.multiply %133, %138 : tensor<4x16x16x16xf32>
    %140 = stablehlo.broadcast_in_dim %12, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %142 = stablehlo.multiply %139, %141 : tensor<4x16x16x16xf32>
    %143 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %145 = stablehlo.add %142, %144 : tensor<4x16x16x16xf32>
    %146 = call @relu(%145) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %147 = stablehlo.convolution(%146, %29) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_20 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %150 = stablehlo.divide %148, %149 : tensor<16xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %153 = stablehlo.subtract %147, %152 : tensor<4x16x16x16xf32>
    %154 = stablehlo.multiply %153, %153 : tensor<4x16x16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_22 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %157 = stablehlo.divide %155, %156 : tensor<16xf32>
    %158 = stablehlo.broadcast_in_dim %150, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %160 = stablehlo.subtract %147, %159 : tensor<4x16x16x16xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %162 = stablehlo.add %157, %161 : tensor<16xf32>
    %163 = stablehlo.rsqrt %162 : tensor<16xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %166 = stablehlo.multiply %160, %165 : tensor<4x16x16x16xf32>
    %167 = stablehlo.broadcast_in_dim %13, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %169 = stablehlo.multiply %166, %168 : tensor<4x16x16x16xf32>
    %170 = stablehlo.broadcast_in_dim %4, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %172 = stablehlo.add %169, %171 : tensor<4x16x16x16xf32>
    %173 = stablehlo.add %172, %119 : tensor<4x16x16x16xf32>
    %174 = call @relu(%173) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %175 = stablehlo.convolution(%174, %31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_25 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %178 = stablehlo.divide %176, %177 : tensor<16xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %181 = stablehlo.subtract %175, %180 : tensor<4x16x16x16xf32>
    %182 = stablehlo.multiply %181, %181 : tensor<4x16x16x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %185 = stablehlo.divide %183, %184 : tensor<16xf32>
    %186 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %188 = stablehlo.subtract %175, %187 : tensor<4x16x16x16xf32>
    %cst_28 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %190 = stablehlo.add %185, %189 : tensor<16xf32>
    %191 = stablehlo.rsqrt %190 : tensor<16xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %194 = stablehlo.multiply %188, %193 : tensor<4x16x16x16xf32>
    %195 = stablehlo.broadcast_in_dim %14, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %197 = stablehlo.multiply %194, %196 : tensor<4x16x16x16xf32>
    %198 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %200 = stablehlo.add %197, %199 : tensor<4x16x16x16xf32>
    %201 = call @relu(%200) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %202 = stablehlo.convolution(%201, %33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_30 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %205 = stablehlo.divide %203, %204 : tensor<16xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %208 = stablehlo.subtract %202, %207 : tensor<4x16x16x16xf32>
    %209 = stablehlo.multiply %208, %208 : tensor<4x16x16x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_32 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %212 = stablehlo.divide %210, %211 : tensor<16xf32>
    %213 = stablehlo.broadcast_in_dim %205, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %215 = stablehlo.subtract %202, %214 : tensor<4x16x16x16xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %217 = stablehlo.add %212, %216 : tensor<16xf32>
    %218 = stablehlo.rsqrt %217 : tensor<16xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %221 = stablehlo.multiply %215, %220 : tensor<4x16x16x16xf32>
    %222 = stablehlo.broadcast_in_dim %15, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %224 = stablehlo.multiply %221, %223 : tensor<4x16x16x16xf32>
    %225 = stablehlo.broadcast_in_dim %6, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %227 = stablehlo.add %224, %226 : tensor<4x16x16x16xf32>
    %228 = stablehlo.add %227, %174 : tensor<4x16x16x16xf32>
    %229 = call @relu(%228) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %230 = stablehlo.convolution(%229, %35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_34) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_35 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %233 = stablehlo.divide %231, %232 : tensor<16xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %236 = stablehlo.subtract %230, %235 : tensor<4x16x16x16xf32>
    %237 = stablehlo.multiply %236, %236 : tensor<4x16x16x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_37 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %240 = stablehlo.divide %238, %239 : tensor<16xf32>
    %241 = stablehlo.broadcast_in_dim %233, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %243 = stablehlo.subtract %230, %242 : tensor<4x16x16x16xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %245 = stablehlo.add %240, %244 : tensor<16xf32>
    %246 = stablehlo.rsqrt %245 : tensor<16xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %249 = stablehlo.multiply %243, %248 : tensor<4x16x16x16xf32>
    %250 = stablehlo.broadcast_in_dim %16, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %252 = stablehlo.multiply %249, %251 : tensor<4x16x16x16xf32>
    %253 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %255 = stablehlo.add %252, %254 : tensor<4x16x16x16xf32>
    %256 = call @relu(%255) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %257 = stablehlo.convolution(%256, %37) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_39) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_40 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %260 = stablehlo.divide %258, %259 : tensor<16xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %263 = stablehlo.subtract %257, %262 : tensor<4x16x16x16xf32>
    %264 = stablehlo.multiply %263, %263 : tensor<4x16x16x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_42 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %267 = stablehlo.divide %265, %266 : tensor<16xf32>
    %268 = stablehlo.broadcast_in_dim %260, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %270 = stablehlo.subtract %257, %269 : tensor<4x16x16x16xf32>
    %cst_43 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %272 = stablehlo.add %267, %271 : tensor<16xf32>
    %273 = stablehlo.rsqrt %272 : tensor<16xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %276 = stablehlo.multiply %270, %275 : tensor<4x16x16x16xf32>
    %277 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %279 = stablehlo.multiply %276, %278 : tensor<4x16x16x16xf32>
    %280 = stablehlo.broadcast_in_dim %8, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %282 = stablehlo.add %279, %281 : tensor<4x16x16x16xf32>
    %283 = stablehlo.add %282, %229 : tensor<4x16x16x16xf32>
    %284 = call @relu(%283) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_44) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_45 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %287 = stablehlo.divide %285, %286 : tensor<4x16xf32>
    %288 = stablehlo.dot_general %287, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x10xf32>) -> tensor<4x10xf32>
    %289 = call @log_softmax(%288) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %290 = stablehlo.multiply %289, %arg2 : tensor<4x10xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %293 = stablehlo.divide %292, %cst_48 : tensor<f32>
    %294 = stablehlo.negate %293 : tensor<f32>
    return %294 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x16x16xf32>
    return %1 : tensor<4x16x16x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x10xf32>
    %6 = stablehlo.exponential %5 : tensor<4x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x10xf32>
    return %11 : tensor<4x10xf32>
  }
}
