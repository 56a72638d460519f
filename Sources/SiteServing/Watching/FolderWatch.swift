import Foundation

/// Calls back when anything in some folders changes.
///
/// On Linux the system reports changes by inotify. Elsewhere, or when it has no watches left, the folders are examined
/// twice a second.
final class FolderWatch: Sendable {
  private let folders: [URL]

  /// The time in seconds to wait for the last of the steps in which an editor writes a file.
  static let settling = 0.06

  init(_ folders: [URL]) { self.folders = folders }

  /// Calls back after each change, on a separate thread, until the process ends.
  ///
  /// - Parameter usesSystem: Whether to let the system report changes.
  func start(usesSystem: Bool = true, _ changed: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      #if os(Linux)
        if usesSystem, let changes = Inotify(folders) {
          while changes.wait() { changed() }
        }
      #endif
      poll(changed)
    }
    thread.start()
  }

  private func poll(_ changed: () -> Void) {
    var known = Fingerprint(folders)
    // Nobody cancels the thread, but from an endless loop Swift 6.3's optimiser makes endless code.
    while !Thread.current.isCancelled {
      Thread.sleep(forTimeInterval: 0.5)
      let now = Fingerprint(folders)
      guard now != known else { continue }
      known = now
      changed()
    }
  }
}

/// The contents of some folders: every file's path, size and date.
struct Fingerprint: Equatable {
  private var files: [String: [Int]] = [:]

  init(_ folders: [URL]) {
    for folder in folders {
      for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        let file = folder.path + "/" + path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        files[file] = [(attributes?[.size] as? NSNumber)?.intValue ?? 0, Int(date * 1_000)]
      }
    }
  }
}
