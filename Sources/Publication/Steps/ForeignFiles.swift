/// Files in an output that do not belong to the site: whatever its manifest does not list.
struct ForeignFiles {
  let files: any FileSystem
  /// The output.
  let root: FilePath
  /// The files that the site owned there so far.
  let own: Manifest
  /// The entries of the output's folders.
  private(set) var folders: OldFolders

  init(in root: FilePath, own: Manifest, _ folders: OldFolders) {
    (self.root, self.own, self.folders) = (root, own, folders)
    files = folders.files
  }

  /// The foreign files, sorted; a folder without files of the site in it stands for everything in it.
  mutating func find() throws(SystemError) -> [FilePath] { try find(in: FilePath("")) }

  private mutating func find(in folder: FilePath) throws(SystemError) -> [FilePath] {
    var result: [FilePath] = []
    // Most entries are the site's files.
    let paths = try folders.entries(of: folder, in: root).compactMap { entry -> FilePath? in
      let path = folder.appending(entry.name)
      return own.lists(path) && (entry.kind == .file || !own.holds(folder: path)) ? nil : path
    }
    for path in paths.sorted() {
      if folder.isEmpty, Place.isOwn(path) { continue }
      if own.holds(folder: path), try files.kind(of: root.appending(path)) == .folder {
        result += try find(in: path)
      } else if !own.lists(path) {
        result.append(path)
      }
    }
    return result
  }

  /// Foreign files that would have to give way to the new site. A file with the same bytes as the site's is not an
  /// obstacle.
  ///
  /// - Parameter added: The files of the new site that the old one did not own.
  func obstacles(
    to new: Manifest, adding added: [FilePath], among foreign: [FilePath]
  ) throws(SystemError) -> [FilePath] {
    var obstacles = Set(foreign.filter { $0.ancestors.contains(where: new.lists) })
    for folder in new.folderPaths where !own.lists(folder) {
      let kind = try files.kind(of: root.appending(folder))
      if kind != nil, kind != .folder { obstacles.insert(folder) }
    }
    for path in added where try isObstacle(path, new) { obstacles.insert(path) }
    return obstacles.sorted()
  }

  private func isObstacle(_ path: FilePath, _ new: Manifest) throws(SystemError) -> Bool {
    switch try files.kind(of: root.appending(path)) {
    case nil: return false
    // A folder that only has the site's own files is removed with them.
    case .folder: return !own.holds(folder: path)
    case .file: return try files.hash(of: root.appending(path)).map { !new.matches(path, $0) } ?? true
    case .link, .other: return true
    }
  }

  /// Gives everything foreign a second place in the draft of the new site: folders are made again, files linked.
  ///
  /// Nothing is removed from the output, so that the foreign files are in it before and after the exchange.
  func carry(_ foreign: [FilePath], into draft: FilePath) throws(SystemError) {
    for path in foreign {
      for folder in path.ancestors where try files.kind(of: draft.appending(folder)) == nil {
        try makeFolder(folder, in: draft)
      }
      try carry(path, into: draft)
    }
  }

  private func carry(_ path: FilePath, into draft: FilePath) throws(SystemError) {
    guard let status = try files.status(of: root.appending(path)) else { return }
    let place = draft.appending(path)
    let present = try files.kind(of: place)
    guard status.kind == .folder else {
      // A file that is already there has the same content.
      if present == nil { try files.link(root.appending(path), as: place) }
      return
    }
    if present == nil { try files.createFolder(place) }
    for name in try files.names(in: root.appending(path)).sorted() { try carry(path.appending(name), into: draft) }
    // Last, because the folder may be closed to its owner.
    if present == nil { try files.setAttributes(of: place, like: status) }
  }

  private func makeFolder(_ path: FilePath, in draft: FilePath) throws(SystemError) {
    try files.createFolder(draft.appending(path))
    if let status = try files.status(of: root.appending(path)) {
      try files.setAttributes(of: draft.appending(path), like: status)
    }
  }
}
