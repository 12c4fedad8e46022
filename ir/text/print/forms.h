// Shared by the files of pretty forms, as they are printed.
#ifndef TPUCC_IR_TEXT_PRINT_FORMS_H
#define TPUCC_IR_TEXT_PRINT_FORMS_H

#include "ir/text/print/print.h"

void print_op_name(Printer *p, const Op *op);
void print_name_and_operands(Printer *p, const Op *op);
void print_typed(Printer *p, const Op *op);                                    // : (t, t) -> t
bool print_attrs_typed(Printer *p, const Op *op, AttrKeys shown);              // {..} : (t, t) -> t; always true
void print_word_axes(Printer *p, const Op *op, const char *word, AttrKey key); // word = [1, 2]

FormPrint print_form_dot_general, print_form_convolution;                // forms_contract.c
FormPrint print_form_manual_computation, print_form_sharding_constraint; // mesh.c
FormPrint print_form_reduce, print_form_while, print_form_scan;          // forms_region.c

#endif
