/// A site that is being written beside the place it is meant for.
///
/// ```swift
/// let draft = try Publication(to: "_site").begin()
/// try draft.write("index.html", page, owner: "Site/templates/index.mustache")
/// let notes = try draft.commit()
/// ```
/// Until `commit` the output is as it was. A draft that is not committed leaves nothing behind.
public final class Draft {
  private let files: any FileSystem
  private let place: Place
  private let name: String
  private let interruption: Interruption
  private let lock: FileLock?
  /// The folder it is written to.
  private let folder: FilePath
  private let notes: [PublicationNote]
  private var claims = PathClaims()
  private var manifest = Manifest()
  private var folders: Set<FilePath> = []
  private var isOpen = true

  init(in folder: FilePath, at place: Place, _ lock: FileLock?, of publication: Publication, notes: [PublicationNote]) {
    files = publication.files
    name = publication.name
    interruption = publication.interruption
    self.place = place
    self.lock = lock
    self.folder = folder
    self.notes = notes
  }

  deinit { discard() }

  /// Writes a file of the site.
  /// - Parameters:
  ///   - path: Its path from the site's root, with `/` between names.
  ///   - bytes: What it holds.
  ///   - owner: What it is made from, in words for the user: a source file's name.
  /// - Throws: `PublicationError.collision` when the file was written already, `PublicationError.badPath` for a path
  ///   that leaves the site, `PublicationError.system` when the system refuses.
  public func write(_ path: String, _ bytes: [UInt8], owner: String) throws(PublicationError) {
    try claims.claim(path, owner: owner)
    let file = FilePath(path)
    try interruption.uninterrupted { (_) throws(PublicationError) in
      try PublicationError.wrapping(file: path) { () throws(SystemError) in
        for parent in file.ancestors where folders.insert(parent).inserted {
          try files.createFolder(folder.appending(parent))
        }
        try files.createFile(folder.appending(file), bytes)
      }
    }
    manifest.add(file, ContentHash(bytes))
  }

  /// Puts the site where the output is.
  /// - Returns: What the user should know.
  /// - Throws: Why the output is as it was before; an output that something is mounted at may be half new, and the
  ///   next build goes on from there.
  public func commit() throws(PublicationError) -> [PublicationNote] {
    defer { discard() }
    let publisher = Publisher(files: files, place: place, name: name, draft: folder, manifest: manifest)
    var plan = Publisher.Plan()
    var notes = notes
    try interruption.uninterrupted { (_) throws(PublicationError) in plan = try publisher.prepare() }
    try PublicationError.wrapping { () throws(SystemError) in try files.synchronizeVolume(of: folder) }
    try interruption.uninterrupted { (_) throws(PublicationError) in notes += try publisher.carryOut(plan) }
    return notes
  }

  /// Gives the draft up and leaves the output as it was.
  public func discard() {
    guard isOpen else { return }
    isOpen = false
    interruption.uninterrupted { cleanups in
      cleanups[folder]?()
      cleanups[folder] = nil
      lock?.release()
    }
  }
}
