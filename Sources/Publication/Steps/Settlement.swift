/// Saves everything worth keeping from the old folder after an exchange.
///
/// The foreign files of the output are in both folders by now. Those in the old folder are the originals: they go back,
/// so that a folder keeps its identity and recent changes. If an earlier build did not get this far, its output has
/// been in use since, and only missing files go back.
struct Settlement {
  let files: any FileSystem
  /// The folder that was the output before.
  let old: FilePath
  /// The output.
  let output: FilePath
  /// The files that the site owned in the old folder.
  let own: Manifest
  /// The files that it owns in the output.
  let new: Manifest
  /// The entries of the old folder.
  private var folders: OldFolders
  /// Whether an earlier build left the folder.
  let isLate: Bool
  private(set) var edited: EditedFiles
  private let place: Place

  init(
    of old: FilePath, _ folders: OldFolders, at place: Place, own: Manifest, new: Manifest, isLate: Bool
  ) {
    let files = folders.files
    self.files = files
    self.old = old
    self.folders = folders
    self.own = own
    self.new = new
    self.isLate = isLate
    self.place = place
    output = place.folder
    edited = EditedFiles(files, in: place.edited)
  }

  /// Saves the files; afterwards the old folder may be removed.
  mutating func run() throws(SystemError) { try settle(FilePath("")) }

  private mutating func settle(_ folder: FilePath) throws(SystemError) {
    let paths = try names(in: folder).sorted().map { folder.appending($0) }
    let here = try files.stamps(of: paths.map { old.appending($0) })
    let there = try files.stamps(of: paths.map { output.appending($0) })
    for (path, (stamp, other)) in zip(paths, zip(here, there)) {
      if own.holds(folder: path), stamp?.kind == .folder {
        try settle(path)
      } else if own.lists(path) {
        // A file that the new site shares has the new site's content.
        if let stamp, stamp.isSameFile(as: other), new.lists(path) { continue }
        if try isEdited(path) { try edited.keep(path, from: old) }
      } else {
        try giveBack(path)
      }
    }
  }

  /// The names in a folder of the old site, except files that the new site clearly shares.
  private mutating func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
    let (here, there) = (try files.status(of: old.appending(folder)), try files.status(of: output.appending(folder)))
    // Something else may have been put there.
    let isThere = here?.device == there?.device && there?.kind == .folder
    let entries = try isThere ? folders.entries(of: folder, in: old) : files.entries(in: old.appending(folder))
    return entries.map(\.name).filter { !folder.isEmpty || !Place.isOwn($0) }
  }

  private func isEdited(_ path: FilePath) throws(SystemError) -> Bool {
    guard let hash = try files.hash(of: old.appending(path)) else { return true }
    return !own.matches(path, hash) && !new.matches(path, hash)
  }

  private func giveBack(_ path: FilePath) throws(SystemError) {
    let (original, copy) = (old.appending(path), output.appending(path))
    guard let originalStatus = try files.status(of: original) else { return }
    guard let copyStatus = try files.status(of: copy) else {
      try files.createFolders(copy.parent)
      return try files.rename(original, to: copy)
    }
    if isLate || new.lists(path) || originalStatus.isSameFile(as: copyStatus) { return }
    if new.holds(folder: path) {
      for name in try files.names(in: original).sorted() { try giveBack(path.appending(name)) }
    } else if originalStatus.kind == .folder || copyStatus.kind == .folder {
      try trade(original, copy)
    } else {
      // The file has been replaced since it was linked.
      try files.rename(original, to: copy)
    }
  }

  private func trade(_ original: FilePath, _ present: FilePath) throws(SystemError) {
    do throws(SystemError) {
      try files.exchange(original, present)
    } catch {
      guard error.isUnsupported else { throw error }
      let copy = self.place.newDraft()
      try files.rename(present, to: copy)
      do throws(SystemError) {
        try files.rename(original, to: present)
      } catch {
        try files.rename(copy, to: present)
        throw error
      }
      try files.removeTree(copy)
    }
  }
}
