/// The properties that a picture's file states, read once it is known to be whole.
///
/// Only PNG and JPEG are read, and of these only the parts that hold the size and the orientation; the others are
/// skipped part by part, so that a damaged file is recognised before it is decoded.
struct PictureHeader: Equatable {
  enum Format: String { case png = "image/png", jpeg = "image/jpeg" }

  /// Why bytes are not a picture.
  enum Failure: Error, Equatable {
    case neitherPNGNorJPEG
    /// With what is wrong, in words that continue "the picture is damaged:".
    case damaged(String)
  }

  var format: Format
  /// The width as it is stored.
  var pixelWidth: Int
  /// The height as it is stored.
  var pixelHeight: Int
  /// How the stored picture has to be turned, by EXIF's numbers from 1, unchanged, to 8.
  var orientation = 1
  /// The place of the orientation in the file; `nil` where it is not stated.
  var orientationBytes: Range<Int>?

  /// Reads a whole file.
  init(_ bytes: [UInt8]) throws(Failure) {
    if bytes.starts(with: PNGFile.signature) {
      self = try PNGFile(bytes).header()
    } else if bytes.starts(with: JPEGFile.signature) {
      self = try JPEGFile.header(of: bytes)
    } else {
      throw .neitherPNGNorJPEG
    }
    guard pixelWidth > 0, pixelHeight > 0 else { throw .damaged("it has no pixels") }
  }

  init(format: Format, width: Int, height: Int) {
    self.format = format
    pixelWidth = width
    pixelHeight = height
  }
}

/// Numbers of several bytes.
enum Bytes {
  static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
