// Stands in for ICU's tables of languages and regions, 34 megabytes that nothing of haggle reads: a table of contents in
// ICU's format without an entry. TABLES is the name by which the linker finds it; see release.sh.
#include <stdint.h>

const struct {
  uint16_t headerSize;
  uint8_t magic[2];
  uint16_t infoSize, reserved;
  uint8_t isBigEndian, charset, sizeOfUnit, reserved2;
  uint8_t format[4], formatVersion[4], dataVersion[4];
  uint8_t padding[8];
  uint32_t count, padding2[3];
} TABLES __attribute__((aligned(16))) = {
  .headerSize = 32, .magic = {0xda, 0x27}, .infoSize = 20,
  .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, .sizeOfUnit = 2,
  .format = {'T', 'o', 'C', 'P'}, .formatVersion = {1},
};
