// A context of LLVM with its module, its types and the numbers of its intrinsics: see llvm_util.h.
#include "codegen/llvm/intrinsics.h"
#include "codegen/llvm/llvm_util.h"

void ll_open(LlvmCtx *l, const char *module_name) {
    LLVMContextRef c = LLVMContextCreate();
    *l = (LlvmCtx){
        .context = c,
        .module = LLVMModuleCreateWithNameInContext(module_name, c),
        .b = LLVMCreateBuilderInContext(c),
        .void_t = LLVMVoidTypeInContext(c),
        .i1 = LLVMInt1TypeInContext(c),
        .i8 = LLVMInt8TypeInContext(c),
        .i16 = LLVMInt16TypeInContext(c),
        .i32 = LLVMInt32TypeInContext(c),
        .i64 = LLVMInt64TypeInContext(c),
        .f16 = LLVMHalfTypeInContext(c),
        .bf16 = LLVMBFloatTypeInContext(c),
        .f32 = LLVMFloatTypeInContext(c),
        .f64 = LLVMDoubleTypeInContext(c),
        .ptr = LLVMPointerTypeInContext(c, 0),
    };
    ll_intrinsics_find(l);
}

void ll_close(LlvmCtx *l) {
    LLVMDisposeBuilder(l->b);
    LLVMDisposeModule(l->module);
    LLVMContextDispose(l->context);
    *l = (LlvmCtx){0};
}
