// Hidden symbols of a static library still share one name space with the program that links it: what is not public has
// a prefix there that no host uses. The code says the short names.
#ifndef TPURT_NAMES_H
#define TPURT_NAMES_H

#define clock_ns tpurt_private_clock_ns
#define cpu_choose_target tpurt_private_cpu_choose_target
#define cpu_features tpurt_private_cpu_features
#define elf_check tpurt_private_elf_check
#define error_clear tpurt_private_error_clear
#define error_set tpurt_private_error_set
#define line_add tpurt_private_line_add
#define memory_default tpurt_private_memory_default
#define memory_free tpurt_private_memory_free
#define memory_new tpurt_private_memory_new
#define pool_create tpurt_private_pool_create
#define pool_destroy tpurt_private_pool_destroy
#define pool_run tpurt_private_pool_run
#define port_name tpurt_private_port_name
#define port_of tpurt_private_port_of
#define profile_add tpurt_private_profile_add
#define program_retain tpurt_private_program_retain
#define signature_check tpurt_private_signature_check
#define table_check tpurt_private_table_check
#define team_walk tpurt_private_team_walk

#endif
