public import Foundation
internal import SwiftFrontend
internal import ViewProgram

/// Files that were parsed before, by their content.
///
/// An entry is written next to its place and renamed, so that concurrent runs see all of it or nothing. If an entry
/// cannot be read or is damaged, its file is parsed and written again; if it cannot be written, it is left out.
///
/// The size of the folder is limited: it has 256 shelves, by two digits of an entry's name, and a full shelf loses its
/// oldest entries when a new one needs room. Reading an entry does not renew it. With the usual limits the whole is at
/// most 8,192 entries and 256 megabytes.
public struct ParsedFileCache: Sendable {
  private let folder: URL
  private let salt: [UInt8]
  /// How much a shelf may hold.
  public var limits = Limits()

  /// How much one of the 256 shelves may hold.
  public struct Limits: Sendable {
    public var entries = 32
    public var bytes = 1_000_000

    public init() {}
  }

  /// - Parameters:
  ///   - folder: Where the entries are; it is made when it is needed.
  ///   - version: What the entries depend on apart from the source: other versions of the program do not read them.
  public init(_ folder: URL, version: String) {
    self.folder = folder
    salt = Array(version.utf8)
  }

  /// A cached file; `nil` when there is none.
  func file(_ source: SourceText, as number: Int, _ frontend: Frontend) -> ParsedFile? {
    guard let data = try? Data(contentsOf: place(of: source)) else { return nil }
    let bytes = [UInt8](data)
    guard bytes.count > 8, Digest.of(bytes.dropFirst(8), seed: 0) == Digest.number(bytes.prefix(8)) else { return nil }
    return frontend.file(source, as: number, kept: Array(bytes.dropFirst(8)))
  }

  /// Keeps a file without errors.
  func keep(_ file: ParsedFile) {
    guard let content = file.bytesToKeep else { return }
    let bytes = Digest.bytes(Digest.of(content[...], seed: 0)) + content
    let place = place(of: file.source)
    guard bytes.count <= limits.bytes else { return }
    try? FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    makeRoom(for: place, bytes.count)
    try? Data(bytes).write(to: place, options: .atomic)
  }

  /// Removes the oldest entries of a shelf until another one fits.
  private func makeRoom(for place: URL, _ size: Int) {
    let shelf = place.deletingLastPathComponent()
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
    let found = try? FileManager.default.contentsOfDirectory(at: shelf, includingPropertiesForKeys: Array(keys))
    var entries = (found ?? []).compactMap { url -> (url: URL, date: Date, size: Int)? in
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true,
        ParsedFileCache.isEntry(url.lastPathComponent), url.lastPathComponent != place.lastPathComponent
      else { return nil }
      return (url, values.contentModificationDate ?? .distantPast, values.fileSize ?? 0)
    }
    entries.sort { ($0.date, $0.url.lastPathComponent) < ($1.date, $1.url.lastPathComponent) }
    var bytes = entries.reduce(size) { $0 + $1.size }
    while let oldest = entries.first, entries.count >= limits.entries || bytes > limits.bytes {
      try? FileManager.default.removeItem(at: oldest.url)
      bytes -= oldest.size
      entries.removeFirst()
    }
  }

  /// Whether a file has the name of an entry: nothing else is removed, whatever folder is given.
  private static func isEntry(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 32 && parts[0].allSatisfy(\.isHexDigit) && Int(parts[1]) != nil
  }

  private func place(of source: SourceText) -> URL {
    let content = salt + [0] + source.bytes
    let name = [UInt64(1), 2].map { seed in
      let digits = String(Digest.of(content[...], seed: seed), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    let entry = name.joined() + "-\(source.bytes.count)"
    // The last digits of a number are those that every byte of the content changes.
    return folder.appendingPathComponent(String(name[0].suffix(2))).appendingPathComponent(entry)
  }
}

/// Numbers that distinguish contents: FNV-1a.
private enum Digest {
  static func of(_ bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    var hash = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    return hash
  }

  static func bytes(_ number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }

  static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
