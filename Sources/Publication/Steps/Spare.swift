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
  /// What stands in the draft in folders that were taken, and is not the new site's yet; by paths that are the same for
  /// names that some systems take for the same.
  private var waiting: [String: (path: FilePath, entry: FolderEntry)] = [:]

  /// How many files may be the new site's.
  var count: Int { waiting.count }

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
  }

  /// Puts the folder of the spare at its path in the draft.
  ///
  /// - Returns: Whether there was one; `false` leaves nothing there.
  mutating func takeFolder(_ path: FilePath) throws(SystemError) -> Bool {
    let place = draft.appending(path)
    if let known = waiting.removeValue(forKey: PathClaims.folded(path)) {
      guard known.path == path else {
        try files.removeTree(draft.appending(known.path))
        return false
      }
    } else if (try? files.rename(folder.appending(path), to: place)) == nil {
      return false
    }
    guard let status = try files.status(of: place), isFresh(status) else {
      try files.removeTree(place)
      return false
    }
    let entries = try files.entries(in: place)
    waiting.reserveCapacity(waiting.count + entries.count)
    for entry in entries { try wait(entry, at: path.appending(entry.name)) }
    return true
  }

  private mutating func wait(_ entry: FolderEntry, at path: FilePath) throws(SystemError) {
    let other = waiting.updateValue((path, entry), forKey: PathClaims.folded(path))
    if let other { try files.removeTree(draft.appending(other.path)) }
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
    guard let known = waiting.removeValue(forKey: path.folded) else { return false }
    if let stamp, known.path == path.file, stamp.device == fresh.device {
      let twin = FolderEntry(name: known.entry.name, kind: stamp.kind, inode: stamp.inode)
      if known.entry.isSameFile(as: twin) { return true }
    }
    try files.removeTree(draft.appending(known.path))
    return false
  }

  /// Removes what the new site does not have.
  mutating func clear() throws(SystemError) {
    for path in waiting.values.map(\.path).sorted() { try files.removeTree(draft.appending(path)) }
    waiting = [:]
    try files.removeTree(folder)
  }
}
