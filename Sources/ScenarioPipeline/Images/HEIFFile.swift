/// The size of a picture in the High Efficiency Image File Format, whose boxes are walked over as far as they hold it:
/// HEIC and AVIF.
enum HEIFFile {
  /// Whether bytes begin as such a file, whatever its name is.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual(Array("ftyp".utf8)) else { return false }
    let brand = String(decoding: bytes[8..<12], as: UTF8.self)
    return ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif", "avis"].contains(brand)
  }

  /// The width and height in pixels as it is seen; `nil` for any other file, or where the size is not stated.
  ///
  /// The picture is the largest of those in the file: the others are its tiles and thumbnails.
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard isOne(bytes), let meta = contents(of: "meta", in: bytes[...]),
      let properties = contents(of: "iprp", in: meta.dropFirst(4)), let all = contents(of: "ipco", in: properties)
    else { return nil }
    var largest = (width: 0, height: 0)
    var isTurned = false
    for box in boxes(in: all) {
      if box.type == "ispe", box.contents.count >= 12 {
        let sides = box.contents.dropFirst(4)
        let width = Bytes.bigEndian(sides.prefix(4))
        let height = Bytes.bigEndian(sides.dropFirst(4).prefix(4))
        guard max(width, height) <= longest else { continue }
        if width * height > largest.width * largest.height { largest = (width, height) }
      }
      // A quarter turn, or three.
      if box.type == "irot", let angle = box.contents.first { isTurned = angle & 1 == 1 }
    }
    guard largest.width > 0, largest.height > 0 else { return nil }
    return isTurned ? (largest.height, largest.width) : largest
  }

  /// The longest side of a picture that is accepted, in pixels.
  private static let longest = 1_000_000

  private static func contents(of type: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    boxes(in: bytes).first { $0.type == type }?.contents
  }

  private static func boxes(in bytes: ArraySlice<UInt8>) -> [(type: String, contents: ArraySlice<UInt8>)] {
    var boxes: [(type: String, contents: ArraySlice<UInt8>)] = []
    var rest = bytes
    while rest.count >= 8 {
      let stated = Bytes.bigEndian(rest.prefix(4))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      // Zero means all of the rest, and one a longer number, which no box with the properties needs.
      let length = stated == 0 ? rest.count : stated
      guard length >= 8, length <= rest.count else { break }
      boxes.append((type, rest.prefix(length).dropFirst(8)))
      rest = rest.dropFirst(length)
    }
    return boxes
  }
}
