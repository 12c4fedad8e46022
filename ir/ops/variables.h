// Variables: values that live in the process from one call to the next. An argument of an entry point with tpu.variable = "NAME" is the value of the variable
// when the call begins, a result with it the value that the variable has when the call has ended; neither is an argument or a result of the call. All entry
// points of a module that say the same name mean the same variable.
//
//   func.func public @train(%w: tensor<8xf32> {tpu.variable = "w"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "w"})
//
// tpu.variable_scope = "process" (if not given): one value for all replicas. "replica": each replica has one of its own.
// tpu.variable_initial = @FUNCTION: what the function, which takes nothing and is not public, gives; it is evaluated when the module is compiled. Zero if not
// given. Scope and initial value may be said with any mention of the name, and have to be the same where they are said more than once.
// A function with the attribute tpu.steps = N is compiled to a second entry point as well, with _steps behind its name: N calls of it in one, one after the
// other. Its arguments and results have a row for each, along a first dimension of N; variables are read and written by each as by a call.
#ifndef TPUCC_IR_OPS_VARIABLES_H
#define TPUCC_IR_OPS_VARIABLES_H

#include "ir/graph/graph.h"

#define VARIABLE_ATTR "tpu.variable"
#define VARIABLE_SCOPE_ATTR "tpu.variable_scope"
#define VARIABLE_INITIAL_ATTR "tpu.variable_initial"
#define STEPS_ATTR "tpu.steps"
enum { MAX_STEPS = 1 << 20 };

typedef enum { VARIABLE_OF_PROCESS, VARIABLE_OF_REPLICA } VariableScope;

typedef struct Variable {
    Str text;         // as the attribute says it: "\"w\""
    const char *name; // w
    Type type;
    VariableScope scope;
    const Literal *initial; // NULL: zeros
    Str function;           // that gives it, or NULL
    bool shared;            // several devices read and write the same value
} Variable;

// In ir/eval/devices. Fills m->variables, which stay as they are while passes work on the entry points. False: diagnostics were added, each mistake once.
bool module_find_variables(Module *m, Diags *d);

enum { NO_VARIABLE = -1 };
// The number of the variable that an argument or result is; NO_VARIABLE: it is none, or module_find_variables was not asked.
static inline int64_t arg_variable(const Func *f, uint32_t i) { return f->arg_info ? (int64_t)f->arg_info[i].variable - 1 : NO_VARIABLE; }
static inline int64_t result_variable(const Func *f, uint32_t i) { return f->result_info ? (int64_t)f->result_info[i].variable - 1 : NO_VARIABLE; }
// The argument (result) that is variable number v; UINT32_MAX: there is none.
uint32_t func_variable_arg(const Func *f, int64_t v);
uint32_t func_variable_result(const Func *f, int64_t v);
// Argument (result) i among those that are given by the caller.
uint32_t caller_arg(const Func *f, uint32_t i);
uint32_t caller_result(const Func *f, uint32_t i);
static inline uint32_t n_caller_args(const Func *f) { return caller_arg(f, f->body->n_args); }
static inline uint32_t n_caller_results(const Func *f) { return caller_result(f, f->n_results); }
Func *variable_initial(Module *m, uint32_t v); // the function that gives its initial value; NULL: it is zero
static inline bool variable_is_shared(const Module *m, int64_t v) { return m->variables[v].shared; }
// The name as the attribute has it.
void port_set_variable(Module *m, PortInfo *port, const char *name);
// A private function without arguments that gives the value, called like the variable: what tpu.variable_initial names. Its name.
Str module_add_initial(Module *m, const char *variable, const Literal *value);

#endif
