/// The first bytes of image files, enough to hold their size.
enum ImageBytes {
  static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]
  }

  /// With a comment segment before the frame header, as cameras write them.
  static func jpeg(width: UInt8, height: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0x68, 0x69, 0xFF, 0xC2, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
  }
}
