/// The output of a site, and the folders in which the site is made.
///
/// Usually these are next to the output, so that both can be exchanged: `.NAME.haggle-draft-BITS` may be removed at any
/// time, `.NAME.haggle-old-BITS` may be the only copy of something. An output that cannot be moved, because something
/// is mounted there or its parent is closed, has them inside, without `.NAME`.
struct Place: Sendable {
  /// The output itself, without links on the way.
  let folder: FilePath
  /// Where edited files of the site are kept.
  let edited: FilePath
  /// Whether the output has to be filled in place.
  let isFixed: Bool
  /// The names of the lock and the folders up to where they differ.
  private let stem: FilePath

  private static let inside = FilePath(".haggle-")
  private static let draft = "draft-"
  private static let old = "old-"

  /// Finds the place, and makes the folders on the way to it.
  init(_ target: FilePath, _ files: any FileSystem) throws(PublicationError) {
    let target = target.trimmed
    do throws(SystemError) {
      folder = try Place.resolve(target, files)
      let exists = try files.kind(of: folder) == .folder
      isFixed = exists ? try files.isMountPoint(folder) || !files.isWritable(folder.parent) : false
    } catch {
      // Only a link that leads to nothing exists but cannot be found.
      let isLink = (try? files.kind(of: target)) == .link
      throw error.isMissing && isLink ? .danglingLink : .system(error)
    }
    let name = folder.name
    stem =
      isFixed
      ? folder.appending(Place.inside)
      : folder.parent.appending(FilePath(".").adding(name)).adding(".haggle-")
    edited = isFixed ? folder.appending(".haggle-edited") : folder.parent.appending(name.adding(".edited"))
  }

  private static func resolve(_ target: FilePath, _ files: any FileSystem) throws(SystemError) -> FilePath {
    if try files.status(of: target) != nil { return try files.resolved(target) }
    let parent = target.parent.isEmpty ? FilePath(".") : target.parent
    try files.createFolders(parent)
    return try files.resolved(parent).appending(target.name)
  }

  /// The folder that holds the lock and the folders.
  var workplace: FilePath { stem.parent }

  var lock: FilePath { stem.adding("lock") }

  /// The lock in a draft that a build is still writing.
  static func lock(ofDraft draft: FilePath) -> FilePath { draft.appending(inside.adding("lock")) }

  /// A unique path for a folder that may be removed at any time.
  func newDraft() -> FilePath { stem.adding(Place.draft + Place.randomBits()) }

  /// A unique path for a folder that may be the only copy of something.
  func newOld() -> FilePath { stem.adding(Place.old + Place.randomBits()) }

  /// A unique path in the output.
  func newScratch() -> FilePath { folder.appending(Place.inside.adding(Place.draft + Place.randomBits())) }

  /// The name of the edited files' folder, based on the user's name for the output.
  func editedName(output name: String) -> String { isFixed ? "\(name)/\(edited.name)" : "\(name).edited" }

  /// Random, because process ids are the same in every container.
  private static func randomBits() -> String { ContentHash(value: UInt64.random(in: .min ... .max)).text }
}

extension Place {
  /// Everything an earlier build left behind. No other build is at work there while the lock is held.
  func leftovers(_ files: any FileSystem) throws(SystemError) -> (drafts: [FilePath], old: [FilePath]) {
    let names = try files.names(in: workplace).sorted()
    func paths(_ purpose: String) -> [FilePath] {
      names.filter { Place.isTemporary($0, after: stem.name.adding(purpose)) }.map(workplace.appending)
    }
    var drafts = paths(Place.draft)
    // Files that could not be moved into the output were copied there.
    if !isFixed, try files.kind(of: folder) == .folder {
      let prefix = Place.inside.adding(Place.draft)
      drafts += try files.names(in: folder).sorted().filter { Place.isTemporary($0, after: prefix) }
        .map(folder.appending)
    }
    return (drafts, paths(Place.old))
  }

  private static func isTemporary(_ name: FilePath, after prefix: FilePath) -> Bool {
    name.dropping(prefix: prefix).flatMap { ContentHash(text: String(decoding: $0.bytes, as: UTF8.self)) } != nil
  }

  /// Whether something in the root of an output belongs to haggle without being listed: the manifest, the lock and
  /// leftovers of an earlier build. Edited files that were kept belong to the user.
  static func isOwn(_ name: FilePath) -> Bool {
    name == FilePath(Manifest.fileName) || name == inside.adding("lock")
      || isTemporary(name, after: inside.adding(draft)) || isTemporary(name, after: inside.adding(old))
  }

  /// Whether a path of a site would conflict with haggle's own files.
  static func isReserved(_ path: FilePath) -> Bool { path.dropping(prefix: inside) != nil }
}
