/// Files of a draft that are second names of files elsewhere.
struct DraftLinks: Sendable {
  struct Link: Sendable {
    let path: FilePath
    /// What the system told of the file.
    let stamp: FileStamp
    /// Whether it stood in the draft's folder already: what was told of it holds still, for it got no name since.
    let isOld: Bool
  }

  /// What is known of those that stood there already.
  private(set) var stamps: [FilePath: FileStamp] = [:]
  /// The device that they are on; `nil` where there is none.
  let device: UInt64?
  /// Those on it by their inodes.
  private var paths: [UInt64: FilePath] = [:]

  init() { device = nil }

  init(_ links: [Link]) {
    device = links.first?.stamp.device
    stamps.reserveCapacity(links.count)
    paths.reserveCapacity(links.count)
    for link in links {
      if link.isOld { stamps[link.path] = link.stamp }
      if link.stamp.device == device { paths[link.stamp.inode] = link.path }
    }
  }

  /// The files, sorted.
  var files: [FilePath] { paths.values.sorted() }

  /// Whether an entry of a folder on that device is a name of the very file that the draft has at the same path.
  func holds(_ entry: FolderEntry, in folder: FilePath) -> Bool {
    guard entry.kind == .file, entry.inode != 0, let path = paths[entry.inode] else { return false }
    return path.isName(entry.name, in: folder)
  }
}
