/// A site that is being written next to its output.
///
/// ```swift
/// let draft = try Publication(to: "_site").begin()
/// var claims = PathClaims()
/// try draft.write(try claims.claim("index.html", owner: "Site/templates/index.mustache"), page)
/// let notes = try draft.commit()
/// ```
/// Until `commit` the output is as it was, and other builds may publish theirs. A draft that is not committed leaves
/// nothing behind.
public final class Draft {
  private let publication: Publication
  private let place: Place
  /// The folder to which it is written.
  private let folder: FilePath
  /// Shows other builds that the draft is still being written; `nil` where the file system has no locks.
  private var own: FileLock?
  /// The output's lock, while the draft is being published.
  private var lock: FileLock?
  /// The first files, which are sorted while others are written: in most sites those of the scenarios.
  private var first: Pending<[DraftFile]>?
  /// The files after these, in the order in which they were written.
  private var written: [DraftFile] = []
  /// All files together, once no more are written.
  private var ending: Ending?
  /// The entries of the output's folders, which are listed at the same time.
  private var past: Pending<[FilePath: OldFolders.Listing]>?
  /// The draft as it was published, with its manifest's file and its folder.
  private(set) var complete: (files: DraftFiles, list: [UInt8], folder: FilePath)?
  /// The state of the site in the output, which is taken while the replaced one is put away; `nil` if it was not asked
  /// for then.
  public private(set) var state: Pending<Result<FileStates?, PublicationError>>?
  /// The output's manifest when the draft was begun, which most builds find unchanged at the end.
  private let pastList: Pending<Manifest.Parsed?>
  private var spare: Spare?
  private var folders: Set<FilePath> = []
  /// The folder of the last file, which exists.
  private var latest: FilePath?
  private var isOpen = true

  /// The results about all files that the end needs, computed on another thread.
  private struct Ending {
    let complete: Pending<DraftFiles>
    /// The manifest's file.
    let list: Pending<[UInt8]>
    /// The known states of the files in the output.
    let known: Pending<FileStates>

    init(_ first: Pending<[DraftFile]>?, _ others: [DraftFile], in root: FilePath) {
      complete = Pending { DraftFiles(sorted: (first?.value ?? []).merged(with: others.sortedByPath())) }
      list = Pending(after: complete) { $0.value.manifest.bytes }
      known = Pending(after: complete) { $0.value.states(in: root) }
    }
  }

  private var files: any FileSystem { publication.files }
  private var interruption: Interruption { publication.interruption }

  init(in folder: FilePath, at place: Place, _ own: FileLock?, of publication: Publication) {
    self.publication = publication
    self.place = place
    self.folder = folder
    self.own = own
    pastList = Pending { [files = publication.files] in try? Manifest.parsed(in: place.folder, files) }
    spare = Spare(at: publication.spare, for: folder, publication.files)
  }

  deinit { discard() }

  /// Writes a file of the site.
  /// - Parameters:
  ///   - path: Its path from the site's root, which no other owner writes.
  ///   - bytes: Its content.
  ///   - hash: The hash of the content, if it is known.
  /// - Throws: `PublicationError.system` when the system refuses.
  public func write(
    _ path: ClaimedPath, _ bytes: [UInt8], _ hash: ContentHash? = nil
  ) throws(PublicationError) {
    if first == nil, written.last?.link != nil { sortFirst() }
    try make(path, nil) { (file) throws(SystemError) in
      try files.createFile(file, bytes)
      return DraftFile(path: path.file, hash: hash ?? ContentHash(bytes), link: nil)
    }
  }

  /// Gives a file elsewhere a second name in the site; if the disk or the system does not allow it, the file is copied.
  /// - Parameters:
  ///   - twin: The path of the file.
  ///   - hash: The hash of its content.
  ///   - stamp: Its stamp in the file system, if it is known.
  /// - Throws: What `write` throws.
  public func link(
    _ path: ClaimedPath, to twin: FilePath, _ hash: ContentHash, _ stamp: FileStamp? = nil
  ) throws(PublicationError) {
    try make(path, (hash, stamp)) { (file) throws(SystemError) in
      let linked: Void? = try? files.link(twin, as: file)
      if linked != nil {
        return DraftFile(path: path.file, hash: hash, link: stamp.map { DraftFile.Link(stamp: $0, isOld: false) })
      }
      let bytes = try files.contents(of: twin)
      try files.createFile(file, bytes)
      return DraftFile(path: path.file, hash: ContentHash(bytes), link: nil)
    }
  }

  /// Begins the work that the end would have to wait for, while there is something else to do: all files are written.
  public func expectNoMore() { if ending == nil { ending = Ending(first, written, in: place.folder) } }

