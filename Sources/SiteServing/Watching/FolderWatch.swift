import Foundation

/// Tells when anything in some folders changes.
///
/// On Linux the system tells by inotify. Where it does not, or has no watch left to give, the folders are looked at
/// twice a second.
final class FolderWatch: Sendable {
  private let folders: [URL]

  /// Editors write a file in several steps; so long is waited for the last of them, in seconds.
  static let settling = 0.06

  init(_ folders: [URL]) { self.folders = folders }

  /// Calls back after each change, on a thread of its own, until the process ends.
  ///
  /// - Parameter usesSystem: Whether to ask the system to tell.
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
    // Nobody cancels it; of a loop without an end Swift 6.3's optimiser makes code without end.
    while !Thread.current.isCancelled {
      Thread.sleep(forTimeInterval: 0.5)
      let now = Fingerprint(folders)
      guard now != known else { continue }
      known = now
      changed()
    }
  }
}

/// What stands in some folders: every file's path, size and date.
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
