@testable import ScenarioPipeline

/// Image files of one colour, as small as they can be.
enum ImageBytes {
  /// A picture whose pixels are not there in number, which nobody decodes here.
  static func png(width: Int, height: Int) -> [UInt8] {
    PNGFile.signature + chunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + [8, 2, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]) + chunk("IEND", [])
  }

  /// With a comment segment before the frame header, as cameras write them.
  static func jpeg(width: Int, height: Int, orientation: Int? = nil, isLittle: Bool = false) -> [UInt8] {
    let pixels = [UInt8](repeating: 0x12, count: (width * height + 511) / 512)
    return jpeg(width: width, height: height, orientation: orientation, isLittle: isLittle, scan: pixels)
  }

  /// - Parameters:
  ///   - restartInterval: The blocks between two restart markers; 0 for none.
  ///   - scan: The bytes of the pixels, markers included.
  static func jpeg(
    width: Int, height: Int, orientation: Int? = nil, isLittle: Bool = false, restartInterval: Int = 0, scan: [UInt8]
  ) -> [UInt8] {
    [0xFF, 0xD8] + (orientation.map { exif($0, isLittle: isLittle) } ?? []) + [0xFF, 0xFE, 0, 4, 0x68, 0x69]
      + [0xFF, 0xC2, 0, 11, 8] + bigEndian(height, 2) + bigEndian(width, 2) + [1, 1, 0x11, 0]
      + [0xFF, 0xDD, 0, 4] + bigEndian(restartInterval, 2) + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + scan + [
        0xFF, 0xD9,
      ]
  }

  private static func exif(_ orientation: Int, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? bigEndian(value, count).reversed() : bigEndian(value, count)
    }
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(1, 2) + entry + number(0, 4)
    let data = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1] + bigEndian(data.count + 2, 2) + data
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(data.count, 4) + body + bigEndian(CRC32.of(body[...]), 4)
  }

  private static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
