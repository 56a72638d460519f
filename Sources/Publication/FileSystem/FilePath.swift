#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path as the bytes that the file system uses; a name need not be UTF-8.
public struct FilePath: Hashable, Sendable {
  /// The bytes without a zero at the end.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path whose bytes are a text in UTF-8.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// All bytes at once: an array would hash one after the other, and a large site asks for ten thousands of paths.
  public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  /// Whether both have the same bytes; neither links nor relative parts are followed.
  public static func == (first: FilePath, second: FilePath) -> Bool {
    first.bytes.withUnsafeBytes { first in
      second.bytes.withUnsafeBytes { second in
        guard first.count == second.count else { return false }
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(one, other, first.count) == 0
      }
    }
  }

  private static let separator = UInt8(ascii: "/")

  var isEmpty: Bool { bytes.isEmpty }

  /// The path as text, with invalid UTF-8 replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The last name on the path.
  var name: FilePath { FilePath(bytes: Array(bytes[start...])) }

  /// The path without its last name; empty when there is only one.
  public var parent: FilePath {
    let end = start > 1 ? start - 1 : start
    return FilePath(bytes: Array(bytes[..<end]))
  }

  /// Whether it is a folder's path followed by one name.
  func isDirectly(in folder: FilePath) -> Bool {
    if folder.isEmpty { return !bytes.isEmpty && !bytes.contains(FilePath.separator) }
    let start = folder.bytes.count + 1
    return bytes.count > start && bytes[start - 1] == FilePath.separator && starts(with: folder.bytes, at: 0)
      && !bytes[start...].contains(FilePath.separator)
  }

  /// Whether it is a folder's path followed by that name.
  func isName(_ name: FilePath, in folder: FilePath) -> Bool {
    if folder.isEmpty { return self == name }
    return bytes.count == folder.bytes.count + 1 + name.bytes.count && bytes[folder.bytes.count] == FilePath.separator
      && starts(with: folder.bytes, at: 0) && starts(with: name.bytes, at: folder.bytes.count + 1)
  }

  private func starts(with part: [UInt8], at place: Int) -> Bool {
    guard part.count <= bytes.count - place else { return false }
    return bytes.withUnsafeBytes { bytes in
      part.withUnsafeBytes { part in
        guard let one = bytes.baseAddress, let other = part.baseAddress else { return part.isEmpty }
        return memcmp(one + place, other, part.count) == 0
      }
    }
  }

  /// Every folder on the way, the outermost first.
  var ancestors: [FilePath] {
    bytes.indices.filter { bytes[$0] == FilePath.separator && $0 > 0 }.map { FilePath(bytes: Array(bytes[..<$0])) }
  }

  /// Where the last name starts.
  var start: Int { bytes.lastIndex(of: FilePath.separator).map { $0 + 1 } ?? 0 }

  func appending(_ other: FilePath) -> FilePath {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + other.bytes.count)
    joined += bytes
    if bytes.last != FilePath.separator { joined.append(FilePath.separator) }
    joined += other.bytes
    return FilePath(bytes: joined)
  }

  /// The path of something in the folder of this path.
  public func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  /// The path with text appended to its last name.
  public func adding(_ suffix: String) -> FilePath {
    var longer: [UInt8] = []
    longer.reserveCapacity(bytes.count + suffix.utf8.count)
    longer += bytes
    longer += suffix.utf8
    return FilePath(bytes: longer)
  }

  func adding(_ suffix: FilePath) -> FilePath { FilePath(bytes: bytes + suffix.bytes) }

  /// The path without separators at its end, which mean nothing.
  var trimmed: FilePath {
    var rest = bytes[...]
    while rest.count > 1, rest.last == FilePath.separator { rest.removeLast() }
    return FilePath(bytes: Array(rest))
  }

  /// The rest after a prefix; `nil` when the path does not begin with it.
  func dropping(prefix: FilePath) -> FilePath? {
    bytes.starts(with: prefix.bytes) ? FilePath(bytes: Array(bytes.dropFirst(prefix.bytes.count))) : nil
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      buffer.initializeElement(at: bytes.count, to: 0)
      guard let address = buffer.baseAddress else { preconditionFailure("a buffer with a zero in it is not empty") }
      return body(UnsafePointer(address))
    }
  }
}

extension FilePath: Comparable {
  /// Compares byte by byte, so that the order is the same everywhere.
  public static func < (first: FilePath, second: FilePath) -> Bool {
    first.bytes.withUnsafeBytes { first in
      second.bytes.withUnsafeBytes { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return first.count < second.count }
        let order = memcmp(one, other, min(first.count, second.count))
        return order == 0 ? first.count < second.count : order < 0
      }
    }
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as a terminal may show it: control characters could move its cursor or change its colours.
  public var description: String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if FilePath.isHidden(scalar) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Control characters, and those that change the direction of writing; joiners belong to emoji and many scripts.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }
}
