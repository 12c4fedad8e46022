module {
  func.func public @main(%arg0: tensor<37632xf32>, %arg1: tensor<4x32x32xf32>, %arg2: tensor<4x32x32xf32>) -> (tensor<f32>) {
    %0 = stablehlo.slice %arg0 [0:32] : (tensor<37632xf32>) -> tensor<32xf32>
    %1 = stablehlo.slice %arg0 [32:64] : (tensor<37632xf32>) -> tensor<32xf32>
    %2 = stablehlo.slice %arg0 [64:192] : (tensor<37632xf32>) -> tensor<128xf32>
    %3 = stablehlo.slice %arg0 [192:224] : (tensor<37632xf32>) -> tensor<32xf32>
    %4 = stablehlo.slice %arg0 [224:256] : (tensor<37632xf32>) -> tensor<32xf32>
    %5 = stablehlo.slice %arg0 [256:4352] : (tensor<37632xf32>) -> tensor<4096xf32>
    %6 = stablehlo.reshape %5 : (tensor<4096xf32>) -> tensor<32x128xf32>
    %7 = stablehlo.slice %arg0 [4352:8448] : (tensor<37632xf32>) -> tensor<4096xf32>
    %8 = stablehlo.reshape %7 : (tensor<4096xf32>) -> tensor<128x32xf32>
    %9 = stablehlo.slice %arg0 [8448:9472] : (tensor<37632xf32>) -> tensor<1024xf32>
    %10 = stablehlo.reshape %9 : (tensor<1024xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.slice %arg0 [9472:12544] : (tensor<37632xf32>) -> tensor<3072xf32>
    %12 = stablehlo.reshape %11 : (tensor<3072xf32>) -> tensor<32x96xf32>
    %13 = stablehlo.slice %arg0 [12544:12576] : (tensor<37632xf32>) -> tensor<32xf32>
    %14 = stablehlo.slice %arg0 [12576:12608] : (tensor<37632xf32>) -> tensor<32xf32>
    %15 = stablehlo.slice %arg0 [12608:12736] : (tensor<37632xf32>) -> tensor<128xf32>
    %16 = stablehlo.slice %arg0 [12736:12768] : (tensor<37632xf32>) -> tensor<32xf32>
    %17 = stablehlo.slice %arg0 [12768:12800] : (tensor<37632xf32>) -> tensor<32xf32>
    %18 = stablehlo.slice %arg0 [12800:16896] : (tensor<37632xf32>) -> tensor<4096xf32>
    %19 = stablehlo.reshape %18 : (tensor<4096xf32>) -> tensor<32x128xf32>
    %20 = stablehlo.slice %arg0 [16896:20992] : (tensor<37632xf32>) -> tensor<4096xf32>
    %21 = stablehlo.reshape %20 : (tensor<4096xf32>) -> tensor<128x32xf32>
    %22 = stablehlo.slice %arg0 [20992:22016] : (tensor<37632xf32>) -> tensor<1024xf32>
    %23 = stablehlo.reshape %22 : (tensor<1024xf32>) -> tensor<32x32xf32>
    %24 = stablehlo.slice %arg0 [22016:25088] : (tensor<37632xf32>) -> tensor<3072xf32>
    %25 = stablehlo.reshape %24 : (tensor<3072xf32>) -> tensor<32x96xf32>
    %26 = stablehlo.slice %arg0 [25088:25120] : (tensor<37632xf32>) -> tensor<32xf32>
    %27 = stablehlo.slice %arg0 [25120:25152] : (tensor<37632xf32>) -> tensor<32xf32>
    %28 = stablehlo.slice %arg0 [25152:25280] : (tensor<37632xf32>) -> tensor<128xf32>
    %29 = stablehlo.slice %arg0 [25280:25312] : (tensor<37632xf32>) -> tensor<32xf32>
    %30 = stablehlo.slice %arg0 [25312:25344] : (tensor<37632xf32>) -> tensor<32xf32>
    %31 = stablehlo.slice %arg0 [25344:29440] : (tensor<37632xf32>) -> tensor<4096xf32>
    %32 = stablehlo.reshape %31 : (tensor<4096xf32>) -> tensor<32x128xf32>
    %33 = stablehlo.slice %arg0 [29440:33536] : (tensor<37632xf32>) -> tensor<4096xf32>
    %34 = stablehlo.reshape %33 : (tensor<4096xf32>) -> tensor<128x32xf32>
    %35 = stablehlo.slice %arg0 [33536:34560] : (tensor<37632xf32>) -> tensor<1024xf32>
    %36 = stablehlo.reshape %35 : (tensor<1024xf32>) -> tensor<32x32xf32>
    %37 = stablehlo.slice %arg0 [34560:37632] : (tensor<37632xf32>) -> tensor<3072xf32>
    %38 = stablehlo.reshape %37 : (tensor<3072xf32>) -> tensor<32x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %42 = stablehlo.divide %40, %41 : tensor<4x32x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %44 = stablehlo.subtract %arg1, %43 : tensor<4x32x32xf32>
    %45 = stablehlo.multiply %44, %44 : tensor<4x32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<4x32x1xf32>
    %50 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %51 = stablehlo.subtract %arg1, %50 : tensor<4x32x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %53 = stablehlo.add %49, %52 : tensor<4x32x1xf32>
    %54 = stablehlo.rsqrt %53 : tensor<4x32x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %56 = stablehlo.multiply %51, %55 : tensor<4x32x32xf32>
    %57 = stablehlo.broadcast_in_dim %3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %59 = stablehlo.multiply %56, %58 : tensor<4x32x32xf32>
    %60 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %62 = stablehlo.add %59, %61 : tensor<4x32x32xf32>
    %63 = stablehlo.dot_general %62, %12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x96xf32>) -> tensor<4x32x96xf32>
    %64 = stablehlo.reshape %63 : (tensor<4x32x96xf32>) -> tensor<4x32x3x4x8xf32>
    %65 = stablehlo.slice %64 [0:4, 0:32, 0:1, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %66 = stablehlo.reshape %65 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %67 = stablehlo.slice %64 [0:4, 0:32, 1:2, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %68 = stablehlo.reshape %67 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %69 = stablehlo.dot_general %66, %68, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %71 = stablehlo.divide %69, %70 : tensor<4x4x32x32xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4x32xf32>
    %74 = stablehlo.maximum %73, %72 : tensor<4x4x32xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %77 = stablehlo.subtract %71, %76 : tensor<4x4x32x32xf32>
    %78 = stablehlo.exponential %77 : tensor<4x4x32x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %82 = stablehlo.divide %78, %81 : tensor<4x4x32x32xf32>
    %83 = stablehlo.slice %64 [0:4, 0:32, 2:3, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %84 = stablehlo.reshape %83 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %85 = stablehlo.dot_general %84, %82, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %86 = stablehlo.transpose %85, dims = [0, 3, 1, 2] : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %87 = stablehlo.reshape %86 : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %88 = stablehlo.dot_general %87, %10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %89 = stablehlo.add %arg1, %88 : tensor<4x32x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %93 = stablehlo.divide %91, %92 : tensor<4x32x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %95 = stablehlo.subtract %89, %94 : tensor<4x32x32xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<4x32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %100 = stablehlo.divide %98, %99 : tensor<4x32x1xf32>
    %101 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %102 = stablehlo.subtract %89, %101 : tensor<4x32x32xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %104 = stablehlo.add %100, %103 : tensor<4x32x1xf32>
    %105 = stablehlo.rsqrt %104 : tensor<4x32x1xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %107 = stablehlo.multiply %102, %106 : tensor<4x32x32xf32>
    %108 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %110 = stablehlo.multiply %107, %109 : tensor<4x32x32xf32>
    %111 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %113 = stablehlo.add %110, %112 : tensor<4x32x32xf32>
    %114 = stablehlo.dot_general %113, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %115 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %117 = stablehlo.add %114, %116 : tensor<4x32x128xf32>
    %118 = stablehlo.multiply %117, %117 : tensor<4x32x128xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<4x32x128xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<4x32x128xf32>
    %122 = stablehlo.add %117, %121 : tensor<4x32x128xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<4x32x128xf32>
    %125 = stablehlo.tanh %124 : tensor<4x32x128xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %127 = stablehlo.add %126, %125 : tensor<4x32x128xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<4x32x128xf32>
    %130 = stablehlo.multiply %117, %129 : tensor<4x32x128xf32>
    %131 = stablehlo.dot_general %130, %8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %132 = stablehlo.add %89, %131 : tensor<4x32x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_18 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %136 = stablehlo.divide %134, %135 : tensor<4x32x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %138 = stablehlo.subtract %132, %137 : tensor<4x32x32xf32>
    %139 = stablehlo.multiply %138, %138 : tensor<4x32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_20 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %143 = stablehlo.divide %141, %142 : tensor<4x32x1xf32>
    %144 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %145 = stablehlo.subtract %132, %144 : tensor<4x32x32xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %147 = stablehlo.add %143, %146 : tensor<4x32x1xf32>
    %148 = stablehlo.rsqrt %147 : tensor<4x32x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %150 = stablehlo.multiply %145, %149 : tensor<4x32x32xf32>
    %151 = stablehlo.broadcast_in_dim %16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<4x32x32xf32>
    %154 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %156 = stablehlo.add %153, %155 : tensor<4x32x32xf32>
    %157 = stablehlo.dot_general %156, %25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x96xf32>) -> tensor<4x32x96xf32>
    %158 = stablehlo.reshape %157 : (tensor<4x32x96xf32>) -> tensor<4x32x3x4x8xf32>
    %159 = stablehlo.slice %158 [0:4, 0:32, 0:1, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %160 = stablehlo.reshape %159 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %161 = stablehlo.slice %158 [0:4, 0:32, 1:2, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %162 = stablehlo.reshape %161 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %163 = stablehlo.dot_general %160, %162, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %cst_22 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %165 = stablehlo.divide %163, %164 : tensor<4x4x32x32xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_23) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x4x32xf32>
    %168 = stablehlo.maximum %167, %166 : tensor<4x4x32xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %171 = stablehlo.subtract %165, %170 : tensor<4x4x32x32xf32>
    %172 = stablehlo.exponential %171 : tensor<4x4x32x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_25) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %176 = stablehlo.divide %172, %175 : tensor<4x4x32x32xf32>
    %177 = stablehlo.slice %158 [0:4, 0:32, 2:3, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %178 = stablehlo.reshape %177 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %179 = stablehlo.dot_general %178, %176, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %180 = stablehlo.transpose %179, dims = [0, 3, 1, 2] : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %181 = stablehlo.reshape %180 : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %182 = stablehlo.dot_general %181, %23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %183 = stablehlo.add %132, %182 : tensor<4x32x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_27 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<4x32x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %189 = stablehlo.subtract %183, %188 : tensor<4x32x32xf32>
    %190 = stablehlo.multiply %189, %189 : tensor<4x32x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %194 = stablehlo.divide %192, %193 : tensor<4x32x1xf32>
    %195 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %196 = stablehlo.subtract %183, %195 : tensor<4x32x32xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %198 = stablehlo.add %194, %197 : tensor<4x32x1xf32>
    %199 = stablehlo.rsqrt %198 : tensor<4x32x1xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %201 = stablehlo.multiply %196, %200 : tensor<4x32x32xf32>
    %202 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %204 = stablehlo.multiply %201, %203 : tensor<4x32x32xf32>
    %205 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %207 = stablehlo.add %204, %206 : tensor<4x32x32xf32>
    %208 = stablehlo.dot_general %207, %19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %209 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %211 = stablehlo.add %208, %210 : tensor<4x32x128xf32>
    %212 = stablehlo.multiply %211, %211 : tensor<4x32x128xf32>
    %213 = stablehlo.multiply %212, %211 : tensor<4x32x128xf32>
    %cst_31 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<4x32x128xf32>
    %216 = stablehlo.add %211, %215 : tensor<4x32x128xf32>
    %cst_32 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<4x32x128xf32>
    %219 = stablehlo.tanh %218 : tensor<4x32x128xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %221 = stablehlo.add %220, %219 : tensor<4x32x128xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %223 = stablehlo.multiply %222, %221 : tensor<4x32x128xf32>
    %224 = stablehlo.multiply %211, %223 : tensor<4x32x128xf32>
    %225 = stablehlo.dot_general %224, %21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %226 = stablehlo.add %183, %225 : tensor<4x32x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_36 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<4x32x1xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %232 = stablehlo.subtract %226, %231 : tensor<4x32x32xf32>
    %233 = stablehlo.multiply %232, %232 : tensor<4x32x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %237 = stablehlo.divide %235, %236 : tensor<4x32x1xf32>
    %238 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %239 = stablehlo.subtract %226, %238 : tensor<4x32x32xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %241 = stablehlo.add %237, %240 : tensor<4x32x1xf32>
    %242 = stablehlo.rsqrt %241 : tensor<4x32x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %244 = stablehlo.multiply %239, %243 : tensor<4x32x32xf32>
    %245 = stablehlo.broadcast_in_dim %29, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %247 = stablehlo.multiply %244, %246 : tensor<4x32x32xf32>
    %248 = stablehlo.broadcast_in_dim %26, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %250 = stablehlo.add %247, %249 : tensor<4x32x32xf32>
    %251 = stablehlo.dot_general %250, %38, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x96xf32>) -> tensor<4x32x96xf32>
    %252 = stablehlo.reshape %251 : (tensor<4x32x96xf32>) -> tensor<4x32x3x4x8xf32>
    %253 = stablehlo.slice %252 [0:4, 0:32, 0:1, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %254 = stablehlo.reshape %253 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %255 = stablehlo.slice %252 [0:4, 0:32, 1:2, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %256 = stablehlo.reshape %255 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %257 = stablehlo.dot_general %254, %256, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %cst_40 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %259 = stablehlo.divide %257, %258 : tensor<4x4x32x32xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_41) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x4x32xf32>
    %262 = stablehlo.maximum %261, %260 : tensor<4x4x32xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %265 = stablehlo.subtract %259, %264 : tensor<4x4x32x32xf32>
    %266 = stablehlo.exponential %265 : tensor<4x4x32x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_43) applies stablehlo.add across dimensions = [3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2] : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %270 = stablehlo.divide %266, %269 : tensor<4x4x32x32xf32>
    %271 = stablehlo.slice %252 [0:4, 0:32, 2:3, 0:4, 0:8] : (tensor<4x32x3x4x8xf32>) -> tensor<4x32x1x4x8xf32>
    %272 = stablehlo.reshape %271 : (tensor<4x32x1x4x8xf32>) -> tensor<4x32x4x8xf32>
    %273 = stablehlo.dot_general %272, %270, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %274 = stablehlo.transpose %273, dims = [0, 3, 1, 2] : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %275 = stablehlo.reshape %274 : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %276 = stablehlo.dot_general %275, %36, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %277 = stablehlo.add %226, %276 : tensor<4x32x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%277 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_45 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %281 = stablehlo.divide %279, %280 : tensor<4x32x1xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %283 = stablehlo.subtract %277, %282 : tensor<4x32x32xf32>
    %284 = stablehlo.multiply %283, %283 : tensor<4x32x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %cst_47 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %288 = stablehlo.divide %286, %287 : tensor<4x32x1xf32>
    %289 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %290 = stablehlo.subtract %277, %289 : tensor<4x32x32xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x32x1xf32>
    %292 = stablehlo.add %288, %291 : tensor<4x32x1xf32>
    %293 = stablehlo.rsqrt %292 : tensor<4x32x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %295 = stablehlo.multiply %290, %294 : tensor<4x32x32xf32>
    %296 = stablehlo.broadcast_in_dim %30, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %298 = stablehlo.multiply %295, %297 : tensor<4x32x32xf32>
    %299 = stablehlo.broadcast_in_dim %27, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %301 = stablehlo.add %298, %300 : tensor<4x32x32xf32>
    %302 = stablehlo.dot_general %301, %32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %303 = stablehlo.broadcast_in_dim %28, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %305 = stablehlo.add %302, %304 : tensor<4x32x128xf32>
    %306 = stablehlo.multiply %305, %305 : tensor<4x32x128xf32>
    %307 = stablehlo.multiply %306, %305 : tensor<4x32x128xf32>
    %cst_49 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<4x32x128xf32>
    %310 = stablehlo.add %305, %309 : tensor<4x32x128xf32>
    %cst_50 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %312 = stablehlo.multiply %311, %310 : tensor<4x32x128xf32>
    %313 = stablehlo.tanh %312 : tensor<4x32x128xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %315 = stablehlo.add %314, %313 : tensor<4x32x128xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x32x128xf32>
    %317 = stablehlo.multiply %316, %315 : tensor<4x32x128xf32>
    %318 = stablehlo.multiply %305, %317 : tensor<4x32x128xf32>
    %319 = stablehlo.dot_general %318, %34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %320 = stablehlo.add %277, %319 : tensor<4x32x32xf32>
    %321 = stablehlo.subtract %320, %arg2 : tensor<4x32x32xf32>
    %322 = stablehlo.multiply %321, %321 : tensor<4x32x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %324 = stablehlo.divide %323, %cst_54 : tensor<f32>
    return %324 : tensor<f32>
  }
}
