import Foundation
public import LayoutEngine
internal import Synchronization

/// A picture beside a scenario, checked and ready to be shown.
public final class Picture: Sendable {
  /// Its file's path from the scenarios' folder.
  public let file: String
  /// How large it is in points when it is seen, which is turned where the camera was.
  public let naturalSize: Size
  /// The file's media type, such as `image/png`.
  public let mediaType: String
  /// The width in pixels as it is stored.
  public let pixelWidth: Int
  /// The height in pixels as it is stored.
  public let pixelHeight: Int
  /// How the stored picture is turned to be seen: 1 as it is, up to 8, as EXIF numbers them.
  public let orientation: Int
  /// The file, without its note of the orientation: who draws it turns it, and some readers of figures would not.
  public let bytes: [UInt8]
  private let address = Mutex<String?>(nil)

  init(file: String, _ header: PictureHeader, _ bytes: [UInt8], scale: Double) {
    self.file = file
    mediaType = header.format.rawValue
    (pixelWidth, pixelHeight) = (header.pixelWidth, header.pixelHeight)
    orientation = header.orientation
    let size = Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    naturalSize = orientation >= 5 ? Size(width: size.height, height: size.width) : size
    var upright = bytes
    if let place = header.orientationBytes, orientation != 1 {
      // Written in the file's own order of bytes, in which the one that is not zero holds the number.
      let position = bytes[place.lowerBound] == 0 ? place.upperBound - 1 : place.lowerBound
      upright[position] = 1
    }
    self.bytes = upright
  }

  /// The picture itself as a `data:` address, made once.
  public var dataAddress: String {
    address.withLock { address in
      if let known = address { return known }
      let made = "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())"
      address = made
      return made
    }
  }
}
