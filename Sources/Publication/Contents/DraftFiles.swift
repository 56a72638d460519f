/// A file of a draft.
struct DraftFile: Sendable {
  /// A file that is a second name of a file elsewhere.
  struct Link: Sendable {
    /// The file's stamp in the file system.
    let stamp: FileStamp
    /// Whether it was already in the draft's folder: its stamp is still valid, as it has got no further name since.
    let isOld: Bool
  }

  let path: FilePath
  let hash: ContentHash
  /// `nil` for a separate file, and where the stamp of the file elsewhere is not known.
  let link: Link?
}

/// The files of a draft, once it is complete.
struct DraftFiles: Sendable {
  /// Sorted.
  let files: [DraftFile]
  let manifest: Manifest
  /// The device of the files with a second name elsewhere; `nil` where there are none.
  let device: UInt64?
  /// The places of the files on that device in the list, by their inodes.
  private let places: [UInt64: Int]

  /// - Parameter sorted: The files in the order of their paths.
  init(sorted: [DraftFile]) {
    files = sorted
    manifest = Manifest(sorted: sorted.lazy.map { ($0.path, KnownContents($0.hash)) })
    device = sorted.lazy.compactMap(\.link).first?.stamp.device
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(sorted.count)
    for (index, file) in sorted.enumerated() {
      if let stamp = file.link?.stamp, stamp.device == device { places[stamp.inode] = index }
    }
    self.places = places
  }

  /// The files with a second name elsewhere, sorted.
  var linked: [FilePath] { files.filter { $0.link != nil }.map(\.path) }

  /// The known states of the files in a folder, in their order: of those that were already in the draft's folder.
  func states(in root: FilePath) -> FileStates {
    var states: [FileStates.State] = []
    // With room for the folders and the list, which are added later.
    states.reserveCapacity(files.count + manifest.folderPaths.count + 2)
    for file in files {
      states.append(FileStates.State(path: file.path, stamp: file.link.flatMap { $0.isOld ? $0.stamp : nil }))
    }
    return FileStates(states, in: root)
  }

  /// Whether an entry of a folder on that device is a name of the very file that the draft has at the same path.
  func holds(_ entry: FolderEntry, in folder: FilePath) -> Bool {
    guard entry.kind == .file, entry.inode != 0, let place = places[entry.inode] else { return false }
    return files[place].path.isName(entry.name, in: folder)
  }
}

extension [DraftFile] {
  /// In the order of the paths, in which most of them already are.
  func sortedByPath() -> [DraftFile] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.path < $1.path }
    return isSorted ? self : sorted { $0.path < $1.path }
  }

  /// The files of two sorted lists, sorted.
  func merged(with others: [DraftFile]) -> [DraftFile] {
    if isEmpty || others.isEmpty { return isEmpty ? others : self }
    var result: [DraftFile] = []
    result.reserveCapacity(count + others.count)
    var rest = self[...]
    for other in others {
      let before = rest.prefix { $0.path < other.path }
      result += before
      result.append(other)
      rest = rest.dropFirst(before.count)
    }
    return result + rest
  }
}
