/// A site that is being written beside the place it is meant for.
///
/// ```swift
/// let draft = try Publication(to: "_site").begin()
/// try draft.write("index.html", page, owner: "Site/templates/index.mustache")
/// let notes = try draft.commit()
/// ```
/// Until `commit` the output is as it was, and other builds may publish theirs. A draft that is not committed leaves
/// nothing behind.
public final class Draft {
  private let publication: Publication
  private let place: Place
  /// The folder it is written to.
  private let folder: FilePath
  /// Tells other builds that the draft is still being written; `nil` where the file system has no locks.
  private var own: FileLock?
  /// The output's lock, as long as the draft is being put there.
  private var lock: FileLock?
  private var claims = PathClaims()
  private(set) var manifest = Manifest()
  /// The paths of its files, sorted, and its list of them as it is written: both take long to make.
  private(set) var listing: (paths: [FilePath], bytes: [UInt8])?
  /// What the system told of files that stood in the folder already.
  private(set) var stamps: [FilePath: FileStamp] = [:]
  private var spare: Spare?
  private var folders: Set<FilePath> = []
  private var isOpen = true

  private var files: any FileSystem { publication.files }
  private var interruption: Interruption { publication.interruption }

  init(in folder: FilePath, at place: Place, _ own: FileLock?, of publication: Publication) {
    self.publication = publication
    self.place = place
    self.folder = folder
    self.own = own
    spare = Spare(at: publication.spare, for: folder, publication.files)
  }

  deinit { discard() }

  /// Writes a file of the site.
  /// - Parameters:
  ///   - path: Its path from the site's root, with `/` between names.
  ///   - bytes: What it holds.
  ///   - hash: The hash of that, where it is known.
  ///   - owner: What it is made from, in words for the user: a source file's name.
  /// - Throws: `PublicationError.collision` when the file was written already, `PublicationError.badPath` for a path
  ///   that leaves the site, `PublicationError.system` when the system refuses.
  public func write(
    _ path: String, _ bytes: [UInt8], _ hash: ContentHash? = nil, owner: String
  ) throws(PublicationError) {
    try make(path, nil, owner: owner) { (file) throws(SystemError) in
      try files.createFile(file, bytes)
      return hash ?? ContentHash(bytes)
    }
  }

  /// Gives a file that stands elsewhere a second name in the site; a disk or a system that does not allow it gets a copy.
  /// - Parameters:
  ///   - twin: The path of the file.
  ///   - hash: The hash of what it holds.
  ///   - stamp: What the system told of it, where that is known.
  /// - Throws: What `write` throws.
  public func link(
    _ path: String, to twin: String, _ hash: ContentHash, _ stamp: FileStamp? = nil, owner: String
  ) throws(PublicationError) {
    try make(path, (hash, stamp), owner: owner) { (file) throws(SystemError) in
      let linked: Void? = try? files.link(FilePath(twin), as: file)
      if linked != nil { return hash }
      let bytes = try files.contents(of: FilePath(twin))
      try files.createFile(file, bytes)
      return ContentHash(bytes)
    }
  }

  /// - Parameter known: What is known of a file that stands elsewhere.
  private func make(
    _ path: String, _ known: (hash: ContentHash, stamp: FileStamp?)?, owner: String,
    _ body: (FilePath) throws(SystemError) -> ContentHash
  ) throws(PublicationError) {
    try claims.claim(path, owner: owner)
    let file = FilePath(path)
    try interruption.uninterrupted { (_) throws(PublicationError) in
      let hash = try PublicationError.wrapping(file: path) { () throws(SystemError) in
        for parent in file.ancestors where folders.insert(parent).inserted {
          if try spare?.takeFolder(parent) != true { try files.createFolder(folder.appending(parent)) }
        }
        if try spare?.has(file, known?.stamp) == true, let known {
          stamps[file] = known.stamp
          return known.hash
        }
        return try body(folder.appending(file))
      }
      manifest.add(file, hash)
    }
  }

  /// Puts the site where the output is.
  /// - Returns: What the user should know.
  /// - Throws: Why the output is as it was before; an output that something is mounted at may be half new, and the
  ///   next build goes on from there.
  public func commit() throws(PublicationError) -> [PublicationNote] {
    defer { discard() }
    let paths = manifest.paths
    let list = manifest.bytes(ofSorted: paths)
    listing = (paths, list)
    let publisher = Publisher(
      files: files, place: place, name: publication.name, draft: folder, manifest: manifest, list: list,
      spare: publication.spare)
    var plan = Publisher.Plan()
    var notes: [PublicationNote] = []
    try publication.alone(at: place) { (lock, cleanups) throws(PublicationError) in
      take(lock, &cleanups)
      notes = lock == nil ? [.notLocked] : try publisher.recover()
      try PublicationError.wrapping { () throws(SystemError) in
        try spare?.clear()
        try unlockDraft()
      }
      plan = try publisher.prepare()
    }
    try PublicationError.wrapping { () throws(SystemError) in try files.synchronizeVolume(of: folder) }
    try interruption.uninterrupted { (_) throws(PublicationError) in notes += try publisher.carryOut(plan) }
    return notes
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

  /// Nobody else looks at the draft any more; and its lock is no part of the site.
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
      cleanups[folder]?()
      cleanups[folder] = nil
      own?.release()
      lock?.release()
    }
  }
}
