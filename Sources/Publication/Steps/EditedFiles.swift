/// Keeps the edited versions of a site's files when the site replaces or removes them.
struct EditedFiles {
  let files: any FileSystem
  let folder: FilePath
  /// The paths in the site of the kept files.
  private(set) var paths: [FilePath] = []

  init(_ files: any FileSystem, in folder: FilePath) {
    self.files = files
    self.folder = folder
  }

  /// Moves the file at a path of the site to the same path in the folder, replacing what was kept there before.
  mutating func keep(_ path: FilePath, from root: FilePath) throws(SystemError) {
    let place = folder.appending(path)
    try makeWay(to: place)
    do throws(SystemError) {
      try files.rename(root.appending(path), to: place)
    } catch {
      guard error.isMountBoundary, try files.kind(of: root.appending(path)) == .file else { throw error }
      try files.createFile(place, try files.contents(of: root.appending(path)))
      try files.removeFile(root.appending(path))
    }
    paths.append(path)
  }

  /// Makes the folders on the way; a file that was kept earlier where a folder is needed is removed.
  private func makeWay(to place: FilePath) throws(SystemError) {
    try files.removeTree(place)
    for above in place.ancestors where above.dropping(prefix: folder) != nil {
      let kind = try files.kind(of: above)
      if kind == .folder { continue }
      if kind != nil { try files.removeFile(above) }
      try files.createFolder(above)
    }
  }
}
