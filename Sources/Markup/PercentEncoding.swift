/// A path as an address: what has a meaning in addresses, or no place there, as percent signs and digits.
///
///     percentEncoded("lazy grids/what?.html")  // lazy%20grids/what%3F.html
///
/// `/` and `@` stay as they are. No address comes out that begins with a scheme, for a colon does not stay.
/// Source: RFC 3986, section 2.1.
public func percentEncoded(_ path: String) -> String {
  // Most paths are plain.
  if path.utf8.allSatisfy(isPlain) { return path }
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    if isPlain(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
    UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
    true
  default: false
  }
}
