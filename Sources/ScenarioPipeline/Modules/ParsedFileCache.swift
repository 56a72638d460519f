public import Foundation
internal import SwiftFrontend
internal import ViewProgram

/// Files that were parsed before, by what they hold.
///
/// An entry is written beside its place and renamed, so that runs at the same time see all of it or nothing. What cannot
/// be read, or is damaged, is parsed and written again; what cannot be written is left.
public struct ParsedFileCache: Sendable {
  private let folder: URL
  private let salt: [UInt8]

  /// - Parameters:
  ///   - folder: Where the entries are; it is made when it is needed.
  ///   - version: What the entries depend on beside the source: another version of the program reads none of this one's.
  public init(_ folder: URL, version: String) {
    self.folder = folder
    salt = Array(version.utf8)
  }

  /// A file that was kept; `nil` when there is none.
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
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(bytes).write(to: place(of: file.source), options: .atomic)
  }

  private func place(of source: SourceText) -> URL {
    let content = salt + [0] + source.bytes
    let name = [UInt64(1), 2].map { seed in
      let digits = String(Digest.of(content[...], seed: seed), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return folder.appendingPathComponent(name.joined() + "-\(source.bytes.count)")
  }
}

/// Numbers that tell contents apart: FNV-1a.
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
