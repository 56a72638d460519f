/// The pixel size an image file states in its first bytes.
///
/// Only PNG and JPEG are read, and of these only the few bytes that hold the size: PNG's `IHDR` chunk, JPEG's
/// start-of-frame segment.
struct ImageHeader: Equatable {
  enum Format: String { case png = "image/png", jpeg = "image/jpeg" }

  var format: Format
  var pixelWidth: Int
  var pixelHeight: Int

  /// Reads the header; `nil` when the bytes are neither PNG nor JPEG, are cut short or state an impossible size.
  init?(_ bytes: [UInt8]) {
    if let size = ImageHeader.pngSize(bytes) {
      self.init(format: .png, size)
    } else if let size = ImageHeader.jpegSize(bytes) {
      self.init(format: .jpeg, size)
    } else {
      return nil
    }
  }

  private init?(format: Format, _ size: (width: Int, height: Int)) {
    guard (1...ImageHeader.longestSide).contains(size.width), (1...ImageHeader.longestSide).contains(size.height) else {
      return nil
    }
    self.format = format
    pixelWidth = size.width
    pixelHeight = size.height
  }

  /// The most pixels on a side; a larger number means a damaged header.
  private static let longestSide = 100_000
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: pngSignature), bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
  }

  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // A marker may be preceded by any number of fill bytes.
      if marker == 0xFF {
        position += 1
        continue
      }
      if isStartOfFrame(marker) {
        return (bigEndian(bytes[position + 7..<position + 9]), bigEndian(bytes[position + 5..<position + 7]))
      }
      position += 2 + bigEndian(bytes[position + 2..<position + 4])
    }
    return nil
  }

  /// Whether the segment is one of the start-of-frame kinds; C4, C8 and CC in their midst are something else.
  private static func isStartOfFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
