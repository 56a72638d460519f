#define _GNU_SOURCE

#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>

enum { exchange_flag = 1 << 1 };  // RENAME_EXCHANGE

int haggle_exchange(const char *first, const char *second) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, exchange_flag);
}

int haggle_sync_volume(int file) { return syncfs(file); }

#elif defined(__APPLE__)

int haggle_exchange(const char *first, const char *second) { return renamex_np(first, second, RENAME_SWAP); }

int haggle_sync_volume(int file) {
#if defined(SYNC_VOLUME_FULLSYNC) && defined(SYNC_VOLUME_WAIT)
  return fsync_volume_np(file, SYNC_VOLUME_FULLSYNC | SYNC_VOLUME_WAIT);
#else
  sync();
  return fsync(file);
#endif
}

#else

int haggle_exchange(const char *first, const char *second) {
  (void)first, (void)second;
  errno = ENOSYS;
  return -1;
}

int haggle_sync_volume(int file) {
  sync();
  return fsync(file);
}

#endif

int haggle_open_folder(const char *folder) {
#if defined(O_PATH)
  return open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
#else
  return open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
#endif
}

// A folder of a file system that is mounted on another place of the same one has the device of its parent; only the
// system can report the mount, as Linux does.
static int is_marked_as_mount(const char *folder) {
#if defined(STATX_ATTR_MOUNT_ROOT)
  struct statx status;
  if (statx(AT_FDCWD, folder, 0, STATX_BASIC_STATS, &status) != 0) return 0;
  return (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
#else
  (void)folder;
  return 0;
#endif
}

int haggle_is_mount_point(const char *folder) {
  if (is_marked_as_mount(folder)) return 1;
  struct stat own, above;
  char parent[PATH_MAX];
  if (snprintf(parent, sizeof parent, "%s/..", folder) >= (int)sizeof parent) {
    errno = ENAMETOOLONG;
    return -1;
  }
  if (stat(folder, &own) != 0 || stat(parent, &above) != 0) return -1;
  return own.st_dev != above.st_dev;
}

int haggle_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
