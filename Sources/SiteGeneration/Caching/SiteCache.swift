internal import Diagnostics
public import Foundation

/// Pages that were built before, in a folder, by everything that they are made from.
///
/// An entry is a record, written last, and the files that it lists. Each is written beside its place and renamed, and
/// each is read with its digest: what is missing, damaged or half-written counts as not there and is made again. What
/// cannot be written is left, and the build goes on without.
public struct SiteCache: Sendable {
  private let folder: URL
  private let version: String

  /// - Parameters:
  ///   - folder: Where the entries are; it is made when it is needed.
  ///   - version: What tells builds of the program apart: one reads no entries of another.
  public init(_ folder: URL, version: String) { (self.folder, self.version) = (folder, version) }

  /// Digits that tell contents apart.
  public static func digest(of data: Data) -> String { ContentDigest([UInt8](data)).text }

  /// Begins a key with what every entry depends on.
  func key(_ kind: String) -> CacheKey {
    var key = CacheKey()
    key.add("haggle-site-cache 1")
    key.add(version)
    key.add(kind)
    return key
  }

  // MARK: - Records

  /// The record of a key; `nil` when there is none that can be used.
  func record(_ key: String) -> RecordReader? {
    guard let bytes = read(place(key, "record")), bytes.count > 32 else { return nil }
    let content = Array(bytes[32...])
    guard bytes.prefix(32).elementsEqual(ContentDigest(content).text.utf8) else { return nil }
    return RecordReader(content[...])
  }

  func keep(_ record: RecordWriter, as key: String) {
    write(Array(ContentDigest(record.bytes).text.utf8) + record.bytes, to: place(key, "record"))
  }

  // MARK: - Files

  /// A file of an entry.
  ///
  /// - Parameter digest: What it must hold.
  /// - Returns: `nil` when there is none, or it holds something else.
  func file(_ key: String, _ name: String, _ digest: String) -> KeptFile? {
    let place = place(key, name)
    guard let bytes = read(place), ContentDigest(bytes).text == digest else { return nil }
    return KeptFile(bytes: bytes, place: place.path)
  }

  /// Keeps a file of an entry.
  ///
  /// - Returns: The file with its place, or without where it could not be kept.
  func keep(_ bytes: [UInt8], as key: String, _ name: String) -> KeptFile {
    let place = place(key, name)
    return KeptFile(bytes: bytes, place: write(bytes, to: place) ? place.path : nil)
  }

  private func place(_ key: String, _ name: String) -> URL {
    folder.appendingPathComponent(String(key.prefix(2))).appendingPathComponent(key + "." + name)
  }

  private func read(_ file: URL) -> [UInt8]? { (try? Data(contentsOf: file)).map { [UInt8]($0) } }

  @discardableResult private func write(_ bytes: [UInt8], to place: URL) -> Bool {
    do {
      return try replace(place, with: bytes)
    } catch {
      // The first entry of a shelf.
      let shelf = place.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
      return (try? replace(place, with: bytes)) ?? false
    }
  }

  /// A new file takes the place of an older one, which a site may share.
  private func replace(_ place: URL, with bytes: [UInt8]) throws -> Bool {
    let draft = place.path + ".\(UInt64.random(in: .min ... .max)).new"
    try Data(bytes).write(to: URL(fileURLWithPath: draft))
    guard rename(draft, place.path) == 0 else {
      try? FileManager.default.removeItem(atPath: draft)
      return false
    }
    return true
  }

  // MARK: - Order

  /// Removes entries that no build has used for a while.
  ///
  /// - Parameters:
  ///   - used: The keys that the site needs now.
  ///   - age: So old are entries that are removed, in seconds.
  func sweep(keeping used: Set<String>, olderThan age: Double = 14 * 86_400, now: Date = Date()) {
    for shelf in names(in: folder.path) where shelf.count == 2 {
      let shelf = folder.path + "/" + shelf
      for name in names(in: shelf) {
        let key = String(name.prefix { $0 != "." })
        guard key.count == 32, !used.contains(key), key.allSatisfy(\.isHexDigit) else { continue }
        let file = shelf + "/" + name
        let date = (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
        if let date, now.timeIntervalSince(date) > age { try? FileManager.default.removeItem(atPath: file) }
      }
    }
  }

  /// Names alone: the date of a file in use is not looked at.
  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

/// A file that is in the cache, or would be there if it could be written.
struct KeptFile: Sendable {
  let bytes: [UInt8]
  /// Where it is kept; `nil` where it is not.
  let place: String?
}

/// Everything that an entry is made from, on its way to a digest.
struct CacheKey: Sendable {
  private var record = RecordWriter()

  mutating func add(_ text: String) { record.write(text) }
  mutating func add(_ bytes: [UInt8]) { record.write(bytes) }
  mutating func add(_ digest: ContentDigest) { record.write(digest.text) }

  var digest: ContentDigest { ContentDigest(record.bytes) }
}
