// Control flow of llvm_util.h: counted loops that carry values, and branches whose two parts each make one. Blocks stand in the order in
// which their code is written.
#include "codegen/llvm/llvm_util.h"
#include "ir/base/base.h"

static LLVMBasicBlockRef block_new(LlvmCtx *l, const char *name) { return LLVMAppendBasicBlockInContext(l->context, l->func, name); }

// Branches on a constant are written as what they are, so that guards of counted loops leave nothing behind.
static bool const_i1(LLVMValueRef v, bool *out_value) {
    if (!LLVMIsAConstantInt(v)) return false;
    *out_value = LLVMConstIntGetZExtValue(v) != 0;
    return true;
}

LLVMValueRef ll_loop_begin(LlvmCtx *l, LlLoop *loop, LLVMValueRef from, LLVMValueRef to, LLVMValueRef step, const char *name) {
    *loop = (LlLoop){.to = to, .step = step, .guard = LLVMGetInsertBlock(l->b)};
    loop->body = block_new(l, name);
    loop->exit = block_new(l, "");
    LLVMValueRef enter = LLVMBuildICmp(l->b, LLVMIntSLT, from, to, "");
    bool known;
    if (const_i1(enter, &known) && known) {
        LLVMBuildBr(l->b, loop->body);
        loop->guard = NULL; // the exit is not reached from before the loop
    } else {
        LLVMBuildCondBr(l->b, enter, loop->body, loop->exit);
    }
    LLVMBasicBlockRef before = LLVMGetInsertBlock(l->b);
    LLVMPositionBuilderAtEnd(l->b, loop->body);
    loop->i = LLVMBuildPhi(l->b, ll_type(from), name);
    LLVMAddIncoming(loop->i, &from, &before, 1);
    return loop->i;
}

LLVMValueRef ll_loop_carry(LlvmCtx *l, LlLoop *loop, LLVMValueRef start) {
    if (loop->n_carry == LL_MAX_CARRY) ICE("a loop carries more than %d values", LL_MAX_CARRY);
    unsigned k = loop->n_carry++;
    LLVMBasicBlockRef before = LLVMGetIncomingBlock(loop->i, 0);
    loop->start[k] = start;
    loop->phi[k] = loop->next[k] = LLVMBuildPhi(l->b, ll_type(start), "");
    LLVMAddIncoming(loop->phi[k], &start, &before, 1);
    return loop->phi[k];
}

void ll_loop_next(LlLoop *loop, unsigned carry, LLVMValueRef next) {
    if (carry >= loop->n_carry) ICE("the loop carries %u values", loop->n_carry);
    loop->next[carry] = next;
}

void ll_loop_end(LlvmCtx *l, LlLoop *loop) {
    LLVMBasicBlockRef last = LLVMGetInsertBlock(l->b);
    LLVMValueRef next = LLVMBuildNSWAdd(l->b, loop->i, loop->step, "");
    LLVMBuildCondBr(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, next, loop->to, ""), loop->body, loop->exit);
    LLVMAddIncoming(loop->i, &next, &last, 1);
    LLVMMoveBasicBlockAfter(loop->exit, last);
    LLVMPositionBuilderAtEnd(l->b, loop->exit);
    for (unsigned k = 0; k < loop->n_carry; k++) {
        LLVMAddIncoming(loop->phi[k], &loop->next[k], &last, 1);
        loop->result[k] = LLVMBuildPhi(l->b, ll_type(loop->phi[k]), "");
        LLVMAddIncoming(loop->result[k], &loop->next[k], &last, 1);
        if (loop->guard) LLVMAddIncoming(loop->result[k], &loop->start[k], &loop->guard, 1);
    }
}

void ll_if(LlvmCtx *l, LlIf *f, LLVMValueRef cond, const char *name) {
    *f = (LlIf){.yes = block_new(l, name), .no = block_new(l, ""), .end = block_new(l, "")};
    f->branch = LLVMBuildCondBr(l->b, cond, f->yes, f->no);
    LLVMPositionBuilderAtEnd(l->b, f->yes);
}

void ll_if_unlikely(LlvmCtx *l, LlIf *f) {
    LLVMMetadataRef parts[] = {
        LLVMMDStringInContext2(l->context, "branch_weights", 14),
        LLVMValueAsMetadata(ll_i32(l, 1)),
        LLVMValueAsMetadata(ll_i32(l, 2000)),
    };
    LLVMValueRef node = LLVMMetadataAsValue(l->context, LLVMMDNodeInContext2(l->context, parts, 3));
    LLVMSetMetadata(f->branch, LLVMGetMDKindIDInContext(l->context, "prof", 4), node);
}

static void end_part(LlvmCtx *l, LlIf *f, LLVMBasicBlockRef *out_last) {
    *out_last = LLVMGetInsertBlock(l->b);
    if (!LLVMGetBasicBlockTerminator(*out_last)) LLVMBuildBr(l->b, f->end);
    else *out_last = NULL; // the part has left the function
}

void ll_else(LlvmCtx *l, LlIf *f) {
    end_part(l, f, &f->yes_last);
    f->has_else = true;
    LLVMMoveBasicBlockAfter(f->no, LLVMGetInsertBlock(l->b));
    LLVMPositionBuilderAtEnd(l->b, f->no);
}

void ll_endif(LlvmCtx *l, LlIf *f) {
    if (!f->has_else) ll_else(l, f);
    end_part(l, f, &f->no_last);
    LLVMMoveBasicBlockAfter(f->end, LLVMGetInsertBlock(l->b));
    LLVMPositionBuilderAtEnd(l->b, f->end);
}

LLVMValueRef ll_if_merge(LlvmCtx *l, LlIf *f, LLVMValueRef yes, LLVMValueRef no) {
    if (!f->yes_last) return no;
    if (!f->no_last) return yes;
    LLVMValueRef phi = LLVMBuildPhi(l->b, ll_type(yes), "");
    LLVMAddIncoming(phi, &yes, &f->yes_last, 1);
    LLVMAddIncoming(phi, &no, &f->no_last, 1);
    return phi;
}
