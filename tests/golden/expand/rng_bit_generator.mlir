// RUN: tpucc --passes=expand
// Which block an element takes and which of its words; how the state goes on.
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xi8>) {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xi8>)
  return %0, %1 : tensor<2xui64>, tensor<3x5xi8>
}
// ----
module {
  func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xi8>) {
    %0 = stablehlo.slice %s [0:1] : (tensor<2xui64>) -> tensor<1xui64>
    %1 = stablehlo.reshape %0 : (tensor<1xui64>) -> tensor<ui64>
    %2 = stablehlo.slice %s [1:2] : (tensor<2xui64>) -> tensor<1xui64>
    %3 = stablehlo.reshape %2 : (tensor<1xui64>) -> tensor<ui64>
    %4 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %5 = stablehlo.constant dense<1> : tensor<3x5xui64>
    %6 = stablehlo.shift_right_logical %4, %5 : tensor<3x5xui64>
    %7 = stablehlo.add %6, %6 : tensor<3x5xui64>
    %8 = stablehlo.compare NE, %7, %4, UNSIGNED : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xi1>
    %9 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %10 = stablehlo.constant dense<3> : tensor<3x5xui64>
    %11 = stablehlo.multiply %9, %10 : tensor<3x5xui64>
    %12 = stablehlo.add %6, %11 : tensor<3x5xui64>
    %13 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %14 = stablehlo.add %12, %13 : tensor<3x5xui64>
    %15 = stablehlo.convert %1 : (tensor<ui64>) -> tensor<ui32>
    %16 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.shift_right_logical %1, %16 : tensor<ui64>
    %18 = stablehlo.convert %17 : (tensor<ui64>) -> tensor<ui32>
    %19 = stablehlo.constant dense<466688986> : tensor<ui32>
    %20 = stablehlo.xor %15, %18 : tensor<ui32>
    %21 = stablehlo.xor %20, %19 : tensor<ui32>
    %22 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %23 = stablehlo.constant dense<32> : tensor<3x5xui64>
    %24 = stablehlo.shift_right_logical %14, %23 : tensor<3x5xui64>
    %25 = stablehlo.convert %24 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %26 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %27 = stablehlo.add %22, %26 : tensor<3x5xui32>
    %28 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %29 = stablehlo.add %25, %28 : tensor<3x5xui32>
    %30 = stablehlo.add %27, %29 : tensor<3x5xui32>
    %31 = stablehlo.constant dense<13> : tensor<3x5xui32>
    %32 = stablehlo.shift_left %29, %31 : tensor<3x5xui32>
    %33 = stablehlo.constant dense<19> : tensor<3x5xui32>
    %34 = stablehlo.shift_right_logical %29, %33 : tensor<3x5xui32>
    %35 = stablehlo.or %32, %34 : tensor<3x5xui32>
    %36 = stablehlo.xor %35, %30 : tensor<3x5xui32>
    %37 = stablehlo.add %30, %36 : tensor<3x5xui32>
    %38 = stablehlo.constant dense<15> : tensor<3x5xui32>
    %39 = stablehlo.shift_left %36, %38 : tensor<3x5xui32>
    %40 = stablehlo.constant dense<17> : tensor<3x5xui32>
    %41 = stablehlo.shift_right_logical %36, %40 : tensor<3x5xui32>
    %42 = stablehlo.or %39, %41 : tensor<3x5xui32>
    %43 = stablehlo.xor %42, %37 : tensor<3x5xui32>
    %44 = stablehlo.add %37, %43 : tensor<3x5xui32>
    %45 = stablehlo.constant dense<26> : tensor<3x5xui32>
    %46 = stablehlo.shift_left %43, %45 : tensor<3x5xui32>
    %47 = stablehlo.constant dense<6> : tensor<3x5xui32>
    %48 = stablehlo.shift_right_logical %43, %47 : tensor<3x5xui32>
    %49 = stablehlo.or %46, %48 : tensor<3x5xui32>
    %50 = stablehlo.xor %49, %44 : tensor<3x5xui32>
    %51 = stablehlo.add %44, %50 : tensor<3x5xui32>
    %52 = stablehlo.constant dense<6> : tensor<3x5xui32>
    %53 = stablehlo.shift_left %50, %52 : tensor<3x5xui32>
    %54 = stablehlo.constant dense<26> : tensor<3x5xui32>
    %55 = stablehlo.shift_right_logical %50, %54 : tensor<3x5xui32>
    %56 = stablehlo.or %53, %55 : tensor<3x5xui32>
    %57 = stablehlo.xor %56, %51 : tensor<3x5xui32>
    %58 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %59 = stablehlo.add %51, %58 : tensor<3x5xui32>
    %60 = stablehlo.constant dense<1> : tensor<ui32>
    %61 = stablehlo.add %21, %60 : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %63 = stablehlo.add %57, %62 : tensor<3x5xui32>
    %64 = stablehlo.add %59, %63 : tensor<3x5xui32>
    %65 = stablehlo.constant dense<17> : tensor<3x5xui32>
    %66 = stablehlo.shift_left %63, %65 : tensor<3x5xui32>
    %67 = stablehlo.constant dense<15> : tensor<3x5xui32>
    %68 = stablehlo.shift_right_logical %63, %67 : tensor<3x5xui32>
    %69 = stablehlo.or %66, %68 : tensor<3x5xui32>
    %70 = stablehlo.xor %69, %64 : tensor<3x5xui32>
    %71 = stablehlo.add %64, %70 : tensor<3x5xui32>
    %72 = stablehlo.constant dense<29> : tensor<3x5xui32>
    %73 = stablehlo.shift_left %70, %72 : tensor<3x5xui32>
    %74 = stablehlo.constant dense<3> : tensor<3x5xui32>
    %75 = stablehlo.shift_right_logical %70, %74 : tensor<3x5xui32>
    %76 = stablehlo.or %73, %75 : tensor<3x5xui32>
    %77 = stablehlo.xor %76, %71 : tensor<3x5xui32>
    %78 = stablehlo.add %71, %77 : tensor<3x5xui32>
    %79 = stablehlo.constant dense<16> : tensor<3x5xui32>
    %80 = stablehlo.shift_left %77, %79 : tensor<3x5xui32>
    %81 = stablehlo.constant dense<16> : tensor<3x5xui32>
    %82 = stablehlo.shift_right_logical %77, %81 : tensor<3x5xui32>
    %83 = stablehlo.or %80, %82 : tensor<3x5xui32>
    %84 = stablehlo.xor %83, %78 : tensor<3x5xui32>
    %85 = stablehlo.add %78, %84 : tensor<3x5xui32>
    %86 = stablehlo.constant dense<24> : tensor<3x5xui32>
    %87 = stablehlo.shift_left %84, %86 : tensor<3x5xui32>
    %88 = stablehlo.constant dense<8> : tensor<3x5xui32>
    %89 = stablehlo.shift_right_logical %84, %88 : tensor<3x5xui32>
    %90 = stablehlo.or %87, %89 : tensor<3x5xui32>
    %91 = stablehlo.xor %90, %85 : tensor<3x5xui32>
    %92 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %93 = stablehlo.add %85, %92 : tensor<3x5xui32>
    %94 = stablehlo.constant dense<2> : tensor<ui32>
    %95 = stablehlo.add %15, %94 : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = stablehlo.add %91, %96 : tensor<3x5xui32>
    %98 = stablehlo.add %93, %97 : tensor<3x5xui32>
    %99 = stablehlo.constant dense<13> : tensor<3x5xui32>
    %100 = stablehlo.shift_left %97, %99 : tensor<3x5xui32>
    %101 = stablehlo.constant dense<19> : tensor<3x5xui32>
    %102 = stablehlo.shift_right_logical %97, %101 : tensor<3x5xui32>
    %103 = stablehlo.or %100, %102 : tensor<3x5xui32>
    %104 = stablehlo.xor %103, %98 : tensor<3x5xui32>
    %105 = stablehlo.add %98, %104 : tensor<3x5xui32>
    %106 = stablehlo.constant dense<15> : tensor<3x5xui32>
    %107 = stablehlo.shift_left %104, %106 : tensor<3x5xui32>
    %108 = stablehlo.constant dense<17> : tensor<3x5xui32>
    %109 = stablehlo.shift_right_logical %104, %108 : tensor<3x5xui32>
    %110 = stablehlo.or %107, %109 : tensor<3x5xui32>
    %111 = stablehlo.xor %110, %105 : tensor<3x5xui32>
    %112 = stablehlo.add %105, %111 : tensor<3x5xui32>
    %113 = stablehlo.constant dense<26> : tensor<3x5xui32>
    %114 = stablehlo.shift_left %111, %113 : tensor<3x5xui32>
    %115 = stablehlo.constant dense<6> : tensor<3x5xui32>
    %116 = stablehlo.shift_right_logical %111, %115 : tensor<3x5xui32>
    %117 = stablehlo.or %114, %116 : tensor<3x5xui32>
    %118 = stablehlo.xor %117, %112 : tensor<3x5xui32>
    %119 = stablehlo.add %112, %118 : tensor<3x5xui32>
    %120 = stablehlo.constant dense<6> : tensor<3x5xui32>
    %121 = stablehlo.shift_left %118, %120 : tensor<3x5xui32>
    %122 = stablehlo.constant dense<26> : tensor<3x5xui32>
    %123 = stablehlo.shift_right_logical %118, %122 : tensor<3x5xui32>
    %124 = stablehlo.or %121, %123 : tensor<3x5xui32>
    %125 = stablehlo.xor %124, %119 : tensor<3x5xui32>
    %126 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %127 = stablehlo.add %119, %126 : tensor<3x5xui32>
    %128 = stablehlo.constant dense<3> : tensor<ui32>
    %129 = stablehlo.add %18, %128 : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %131 = stablehlo.add %125, %130 : tensor<3x5xui32>
    %132 = stablehlo.add %127, %131 : tensor<3x5xui32>
    %133 = stablehlo.constant dense<17> : tensor<3x5xui32>
    %134 = stablehlo.shift_left %131, %133 : tensor<3x5xui32>
    %135 = stablehlo.constant dense<15> : tensor<3x5xui32>
    %136 = stablehlo.shift_right_logical %131, %135 : tensor<3x5xui32>
    %137 = stablehlo.or %134, %136 : tensor<3x5xui32>
    %138 = stablehlo.xor %137, %132 : tensor<3x5xui32>
    %139 = stablehlo.add %132, %138 : tensor<3x5xui32>
    %140 = stablehlo.constant dense<29> : tensor<3x5xui32>
    %141 = stablehlo.shift_left %138, %140 : tensor<3x5xui32>
    %142 = stablehlo.constant dense<3> : tensor<3x5xui32>
    %143 = stablehlo.shift_right_logical %138, %142 : tensor<3x5xui32>
    %144 = stablehlo.or %141, %143 : tensor<3x5xui32>
    %145 = stablehlo.xor %144, %139 : tensor<3x5xui32>
    %146 = stablehlo.add %139, %145 : tensor<3x5xui32>
    %147 = stablehlo.constant dense<16> : tensor<3x5xui32>
    %148 = stablehlo.shift_left %145, %147 : tensor<3x5xui32>
    %149 = stablehlo.constant dense<16> : tensor<3x5xui32>
    %150 = stablehlo.shift_right_logical %145, %149 : tensor<3x5xui32>
    %151 = stablehlo.or %148, %150 : tensor<3x5xui32>
    %152 = stablehlo.xor %151, %146 : tensor<3x5xui32>
    %153 = stablehlo.add %146, %152 : tensor<3x5xui32>
    %154 = stablehlo.constant dense<24> : tensor<3x5xui32>
    %155 = stablehlo.shift_left %152, %154 : tensor<3x5xui32>
    %156 = stablehlo.constant dense<8> : tensor<3x5xui32>
    %157 = stablehlo.shift_right_logical %152, %156 : tensor<3x5xui32>
    %158 = stablehlo.or %155, %157 : tensor<3x5xui32>
    %159 = stablehlo.xor %158, %153 : tensor<3x5xui32>
    %160 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %161 = stablehlo.add %153, %160 : tensor<3x5xui32>
    %162 = stablehlo.constant dense<4> : tensor<ui32>
    %163 = stablehlo.add %21, %162 : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %165 = stablehlo.add %159, %164 : tensor<3x5xui32>
    %166 = stablehlo.add %161, %165 : tensor<3x5xui32>
    %167 = stablehlo.constant dense<13> : tensor<3x5xui32>
    %168 = stablehlo.shift_left %165, %167 : tensor<3x5xui32>
    %169 = stablehlo.constant dense<19> : tensor<3x5xui32>
    %170 = stablehlo.shift_right_logical %165, %169 : tensor<3x5xui32>
    %171 = stablehlo.or %168, %170 : tensor<3x5xui32>
    %172 = stablehlo.xor %171, %166 : tensor<3x5xui32>
    %173 = stablehlo.add %166, %172 : tensor<3x5xui32>
    %174 = stablehlo.constant dense<15> : tensor<3x5xui32>
    %175 = stablehlo.shift_left %172, %174 : tensor<3x5xui32>
    %176 = stablehlo.constant dense<17> : tensor<3x5xui32>
    %177 = stablehlo.shift_right_logical %172, %176 : tensor<3x5xui32>
    %178 = stablehlo.or %175, %177 : tensor<3x5xui32>
    %179 = stablehlo.xor %178, %173 : tensor<3x5xui32>
    %180 = stablehlo.add %173, %179 : tensor<3x5xui32>
    %181 = stablehlo.constant dense<26> : tensor<3x5xui32>
    %182 = stablehlo.shift_left %179, %181 : tensor<3x5xui32>
    %183 = stablehlo.constant dense<6> : tensor<3x5xui32>
    %184 = stablehlo.shift_right_logical %179, %183 : tensor<3x5xui32>
    %185 = stablehlo.or %182, %184 : tensor<3x5xui32>
    %186 = stablehlo.xor %185, %180 : tensor<3x5xui32>
    %187 = stablehlo.add %180, %186 : tensor<3x5xui32>
    %188 = stablehlo.constant dense<6> : tensor<3x5xui32>
    %189 = stablehlo.shift_left %186, %188 : tensor<3x5xui32>
    %190 = stablehlo.constant dense<26> : tensor<3x5xui32>
    %191 = stablehlo.shift_right_logical %186, %190 : tensor<3x5xui32>
    %192 = stablehlo.or %189, %191 : tensor<3x5xui32>
    %193 = stablehlo.xor %192, %187 : tensor<3x5xui32>
    %194 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %195 = stablehlo.add %187, %194 : tensor<3x5xui32>
    %196 = stablehlo.constant dense<5> : tensor<ui32>
    %197 = stablehlo.add %15, %196 : tensor<ui32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %199 = stablehlo.add %193, %198 : tensor<3x5xui32>
    %200 = stablehlo.select %8, %199, %195 : tensor<3x5xi1>, tensor<3x5xui32>
    %201 = stablehlo.constant dense<9> : tensor<ui64>
    %202 = stablehlo.add %3, %201 : tensor<ui64>
    %203 = stablehlo.reshape %1 : (tensor<ui64>) -> tensor<1xui64>
    %204 = stablehlo.reshape %202 : (tensor<ui64>) -> tensor<1xui64>
    %205 = stablehlo.concatenate %203, %204, dim = 0 : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %206 = stablehlo.convert %200 : (tensor<3x5xui32>) -> tensor<3x5xi8>
    return %205, %206 : tensor<2xui64>, tensor<3x5xi8>
  }
}
