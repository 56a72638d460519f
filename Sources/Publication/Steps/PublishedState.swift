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
      if let complete = draft.complete { return try state(of: complete.files, complete.list) }
    }
    let place = try Place(target, files)
    return try PublicationError.wrapping { () throws(SystemError) in
      guard case .listed(let manifest) = try Manifest.read(in: place.folder, files) else { return nil }
      return try state(of: place, manifest, manifest.paths.map { _ in nil })
    }
  }

  /// The site in the output, if it still is the one that was published just now.
  ///
  /// - Parameter list: Its manifest's file.
  func state(of draft: DraftFiles, _ list: [UInt8]) throws(PublicationError) -> FileStates? {
    let place = try Place(target, files)
    return try PublicationError.wrapping { () throws(SystemError) in
      // Another build may have published since.
      let present = try files.contents(of: place.folder.appending(Manifest.fileName), expecting: Int64(list.count))
      guard present == list else { return nil }
      return try state(of: place, draft.manifest, draft.stamps)
    }
  }

  /// - Parameter known: What is known of each file, in the order of their paths.
  private func state(
    of place: Place, _ manifest: Manifest, _ known: [FileStamp?]
  ) throws(SystemError) -> FileStates? {
    let list = place.folder.appending(Manifest.fileName)
    guard let published = try files.stamp(of: list)?.modified else { return nil }
    var now = try now(at: place)
    // The site's files are older than its list: one that is not may have been edited since. Links to them came later.
    func isLate(_ stamp: FileStamp) -> Bool { stamp.modified >= published || stamp.changed >= now }
    var states = FileStates(expecting: known.count)
    for path in [FilePath(""), FilePath(Manifest.fileName)] + manifest.folderPaths {
      try states.add(place.folder.appending(path), files, isLate)
    }
    let paths = manifest.paths.map { place.folder.appending($0) }
    var stamps = known
    try look(at: paths, known.indices.filter { known[$0] == nil }, &stamps)
    let late = known.indices.filter { known[$0] == nil && stamps[$0].map { $0.changed >= now } ?? false }
    if !late.isEmpty {
      // By now the clock has moved on.
      now = try self.now(at: place)
      try look(at: paths, late, &stamps)
    }
    for (path, (file, stamp)) in zip(manifest.paths, zip(paths, stamps)) {
      try states.add(file, stamp, files, isLate)
      if let content = states.states.last?.content, !manifest.matches(path, content) { return nil }
    }
    return states
  }

  private func look(at paths: [FilePath], _ places: [Int], _ stamps: inout [FileStamp?]) throws(SystemError) {
    for (place, stamp) in zip(places, try files.stamps(of: places.map { paths[$0] })) { stamps[place] = stamp }
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
