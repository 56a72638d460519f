/// Files of a draft that are second names of files elsewhere.
struct DraftLinks: Sendable {
  struct Link: Sendable {
    let path: FilePath
    /// What the system told of the file.
    let stamp: FileStamp
    /// Whether it stood in the draft's folder already: what was told of it holds still, for it got no name since.
    let isOld: Bool
  }

  /// The files, sorted.
  private(set) var files: [FilePath] = []
  /// What is known of those that stood there already.
  private(set) var stamps: [FilePath: FileStamp] = [:]
  /// The device that they are on; `nil` where there is none.
  private(set) var device: UInt64?
  /// Those on it by their inodes.
  private var paths: [UInt64: FilePath] = [:]

  init() {}

  init(_ links: [Link]) { add(links[...]) }

  /// Takes in more files.
  mutating func add(_ links: ArraySlice<Link>) {
    files = files.merged(with: links.map(\.path).sorted())
    device = device ?? links.first?.stamp.device
    stamps.reserveCapacity(stamps.count + links.count)
    paths.reserveCapacity(paths.count + links.count)
    for link in links {
      if link.isOld { stamps[link.path] = link.stamp }
      if link.stamp.device == device { paths[link.stamp.inode] = link.path }
    }
  }

  /// Whether an entry of a folder on that device is a name of the very file that the draft has at the same path.
  func holds(_ entry: FolderEntry, in folder: FilePath) -> Bool {
    guard entry.kind == .file, entry.inode != 0, let path = paths[entry.inode] else { return false }
    return path.isName(entry.name, in: folder)
  }
}
