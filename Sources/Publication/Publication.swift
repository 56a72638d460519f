/// Puts a finished site in the place of an older one: all of it or nothing, and no foreign file is lost.
///
/// 1. The files are written to a draft next to the output as they are made. Every build has its own draft.
/// 2. A lock next to the output keeps other builds away, on this machine and in every container that shares the folder.
/// 3. Leftovers of an earlier build that was interrupted are cleaned up.
/// 4. The draft gets a manifest that lists its files, and links to the output's files that are not listed in its
///    manifest.
/// 5. Everything is written through to the disk, once, and draft and output are exchanged in a single step.
/// 6. Foreign originals go back, edited files of the old site are kept, and the rest of it is removed, or put aside so
///    that the next build can reuse unchanged files.
///
/// Killed at any point, the output is the old site or the new one, whole and with everything foreign in it; the next
/// build removes what is left over. There are two exceptions, which the next build repairs: if the system cannot
/// exchange two folders, there may be no output, and an output at which something is mounted may be half new.
public struct Publication: Sendable {
  /// The output as the user gave it, as a terminal may show it.
  public let name: String
  let target: FilePath
  let files: any FileSystem
  let interruption: Interruption
  /// Where the folders of a replaced site are kept for the next one.
  let spare: FilePath?
  private let patience: Int

  /// - Parameters:
  ///   - folder: The path of the output. A link stays a link, and its target is the output.
  ///   - files: The file system.
  ///   - interruption: Ends the process at a signal.
  ///   - patience: How long to wait for another build, in milliseconds.
  ///   - spare: Where the folders of a replaced site are kept for the next one, which then is faster to make; `nil`
  ///     keeps none.
  public init(
    to folder: String, files: any FileSystem = LocalFileSystem(), interruption: Interruption = Interruption(),
    patience: Int = 30_000, spare: FilePath? = nil
  ) {
    target = FilePath(folder)
    name = target.trimmed.description
    self.files = files
    self.interruption = interruption
    self.patience = patience
    self.spare = spare
  }

  /// Makes an empty draft.
  ///
  /// Any number of builds may write their drafts at the same time.
  /// - Throws: Why nothing can be written to the output: it is not a site, another build does not finish, or the system
  ///   refuses.
  public func begin() throws(PublicationError) -> Draft {
    let place = try Place(target, files)
    try Publication.requireOwnership(of: place, files)
    var draft: Draft?
    try alone(at: place) { (lock, cleanups) throws(PublicationError) in
      defer { giveBack(lock, of: place) }
      draft = try makeDraft(at: place, isLocked: lock != nil, &cleanups)
    }
    guard let draft else { preconditionFailure("the draft is made or an error is thrown") }
    return draft
  }

  /// Waits until no other build changes anything next to the output, and does something that a signal must not
  /// interrupt.
  /// - Parameter body: Is given the lock, to keep it or to give it back; `nil` where the file system has none.
  /// - Throws: `PublicationError.busy` when another build keeps the lock for too long, or what the body throws.
  func alone(
    at place: Place, _ body: (FileLock?, inout Interruption.Cleanups) throws(PublicationError) -> Void
  ) throws(PublicationError) {
    let pause = 20
    var waited = 0
    while true {
      var holder: String?
      try interruption.uninterrupted { (cleanups) throws(PublicationError) in
        switch try lock(place.lock) {
        case .held(let lock): try body(lock, &cleanups)
        case .unknown: try body(nil, &cleanups)
        case .taken(by: let other): holder = other
        }
      }
      guard let holder else { return }
      guard waited < patience else { throw .busy(holder: holder) }
      files.pause(milliseconds: pause)
      waited += pause
    }
  }

  /// Lets the next build go on.
  func giveBack(_ lock: FileLock?, of place: Place) {
    guard let lock else { return }
    // Its file is harmless if it remains.
    try? files.removeFile(place.lock)
    lock.release()
  }

  private func lock(_ file: FilePath) throws(PublicationError) -> LockAttempt {
    try PublicationError.wrapping { () throws(SystemError) in
      try files.lock(file, holder: LocalFileSystem.process)
    }
  }

  /// Makes a draft that no other build mistakes for a leftover.
  private func makeDraft(
    at place: Place, isLocked: Bool, _ cleanups: inout Interruption.Cleanups
  ) throws(PublicationError) -> Draft {
    try Publication.requireOwnership(of: place, files)
    let folder = place.newDraft()
    try PublicationError.wrapping { () throws(SystemError) in
      if isLocked { try Recovery(files: files, place: place).removeDrafts() }
      try files.createFolder(folder)
    }
    // The next build removes what cannot be removed now.
    cleanups[folder] = { [files] in try? files.removeTree(folder) }
    do throws(PublicationError) {
      var own: FileLock?
      if isLocked, case .held(let lock) = try lock(Place.lock(ofDraft: folder)) { own = lock }
      return Draft(in: folder, at: place, own, of: self)
    } catch {
      cleanups[folder]?()
      cleanups[folder] = nil
      throw error
    }
  }

  /// Refuses a folder that holds something other than a site.
  static func requireOwnership(of place: Place, _ files: any FileSystem) throws(PublicationError) {
    _ = try ownership(of: place, files) { (folder, files) throws(SystemError) in
      try Manifest.readHeading(in: folder, files)
    }
  }

  /// The output's manifest; refuses a folder that holds something other than a site.
  ///
  /// - Parameter past: The manifest that was read earlier.
  static func ownership(
    of place: Place, _ files: any FileSystem, knowing past: Manifest.Parsed? = nil
  ) throws(PublicationError) -> Manifest.Reading {
    try ownership(of: place, files) { (folder, files) throws(SystemError) in
      try Manifest.parsed(in: folder, files, knowing: past)?.reading ?? .absent
    }
  }

  private static func ownership(
    of place: Place, _ files: any FileSystem,
    _ read: (FilePath, any FileSystem) throws(SystemError) -> Manifest.Reading
  ) throws(PublicationError) -> Manifest.Reading {
    guard let kind = try PublicationError.wrapping({ () throws(SystemError) in try files.kind(of: place.folder) })
    else { return .absent }
    guard kind == .folder else { throw .notAFolder }
    let (reading, isEmpty) = try PublicationError.wrapping { () throws(SystemError) in
      let names = try files.names(in: place.folder)
      let isEmpty = names.allSatisfy { Place.isOwn($0) || isOfTheDisk($0, place) }
      return (try read(place.folder, files), isEmpty)
    }
    if reading == .newer { throw .madeByLaterVersion }
    if reading == .absent, !isEmpty { throw .notOurs }
    return reading
  }

  /// A newly formatted disk contains these.
  private static func isOfTheDisk(_ name: FilePath, _ place: Place) -> Bool {
    place.isFixed && name == FilePath("lost+found")
  }
}
