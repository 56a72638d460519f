import Foundation

/// The pixels of a PNG with eight bits a channel, as browsers write their screenshots.
struct Screenshot {
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// A colour as style sheets write it: 0xRRGGBB.
    init(_ value: Int) {
      red = UInt8(truncatingIfNeeded: value >> 16)
      green = UInt8(truncatingIfNeeded: value >> 8)
      blue = UInt8(truncatingIfNeeded: value)
    }
  }

  private(set) var width = 0
  private(set) var height = 0
  /// The colours of the pixels, row by row.
  private(set) var pixels: [Color] = []
  /// How many pixels have each colour.
  private(set) var counts: [Color: Int] = [:]

  /// Reads a PNG; `nil` when it is damaged or of another kind.
  init?(_ png: [UInt8]) {
    var position = 8
    var header: [UInt8] = []
    var packed: [UInt8] = []
    while position + 12 <= png.count {
      let length = png[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let body = png[(position + 8)..<min(png.count, position + 8 + length)]
      switch String(decoding: png[(position + 4)..<(position + 8)], as: UTF8.self) {
      case "IHDR": header = Array(body)
      case "IDAT": packed += body
      default: break
      }
      position += 12 + length
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6 else { return nil }
    width = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    let channels = header[9] == 6 ? 4 : 3
    let stride = width * channels
    guard let rows = Inflate.unpack(zlib: packed, expecting: (stride + 1) * height), rows.count == (stride + 1) * height
    else { return nil }
    count(rows, stride: stride, channels: channels)
  }

  private mutating func count(_ rows: [UInt8], stride: Int, channels: Int) {
    var above = [UInt8](repeating: 0, count: stride)
    var row = above
    for start in Swift.stride(from: 0, to: rows.count, by: stride + 1) {
      for index in 0..<stride {
        let left = index >= channels ? Int(row[index - channels]) : 0
        let corner = index >= channels ? Int(above[index - channels]) : 0
        let guess = Screenshot.guess(filter: rows[start], left: left, up: Int(above[index]), corner: corner)
        row[index] = UInt8(truncatingIfNeeded: Int(rows[start + 1 + index]) + guess)
      }
      for pixel in Swift.stride(from: 0, to: stride, by: channels) {
        let value = Int(row[pixel]) << 16 | Int(row[pixel + 1]) << 8 | Int(row[pixel + 2])
        let color = Color(value)
        pixels.append(color)
        counts[color, default: 0] += 1
      }
      swap(&above, &row)
    }
  }

  /// What a row's filter expects of a byte from its neighbours; the file holds the difference.
  private static func guess(filter: UInt8, left: Int, up: Int, corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    case 4:
      let estimate = left + up - corner
      let distances = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
      if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
      return distances.1 <= distances.2 ? up : corner
    default: return 0
    }
  }

  /// A part of the picture, without the counts of its colours.
  func part(x: Int, y: Int, width: Int, height: Int) -> Screenshot {
    var part = self
    (part.width, part.height) = (width, height)
    part.counts = [:]
    part.pixels = (y..<(y + height)).flatMap { pixels[($0 * self.width + x)..<($0 * self.width + x + width)] }
    return part
  }

  /// How many pixels have exactly this colour.
  func pixels(of color: Int) -> Int { counts[Color(color)] ?? 0 }
}
