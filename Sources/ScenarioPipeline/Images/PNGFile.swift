/// The chunks of a PNG file.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the header and checks that every chunk is present, and that the chunks a picture needs are undamaged.
  func header() throws(PictureHeader.Failure) -> PictureHeader {
    var header: PictureHeader?
    var hasPixels = false
    var position = PNGFile.signature.count
    while position < bytes.count {
      guard position + 12 <= bytes.count else { throw .damaged("it is cut short") }
      let length = Bytes.bigEndian(bytes[position..<position + 4])
      let end = position + 12 + length
      guard end <= bytes.count else { throw .damaged("it is cut short") }
      let type = bytes[position + 4..<position + 8]
      // A small letter marks a chunk without which a picture can be shown, and which programs skip if it is damaged.
      let isNeeded = bytes[position + 4] & 0x20 == 0
      guard !isNeeded || CRC32.of(bytes[position + 4..<end - 4]) == Bytes.bigEndian(bytes[end - 4..<end]) else {
        throw .damaged("a checksum is wrong")
      }
      let data = bytes[position + 8..<end - 4]
      if header == nil {
        guard type.elementsEqual("IHDR".utf8), data.count == 13 else { throw .damaged("it has no header") }
        let start = data.startIndex
        header = PictureHeader(
          format: .png, width: Bytes.bigEndian(data[start..<start + 4]),
          height: Bytes.bigEndian(data[start + 4..<start + 8]))
      }
      if type.elementsEqual("IDAT".utf8) { hasPixels = true }
      if type.elementsEqual("IEND".utf8) {
        guard let header, hasPixels else { throw .damaged("it has no pixels") }
        return header
      }
      position = end
    }
    throw .damaged("it is cut short")
  }
}

/// The checksum of PNG's chunks.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8) }
      }
    }
    return Int(value ^ 0xFFFF_FFFF)
  }
}
