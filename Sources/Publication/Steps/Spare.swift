/// The folders of a replaced site, from which the next one reuses common files.
///
/// When one page of a large site changes, all others would each need a link in a new folder and lose one in the old
/// folder. With the folders from before the last build, nothing has to be done for them. Nothing is trusted: a file is
/// used only if it is the very one that would be linked, and everything else in these folders is removed.
struct Spare {
  let files: any FileSystem
  private let draft: FilePath
  /// Where the folders wait to be used, in the draft and under its lock.
  private let folder: FilePath
  /// The status of a newly made folder.
  private let fresh: FileStatus
  /// The contents of the spare's folders, which are listed in advance; folders that cannot be read have none.
  private let contents: Pending<[FilePath: Contents]>
  /// Whether nothing has been taken from it yet.
  private var isWhole = true
  /// The files in folders of the draft that were taken from the spare and do not belong to the new site yet, by folder.
  private var waiting: [FilePath: Contents] = [:]
  /// The folder of the last file: most files are in the same one as the file before.
  private var latest: (folder: FilePath, contents: Contents?)?

  /// The contents of a folder.
  ///
  /// One thread lists it, and another one works with it afterwards.
  private final class Contents: @unchecked Sendable {
    let folder: FilePath
    /// The regular files by their inodes, as most are the very ones that would be linked.
    private var files: [UInt64: FolderEntry] = [:]
    /// Everything else, and further names of a file.
    private var others: [FolderEntry] = []

    init(of folder: FilePath, _ entries: [FolderEntry]) {
      self.folder = folder
      files.reserveCapacity(entries.count)
      for entry in entries {
        let other = isNumbered(entry) ? files.updateValue(entry, forKey: entry.inode) : entry
        if let other { others.append(other) }
      }
    }

    private func isNumbered(_ entry: FolderEntry) -> Bool { entry.kind == .file && entry.inode != 0 }

    /// The paths of everything that remains.
    var paths: [FilePath] { (files.values + others).map { folder.appending($0.name) } }

    /// Takes out the file with an inode, if it is at that path.
    func take(_ path: FilePath, _ inode: UInt64) -> Bool {
      guard let entry = files[inode], path.isName(entry.name, in: folder) else { return false }
      files[inode] = nil
      return true
    }

    /// Takes out what the system finds at a path, perhaps in another spelling.
    ///
    /// - Parameter inode: Its inode.
    /// - Returns: The path as it is spelt in the folder; `nil` where there is no such file.
    func take(at path: FilePath, _ inode: UInt64) -> FilePath? {
      if take(path, inode) { return path }
      func isThere(_ entry: FolderEntry) -> Bool { path.isName(entry.name, in: folder) }
      func isAlike(_ entry: FolderEntry) -> Bool {
        entry.inode == inode && PathClaims.folded(folder.appending(entry.name)) == PathClaims.folded(path)
      }
      if let index = others.firstIndex(where: isThere) ?? others.firstIndex(where: isAlike) {
        return folder.appending(others.remove(at: index).name)
      }
      guard let entry = files[inode], isAlike(entry) else { return nil }
      files[inode] = nil
      return folder.appending(entry.name)
    }
  }

  private static let name = FilePath(".haggle-spare")

  /// Moves a spare away from where it was kept, so that no other build uses it.
  ///
  /// - Returns: `nil` when there is none, or it is on another disk.
  init?(at place: FilePath?, for draft: FilePath, _ files: any FileSystem) {
    let folder = draft.appending(Spare.name)
    guard let place, (try? files.rename(place, to: folder)) != nil, let fresh = try? files.status(of: draft) else {
      return nil
    }
    (self.files, self.draft, self.folder, self.fresh) = (files, draft, folder, fresh)
    // In the draft no other build can use it any more.
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

  /// Moves the spare's folder of a path to that path in the draft.
  ///
  /// - Returns: Whether there was one; if `false`, nothing is there.
  mutating func takeFolder(_ path: FilePath) throws(SystemError) -> Bool {
    let place = draft.appending(path)
    // Nothing is moved before everything is listed.
    let contents = contents.value[path]
    let present = try waiting(in: path.parent).flatMap { (contents) throws(SystemError) in
      try files.status(of: place).flatMap { contents.take(at: path, $0.inode) }
    }
    if let present, present != path {
      try files.removeTree(place)
      return false
    }
    isWhole = false
    if present == nil, (try? files.rename(folder.appending(path), to: place)) == nil { return false }
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

  /// A folder of the old site may have been closed, or given to another user.
  private func isFresh(_ status: FileStatus) -> Bool {
    var status = status
    status.inode = fresh.inode
    return status == fresh
  }

  /// Whether a file is already in the draft; it then belongs to the new site.
  ///
  /// - Parameter stamp: Its stamp in the file system; `nil` for a file that is made now.
  mutating func has(_ path: ClaimedPath, _ stamp: FileStamp?) throws(SystemError) -> Bool {
    guard let contents = waiting(in: path.folder) else { return false }
    let isHere = stamp.map { $0.kind == .file && $0.device == fresh.device } ?? false
    if isHere, let stamp, contents.take(path.file, stamp.inode) { return true }
    if let status = try files.status(of: draft.appending(path.file)) {
      _ = contents.take(at: path.file, status.inode)
      try files.removeTree(draft.appending(path.file))
    }
    return false
  }

  /// Moves the spare back where it was kept, for a draft that is discarded before it has used anything.
  func giveBack(to place: FilePath) { if isWhole { try? files.rename(folder, to: place) } }

  /// Removes what the new site does not have.
  mutating func clear() throws(SystemError) {
    _ = contents.value
    for path in waiting.values.flatMap(\.paths).sorted() { try files.removeTree(draft.appending(path)) }
    (waiting, latest) = ([:], nil)
    try files.removeTree(folder)
  }
}
