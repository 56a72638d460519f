// Calls of the system that Swift's own modules do not show.
#pragma once

/// Lets two paths of one file system trade places in a single step. Returns 0, or -1 with `errno`; where the system
/// or the file system cannot do this, `errno` is ENOSYS, EINVAL or ENOTSUP.
int haggle_exchange(const char *first, const char *second);

/// Writes everything that is still in memory of the file system which an open file is on. Returns 0, or -1 with `errno`.
int haggle_sync_volume(int file);

/// Opens a folder to look at what is in it by name, and for nothing else. Returns a descriptor, or -1 with `errno`.
int haggle_open_folder(const char *folder);

/// Whether another file system, or another part of one, is mounted at the folder: 1 or 0, or -1 with `errno`.
int haggle_is_mount_point(const char *folder);

/// Whether this process ignores a signal.
int haggle_is_ignored(int signal);
