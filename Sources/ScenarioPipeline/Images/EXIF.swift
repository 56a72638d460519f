/// The part of a JPEG file in which cameras record how they were held.
enum EXIF {
  private static let beginning = Array("Exif\0\0".utf8)

  /// The orientation, from 1 to 8, and its place; `nil` when it is not stated.
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
