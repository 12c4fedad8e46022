# Finds LLVM through llvm-config and offers it as the interface target `llvm`.
#
# Static (the release): only the x86 back end and the pass builder, unused sections dropped, and libstdc++ and the compression
# libraries linked in as well, so that the programs need libc and libm only and start in 2 ms. llvm-config names z3 and libxml2
# too, but nothing that is kept refers to them. Shared: libLLVM.so, for builds that are linked often.
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

execute_process(COMMAND ${config} --link-${TPUCC_LLVM_LINK} --libfiles x86 passes
  OUTPUT_VARIABLE llvm_libs OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${config} --version
  OUTPUT_VARIABLE llvm_version OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(llvm_libs)
message(STATUS "LLVM ${llvm_version}, ${TPUCC_LLVM_LINK}")

add_library(llvm INTERFACE)
target_include_directories(llvm SYSTEM INTERFACE ${llvm_include})
target_link_libraries(llvm INTERFACE ${llvm_libs})
if(TPUCC_LLVM_LINK STREQUAL "static")
  target_link_libraries(llvm INTERFACE -l:libstdc++.a -l:libzstd.a -l:libz.a m)
  target_link_options(llvm INTERFACE -no-pie -static-libgcc -Wl,--gc-sections -Wl,--as-needed
    "$<$<CONFIG:Release>:-Wl,--strip-debug>") # keeps the names of functions, for perf and gdb
endif()
