// Shared by the files of pretty forms.
#ifndef TPUCC_IR_TEXT_PARSE_FORMS_H
#define TPUCC_IR_TEXT_PARSE_FORMS_H

#include "ir/text/parse/parse.h"

bool parse_attrs_typed(Parser *p, Draft *s);                              // {..} : (t, t) -> t
bool parse_operands_and_comma(Parser *p, Draft *s);                       // %a, %b, and a word behind them
bool parse_word_axes(Parser *p, Draft *s, const char *word, AttrKey key); // word = [1, 2]
bool parse_word_int(Parser *p, Draft *s, const char *word, AttrKey key);  // word = 1

FormParse parse_form_dot_general, parse_form_convolution;                // forms_contract.c
FormParse parse_form_manual_computation, parse_form_sharding_constraint; // mesh.c
FormParse parse_form_reduce, parse_form_while, parse_form_scan;          // forms_region.c

#endif
