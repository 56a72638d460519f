internal import Diagnostics
public import Foundation
internal import Publication

/// Pages that were built before, in a folder, by everything that they are made from.
///
/// An entry is a record, written last, and the files that it lists. Each is written next to its place and renamed, and
/// is recognised by its stamp in the file system or else by its digest: missing, damaged or half-written files count as
/// absent and are made again. If something cannot be written, the build continues without it.
public struct SiteCache: Sendable {
  /// The path of the folder.
  private let folder: String
  private let version: String

  /// - Parameters:
  ///   - folder: Where the entries are; it is made when it is needed.
  ///   - version: Distinguishes builds of the program, which do not read each other's entries.
  public init(_ folder: URL, version: String) { (self.folder, self.version) = (folder.path, version) }

  /// Digits that distinguish contents.
  public static func digest(of data: Data) -> String { ContentDigest([UInt8](data)).text }

  /// Begins a key with everything on which every entry depends.
  func key(_ kind: String) -> CacheKey {
    var key = CacheKey()
    key.add("haggle-site-cache 8")
    key.add(version)
    key.add(kind)
    return key
  }

  // MARK: - Records

  /// The record of a key, and when it was written, in nanoseconds since 1970.
  ///
  /// - Returns: `nil` when there is none that can be used.
  func record(_ key: String) -> (content: RecordReader, time: Int64)? {
    guard let (bytes, stamp) = try? LocalFileSystem().whole(place(key, "record")), bytes.count > 32,
      bytes.suffix(32).elementsEqual(ContentDigest(bytes.dropLast(32)).text.utf8)
    else { return nil }
    return (RecordReader(bytes.dropLast(32)), stamp.modified)
  }

  func keep(_ record: consuming RecordWriter, as key: String) {
    record.write(digits: ContentDigest(record.bytes).text)
    write(record.bytes, to: place(key, "record"))
  }

  // MARK: - Files

  /// A file of an entry, which is read only if its stamp does not show that it is unchanged.
  ///
  /// - Parameters:
  ///   - known: The file as it was stored.
  ///   - stamp: Its present stamp.
  ///   - time: When the file was recorded. A file that was written in the same instant could have been changed since.
  /// - Returns: The file as it is now, and whether it was read; `nil` when there is none, or its content is different.
  func file(_ known: KeptFile, _ stamp: FileStamp?, notedAt time: Int64) -> (file: KeptFile, wasRead: Bool)? {
    guard let stamp, stamp.kind == .file else { return nil }
    let file = KeptFile(place: known.place, digest: known.digest, hash: known.hash, stamp: stamp)
    if stamp.hasSameContents(as: known.stamp), stamp.modified < time { return (file, false) }
    guard let bytes = SiteCache.read(known.place, stamp.size), ContentDigest(bytes) == known.digest else { return nil }
    return (file, true)
  }

  /// Stores a file of an entry.
  ///
  /// - Returns: `nil` where it could not be stored.
  func keep(_ bytes: [UInt8], _ hash: ContentHash?, as key: String, _ name: String) -> KeptFile? {
    let place = place(key, name)
    guard write(bytes, to: place), let stamp = SiteCache.stamp(place) else { return nil }
    return KeptFile(place: place, digest: ContentDigest(bytes), hash: hash ?? ContentHash(bytes), stamp: stamp)
  }

  func place(_ key: String, _ name: String) -> FilePath { FilePath("\(folder)/\(key.prefix(2))/\(key).\(name)") }

  /// Where the folders of a replaced site are kept for the next one, whatever the output is.
  var spare: FilePath { FilePath(folder + "/spare") }

  /// The stamps of files; `nil` for those that cannot be looked at.
  static func stamps(_ files: [FilePath]) -> [FileStamp?] {
    (try? LocalFileSystem().stamps(of: files)) ?? files.map { _ in nil }
  }

  static func stamp(_ file: FilePath) -> FileStamp? { (try? LocalFileSystem().stamp(of: file)) ?? nil }

  /// - Parameter size: The file's expected size, in bytes.
  static func read(_ file: FilePath, _ size: Int64 = 0) -> [UInt8]? {
    try? LocalFileSystem().contents(of: file, expecting: size)
  }

  @discardableResult private func write(_ bytes: [UInt8], to place: FilePath) -> Bool {
    if replace(place, with: bytes) { return true }
    // Makes the shelf for its first entry.
    let shelf = String(decoding: place.parent.bytes, as: UTF8.self)
    try? FileManager.default.createDirectory(atPath: shelf, withIntermediateDirectories: true)
    return replace(place, with: bytes)
  }

  /// A new file replaces an older one, which a site may share.
  @discardableResult private func replace(_ place: FilePath, with bytes: [UInt8]) -> Bool {
    let (files, draft) = (LocalFileSystem(), place.adding(".\(UInt64.random(in: .min ... .max)).new"))
    do {
      try files.createFile(draft, bytes)
      try files.rename(draft, to: place)
      return true
    } catch {
      try? files.removeFile(draft)
      return false
    }
  }

  // MARK: - Order

  /// Removes entries that no build has used for a while, at most once a day, because it looks at every name.
  func sweepDaily(keeping used: Set<String>, now: Date = Date()) {
    let note = FilePath(folder + "/swept")
    let age = SiteCache.stamp(note).map { now.timeIntervalSince1970 - Double($0.modified) / 1e9 }
    if let age, (0..<86_400).contains(age) { return }
    sweep(keeping: used, now: now)
    replace(note, with: Array("Old entries were last removed when this was written.\n".utf8))
  }

  /// Removes entries that no build has used for a while.
  ///
  /// - Parameters:
  ///   - used: The keys that the site needs now.
  ///   - age: The age from which entries are removed, in seconds.
  func sweep(keeping used: Set<String>, olderThan age: Double = 14 * 86_400, now: Date = Date()) {
    for shelf in names(in: folder) where shelf.utf8.count == 2 {
      let shelf = folder + "/" + shelf
      for name in names(in: shelf) {
        let key = String(name[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
        guard key.utf8.count == 32, !used.contains(key), key.allSatisfy(\.isHexDigit) else { continue }
        let file = shelf + "/" + name
        let date = (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
        if let date, now.timeIntervalSince(date) > age { try? FileManager.default.removeItem(atPath: file) }
      }
    }
  }

  /// Only the names: the date of a file in use is not looked at.
  private func names(in folder: String) -> [String] {
    let names = try? LocalFileSystem().names(in: FilePath(folder))
    return names?.map { String(decoding: $0.bytes, as: UTF8.self) } ?? []
  }
}

/// Collects everything from which an entry is made, to compute its digest.
struct CacheKey: Sendable {
  private var record = RecordWriter()

  /// Makes room for a number of further bytes.
  mutating func expect(_ count: Int) { record.expect(count) }

  mutating func add(_ text: String) { record.write(text) }
  mutating func add(_ bytes: [UInt8]) { record.write(bytes) }
  mutating func add(_ digest: ContentDigest) { record.write(digest.text) }

  var digest: ContentDigest { ContentDigest(record.bytes) }
}
