/// Repairs an output and the folders next to it after a build that was interrupted.
///
/// Runs while the lock is held, so that no leftover belongs to a build that is still at work, except for drafts that
/// are locked themselves.
struct Recovery {
  let files: any FileSystem
  let place: Place

  /// - Returns: The edited files of a site that was replaced.
  func run() throws(SystemError) -> [FilePath] {
    var edited: [FilePath] = []
    for old in try place.leftovers(files).old {
      if try files.kind(of: place.folder) == nil {
        // Interrupted between two renames: either folder is a whole site with all foreign files in it.
        try files.rename(old, to: place.folder)
        try files.synchronize(folder: place.workplace)
      } else {
        edited += try settle(old)
      }
    }
    try removeDrafts()
    return edited
  }

  /// Removes the drafts that no build will finish.
  func removeDrafts() throws(SystemError) {
    for draft in try place.leftovers(files).drafts where try !isBeingWritten(draft) { try files.removeTree(draft) }
  }

  private func isBeingWritten(_ draft: FilePath) throws(SystemError) -> Bool {
    let lock = Place.lock(ofDraft: draft)
    guard try files.kind(of: draft) == .folder, try files.kind(of: lock) != nil else { return false }
    if case .taken = try files.lock(lock, holder: LocalFileSystem.process) { return true }
    return false
  }

  private func settle(_ old: FilePath) throws(SystemError) -> [FilePath] {
    let new = Manifest(try Manifest.read(in: place.folder, files))
    let reading = try Manifest.read(in: old, files)
    let own = reading == .unlisted ? new.withAnyContent : Manifest(reading)
    var settlement = Settlement(of: old, OldFolders(files), at: place, own: own, new: new, isLate: true)
    try settlement.run()
    try files.discard(old, at: place)
    return settlement.edited.paths
  }
}

extension FileSystem {
  /// Removes a folder with nothing worth keeping in it. It is renamed first, because a removal can be interrupted.
  func discard(_ old: FilePath, at place: Place) throws(SystemError) {
    let draft = place.newDraft()
    try rename(old, to: draft)
    try removeTree(draft)
  }
}
