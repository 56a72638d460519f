#include "AllocatedMemory.h"

#include <stdlib.h>
#include <string.h>

#if defined(__GLIBC__) && defined(__LP64__)

#include <malloc.h>
#include <pthread.h>
#include <stdbool.h>

// A block that waits to be used again; its own memory holds the way to the next one of its size.
struct block {
  struct block *next;
};

enum {
  // Blocks of this many bytes and less are kept; each size is 16 bytes larger than the one before.
  largest = 256,
  sizes = largest / 16 + 1,
  // How many bytes a thread keeps at most.
  most = 4 << 20,
};

static _Thread_local struct {
  struct block *first[sizes];
  size_t kept;
  bool is_noted, is_over;
} mine;

static pthread_key_t ending;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Gives back what the thread has kept: its last act.
static void give_back(void *value) {
  (void)value;
  mine.is_over = true;
  for (int size = 0; size < sizes; size++) {
    for (struct block *block = mine.first[size], *next; block != NULL; block = next) {
      next = block->next;
      free(block);
    }
    mine.first[size] = NULL;
  }
}

static void make_key(void) {
  if (pthread_key_create(&ending, give_back) != 0) abort();
}

// Asks for `give_back` when the thread ends; where the system refuses, nothing is kept.
static bool is_noted(void) {
  if (mine.is_noted) return true;
  pthread_once(&once, make_key);
  mine.is_noted = pthread_setspecific(ending, &mine) == 0;
  return mine.is_noted;
}

void *recycled_malloc(size_t size) {
  // A block of glibc's has room for 8 bytes more than a multiple of 16, and for 24 at least.
  size_t place = size <= 24 ? 1 : (size + 7) / 16;
  if (size <= largest && mine.first[place] != NULL) {
    struct block *block = mine.first[place];
    mine.first[place] = block->next;
    mine.kept -= 16 * place;
    return block;
  }
  return malloc(size);
}

void recycled_free(void *block) {
  if (block == NULL) return;
  size_t place = malloc_usable_size(block) / 16;
  if (place == 0 || place >= sizes || mine.kept >= most || mine.is_over || !is_noted()) {
    free(block);
    return;
  }
  ((struct block *)block)->next = mine.first[place];
  mine.first[place] = block;
  mine.kept += 16 * place;
}

#else

void *recycled_malloc(size_t size) { return malloc(size); }

void recycled_free(void *block) { free(block); }

#endif

void *recycled_realloc(void *block, size_t size) { return realloc(block, size); }

char *recycled_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = recycled_malloc(size);
  return copy == NULL ? NULL : memcpy(copy, text, size);
}
