/// The segments of a JPEG file.
struct JPEGFile {
  static let signature: [UInt8] = [0xFF, 0xD8]

  private let bytes: [UInt8]
  private var header: PictureHeader?
  private var orientation: (value: Int, place: Range<Int>)?
  /// The least number of bits that scans with all of the header's pixels have.
  private var fewestBits = 0
  private var restarts = false
  private var scannedBytes = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the size and the orientation, and checks that the picture is complete.
  ///
  /// The pixels are not decoded. The checks are that the scans hold only markers that are allowed there, that they are
  /// long enough for the size, and that the end is marked; cameras may write more after it.
  static func header(of bytes: [UInt8]) throws(PictureHeader.Failure) -> PictureHeader {
    var file = JPEGFile(bytes)
    return try file.read()
  }

  private mutating func read() throws(PictureHeader.Failure) -> PictureHeader {
    var position = JPEGFile.signature.count
    while position + 2 <= bytes.count {
      guard bytes[position] == 0xFF else { throw .damaged("a segment does not begin where it should") }
      let marker = bytes[position + 1]
      switch marker {
      // A marker may be preceded by any number of fill bytes.
      case 0xFF: position += 1
      case JPEGMarker.end: return try finished()
      default: position = try readSegment(marker, at: position + 2)
      }
    }
    throw .damaged("it is cut short")
  }

  /// Reads a segment, and the scan that follows it if one does.
  ///
  /// - Returns: The offset of the next marker.
  private mutating func readSegment(_ marker: UInt8, at start: Int) throws(PictureHeader.Failure) -> Int {
    guard start + 2 <= bytes.count else { throw .damaged("it is cut short") }
    let length = Bytes.bigEndian(bytes[start..<start + 2])
    let end = start + length
    guard length >= 2, end <= bytes.count else { throw .damaged("it is cut short") }
    let data = bytes[start + 2..<end]
    if scannedBytes > 0, !JPEGMarker.mayFollowScan(marker) {
      throw .damaged("there is a marker among its pixels that cannot stand there")
    }
    if JPEGMarker.isStartOfFrame(marker) { try readFrame(data, marker) }
    if marker == JPEGMarker.restartInterval { restarts = data.contains { $0 != 0 } }
    if marker == JPEGMarker.application1, orientation == nil { orientation = EXIF.orientation(in: data) }
    return marker == JPEGMarker.startOfScan ? try endOfScan(from: end) : end
  }

  private mutating func readFrame(_ data: ArraySlice<UInt8>, _ marker: UInt8) throws(PictureHeader.Failure) {
    guard data.count >= 6 else { throw .damaged("it has no size") }
    guard header == nil else { throw .damaged("it has two sizes") }
    let start = data.startIndex
    let size = PictureHeader(
      format: .jpeg, width: Bytes.bigEndian(data[start + 3..<start + 5]),
      height: Bytes.bigEndian(data[start + 1..<start + 3]))
    header = size
    let components = data.dropFirst(6)
    guard components.count >= 3 * Int(data[start + 5]) else { throw .damaged("it is cut short") }
    if JPEGMarker.isHuffmanFrame(marker) {
      let sampling = (0..<Int(data[start + 5])).map { Int(components[components.startIndex + 3 * $0 + 1]) }
      fewestBits = try JPEGFile.blocks(of: size, sampling.map { ($0 >> 4, $0 & 15) })
    }
  }

  /// The blocks of eight by eight samples that all components have; each takes a bit at least.
  private static func blocks(
    of size: PictureHeader, _ sampling: [(across: Int, down: Int)]
  ) throws(PictureHeader.Failure) -> Int {
    let most = (across: sampling.map(\.across).max() ?? 0, down: sampling.map(\.down).max() ?? 0)
    var blocks = 0
    for component in sampling {
      guard (1...4).contains(component.across), (1...4).contains(component.down) else {
        throw .damaged("its components have no size")
      }
      let columns = (size.pixelWidth * component.across + most.across * 8 - 1) / (most.across * 8)
      let rows = (size.pixelHeight * component.down + most.down * 8 - 1) / (most.down * 8)
      blocks += columns * rows
    }
    return blocks
  }

  /// Walks over the pixels of a scan.
  ///
  /// - Returns: The offset of the marker after them.
  private mutating func endOfScan(from start: Int) throws(PictureHeader.Failure) -> Int {
    var position = start
    var nextRestart = JPEGMarker.restarts.lowerBound
    while position + 1 < bytes.count {
      if bytes[position] != 0xFF {
        position += 1
        continue
      }
      switch bytes[position + 1] {
      // This is the byte FF itself.
      case 0: position += 2
      case 0xFF: position += 1
      case JPEGMarker.restarts:
        guard restarts, bytes[position + 1] == nextRestart else {
          throw .damaged("a part of its pixels is missing")
        }
        nextRestart = nextRestart == JPEGMarker.restarts.upperBound ? JPEGMarker.restarts.lowerBound : nextRestart + 1
        position += 2
      default:
        guard position > start else { throw .damaged("it has no pixels") }
        scannedBytes += position - start
        return position
      }
    }
    throw .damaged("it is cut short")
  }

  private func finished() throws(PictureHeader.Failure) -> PictureHeader {
    guard var header else { throw .damaged("it has no size") }
    guard scannedBytes > 0 else { throw .damaged("it has no pixels") }
    guard scannedBytes * 8 >= fewestBits else { throw .damaged("it has too few pixels for its size") }
    if let orientation { (header.orientation, header.orientationBytes) = (orientation.value, orientation.place) }
    return header
  }
}

/// The bytes that mark the segments of a JPEG file.
private enum JPEGMarker {
  static let end: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let restartInterval: UInt8 = 0xDD
  static let application1: UInt8 = 0xE1
  static let restarts: ClosedRange<UInt8> = 0xD0...0xD7

  /// Whether the segment is one of the start-of-frame kinds; C4, C8 and CC among them have other meanings.
  static func isStartOfFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Whether the pixels of the frame are coded with whole bits.
  static func isHuffmanFrame(_ marker: UInt8) -> Bool { marker < 0xC8 }

  /// Whether the segment is a table, another scan, the number of lines, the camera's or a comment.
  static func mayFollowScan(_ marker: UInt8) -> Bool {
    switch marker {
    case 0xC4, 0xCC, 0xDA...0xDD, 0xE0...0xEF, 0xFE: true
    default: false
    }
  }
}
