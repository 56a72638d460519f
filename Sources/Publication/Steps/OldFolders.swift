/// What stands in the folders of a site that is replaced, but for what is seen at once to be the new site's as well.
///
/// Most files of a large site are the same in the next one, and both have a name for one file: those are neither foreign
/// nor edited. A folder that was listed before the exchange is not listed again after it, as long as its stamp shows that
/// no name was added or removed.
struct OldFolders {
  let files: any FileSystem
  /// The files of the new site, of which some have a second name in the old one; `nil` where none are known.
  private let new: DraftFiles?
  /// No folder that was changed later than this, in nanoseconds since 1970, is known again.
  private let latest: Int64
  private var listings: [FilePath: (stamp: FileStamp, entries: [FolderEntry])] = [:]

  /// What a file system's clock may leave off, in nanoseconds.
  private static let haze: Int64 = 2_000_000_000

  /// - Parameters:
  ///   - new: The files of the draft.
  ///   - draft: The draft, which was written to just now, by the clock of its file system.
  init(_ files: any FileSystem, _ new: DraftFiles, besides draft: FilePath) throws(SystemError) {
    (self.files, self.new) = (files, new)
    latest = (try files.stamp(of: draft)?.modified).map { $0 - OldFolders.haze } ?? .min
  }

  /// For a site that an earlier build left.
  init(_ files: any FileSystem) { (self.files, new, latest) = (files, nil, .min) }

  /// The entries of a folder that are looked at one by one.
  ///
  /// - Parameters:
  ///   - folder: Its path from the site's root.
  ///   - root: Where the old site is now.
  mutating func entries(of folder: FilePath, in root: FilePath) throws(SystemError) -> [FolderEntry] {
    let place = root.appending(folder)
    // Before it is listed: what is added meanwhile shows in the next one.
    let stamp = try files.stamp(of: place)
    if let stamp, let known = listings[folder], known.stamp == stamp { return known.entries }
    var entries = try files.entries(in: place)
    if let new, let stamp, stamp.device == new.device { entries.removeAll { new.holds($0, in: folder) } }
    if let stamp, stamp.modified < latest { listings[folder] = (stamp, entries) }
    return entries
  }
}
