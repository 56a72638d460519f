extension Publication {
  /// The site as it stands in the output.
  ///
  /// - Parameter draft: What was published just now: what the system told of its files before need not be asked again, as
  ///   whatever was done to them since shows when they are looked at the next time.
  /// - Returns: `nil` when there is none, or a file was changed since it was published.
  /// - Throws: What cannot be looked at.
  public func state(after draft: Draft? = nil) throws(PublicationError) -> FileStates? {
    if let draft {
      if let state = draft.state { return try state.value.get() }
      if let complete = draft.complete {
        return try state(of: complete.files.manifest, complete.list, complete.known)
      }
    }
    let place = try Place(target, files)
    return try PublicationError.wrapping { () throws(SystemError) in
      guard case .listed(let manifest) = try Manifest.read(in: place.folder, files) else { return nil }
      return try state(of: place, manifest, manifest.paths.map { FileStates.State(path: place.folder.appending($0)) })
    }
  }

  /// The site in the output, if it still is the one that was published just now.
  ///
  /// - Parameters:
  ///   - list: Its manifest's file.
  ///   - known: What is known of its files.
  func state(
    of manifest: Manifest, _ list: [UInt8], _ known: [FileStates.State]
  ) throws(PublicationError) -> FileStates? {
    let place = try Place(target, files)
    return try PublicationError.wrapping { () throws(SystemError) in
      // Somebody may have put the output elsewhere since, or another build may have published.
      guard known.first?.path == manifest.paths.first.map({ place.folder.appending($0) }) else { return nil }
      let present = try files.contents(of: place.folder.appending(Manifest.fileName), expecting: Int64(list.count))
      guard present == list else { return nil }
      return try state(of: place, manifest, known)
    }
  }

  /// - Parameter known: What is known of each file, in the order of their paths.
  private func state(
    of place: Place, _ manifest: Manifest, _ known: [FileStates.State]
  ) throws(SystemError) -> FileStates? {
    let list = place.folder.appending(Manifest.fileName)
    guard let published = try files.stamp(of: list)?.modified else { return nil }
    var now = try now(at: place)
    var all = known
    let unknown = known.indices.filter { known[$0].stamp == nil }
    try look(at: unknown, of: &all)
    let late = unknown.filter { all[$0].stamp.map { $0.changed >= now } ?? false }
    if !late.isEmpty {
      // By now the clock has moved on.
      now = try self.now(at: place)
      try look(at: late, of: &all)
    }
    // The site's files are older than its list: one that is not may have been edited since. Links to them came later.
    func isLate(_ stamp: FileStamp) -> Bool { stamp.modified >= published || stamp.changed >= now }
    for (index, path) in manifest.paths.enumerated() where all[index].stamp.map(isLate) ?? false {
      try all[index].lookInside(files)
      if let content = all[index].content, !manifest.matches(path, content) { return nil }
    }
    var states = FileStates()
    for path in [FilePath(""), FilePath(Manifest.fileName)] + manifest.folderPaths {
      try states.add(place.folder.appending(path), files, isLate)
    }
    return FileStates(states.states + all)
  }

  private func look(at places: [Int], of all: inout [FileStates.State]) throws(SystemError) {
    for (place, stamp) in zip(places, try files.stamps(of: places.map { all[$0].path })) { all[place].stamp = stamp }
  }

  /// The time by the clock of the output's file system, which may be another machine's and a coarse one.
  private func now(at place: Place) throws(SystemError) -> Int64 {
    let file = place.newDraft()
    try files.createFile(file, [])
    defer { try? files.removeFile(file) }
    return try files.stamp(of: file)?.modified ?? .min
  }

  /// Whether nothing was done to the site since, and no build is at work or has left anything beside it.
  public func isUntouched(since state: FileStates) -> Bool {
    guard let place = try? Place(target, files), state.states.first?.path == place.folder,
      let leftovers = try? place.leftovers(files), leftovers.drafts.isEmpty, leftovers.old.isEmpty
    else { return false }
    return state.hold(files)
  }
}
