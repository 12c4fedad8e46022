# cmake -DIN=FILE -DNAME=name -DOUT=FILE.c -P embed.cmake: the file as `const char name[]`, and its SHA-256 in base64 as `name_hash`, which is how a
# Content-Security-Policy names what it lets run.
file(READ ${IN} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "((0x..,){24})" "\\1\n" bytes "${bytes}")

file(SHA256 ${IN} digest)
set(digits "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
set(hash "")
foreach(at RANGE 0 60 6) # three bytes are four digits; the last two bytes, three digits and a filler
  string(SUBSTRING "${digest}00" ${at} 6 group)
  math(EXPR n "0x${group}")
  foreach(shift 18 12 6 0)
    math(EXPR digit "(${n} >> ${shift}) & 63")
    string(SUBSTRING "${digits}" ${digit} 1 digit)
    string(APPEND hash "${digit}")
  endforeach()
endforeach()
string(REGEX REPLACE ".$" "=" hash "${hash}")

set(head "// Made from ${NAME} by embed.cmake.\n#include \"frontend/report/html.h\"\n")
file(WRITE ${OUT} "${head}\nconst char ${NAME}[] = {\n${bytes}0};\nconst char ${NAME}_hash[] = \"${hash}\";\n")
