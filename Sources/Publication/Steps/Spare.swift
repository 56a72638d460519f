/// The folders of a site that was replaced, from which the next one takes what both have in common.
///
/// When one page of a large site changes, all others get a link each in a new folder and lose one in the old folder. With
/// the folders from before the last build there is nothing to do for them. Nothing is taken on trust: a file counts only
/// when it is the very one that is to be linked, and all else in these folders is removed.
struct Spare {
  let files: any FileSystem
  private let draft: FilePath
  /// Where the folders wait to be taken, in the draft and with its lock.
  private let folder: FilePath
  /// What a folder is like that was made just now.
  private let fresh: FileStatus
  /// What stands in the folders of the spare, which is found out ahead; nothing of those that cannot be looked into.
  private let contents: Pending<[FilePath: Contents]>
  /// What stands in the draft in folders that were taken, and is not the new site's yet, by the folders.
  private var waiting: [String: Contents] = [:]
  /// The folder of the last file: most files are in the same one as the file before.
  private var latest: (folder: FilePath, contents: Contents?)?

  /// What stands in a folder, by paths that are the same for names that some systems take for the same.
  ///
  /// One thread finds it out, and another one works with it afterwards.
  private final class Contents: @unchecked Sendable {
    var entries: [String: (path: FilePath, entry: FolderEntry)] = [:]
    /// What is one of the entries to such a system.
    var others: [FilePath] = []
  }

  /// How many files may be the new site's.
  var count: Int { waiting.values.reduce(0) { $0 + $1.entries.count } }

  private static let name = FilePath(".haggle-spare")

  /// Takes a spare away from where it was kept, so that nobody else uses it.
  ///
  /// - Returns: `nil` when there is none, or it stands on another disk.
  init?(at place: FilePath?, for draft: FilePath, _ files: any FileSystem) {
    let folder = draft.appending(Spare.name)
    guard let place, (try? files.rename(place, to: folder)) != nil, let fresh = try? files.status(of: draft) else {
      return nil
    }
    (self.files, self.draft, self.folder, self.fresh) = (files, draft, folder, fresh)
    // In the draft it is nobody else's any more.
    contents = Pending { Spare.contents(below: folder, files) }
  }

  private static func contents(below root: FilePath, _ files: any FileSystem) -> [FilePath: Contents] {
    var all: [FilePath: Contents] = [:]
    var folders = [FilePath("")]
    while let folder = folders.popLast() {
      guard let entries = try? files.entries(in: root.appending(folder)) else { continue }
      let contents = Contents()
      contents.entries.reserveCapacity(entries.count)
      for entry in entries {
        let place = folder.appending(entry.name)
        let other = contents.entries.updateValue((place, entry), forKey: PathClaims.folded(place))
        if let other { contents.others.append(other.path) }
        if entry.kind != .file, (try? files.kind(of: root.appending(place))) == .folder { folders.append(place) }
      }
      all[folder] = contents
    }
    return all
  }

  /// Puts the folder of the spare at its path in the draft.
  ///
  /// - Returns: Whether there was one; `false` leaves nothing there.
  mutating func takeFolder(_ path: FilePath) throws(SystemError) -> Bool {
    let place = draft.appending(path)
    // Nothing is moved before all is known.
    let contents = contents.value[path]
    if let known = takeWaiting(PathClaims.folded(path), in: path.parent) {
      guard known.path == path else {
        try files.removeTree(draft.appending(known.path))
        return false
      }
    } else if (try? files.rename(folder.appending(path), to: place)) == nil {
      return false
    }
    guard let status = try files.status(of: place), isFresh(status), let contents else {
      try files.removeTree(place)
      return false
    }
    for other in contents.others { try files.removeTree(draft.appending(other)) }
    waiting[PathClaims.folded(path)] = contents
    latest = nil
    return true
  }

  private mutating func takeWaiting(_ folded: String, in folder: FilePath) -> (path: FilePath, entry: FolderEntry)? {
    if latest?.folder != folder { latest = (folder, waiting[PathClaims.folded(folder)]) }
    return latest?.contents?.entries.removeValue(forKey: folded)
  }

  /// Somebody may have closed a folder of the old site, or given it to somebody else.
  private func isFresh(_ status: FileStatus) -> Bool {
    var status = status
    status.inode = fresh.inode
    return status == fresh
  }

  /// Whether a file stands in the draft already, and so is the new site's.
  ///
  /// - Parameter stamp: What the system told of it; `nil` for a file that is made now.
  mutating func has(_ path: ClaimedPath, _ stamp: FileStamp?) throws(SystemError) -> Bool {
    guard let known = takeWaiting(path.folded, in: path.folder) else { return false }
    if let stamp, known.path == path.file, stamp.device == fresh.device {
      let twin = FolderEntry(name: known.entry.name, kind: stamp.kind, inode: stamp.inode)
      if known.entry.isSameFile(as: twin) { return true }
    }
    try files.removeTree(draft.appending(known.path))
    return false
  }

  /// Removes what the new site does not have.
  mutating func clear() throws(SystemError) {
    _ = contents.value
    let rest = waiting.values.flatMap { $0.entries.values.map(\.path) }
    for path in rest.sorted() { try files.removeTree(draft.appending(path)) }
    (waiting, latest) = ([:], nil)
    try files.removeTree(folder)
  }
}
