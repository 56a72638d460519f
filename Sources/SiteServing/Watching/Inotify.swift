#if os(Linux)
  import Foundation
  import Glibc

  /// Linux's own way to report changes in a folder; each subfolder is watched by itself.
  final class Inotify {
    private let descriptor: Int32
    private let folders: [URL]

    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ATTRIB)

    /// - Returns: `nil` if the system cannot watch every folder.
    init?(_ folders: [URL]) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      self.folders = folders
      guard descriptor >= 0 else { return nil }
      if !watch() { return nil }
    }

    deinit { close(descriptor) }

    /// Waits for a change and until nothing more changes.
    ///
    /// - Returns: `false` when the system no longer reports changes.
    func wait() -> Bool {
      guard drain() else { return false }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&waiting, 1, Int32(FolderWatch.settling * 1_000)) > 0 {
        guard drain() else { return false }
      }
      // Folders made meanwhile have to be watched as well.
      return watch()
    }

    private func drain() -> Bool {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
      defer { buffer.deallocate() }
      while true {
        if read(descriptor, buffer.baseAddress, buffer.count) > 0 { return true }
        guard errno == EINTR else { return false }
      }
    }

    /// Watches every folder; those already watched stay watched.
    private func watch() -> Bool {
      for folder in folders {
        // A folder that does not exist reports nothing, so its parent is watched until it does.
        let parent = folder.deletingLastPathComponent().path
        guard inotify_add_watch(descriptor, parent, UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR)) >= 0 else {
          return false
        }
        guard FileManager.default.fileExists(atPath: folder.path) else { continue }
        guard inotify_add_watch(descriptor, folder.path, Inotify.events) >= 0 else { return false }
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
          let url = folder.appendingPathComponent(path)
          var isFolder: ObjCBool = false
          guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            continue
          }
          guard inotify_add_watch(descriptor, url.path, Inotify.events) >= 0 || errno == ENOENT else { return false }
        }
      }
      return true
    }
  }
#endif
