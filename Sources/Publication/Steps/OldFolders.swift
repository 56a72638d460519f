/// What stands in the folders of a site that is replaced, but for what is seen at once to be the new site's as well.
///
/// Most files of a large site are the same in the next one, and both have a name for one file: those are neither foreign
/// nor edited. A folder that was listed before the exchange is not listed again after it, as long as its stamp shows that
/// no name was added or removed.
struct OldFolders {
  let files: any FileSystem
  /// Files of the new site that have a second name elsewhere, which may be in the old one.
  let links: DraftLinks
  /// No folder that was changed later than this, in nanoseconds since 1970, is known again.
  private let latest: Int64
  private var listings: [FilePath: (stamp: FileStamp, entries: [FolderEntry])] = [:]

  /// What a file system's clock may leave off, in nanoseconds.
  private static let haze: Int64 = 2_000_000_000

  /// - Parameters:
  ///   - links: The links of a draft; none for a site of which nothing is known.
  ///   - draft: The draft, which was written to just now, by the clock of its file system.
  init(_ files: any FileSystem, _ links: DraftLinks, besides draft: FilePath) throws(SystemError) {
    (self.files, self.links) = (files, links)
    latest = (try files.stamp(of: draft)?.modified).map { $0 - OldFolders.haze } ?? .min
  }

  /// For a site that an earlier build left.
  init(_ files: any FileSystem) { (self.files, links, latest) = (files, DraftLinks(), .min) }

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
    let isOnOneDevice = stamp.map { $0.device == links.device } ?? false
    let entries = try files.entries(in: place).filter { !isOnOneDevice || !links.holds($0, in: folder) }
    if let stamp, stamp.modified < latest { listings[folder] = (stamp, entries) }
    return entries
  }
}
