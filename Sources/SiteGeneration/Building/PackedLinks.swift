internal import Diagnostics
internal import Foundation
internal import XMLValidation

/// The links of a page in one piece of memory: a large site has a hundred thousand of them.
///
/// Each is its line and its address, with a line break after either. One in an address becomes a space, as it does in
/// an attribute.
struct PackedLinks: Sendable {
  /// The links as they are stored in a cache.
  let bytes: [UInt8]

  private static let lineBreak = UInt8(ascii: "\n")

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ links: [PageLink]) {
    var bytes: [UInt8] = []
    for link in links {
      bytes += String(link.line).utf8
      bytes.append(PackedLinks.lineBreak)
      bytes += link.href.utf8.map { $0 == PackedLinks.lineBreak ? UInt8(ascii: " ") : $0 }
      bytes.append(PackedLinks.lineBreak)
    }
    self.bytes = bytes
  }

  /// Passes each address, as it is in memory, to a function, which can ask for the link.
  func forEach(_ body: (_ address: UnsafeBufferPointer<UInt8>, _ link: () -> PageLink) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var rest = bytes
      while let line = PackedLinks.next(in: &rest), let address = PackedLinks.next(in: &rest) {
        body(address) { PageLink(href: String(decoding: address, as: UTF8.self), line: PackedLinks.number(line)) }
      }
    }
  }

  /// The bytes before the next line break; `nil` at the end.
  private static func next(in rest: inout UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let start = rest.baseAddress, let end = memchr(start, CInt(lineBreak), rest.count) else { return nil }
    let count = UnsafeRawPointer(end) - UnsafeRawPointer(start)
    defer { rest = UnsafeBufferPointer(rebasing: rest[(count + 1)...]) }
    return UnsafeBufferPointer(rebasing: rest[..<count])
  }

  private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int {
    Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
