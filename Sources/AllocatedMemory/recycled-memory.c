#include "AllocatedMemory.h"

#include <stdlib.h>
#include <string.h>

#if defined(__LP64__) && (defined(__linux__) || defined(__APPLE__))

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>

enum {
  // Blocks of this many bytes and less are cut from pages, larger ones come from the C library.
  largest = 1024,
  page_size = 64 << 10,
  // So many empty pages of a heap keep what the system gave for them.
  most_warm = 64,
};

// Addresses for pages; memory stands behind those only that are written to.
static const size_t region_size = (size_t)256 << 20;

// Blocks in the order in which they were asked for. Their number is all that a page knows of them.
struct page {
  // Blocks that were cut, without those that the heap's thread gave back.
  size_t used;
  // Blocks that other threads gave back.
  _Atomic size_t freed_elsewhere;
  struct heap *heap;
  // The next of the heap's pages, and the next of its empty ones.
  struct page *following, *next_empty;
  bool is_empty;
};

// The pages of one thread at a time: a thread that begins takes over what one that ended has left.
struct heap {
  struct page *current, *pages, *empty;
  // Where the current page goes on.
  char *next, *end;
  size_t count, empties;
  // With so many pages it is looked which of them other threads have emptied.
  size_t next_look;
  struct heap *next_left;
};

// Stands before a block, which begins at a multiple of 16 bytes.
struct header {
  size_t size;
};

static _Thread_local struct {
  struct heap *heap;
  bool is_over;
} mine;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t ending;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct heap *left;
// Where the pages are; 0 as long as nobody has asked for a block, and where the system refused.
static _Atomic uintptr_t region;
static uintptr_t next_page;

// MARK: - Heaps

// Leaves the thread's heap to the next thread: its last act.
static void leave(void *heap) {
  mine.heap = NULL;
  mine.is_over = true;
  pthread_mutex_lock(&lock);
  ((struct heap *)heap)->next_left = left;
  left = heap;
  pthread_mutex_unlock(&lock);
}

static void prepare(void) {
  if (pthread_key_create(&ending, leave) != 0) return;
  void *memory = mmap(NULL, region_size + page_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return;
  next_page = region = ((uintptr_t)memory + page_size - 1) / page_size * page_size;
}

// The thread's heap; NULL where the system has refused what it takes, and when the thread is about to end.
static struct heap *begin_heap(void) {
  pthread_once(&once, prepare);
  if (region == 0 || mine.is_over) return NULL;
  pthread_mutex_lock(&lock);
  struct heap *heap = left;
  if (heap != NULL) left = heap->next_left;
  pthread_mutex_unlock(&lock);
  if (heap == NULL) heap = calloc(1, sizeof(struct heap));
  if (heap != NULL && pthread_setspecific(ending, heap) != 0) {
    leave(heap);
    return NULL;
  }
  return mine.heap = heap;
}

// MARK: - Pages

static char *first_header(struct page *page) { return (char *)page + sizeof(struct page) / 16 * 16 + 16 + 8; }

// Nothing of a page is in use; the current one is used again from its start.
static void empty(struct page *page, struct heap *heap) {
  page->used = 0;
  atomic_store_explicit(&page->freed_elsewhere, 0, memory_order_relaxed);
  if (page == heap->current) {
    heap->next = first_header(page);
    return;
  }
  page->is_empty = true;
  page->next_empty = heap->empty;
  heap->empty = page;
  if (++heap->empties > most_warm) madvise((char *)page + page_size / 4, page_size / 4 * 3, MADV_DONTNEED);
}

static bool has_nothing(struct page *page) {
  return page->used == atomic_load_explicit(&page->freed_elsewhere, memory_order_acquire);
}

// A page that nobody has used yet; NULL when there are no more addresses.
static struct page *new_page(struct heap *heap) {
  pthread_mutex_lock(&lock);
  struct page *page = next_page < region + region_size ? (struct page *)next_page : NULL;
  if (page != NULL) next_page += page_size;
  pthread_mutex_unlock(&lock);
  if (page == NULL) return NULL;
  page->heap = heap;
  page->following = heap->pages;
  heap->count += 1;
  return heap->pages = page;
}

size_t unused_pages(void) {
  pthread_mutex_lock(&lock);
  size_t count = next_page < region + region_size ? (region + region_size - next_page) / page_size : 0;
  pthread_mutex_unlock(&lock);
  return region == 0 ? 0 : count;
}

// Finds the pages whose last block another thread gave back, which nobody has noticed. Where that is a good part of them it
// is worth looking whenever the empty ones are used up, else when there are twice as many: either way looking takes no longer
// than filling them.
static void look(struct heap *heap) {
  size_t before = heap->empties;
  for (struct page *page = heap->pages; page != NULL; page = page->following)
    if (!page->is_empty && page != heap->current && has_nothing(page)) empty(page, heap);
  heap->next_look = heap->empties - before > heap->count / 4 ? heap->count : 2 * heap->count + 16;
}

// Goes on in another page: one that is empty, else a new one.
static bool begin_page(struct heap *heap) {
  if (heap->empty == NULL && heap->count >= heap->next_look) look(heap);
  struct page *page = heap->empty;
  if (page != NULL) {
    heap->empty = page->next_empty;
    heap->empties -= 1;
    page->is_empty = false;
  } else if ((page = new_page(heap)) == NULL) {
    return false;
  }
  heap->current = page;
  heap->next = first_header(page);
  heap->end = (char *)page + page_size;
  return true;
}

// MARK: - Blocks

bool is_recycled(const void *block) {
  uintptr_t start = atomic_load_explicit(&region, memory_order_relaxed);
  return (uintptr_t)block - start < region_size && start != 0;
}

static size_t size_of(void *block) { return ((struct header *)block)[-1].size; }

void *recycled_malloc(size_t size) {
  struct heap *heap = mine.heap;
  if (size > largest || (heap == NULL && (heap = begin_heap()) == NULL)) return malloc(size);
  size_t length = (sizeof(struct header) + size + 15) / 16 * 16;
  if ((size_t)(heap->end - heap->next) < length && !begin_page(heap)) return malloc(size);
  struct header *header = (struct header *)heap->next;
  header->size = size;
  heap->next += length;
  heap->current->used += 1;
  return header + 1;
}

void recycled_free(void *block) {
  if (!is_recycled(block)) return free(block);
  struct page *page = (struct page *)((uintptr_t)block / page_size * page_size);
  if (page->heap != mine.heap) {
    atomic_fetch_add_explicit(&page->freed_elsewhere, 1, memory_order_release);
    return;
  }
  page->used -= 1;
  if (has_nothing(page)) empty(page, page->heap);
}

void *recycled_realloc(void *block, size_t size) {
  if (block == NULL) return recycled_malloc(size);
  if (!is_recycled(block)) return realloc(block, size);
  void *copy = recycled_malloc(size);
  if (copy == NULL) return NULL;
  size_t old = size_of(block);
  memcpy(copy, block, old < size ? old : size);
  recycled_free(block);
  return copy;
}

#else

void *recycled_malloc(size_t size) { return malloc(size); }

void recycled_free(void *block) { free(block); }

void *recycled_realloc(void *block, size_t size) { return realloc(block, size); }

bool is_recycled(const void *block) { return false; }

size_t unused_pages(void) { return 0; }

#endif

char *recycled_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = recycled_malloc(size);
  return copy == NULL ? NULL : memcpy(copy, text, size);
}
