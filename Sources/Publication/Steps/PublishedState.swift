extension Publication {
  /// The state of the site in the output.
  ///
  /// - Parameter draft: The draft that was just published: the stamps of its files need not be read again, as any later
  ///   change shows when they are looked at the next time.
  /// - Returns: `nil` when there is none, or a file was changed since it was published.
  /// - Throws: Why a file cannot be looked at.
  public func state(after draft: Draft? = nil) throws(PublicationError) -> FileStates? {
    if let draft {
      if let state = draft.state { return try state.value.get() }
      if let complete = draft.complete {
        return try state(of: complete.files.manifest, complete.list, complete.files.states(in: complete.folder))
      }
    }
    let place = try Place(target, files)
    return try PublicationError.wrapping { () throws(SystemError) in
      guard case .listed(let manifest) = try Manifest.read(in: place.folder, files) else { return nil }
      let files = manifest.paths.map { FileStates.State(path: $0) }
      return try state(of: place, manifest, FileStates(files, in: place.folder))
    }
  }

  /// The state of the site in the output, if it still is the one that was just published.
  ///
  /// - Parameters:
  ///   - list: Its manifest's file.
  ///   - known: The known states of its files.
  func state(
    of manifest: Manifest, _ list: [UInt8], _ known: consuming FileStates
  ) throws(PublicationError) -> FileStates? {
    let place = try Place(target, files)
    // The output may have been moved since, or another build may have published.
    guard known.root == place.folder else { return nil }
    do throws(SystemError) {
      let present = try files.contents(of: place.folder.appending(Manifest.fileName), expecting: Int64(list.count))
      guard present == list else { return nil }
      return try state(of: place, manifest, known)
    } catch {
      throw .system(error)
    }
  }

  /// - Parameter known: The known state of each file, in the order of their paths.
  private func state(
    of place: Place, _ manifest: Manifest, _ known: consuming FileStates
  ) throws(SystemError) -> FileStates? {
    let list = place.folder.appending(Manifest.fileName)
    guard let published = try files.stamp(of: list)?.modified else { return nil }
    var now = try now(at: place)
    let unknown = known.states.indices.filter { known.states[$0].stamp == nil }
    try known.look(at: unknown, files)
    let late = unknown.filter { known.states[$0].stamp.map { $0.changed >= now } ?? false }
    if !late.isEmpty {
      // The clock has moved on by now.
      now = try self.now(at: place)
      try known.look(at: late, files)
    }
    // The site's files are older than its list: one that is not may have been edited since. Links to them came later.
    func isLate(_ stamp: FileStamp) -> Bool { stamp.modified >= published || stamp.changed >= now }
    for (index, path) in manifest.paths.enumerated() where known.states[index].stamp.map(isLate) ?? false {
      try known.lookInside(index, files)
      if let content = known.states[index].content, !manifest.matches(path, content) { return nil }
    }
    for path in [FilePath(""), FilePath(Manifest.fileName)] + manifest.folderPaths {
      try known.add(path, files, isLate)
    }
    return known
  }

  /// The time by the clock of the output's file system, which may be coarse and belong to another machine.
  private func now(at place: Place) throws(SystemError) -> Int64 {
    let file = place.newDraft()
    try files.createFile(file, [])
    defer { try? files.removeFile(file) }
    return try files.stamp(of: file)?.modified ?? .min
  }

  /// Whether the site has not been changed since, and no build is at work or has left anything next to it.
  public func isUntouched(since state: FileStates) -> Bool {
    guard let place = try? Place(target, files), state.root == place.folder,
      let leftovers = try? place.leftovers(files), leftovers.drafts.isEmpty, leftovers.old.isEmpty
    else { return false }
    return state.hold(files)
  }
}
