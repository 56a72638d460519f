extension Publication {
  /// Removes the site that an earlier build published: its unedited files, and the folders that are then empty.
  ///
  /// - Returns: The site's files that somebody edited, which stay, by their paths in the output.
  /// - Throws: That the output is not a site, that another build is at work, or that the system refuses.
  public func clean() throws(PublicationError) -> [String] {
    let place = try Place(target, files)
    var kept: [String] = []
    switch try Publication.ownership(of: place, files) {
    case .absent: return []
    // No list shows which of the files belong to the site.
    case .unlisted: throw .nothingListed
    case .listed, .newer: break
    }
    try alone(at: place) { (lock, _) throws(PublicationError) in
      defer { giveBack(lock, of: place) }
      let manifest = Manifest(try Publication.ownership(of: place, files))
      try PublicationError.wrapping { () throws(SystemError) in kept = try remove(manifest, at: place) }
    }
    return kept
  }

  private func remove(_ manifest: Manifest, at place: Place) throws(SystemError) -> [String] {
    var kept: [String] = []
    var folders: Set<FilePath> = []
    for path in manifest.paths {
      let file = place.folder.appending(path)
      guard let hash = try files.hash(of: file) else { continue }
      guard manifest.matches(path, hash) else {
        kept.append(path.description)
        continue
      }
      try files.removeFile(file)
      folders.formUnion(path.ancestors)
    }
    // The innermost folders first.
    for folder in folders.sorted().reversed() where try files.names(in: place.folder.appending(folder)).isEmpty {
      try files.removeFolder(place.folder.appending(folder))
    }
    try files.removeFile(place.folder.appending(Manifest.fileName))
    if try files.names(in: place.folder).isEmpty, !place.isFixed { try files.removeFolder(place.folder) }
    return kept
  }
}