  /// Begins sorting, which the end would have to wait for.
  private func sortFirst() {
    first = Pending { [written] in written.sortedByPath() }
    written = []
    past = Pending(after: pastList) { [files, folder, root = place.folder] list in
      OldFolders.listings(of: list.value, in: root, besides: folder, files)
    }
  }

  /// - Parameter known: The known stamp of a file elsewhere.
  private func make(
    _ path: ClaimedPath, _ known: (hash: ContentHash, stamp: FileStamp?)?,
    _ body: (FilePath) throws(SystemError) -> DraftFile
  ) throws(PublicationError) {
    try interruption.uninterrupted { (_) throws(PublicationError) in
      do throws(SystemError) {
        try makeFolders(of: path)
        let there = try fileThere(path, known)
        let file = if let there { there } else { try body(folder.appending(path.file)) }
        written.append(file)
        ending = nil
      } catch {
        throw .system(error, file: path.file.text)
      }
    }
  }

  private func makeFolders(of path: ClaimedPath) throws(SystemError) {
    if latest == path.folder { return }
    for parent in path.file.ancestors where folders.insert(parent).inserted {
      if try spare?.takeFolder(parent) != true { try files.createFolder(folder.appending(parent)) }
    }
    latest = path.folder
  }

  /// A file that is already in the folder.
  private func fileThere(
    _ path: ClaimedPath, _ known: (hash: ContentHash, stamp: FileStamp?)?
  ) throws(SystemError) -> DraftFile? {
    guard try spare?.has(path, known?.stamp) == true, let known, let stamp = known.stamp else { return nil }
    return DraftFile(path: path.file, hash: known.hash, link: DraftFile.Link(stamp: stamp, isOld: true))
  }

  /// Puts the site in the place of the output.
  /// - Parameter remember: Is given the site's state, on another thread, while the old site is put away; not called if
  ///   `Publication.state(after:)` has to determine it afterwards.
  /// - Returns: Notes for the user.
  /// - Throws: Why the output is as it was before; an output at which something is mounted may be half new, and the
  ///   next build continues from there.
  public func commit(
    _ remember: (@Sendable (FileStates) -> Void)? = nil
  ) throws(PublicationError) -> [PublicationNote] {
    defer { discard() }
    let ending = ending ?? Ending(first, written, in: place.folder)
    let publisher = Publisher(
      files: files, place: place, name: publication.name, draft: folder, complete: ending.complete, list: ending.list,
      pastList: pastList, past: past, spare: publication.spare)
    var plan = Publisher.Plan(folders: OldFolders(files))
    var notes: [PublicationNote] = []
    try publication.alone(at: place) { (lock, cleanups) throws(PublicationError) in
      take(lock, &cleanups)
      notes = lock == nil ? [.notLocked] : try publisher.recover()
      try PublicationError.wrapping { () throws(SystemError) in
        try spare?.clear()
        try unlockDraft()
      }
      plan = try publisher.prepare()
      self.complete = (ending.complete.value, ending.list.value, place.folder)
    }
    try PublicationError.wrapping { () throws(SystemError) in try files.synchronizeVolume(of: folder) }
    try interruption.uninterrupted { (_) throws(PublicationError) in
      notes += try publisher.carryOut(plan) {
        // Foreign files go back into the output first.
        if let remember, plan.foreign.isEmpty { look(at: ending.known, remember) }
      }
    }
    return notes
  }

  /// - Parameter known: The known states of the draft's files in the output.
  private func look(at known: Pending<FileStates>, _ remember: @escaping @Sendable (FileStates) -> Void) {
    guard let complete else { return }
    state = Pending { [publication] in
      let state = Result { () throws(PublicationError) in
        try publication.state(of: complete.files.manifest, complete.list, known.take())
      }
      if case .success(let state?) = state { remember(state) }
      return state
    }
  }

  /// Holds the output's lock until the draft is published or given up.
  private func take(_ lock: FileLock?, _ cleanups: inout Interruption.Cleanups) {
    guard lock != nil, let removal = cleanups[folder] else { return }
    self.lock = lock
    cleanups[folder] = { [files, file = place.lock] in
      removal()
      try? files.removeFile(file)
    }
  }

  /// No other build looks at the draft any more, and its lock is not part of the site.
  private func unlockDraft() throws(SystemError) {
    guard let own else { return }
    try files.removeFile(Place.lock(ofDraft: folder))
    own.release()
    self.own = nil
  }

  /// Gives the draft up and leaves the output as it was.
  public func discard() {
    guard isOpen else { return }
    isOpen = false
    interruption.uninterrupted { cleanups in
      if let place = publication.spare { spare?.giveBack(to: place) }
      cleanups[folder]?()
      cleanups[folder] = nil
      own?.release()
      lock?.release()
    }
  }
}
