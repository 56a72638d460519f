import Foundation
public import LayoutEngine
internal import Synchronization

/// A picture next to a scenario, checked and ready to be shown.
public final class Picture: Sendable {
  /// Its file's path from the scenarios' folder.
  public let file: String
  /// How large it is in points when it is shown, which is turned if the camera was.
  public let naturalSize: Size
  /// The file's media type, such as `image/png`.
  public let mediaType: String
  /// The width in pixels as it is stored.
  public let pixelWidth: Int
  /// The height in pixels as it is stored.
  public let pixelHeight: Int
  /// How the stored picture has to be turned, by EXIF's numbers from 1, unchanged, to 8.
  public let orientation: Int
  /// The file, without its orientation: the picture is turned when it is drawn, as some readers of figures would not
  /// turn it.
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
      // Written in the file's own byte order, in which the byte that is not zero holds the number.
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
