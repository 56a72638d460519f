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
  private var waiting: [FilePath: Contents] = [:]
  /// The folder of the last file: most files are in the same one as the file before.
  private var latest: (folder: FilePath, contents: Contents?)?

  /// What stands in a folder.
  ///
  /// One thread finds it out, and another one works with it afterwards.
  private final class Contents: @unchecked Sendable {
    let folder: FilePath
    /// The regular files by their inodes, as most are the very ones that are to be linked.
    private var files: [UInt64: FolderEntry] = [:]
    /// All else, and further names of a file.
    private var others: [FolderEntry] = []
    /// All that was there when one was first looked for by its path, by paths that are the same where some systems take
    /// them for the same.
    private var places: [String: [FolderEntry]]?

    init(of folder: FilePath, _ entries: [FolderEntry]) {
      self.folder = folder
      files.reserveCapacity(entries.count)
      for entry in entries {
        let other = isNumbered(entry) ? files.updateValue(entry, forKey: entry.inode) : entry
        if let other { others.append(other) }
      }
    }

    private func isNumbered(_ entry: FolderEntry) -> Bool { entry.kind == .file && entry.inode != 0 }

    private var entries: [FolderEntry] { files.values + others }

    /// The paths of all that is left.
    var paths: [FilePath] { entries.map(path) }

    private func path(of entry: FolderEntry) -> FilePath { folder.appending(entry.name) }

    /// Takes out the file with an inode, if it stands at that path.
    func take(_ path: FilePath, _ inode: UInt64) -> Bool {
      guard let entry = files[inode], path.isName(entry.name, in: folder) else { return false }
      files[inode] = nil
      return true
    }

    /// Takes out what stands at a path.
    func take(at folded: String) -> [FilePath] {
      let places = places ?? Dictionary(grouping: entries) { PathClaims.folded(path(of: $0)) }
      self.places = places
      return (places[folded] ?? []).filter(remove).map(path)
    }

    private func remove(_ entry: FolderEntry) -> Bool {
      if isNumbered(entry), files[entry.inode]?.name == entry.name {
        files[entry.inode] = nil
        return true
      }
      guard let index = others.firstIndex(where: { $0.name == entry.name }) else { return false }
      others.remove(at: index)
      return true
    }
  }

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
      all[folder] = Contents(of: folder, entries)
      for place in entries.filter({ $0.kind != .file }).map({ folder.appending($0.name) }) {
        if (try? files.kind(of: root.appending(place))) == .folder { folders.append(place) }
      }
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
    let present = waiting(in: path.parent)?.take(at: PathClaims.folded(path)) ?? []
    guard present.isEmpty || present == [path] else {
      try remove(present)
      return false
    }
    if present.isEmpty, (try? files.rename(folder.appending(path), to: place)) == nil { return false }
    guard let status = try files.status(of: place), isFresh(status), let contents else {
      try files.removeTree(place)
      return false
    }
    waiting[path] = contents
    latest = nil
    return true
  }

  private mutating func waiting(in folder: FilePath) -> Contents? {
    if latest?.folder != folder { latest = (folder, waiting[folder]) }
    return latest?.contents
  }

  private func remove(_ paths: [FilePath]) throws(SystemError) {
    for path in paths { try files.removeTree(draft.appending(path)) }
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
    guard let contents = waiting(in: path.folder) else { return false }
    let isHere = stamp.map { $0.kind == .file && $0.device == fresh.device } ?? false
    if isHere, let stamp, contents.take(path.file, stamp.inode) { return true }
    try remove(contents.take(at: path.folded))
    return false
  }

  /// Removes what the new site does not have.
  mutating func clear() throws(SystemError) {
    _ = contents.value
    try remove(waiting.values.flatMap(\.paths).sorted())
    (waiting, latest) = ([:], nil)
    try files.removeTree(folder)
  }
}
