/// Puts a finished site where an older one may be: all of it or nothing, and nothing that is not the site's is lost.
///
/// 1. A lock beside the output keeps a second build away, on this machine and in every container that shares the folder.
/// 2. What an earlier build left that was ended in the middle is put in order.
/// 3. The files are written to a draft beside the output, with a manifest that lists them.
/// 4. What is in the output and not listed in its manifest is linked into the draft.
/// 5. Everything is written through to the disk, once, and draft and output are exchanged in a single step.
/// 6. Foreign originals go back, edited files of the old site are kept, and the rest of it is removed.
///
/// Killed at any point, the output is the old site or the new one, whole and with everything foreign in it; the next
/// build removes what is left over. Two exceptions, which the next build repairs: where the system cannot exchange two
/// folders there may be no output, and an output that something is mounted at may be half new.
public struct Publication {
  /// The output as the user gave it, as a terminal may show it.
  public let name: String
  let target: FilePath
  let files: any FileSystem
  let interruption: Interruption
  private let patience: Int

  /// - Parameters:
  ///   - folder: The path of the output. A link stays one, and the folder that it leads to is the output.
  ///   - files: The file system.
  ///   - interruption: What ends the process at a signal.
  ///   - patience: How long to wait for another build, in milliseconds.
  public init(
    to folder: String, files: any FileSystem = LocalFileSystem(), interruption: Interruption = Interruption(),
    patience: Int = 30_000
  ) {
    target = FilePath(folder)
    name = target.trimmed.description
    self.files = files
    self.interruption = interruption
    self.patience = patience
  }

  /// Takes the lock and makes an empty draft.
  /// - Throws: Why nothing can be written to the output: it holds something else, another build is at work, or the
  ///   system refuses.
  public func begin() throws(PublicationError) -> Draft {
    let place = try Place(target, files)
    _ = try Publication.ownership(of: place, files)
    let pause = 20
    var waited = 0
    while true {
      var draft: Draft?
      var holder = ""
      try interruption.uninterrupted { (cleanups) throws(PublicationError) in
        switch try lock(place) {
        case .held(let lock): draft = try begin(at: place, lock, &cleanups)
        case .unknown: draft = try begin(at: place, nil, &cleanups)
        case .taken(by: let other): holder = other
        }
      }
      if let draft { return draft }
      guard waited < patience else { throw .busy(holder: holder) }
      files.pause(milliseconds: pause)
      waited += pause
    }
  }

  private func lock(_ place: Place) throws(PublicationError) -> LockAttempt {
    try PublicationError.wrapping { () throws(SystemError) in
      try files.lock(place.lock, holder: LocalFileSystem.process)
    }
  }

  private func begin(
    at place: Place, _ lock: FileLock?, _ cleanups: inout Interruption.Cleanups
  ) throws(PublicationError) -> Draft {
    do throws(PublicationError) {
      let notes = lock == nil ? [.notLocked] : try recover(place)
      _ = try Publication.ownership(of: place, files)
      let folder = try makeFolder(at: place)
      cleanups[folder] = removal(of: folder, andOf: lock == nil ? nil : place.lock)
      return Draft(in: folder, at: place, lock, of: self, notes: notes)
    } catch {
      if let lock {
        // Its file is harmless if it remains.
        try? files.removeFile(place.lock)
        lock.release()
      }
      throw error
    }
  }

  private func makeFolder(at place: Place) throws(PublicationError) -> FilePath {
    let folder = place.newDraft()
    try PublicationError.wrapping { () throws(SystemError) in try files.createFolder(folder) }
    return folder
  }

  private func removal(of folder: FilePath, andOf lock: FilePath?) -> @Sendable () -> Void {
    { [files] in
      // What cannot be removed now is removed by the next build.
      try? files.removeTree(folder)
      if let lock { try? files.removeFile(lock) }
    }
  }

  private func recover(_ place: Place) throws(PublicationError) -> [PublicationNote] {
    let edited = try PublicationError.wrapping { () throws(SystemError) in
      try Recovery(files: files, place: place).run()
    }
    return Publisher.notes(onEdited: edited, place, name)
  }

  /// The output's manifest; refuses a folder that holds something other than a site.
  static func ownership(of place: Place, _ files: any FileSystem) throws(PublicationError) -> Manifest.Reading {
    guard let kind = try PublicationError.wrapping({ () throws(SystemError) in try files.kind(of: place.folder) })
    else { return .absent }
    guard kind == .folder else { throw .notAFolder }
    let (reading, isEmpty) = try PublicationError.wrapping { () throws(SystemError) in
      let names = try files.names(in: place.folder)
      let isEmpty = names.allSatisfy { Place.isOwn($0) || isOfTheDisk($0, place) }
      return (try Manifest.read(in: place.folder, files), isEmpty)
    }
    if reading == .newer { throw .madeByLaterVersion }
    if reading == .absent, !isEmpty { throw .notOurs }
    return reading
  }

  /// A disk that was just formatted holds this.
  private static func isOfTheDisk(_ name: FilePath, _ place: Place) -> Bool {
    place.isFixed && name == FilePath("lost+found")
  }
}
