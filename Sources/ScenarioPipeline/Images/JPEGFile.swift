/// The segments of a JPEG file.
struct JPEGFile {
  static let signature: [UInt8] = [0xFF, 0xD8]

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the size and the orientation, and checks that the picture goes on to its end.
  func header() throws(PictureHeader.Failure) -> PictureHeader {
    var header: PictureHeader?
    var orientation: (value: Int, place: Range<Int>)?
    var position = JPEGFile.signature.count
    while position + 4 <= bytes.count {
      guard bytes[position] == 0xFF else { throw .damaged("a segment does not begin where it should") }
      let marker = bytes[position + 1]
      // A marker may be preceded by any number of fill bytes.
      if marker == 0xFF {
        position += 1
        continue
      }
      let length = Bytes.bigEndian(bytes[position + 2..<position + 4])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { throw .damaged("it is cut short") }
      let data = bytes[position + 4..<end]
      if JPEGFile.isStartOfFrame(marker) {
        guard data.count >= 6 else { throw .damaged("it has no size") }
        let start = data.startIndex
        header = PictureHeader(
          format: .jpeg, width: Bytes.bigEndian(data[start + 3..<start + 5]),
          height: Bytes.bigEndian(data[start + 1..<start + 3]))
      }
      if marker == 0xE1, orientation == nil { orientation = EXIF.orientation(in: data) }
      if marker == 0xDA {
        guard var header else { throw .damaged("it has no size") }
        guard hasEnd(after: end) else { throw .damaged("it is cut short") }
        if let orientation { (header.orientation, header.orientationBytes) = (orientation.value, orientation.place) }
        return header
      }
      position = end
    }
    throw .damaged("it is cut short")
  }

  /// Whether the mark of the picture's end stands somewhere behind the offset; cameras may write more after it.
  private func hasEnd(after offset: Int) -> Bool {
    var position = bytes.count - 2
    while position >= offset {
      if bytes[position] == 0xFF, bytes[position + 1] == 0xD9 { return true }
      position -= 1
    }
    return false
  }

  /// Whether the segment is one of the start-of-frame kinds; C4, C8 and CC in their midst are something else.
  private static func isStartOfFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}

/// The part of a JPEG file in which cameras note how they were held.
enum EXIF {
  private static let beginning = Array("Exif\0\0".utf8)

  /// The orientation, from 1 to 8, and where it stands; `nil` when it does not.
  static func orientation(in segment: ArraySlice<UInt8>) -> (value: Int, place: Range<Int>)? {
    guard segment.starts(with: beginning) else { return nil }
    let start = segment.startIndex + beginning.count
    guard start + 8 <= segment.endIndex else { return nil }
    let isLittle = segment[start] == UInt8(ascii: "I")
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= start, offset + count <= segment.endIndex else { return nil }
      let bytes = segment[offset..<offset + count]
      return isLittle ? Bytes.littleEndian(bytes) : Bytes.bigEndian(bytes)
    }
    guard number(start + 2, 2) == 42, let directory = number(start + 4, 4), let count = number(start + directory, 2)
    else { return nil }
    for index in 0..<count {
      let entry = start + directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(entry + 2, 2) == 3, let value = number(entry + 8, 2), (1...8).contains(value) else { return nil }
      return (value, entry + 8..<entry + 10)
    }
    return nil
  }
}
