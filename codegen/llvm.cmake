# Finds LLVM through llvm-config and offers it as the interface target `llvm`.
#
# Static (the release): only the x86 back end and the pass builder, unused sections dropped, and libstdc++ and the compression
# libraries linked in as well, so that the programs need libc and libm only and start in 2 ms. llvm-config names z3 and libxml2
# too, but nothing that is kept refers to them. Shared: libLLVM.so, for builds that are linked often.
# A program's property LLVM_LINK is stronger than TPUCC_LLVM_LINK.
set(versions 22 21 20 19)
if(TPUCC_LLVM)
  set(versions ${TPUCC_LLVM})
endif()
foreach(v IN LISTS versions)
  find_program(config NAMES llvm-config-${v} /usr/lib/llvm-${v}/bin/llvm-config NO_CACHE)
  if(config)
    execute_process(COMMAND ${config} --includedir OUTPUT_VARIABLE llvm_include OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(EXISTS ${llvm_include}/llvm-c/Core.h) # llvm-N without llvm-N-dev has the program only
      break()
    endif()
  endif()
  unset(config)
endforeach()
if(NOT config)
  list(JOIN versions ", " versions)
  message(FATAL_ERROR "No LLVM found: looked for llvm-config of version ${versions}; `sh tests/install_deps.sh build` installs it")
endif()

foreach(link static shared)
  execute_process(COMMAND ${config} --link-${link} --libfiles x86 passes
    OUTPUT_VARIABLE llvm_${link} OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  separate_arguments(llvm_${link})
endforeach()
if(NOT llvm_${TPUCC_LLVM_LINK})
  message(FATAL_ERROR "${config} knows of no ${TPUCC_LLVM_LINK} libraries")
endif()
execute_process(COMMAND ${config} --version
  OUTPUT_VARIABLE llvm_version OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
message(STATUS "LLVM ${llvm_version}, ${TPUCC_LLVM_LINK}")

add_library(llvm INTERFACE)
target_include_directories(llvm SYSTEM INTERFACE ${llvm_include})
set(is_static "$<STREQUAL:static,$<IF:$<BOOL:$<TARGET_PROPERTY:LLVM_LINK>>,$<TARGET_PROPERTY:LLVM_LINK>,${TPUCC_LLVM_LINK}>>")
target_link_libraries(llvm INTERFACE "$<IF:${is_static},${llvm_static};-l:libstdc++.a;-l:libzstd.a;-l:libz.a;m,${llvm_shared}>")
target_link_options(llvm INTERFACE "$<${is_static}:-no-pie;-static-libgcc;-Wl,--gc-sections;-Wl,--as-needed>"
  "$<$<AND:${is_static},$<CONFIG:Release>>:-Wl,--strip-debug>") # keeps the names of functions, for perf and gdb
