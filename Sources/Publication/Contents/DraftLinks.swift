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
  /// All of them by their inodes.
  private(set) var paths: [UInt64: FilePath] = [:]

  init() {}

  init(_ links: [Link]) {
    stamps.reserveCapacity(links.count)
    paths.reserveCapacity(links.count)
    for link in links {
      if link.isOld { stamps[link.path] = link.stamp }
      paths[link.stamp.inode] = link.path
    }
  }
}
