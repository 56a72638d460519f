#!/bin/bash
# release.sh FOLDER: builds haggle without Swift's shared libraries, strips it into the folder, and tells how large it is
# and how long it takes to start. Ends with 1 where it is larger than 30 MB or takes longer than 15 ms.
#
# PROGRAM names a program that is built already and is only stripped and measured.
set -eu
cd "$(dirname "$0")/.."
folder=${1:?where to write it: Scripts/release.sh FOLDER}
swift=${SWIFT:-swift}
most_bytes=30000000
most_milliseconds=15

if [ -z "${PROGRAM:-}" ]; then
  "$swift" build -c release --product haggle --static-swift-stdlib \
    -Xlinker --gc-sections -Xlinker --icf=safe
  PROGRAM=.build/release/haggle
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
microseconds=$(start_time)
echo "$folder/haggle: version $("$folder/haggle" --version)"
awk -v bytes="$bytes" -v most=$most_bytes 'BEGIN { printf "size   %6.1f MB of %g\n", bytes / 1e6, most / 1e6 }'
awk -v us="$microseconds" -v most=$most_milliseconds 'BEGIN { printf "start  %6.1f ms of %g\n", us / 1e3, most }'
if command -v ldd >/dev/null 2>&1; then ldd "$folder/haggle" | awk '{ print "needs  " $1 }'; fi
[ "$bytes" -le $most_bytes ] && [ "$microseconds" -le $((most_milliseconds * 1000)) ]
