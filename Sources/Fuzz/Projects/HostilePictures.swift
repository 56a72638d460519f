/// Pictures, cut off, damaged, or with headers that lie.
enum HostilePictures {
  static func any(like picture: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    let sizes = [0, 1, 7, 640, 65_535, 1_000_000, 2_147_483_647, 4_294_967_295]
    let (width, height) = (numbers.pick(sizes) ?? 1, numbers.pick(sizes) ?? 1)
    var bytes = picture
    switch numbers.below(3) {
    case 0: bytes = png(width: width, height: height)
    case 1: bytes = jpeg(width: width, height: height)
    default: break
    }
    switch numbers.below(6) {
    case 0: bytes = Array(bytes.prefix(numbers.below(bytes.count + 1)))
    case 1: for _ in 0..<5 { ByteChanges.apply(to: &bytes, &numbers) }
    case 2: bytes += repeatElement(0xFF, count: numbers.below(5_000))
    case 3: bytes = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    default: break
    }
    return bytes
  }

  /// The start of a picture with a size, and a few bytes in place of its pixels; the checksums are wrong.
  static func png(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0])
    bytes += chunk("IDAT", [0x78, 0x9C, 0x63, 0x00, 0x00])
    return bytes + chunk("IEND", [])
  }

  /// With a camera's orientation, which may swap width and height.
  static func jpeg(width: Int, height: Int) -> [UInt8] {
    let orientation: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let exif = Array("Exif\0\0MM".utf8) + [0, 0x2A, 0, 0, 0, 8, 0, 1] + orientation + [0, 0, 0, 0]
    let frame: [UInt8] = [8] + big(height, 2) + big(width, 2) + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    return [0xFF, 0xD8] + segment(0xE1, exif) + segment(0xC0, frame) + [0xFF, 0xD9]
  }

  private static func chunk(_ kind: String, _ bytes: [UInt8]) -> [UInt8] {
    big(bytes.count, 4) + Array(kind.utf8) + bytes + [0, 0, 0, 0]
  }

  private static func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(bytes.count + 2, 2) + bytes
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
