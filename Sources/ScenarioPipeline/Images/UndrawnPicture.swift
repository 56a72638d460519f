internal import Foundation
internal import LayoutEngine

/// The size of a picture that is laid out but not drawn: SVG, PDF, WebP, GIF and HEIC.
///
/// Asset catalogs hold them in addition to PNG and JPEG. Only the size is read; a figure shows a box.
enum UndrawnPicture {
  /// The size in points; `nil` when the bytes are none of these, or do not state a size.
  ///
  /// - Parameter scale: pixels per point, which does not matter for vector drawings.
  static func size(of bytes: [UInt8], scale: Double) -> Size? {
    if let size = drawing(bytes) { return isUsable(size) ? size : nil }
    guard let pixels = webP(bytes) ?? gif(bytes) ?? HEIFFile.size(of: bytes) else { return nil }
    let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    return isUsable(size) ? size : nil
  }

  /// The longest side of a picture that is accepted, in points.
  private static let longest = 20_000.0

  private static func isUsable(_ size: Size) -> Bool {
    size.width > 0 && size.height > 0 && size.width <= longest && size.height <= longest
  }

  private static func drawing(_ bytes: [UInt8]) -> Size? {
    bytes.starts(with: Array("%PDF".utf8)) ? pdf(bytes) : svg(bytes)
  }

  // MARK: PDF

  /// The first page's `/MediaBox [x y x y]`.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let mark = Array("/MediaBox".utf8)
    var position = 0
    while position + mark.count < bytes.count {
      if bytes[position] == mark[0], bytes[position..<position + mark.count].elementsEqual(mark) {
        if let size = box(bytes[(position + mark.count)...]) { return size }
      }
      position += 1
    }
    return nil
  }

  private static func box(_ bytes: ArraySlice<UInt8>) -> Size? {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else { return nil }
    let numbers = text[text.index(after: open)..<close].split { $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  // MARK: SVG

  /// `width` and `height` of the first element, or else those of its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(100_000), as: UTF8.self)
    guard let start = text.range(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    if let width = length(attribute("width", of: tag)), let height = length(attribute("height", of: tag)) {
      return Size(width: width, height: height)
    }
    let box = (attribute("viewBox", of: tag) ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    var rest = tag
    while let found = rest.range(of: name) {
      let before = rest[..<found.lowerBound].last
      let value = rest[found.upperBound...].drop { $0.isWhitespace }
      rest = rest[found.upperBound...]
      guard before?.isWhitespace ?? false, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop { $0.isWhitespace }
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
      return String(quoted.dropFirst().prefix { $0 != quote })
    }
    return nil
  }

  /// Points of a length such as `24`, `24px` or `24pt`.
  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).trimmingPrefix { $0.isWhitespace }
    guard ["", "px", "pt"].contains(String(unit)) else { return nil }
    return Double(number)
  }

  // MARK: Pixels

  private static func webP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual(Array("WEBP".utf8))
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return (Bytes.littleEndian(bytes[26..<28]) & 0x3FFF, Bytes.littleEndian(bytes[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = Bytes.littleEndian(bytes[21..<25])
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": return (Bytes.littleEndian(bytes[24..<27]) + 1, Bytes.littleEndian(bytes[27..<30]) + 1)
    default: return nil
    }
  }

  private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (Bytes.littleEndian(bytes[6..<8]), Bytes.littleEndian(bytes[8..<10]))
  }
}
