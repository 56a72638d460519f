#!/bin/bash
# release.sh FOLDER: builds haggle without Swift's shared libraries, strips it into the folder, and tells how large it is
# and how long it takes to start, beside what both are meant to be.
#
# On Linux ICU's tables of languages and regions, which Foundation brings, are left out. Nothing of haggle reads them:
# the script ends with 1 unless a program with them writes the same site. TABLES=yes keeps them.
#
# PROGRAM names a program that is built already and is only stripped and measured.
set -eu
cd "$(dirname "$0")/.."
folder=${1:?where to write it: Scripts/release.sh FOLDER}
swift=${SWIFT:-swift}
# A folder of its own, for other options build everything again.
build=.build-release

# Fast code: small code would cost a tenth of the time that a site takes. Overlapping accesses to a value are found by the
# tests, whose code looks for them.
#
# Each function is a section of its own, so that the linker leaves out those that nothing calls, and keeps one of those that
# are alike. It can only where none is offered to other programs, as the compiler has it unless told otherwise.
options=(-Xswiftc -gnone -Xswiftc -enforce-exclusivity=unchecked)
if [ "$(uname)" = Linux ]; then
  options+=(--static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld
    -Xlinker --gc-sections -Xlinker --icf=all -Xlinker --no-export-dynamic)
  # The short form of what is filled in when the program starts; the C library reads it since this version.
  if printf 'glibc 2.36\n%s\n' "$(getconf GNU_LIBC_VERSION)" | sort --version-sort --check=quiet; then
    options+=(-Xlinker -z -Xlinker pack-relative-relocs)
  fi
fi

# build OPTIONS: makes .build-release/release/haggle.
build() { "$swift" build -c release --product haggle --scratch-path "$build" "${options[@]}" "$@"; }

# Where the linker finds ICU's tables it takes the empty ones.
without_tables() {
  local tools symbol
  tools=$(dirname "$(command -v "$swift")")
  symbol=$(nm "$tools/../lib/swift_static/linux/lib_FoundationICU.a" 2>/dev/null |
    sed -n 's/.* R \(icudt[0-9]*_dat\)$/\1/p')
  if [ -z "$symbol" ]; then return; fi
  "$tools/clang" -c -DTABLES="__wrap_$symbol" Scripts/no-language-tables.c -o "$build/no-language-tables.o"
  build -Xlinker "--wrap=$symbol" -Xlinker "$PWD/$build/no-language-tables.o"
}

# site PROGRAM FOLDER: writes the project's site.
site() { "$1" build --quiet --no-cache --output "$2"; }

if [ -z "${PROGRAM:-}" ]; then
  PROGRAM=$build/release/haggle
  build
  if [ "$(uname)" = Linux ] && [ "${TABLES:-no}" = no ]; then
    cp "$PROGRAM" "$build/with-tables"
    without_tables
    rm -rf "$build/sites"
    site "$build/with-tables" "$build/sites/with"
    site "$PROGRAM" "$build/sites/without"
    diff -r "$build/sites/with" "$build/sites/without"
  fi
fi
mkdir -p "$folder"
cp "$PROGRAM" "$folder/haggle.new"
strip --strip-all "$folder/haggle.new" 2>/dev/null || strip "$folder/haggle.new"
mv "$folder/haggle.new" "$folder/haggle"

# The fastest of many starts: the others waited for something else.
start_time() {
  local best=1000000 begin end
  for _ in $(seq 40); do
    begin=$(date +%s%N)
    "$folder/haggle" --version >/dev/null
    end=$(date +%s%N)
    if [ $(((end - begin) / 1000)) -lt $best ]; then best=$(((end - begin) / 1000)); fi
  done
  echo $best
}

bytes=$(wc -c <"$folder/haggle" | tr -d ' ')
echo "$folder/haggle: version $("$folder/haggle" --version)"
awk -v bytes="$bytes" 'BEGIN { printf "size   %6.1f MB, aim 30\n", bytes / 1e6 }'
awk -v us="$(start_time)" 'BEGIN { printf "start  %6.1f ms, aim 15\n", us / 1e3 }'
if command -v ldd >/dev/null 2>&1; then ldd "$folder/haggle" | awk '{ print "needs  " $1 }'; fi
