module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x64xf32> loc("weights['bytes']"), %arg1: tensor<256x64xf32> loc("weights['down0']"), %arg2: tensor<256x64xf32> loc("weights['down1']"), %arg3: tensor<64x64xf32> loc("weights['out0']"), %arg4: tensor<64x64xf32> loc("weights['out1']"), %arg5: tensor<128x64xf32> loc("weights['places']"), %arg6: tensor<64x192xf32> loc("weights['qkv0']"), %arg7: tensor<64x192xf32> loc("weights['qkv1']"), %arg8: tensor<64x256xf32> loc("weights['up0']"), %arg9: tensor<64x256xf32> loc("weights['up1']"), %arg10: tensor<2x128x4x16xf32> {tf.aliasing_output = 0 : i32} loc("keys"), %arg11: tensor<2x128x4x16xf32> {tf.aliasing_output = 1 : i32} loc("values"), %arg12: tensor<i32> {tf.aliasing_output = 2 : i32} loc("place"), %arg13: tensor<i32> loc("token")) -> (tensor<2x128x4x16xf32> {jax.result_info = "result[0]"}, tensor<2x128x4x16xf32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}, tensor<256xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg13, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.constant dense<256> : tensor<i32>
    %3 = stablehlo.add %arg13, %2 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg13 : tensor<i1>, tensor<i32>
    %5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.constant dense<64> : tensor<i32>
    %10 = stablehlo.add %8, %9 : tensor<i32>
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.select %7, %10, %11 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg0, %4, %12, sizes = [1, 64] : (tensor<256x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x64xf32>) -> tensor<64xf32>
    %15 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %arg12, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %17 = stablehlo.constant dense<128> : tensor<i32>
    %18 = stablehlo.add %arg12, %17 : tensor<i32>
    %19 = stablehlo.select %16, %18, %arg12 : tensor<i1>, tensor<i32>
    %20 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %23 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.constant dense<64> : tensor<i32>
    %25 = stablehlo.add %23, %24 : tensor<i32>
    %26 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.select %22, %25, %26 : tensor<i1>, tensor<i32>
    %28 = stablehlo.dynamic_slice %arg5, %19, %27, sizes = [1, 64] : (tensor<128x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x64xf32>) -> tensor<64xf32>
    %30 = stablehlo.add %14, %29 : tensor<64xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %32 = stablehlo.iota dim = 0 : tensor<128xi32>
    %33 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %34 = stablehlo.compare LE, %32, %33, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %35 = stablehlo.multiply %31, %31 : tensor<1x64xf32>
    %36 = stablehlo.constant dense<0.0> : tensor<f32>
    %37 = stablehlo.reduce(%35 init: %36) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %39 = stablehlo.constant dense<64.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %41 = stablehlo.divide %38, %40 : tensor<1x1xf32>
    %42 = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %44 = stablehlo.add %41, %43 : tensor<1x1xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
    %47 = stablehlo.multiply %31, %46 : tensor<1x64xf32>
    %48 = stablehlo.dot_general %47, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x192xf32>) -> tensor<1x192xf32>
    %49 = stablehlo.slice %48 [0:1, 0:64] : (tensor<1x192xf32>) -> tensor<1x64xf32>
    %50 = stablehlo.slice %48 [0:1, 64:128] : (tensor<1x192xf32>) -> tensor<1x64xf32>
    %51 = stablehlo.slice %48 [0:1, 128:192] : (tensor<1x192xf32>) -> tensor<1x64xf32>
    %52 = stablehlo.reshape %49 : (tensor<1x64xf32>) -> tensor<1x4x16xf32>
    %53 = stablehlo.reshape %50 : (tensor<1x64xf32>) -> tensor<1x4x16xf32>
    %54 = stablehlo.reshape %51 : (tensor<1x64xf32>) -> tensor<1x4x16xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1, 2, 3] : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %56 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %arg12, %56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %58 = stablehlo.constant dense<128> : tensor<i32>
    %59 = stablehlo.add %arg12, %58 : tensor<i32>
    %60 = stablehlo.select %57, %59, %arg12 : tensor<i1>, tensor<i32>
    %61 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.dynamic_update_slice %arg10, %55, %61, %60, %62, %63 : (tensor<2x128x4x16xf32>, tensor<1x1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x4x16xf32>
    %65 = stablehlo.broadcast_in_dim %54, dims = [1, 2, 3] : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %66 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.compare LT, %arg12, %66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = stablehlo.constant dense<128> : tensor<i32>
    %69 = stablehlo.add %arg12, %68 : tensor<i32>
    %70 = stablehlo.select %67, %69, %arg12 : tensor<i1>, tensor<i32>
    %71 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.dynamic_update_slice %arg11, %65, %71, %70, %72, %73 : (tensor<2x128x4x16xf32>, tensor<1x1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x4x16xf32>
    %75 = stablehlo.slice %64 [0:1, 0:128, 0:4, 0:16] : (tensor<2x128x4x16xf32>) -> tensor<1x128x4x16xf32>
    %76 = stablehlo.reshape %75 : (tensor<1x128x4x16xf32>) -> tensor<128x4x16xf32>
    %77 = stablehlo.slice %74 [0:1, 0:128, 0:4, 0:16] : (tensor<2x128x4x16xf32>) -> tensor<1x128x4x16xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x128x4x16xf32>) -> tensor<128x4x16xf32>
    %79 = stablehlo.dot_general %52, %76, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x4x16xf32>, tensor<128x4x16xf32>) -> tensor<4x1x128xf32>
    %80 = stablehlo.constant dense<0.25> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %82 = stablehlo.multiply %79, %81 : tensor<4x1x128xf32>
    %83 = stablehlo.constant dense<-1.0e+30> : tensor<f32>
    %84 = call @_where(%34, %82, %83) : (tensor<128xi1>, tensor<4x1x128xf32>, tensor<f32>) -> tensor<4x1x128xf32>
    %85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.reduce(%84 init: %85) applies stablehlo.maximum across dimensions = [2] : (tensor<4x1x128xf32>, tensor<f32>) -> tensor<4x1xf32>
    %87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %89 = stablehlo.maximum %88, %86 : tensor<4x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x128xf32>
    %92 = stablehlo.subtract %84, %91 : tensor<4x1x128xf32>
    %93 = stablehlo.exponential %92 : tensor<4x1x128xf32>
    %94 = stablehlo.constant dense<0.0> : tensor<f32>
    %95 = stablehlo.reduce(%93 init: %94) applies stablehlo.add across dimensions = [2] : (tensor<4x1x128xf32>, tensor<f32>) -> tensor<4x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x128xf32>
    %98 = stablehlo.divide %93, %97 : tensor<4x1x128xf32>
    %99 = stablehlo.dot_general %78, %98, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x4x16xf32>, tensor<4x1x128xf32>) -> tensor<4x16x1xf32>
    %100 = stablehlo.transpose %99, dims = [2, 0, 1] : (tensor<4x16x1xf32>) -> tensor<1x4x16xf32>
    %101 = stablehlo.reshape %100 : (tensor<1x4x16xf32>) -> tensor<1x64xf32>
    %102 = stablehlo.dot_general %101, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
    %103 = stablehlo.add %31, %102 : tensor<1x64xf32>
    %104 = stablehlo.multiply %103, %103 : tensor<1x64xf32>
    %105 = stablehlo.constant dense<0.0> : tensor<f32>
    %106 = stablehlo.reduce(%104 init: %105) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %108 = stablehlo.constant dense<64.0> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %110 = stablehlo.divide %107, %109 : tensor<1x1xf32>
    %111 = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %113 = stablehlo.add %110, %112 : tensor<1x1xf32>
    %114 = stablehlo.rsqrt %113 : tensor<1x1xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
    %116 = stablehlo.multiply %103, %115 : tensor<1x64xf32>
    %117 = stablehlo.dot_general %116, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x256xf32>) -> tensor<1x256xf32>
    %118 = stablehlo.multiply %117, %117 : tensor<1x256xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<1x256xf32>
    %120 = stablehlo.constant dense<0.044715> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %122 = stablehlo.multiply %121, %119 : tensor<1x256xf32>
    %123 = stablehlo.add %117, %122 : tensor<1x256xf32>
    %124 = stablehlo.constant dense<0.7978846> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %126 = stablehlo.multiply %125, %123 : tensor<1x256xf32>
    %127 = stablehlo.tanh %126 : tensor<1x256xf32>
    %128 = stablehlo.constant dense<1.0> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %130 = stablehlo.add %129, %127 : tensor<1x256xf32>
    %131 = stablehlo.constant dense<0.5> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %133 = stablehlo.multiply %132, %130 : tensor<1x256xf32>
    %134 = stablehlo.multiply %117, %133 : tensor<1x256xf32>
    %135 = stablehlo.dot_general %134, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x256xf32>, tensor<256x64xf32>) -> tensor<1x64xf32>
    %136 = stablehlo.add %103, %135 : tensor<1x64xf32>
    %137 = stablehlo.multiply %136, %136 : tensor<1x64xf32>
    %138 = stablehlo.constant dense<0.0> : tensor<f32>
    %139 = stablehlo.reduce(%137 init: %138) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %141 = stablehlo.constant dense<64.0> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %143 = stablehlo.divide %140, %142 : tensor<1x1xf32>
    %144 = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %146 = stablehlo.add %143, %145 : tensor<1x1xf32>
    %147 = stablehlo.rsqrt %146 : tensor<1x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
    %149 = stablehlo.multiply %136, %148 : tensor<1x64xf32>
    %150 = stablehlo.dot_general %149, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x192xf32>) -> tensor<1x192xf32>
    %151 = stablehlo.slice %150 [0:1, 0:64] : (tensor<1x192xf32>) -> tensor<1x64xf32>
    %152 = stablehlo.slice %150 [0:1, 64:128] : (tensor<1x192xf32>) -> tensor<1x64xf32>
    %153 = stablehlo.slice %150 [0:1, 128:192] : (tensor<1x192xf32>) -> tensor<1x64xf32>
    %154 = stablehlo.reshape %151 : (tensor<1x64xf32>) -> tensor<1x4x16xf32>
    %155 = stablehlo.reshape %152 : (tensor<1x64xf32>) -> tensor<1x4x16xf32>
    %156 = stablehlo.reshape %153 : (tensor<1x64xf32>) -> tensor<1x4x16xf32>
    %157 = stablehlo.broadcast_in_dim %155, dims = [1, 2, 3] : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %158 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.compare LT, %arg12, %158, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %160 = stablehlo.constant dense<128> : tensor<i32>
    %161 = stablehlo.add %arg12, %160 : tensor<i32>
    %162 = stablehlo.select %159, %161, %arg12 : tensor<i1>, tensor<i32>
    %163 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.constant dense<0> : tensor<i32>
    %165 = stablehlo.constant dense<0> : tensor<i32>
    %166 = stablehlo.dynamic_update_slice %64, %157, %163, %162, %164, %165 : (tensor<2x128x4x16xf32>, tensor<1x1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x4x16xf32>
    %167 = stablehlo.broadcast_in_dim %156, dims = [1, 2, 3] : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %168 = stablehlo.constant dense<0> : tensor<i32>
    %169 = stablehlo.compare LT, %arg12, %168, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %170 = stablehlo.constant dense<128> : tensor<i32>
    %171 = stablehlo.add %arg12, %170 : tensor<i32>
    %172 = stablehlo.select %169, %171, %arg12 : tensor<i1>, tensor<i32>
    %173 = stablehlo.constant dense<1> : tensor<i32>
    %174 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.dynamic_update_slice %74, %167, %173, %172, %174, %175 : (tensor<2x128x4x16xf32>, tensor<1x1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x4x16xf32>
    %177 = stablehlo.slice %166 [1:2, 0:128, 0:4, 0:16] : (tensor<2x128x4x16xf32>) -> tensor<1x128x4x16xf32>
    %178 = stablehlo.reshape %177 : (tensor<1x128x4x16xf32>) -> tensor<128x4x16xf32>
    %179 = stablehlo.slice %176 [1:2, 0:128, 0:4, 0:16] : (tensor<2x128x4x16xf32>) -> tensor<1x128x4x16xf32>
    %180 = stablehlo.reshape %179 : (tensor<1x128x4x16xf32>) -> tensor<128x4x16xf32>
    %181 = stablehlo.dot_general %154, %178, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x4x16xf32>, tensor<128x4x16xf32>) -> tensor<4x1x128xf32>
    %182 = stablehlo.constant dense<0.25> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %184 = stablehlo.multiply %181, %183 : tensor<4x1x128xf32>
    %185 = stablehlo.constant dense<-1.0e+30> : tensor<f32>
    %186 = call @_where(%34, %184, %185) : (tensor<128xi1>, tensor<4x1x128xf32>, tensor<f32>) -> tensor<4x1x128xf32>
    %187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %188 = stablehlo.reduce(%186 init: %187) applies stablehlo.maximum across dimensions = [2] : (tensor<4x1x128xf32>, tensor<f32>) -> tensor<4x1xf32>
    %189 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %191 = stablehlo.maximum %190, %188 : tensor<4x1xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x128xf32>
    %194 = stablehlo.subtract %186, %193 : tensor<4x1x128xf32>
    %195 = stablehlo.exponential %194 : tensor<4x1x128xf32>
    %196 = stablehlo.constant dense<0.0> : tensor<f32>
    %197 = stablehlo.reduce(%195 init: %196) applies stablehlo.add across dimensions = [2] : (tensor<4x1x128xf32>, tensor<f32>) -> tensor<4x1xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x128xf32>
    %200 = stablehlo.divide %195, %199 : tensor<4x1x128xf32>
    %201 = stablehlo.dot_general %180, %200, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x4x16xf32>, tensor<4x1x128xf32>) -> tensor<4x16x1xf32>
    %202 = stablehlo.transpose %201, dims = [2, 0, 1] : (tensor<4x16x1xf32>) -> tensor<1x4x16xf32>
    %203 = stablehlo.reshape %202 : (tensor<1x4x16xf32>) -> tensor<1x64xf32>
    %204 = stablehlo.dot_general %203, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
    %205 = stablehlo.add %136, %204 : tensor<1x64xf32>
    %206 = stablehlo.multiply %205, %205 : tensor<1x64xf32>
    %207 = stablehlo.constant dense<0.0> : tensor<f32>
    %208 = stablehlo.reduce(%206 init: %207) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %210 = stablehlo.constant dense<64.0> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %212 = stablehlo.divide %209, %211 : tensor<1x1xf32>
    %213 = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %215 = stablehlo.add %212, %214 : tensor<1x1xf32>
    %216 = stablehlo.rsqrt %215 : tensor<1x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
    %218 = stablehlo.multiply %205, %217 : tensor<1x64xf32>
    %219 = stablehlo.dot_general %218, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x256xf32>) -> tensor<1x256xf32>
    %220 = stablehlo.multiply %219, %219 : tensor<1x256xf32>
    %221 = stablehlo.multiply %220, %219 : tensor<1x256xf32>
    %222 = stablehlo.constant dense<0.044715> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %224 = stablehlo.multiply %223, %221 : tensor<1x256xf32>
    %225 = stablehlo.add %219, %224 : tensor<1x256xf32>
    %226 = stablehlo.constant dense<0.7978846> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %228 = stablehlo.multiply %227, %225 : tensor<1x256xf32>
    %229 = stablehlo.tanh %228 : tensor<1x256xf32>
    %230 = stablehlo.constant dense<1.0> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %232 = stablehlo.add %231, %229 : tensor<1x256xf32>
    %233 = stablehlo.constant dense<0.5> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %235 = stablehlo.multiply %234, %232 : tensor<1x256xf32>
    %236 = stablehlo.multiply %219, %235 : tensor<1x256xf32>
    %237 = stablehlo.dot_general %236, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x256xf32>, tensor<256x64xf32>) -> tensor<1x64xf32>
    %238 = stablehlo.add %205, %237 : tensor<1x64xf32>
    %239 = stablehlo.constant dense<1> : tensor<i32>
    %240 = stablehlo.add %arg12, %239 : tensor<i32>
    %241 = stablehlo.multiply %238, %238 : tensor<1x64xf32>
    %242 = stablehlo.constant dense<0.0> : tensor<f32>
    %243 = stablehlo.reduce(%241 init: %242) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %245 = stablehlo.constant dense<64.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %247 = stablehlo.divide %244, %246 : tensor<1x1xf32>
    %248 = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %250 = stablehlo.add %247, %249 : tensor<1x1xf32>
    %251 = stablehlo.rsqrt %250 : tensor<1x1xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
    %253 = stablehlo.multiply %238, %252 : tensor<1x64xf32>
    %254 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %255 = stablehlo.dot_general %253, %254, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x256xf32>) -> tensor<1x256xf32>
    %256 = stablehlo.reshape %255 : (tensor<1x256xf32>) -> tensor<256xf32>
    return %166, %176, %240, %256 : tensor<2x128x4x16xf32>, tensor<2x128x4x16xf32>, tensor<i32>, tensor<256xf32>
  }
  func.func private @_where(%arg0: tensor<128xi1>, %arg1: tensor<4x1x128xf32>, %arg2: tensor<f32>) -> tensor<4x1x128xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<128xi1>) -> tensor<4x1x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x1x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x1x128xi1>, tensor<4x1x128xf32>
    return %3 : tensor<4x1x128xf32>
  }
}
