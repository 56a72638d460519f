/// Brings a site into a folder that cannot be moved, file by file.
///
/// Each file is replaced in one step, but the site as a whole is not. So that the next build can continue where this
/// one is interrupted, the manifest first lists the files of both sites, and at the end those of the new one.
struct Filling {
  let files: any FileSystem
  let place: Place
  let draft: FilePath
  /// The files that the site owned there so far.
  let own: Manifest
  let new: Manifest
  private(set) var edited: EditedFiles
  /// The new files by their paths on a file system that does not distinguish upper and lower case.
  private let newByFoldedPath: [String: FilePath]

  init(_ place: Place, from draft: FilePath, own: Manifest, new: Manifest, _ files: any FileSystem) {
    self.files = files
    self.place = place
    self.draft = draft
    self.own = own
    self.new = new
    edited = EditedFiles(files, in: place.edited)
    newByFoldedPath = Dictionary(new.paths.map { (PathClaims.folded($0), $0) }) { first, _ in first }
  }

  private var output: FilePath { place.folder }

  /// Fills the folder; no foreign file may be in the way.
  mutating func run() throws(SystemError) {
    try write(own.union(new))
    for path in new.paths { try fill(path) }
    for path in own.paths where try !isNew(path) { try remove(path) }
    try files.synchronizeVolume(of: output)
    try write(new)
    try files.synchronize(folder: output)
  }

  private func write(_ manifest: Manifest) throws(SystemError) {
    let scratch = place.newScratch()
    try files.createFile(scratch, manifest.bytes)
    try files.rename(scratch, to: output.appending(Manifest.fileName))
  }

  private mutating func fill(_ path: FilePath) throws(SystemError) {
    try clearWay(to: path)
    if let hash = try files.hash(of: output.appending(path)), new.matches(path, hash) { return }
    if own.lists(path), try isEdited(path) { try edited.keep(path, from: output) }
    do throws(SystemError) {
      try files.rename(draft.appending(path), to: output.appending(path))
    } catch {
      guard error.isMountBoundary else { throw error }
      let scratch = place.newScratch()
      try files.createFile(scratch, try files.contents(of: draft.appending(path)))
      try files.rename(scratch, to: output.appending(path))
    }
  }

  /// Whether the path leads to a file of the new site, perhaps in another spelling.
  private func isNew(_ path: FilePath) throws(SystemError) -> Bool {
    guard let twin = newByFoldedPath[PathClaims.folded(path)], twin != path else { return new.lists(path) }
    guard let status = try files.status(of: output.appending(path)) else { return false }
    return try files.status(of: output.appending(twin))?.isSameFile(as: status) ?? false
  }

  /// Makes the folders on the way to a file. If files become folders or folders files, the old ones are removed first.
  private mutating func clearWay(to path: FilePath) throws(SystemError) {
    for folder in path.ancestors {
      if try files.kind(of: output.appending(folder)) == .folder { continue }
      try remove(folder)
      try files.createFolder(output.appending(folder))
    }
    guard own.holds(folder: path) else { return }
    for inner in own.paths where inner.ancestors.contains(path) { try remove(inner) }
  }

  /// Removes a file of the old site and the folders that are then empty; an edited file is kept elsewhere.
  private mutating func remove(_ path: FilePath) throws(SystemError) {
    // A folder that has become a link leads to files that do not belong to the site.
    for folder in path.ancestors where try files.kind(of: output.appending(folder)) != .folder { return }
    guard own.lists(path), let kind = try files.kind(of: output.appending(path)) else { return }
    // A folder that a file has become holds files that are listed themselves.
    if kind == .folder, own.holds(folder: path) || new.holds(folder: path) { return }
    if try isEdited(path) {
      try edited.keep(path, from: output)
    } else {
      try files.removeFile(output.appending(path))
    }
    for folder in path.ancestors.reversed() where !new.holds(folder: folder) {
      guard try files.names(in: output.appending(folder)).isEmpty else { break }
      try files.removeFolder(output.appending(folder))
    }
  }

  private func isEdited(_ path: FilePath) throws(SystemError) -> Bool {
    guard let kind = try files.kind(of: output.appending(path)) else { return false }
    guard kind == .file, let hash = try files.hash(of: output.appending(path)) else { return true }
    return !own.matches(path, hash)
  }
}
