/// The entries of a replaced site's folders, without those that clearly belong to the new site as well.
///
/// Most files of a large site are the same in the next one, and have a name in both: these are neither foreign nor
/// edited. A folder that was listed in advance, or before the exchange, is not listed again if its stamp shows that no
/// name was added or removed.
struct OldFolders {
  /// The entries of a folder.
  struct Listing: Sendable {
    /// The folder's stamp before it was listed, so that a name that is added meanwhile shows in the next stamp.
    let stamp: FileStamp
    var entries: [FolderEntry]
  }

  let files: any FileSystem
  /// The files of the new site, some of which have a second name in the old one; `nil` where none are known.
  private let new: DraftFiles?
  /// Listings of folders that were changed later than this, in nanoseconds since 1970, are not reused.
  private let latest: Int64
  /// All entries of folders that were listed earlier.
  private let past: [FilePath: Listing]
  /// The entries of folders that do not clearly belong to the new site.
  private var listings: [FilePath: Listing] = [:]

  /// The inaccuracy of a file system's clock, in nanoseconds.
  private static let haze: Int64 = 2_000_000_000

  /// - Parameters:
  ///   - new: The files of the draft.
  ///   - draft: The draft, which was written to just now, by the clock of its file system.
  ///   - past: The entries of folders that were listed earlier.
  init(
    _ files: any FileSystem, _ new: DraftFiles, besides draft: FilePath, knowing past: [FilePath: Listing] = [:]
  ) throws(SystemError) {
    (self.files, self.new, self.past) = (files, new, past)
    latest = try OldFolders.latest(by: draft, files)
  }

  /// For a site that an earlier build left.
  init(_ files: any FileSystem) { (self.files, new, past, latest) = (files, nil, [:], .min) }

  private static func latest(by draft: FilePath, _ files: any FileSystem) throws(SystemError) -> Int64 {
    (try files.stamp(of: draft)?.modified).map { $0 - haze } ?? .min
  }

  /// The listings of a site's folders, as far as they can be reused.
  ///
  /// - Parameters:
  ///   - list: The site's list.
  ///   - root: Where it is.
  ///   - draft: A draft, which was written to just now.
  static func listings(
    of list: Manifest.Parsed?, in root: FilePath, besides draft: FilePath, _ files: any FileSystem
  ) -> [FilePath: Listing] {
    guard case .listed(let manifest)? = list?.reading, let latest = try? latest(by: draft, files) else { return [:] }
    var listings: [FilePath: Listing] = [:]
    for folder in [FilePath("")] + manifest.folderPaths {
      let place = root.appending(folder)
      guard let stamp = try? files.stamp(of: place), stamp.kind == .folder, stamp.modified < latest else { continue }
      listings[folder] = (try? files.entries(in: place)).map { Listing(stamp: stamp, entries: $0) }
    }
    return listings
  }

  /// The entries of a folder that have to be looked at one by one.
  ///
  /// - Parameters:
  ///   - folder: Its path from the site's root.
  ///   - root: Where the old site is now.
  mutating func entries(of folder: FilePath, in root: FilePath) throws(SystemError) -> [FolderEntry] {
    let place = root.appending(folder)
    let stamp = try files.stamp(of: place)
    if let known = listings[folder], known.stamp == stamp { return known.entries }
    var entries = if let past = known(folder, stamp) { past } else { try files.entries(in: place) }
    if let new, let stamp, stamp.device == new.device { entries.removeAll { new.holds($0, in: folder) } }
    if let stamp, stamp.modified < latest { listings[folder] = Listing(stamp: stamp, entries: entries) }
    return entries
  }

  private func known(_ folder: FilePath, _ stamp: FileStamp?) -> [FolderEntry]? {
    guard let known = past[folder], known.stamp == stamp, known.stamp.modified < latest else { return nil }
    return known.entries
  }
}
