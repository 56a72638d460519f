// The C functions the embedded Swift standard library calls, for WebAssembly without an operating system.

#if __wasm__

#include <stddef.h>
#include <stdint.h>

// The compiler must not turn a loop into a call of the very function it stands in.
#define PLAIN __attribute__((no_builtin))
// Here it may: copying and filling are instructions of the machine, which every browser has had since 2021.
#define BULK __attribute__((target("bulk-memory")))

// --- Memory -------------------------------------------------------------------------------------------------
// Blocks come in powers of two, one list of freed blocks a size. A block is never split or merged: layout asks
// for the same few sizes again and again, and the page that hosts it is short-lived.

extern unsigned char __heap_base;

enum { largest_shift = 31, page_shift = 16, header_size = 16 };

// Sits right before the address that was handed out.
struct header {
  uint32_t shift;        // the block is 1 << shift bytes long, this header included
  struct header *next;   // the next freed block of the same size
};

static struct header *freed[largest_shift + 1];
static uintptr_t heap_end;
static size_t bytes_in_use;

// How much is handed out and not yet freed, for the test that a layout leaves nothing behind.
__attribute__((export_name("memoryInUse"))) size_t memory_in_use(void) { return bytes_in_use; }

static void *fresh_block(size_t size) {
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) << page_shift;
  if (size > limit - heap_end) {
    size_t pages = (size - (limit - heap_end) + 0xFFFF) >> page_shift;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  void *block = (void *)heap_end;
  heap_end += size;
  return block;
}

void *malloc(size_t size) {
  if (size > (1u << 30)) return NULL;
  // The smallest power of two that has room for the header, too.
  uint32_t shift = 32 - (uint32_t)__builtin_clz((unsigned)(size + header_size - 1));
  struct header *block = freed[shift];
  if (block != NULL) {
    freed[shift] = block->next;
  } else {
    block = fresh_block((size_t)1 << shift);
    if (block == NULL) return NULL;
    block->shift = shift;
  }
  bytes_in_use += (size_t)1 << shift;
  return (unsigned char *)block + header_size;
}

void free(void *address) {
  if (address == NULL) return;
  struct header *block = (struct header *)((unsigned char *)address - header_size);
  bytes_in_use -= (size_t)1 << block->shift;
  block->next = freed[block->shift];
  freed[block->shift] = block;
}

// Every block is aligned to 16 bytes, and nothing in Swift's embedded library asks for more than that.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = malloc(size);
  return *result == NULL ? 12 : 0;
}

// --- Bytes --------------------------------------------------------------------------------------------------

BULK void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

BULK void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

BULK void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

PLAIN int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

PLAIN size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length] != 0) length += 1;
  return length;
}

// --- Numbers ------------------------------------------------------------------------------------------------

// Seeds the hashing of dictionaries. A fixed seed keeps every run alike, and nothing here is secret.
void arc4random_buf(void *to, size_t count) {
  unsigned char *target = to;
  uint32_t state = 0x9E3779B9u;
  for (size_t i = 0; i < count; i++) {
    state = state * 1664525u + 1013904223u;
    target[i] = (unsigned char)(state >> 24);
  }
}

// The product of two 128-bit numbers from their 64-bit halves; the compiler calls it by this name. Each half is
// multiplied in 32-bit pieces, since a plain 128-bit multiplication would call this function again.
struct wide { uint64_t low, high; };

static struct wide multiply(uint64_t a, uint64_t b) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  struct wide result = {(other << 32) | (uint32_t)low, a1 * b1 + (middle >> 32) + (other >> 32)};
  return result;
}

__int128 __multi3(__int128 a, __int128 b) {
  union { __int128 value; struct wide parts; } left = {a}, right = {b}, product;
  product.parts = multiply(left.parts.low, right.parts.low);
  product.parts.high += left.parts.high * right.parts.low + left.parts.low * right.parts.high;
  return product.value;
}

#endif
