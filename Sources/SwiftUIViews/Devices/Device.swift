public import LayoutEngine

/// A screen or window that a preview is laid out on, by its marketing name, upright.
public struct Device: Sendable, Equatable {
  public var name: String
  /// The screen in points.
  public var size: Size
  /// Pixels per point.
  public var displayScale: Double
  /// What the status bar, the sensor housing and the home indicator keep free, in points.
  public var safeAreaInsets: Insets
  /// The same when the device is on its side.
  public var sidewaysInsets: Insets
  /// Whose fonts and defaults it has.
  public var platform: Platform

  /// - Parameter sidewaysInsets: the insets on its side; those of the upright device where none are given.
  public init(
    name: String, size: Size, displayScale: Double, safeAreaInsets: Insets, sidewaysInsets: Insets? = nil,
    platform: Platform = .iOS
  ) {
    self.name = name
    self.size = size
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets
    self.sidewaysInsets = sidewaysInsets ?? safeAreaInsets
    self.platform = platform
  }

  /// The device that a preview is laid out on by default.
  public static let `default` = Device(
    name: "iPhone 14", size: Size(width: 390, height: 844), displayScale: 3,
    safeAreaInsets: Insets(top: 47, leading: 0, bottom: 34, trailing: 0),
    sidewaysInsets: Insets(top: 0, leading: 47, bottom: 21, trailing: 47))

  /// The device that scaled constants are drawn for by default.
  public static let base = Device(
    name: "iPhone 8", size: Size(width: 375, height: 667), displayScale: 2,
    safeAreaInsets: Insets(top: 20, leading: 0, bottom: 0, trailing: 0), sidewaysInsets: .zero)

  /// The device of that name; `nil` when it is not in the table.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// The device of that name, whatever its letters' case and the signs between them: `iphone-17-pro`.
  public init?(spelledLike name: String) {
    let key = Device.key(name)
    guard let device = Device.all.first(where: { $0.name == name || Device.key($0.name) == key }) else { return nil }
    self = device
  }

  /// A name's letters and digits; `gen.` is short for `generation`, and "inch" may be left out.
  private static func key(_ name: String) -> String {
    var words: [String] = [""]
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", ".": words[words.count - 1].unicodeScalars.append(scalar)
      default: words.append("")
      }
    }
    return words.map { word in
      switch word {
      case "inch": ""
      case "generation", "gen.": "gen"
      default: word
      }
    }.joined()
  }

  /// The size of the screen inside the safe area, which the root view is proposed.
  public var safeSize: Size {
    Size(
      width: size.width - safeAreaInsets.leading - safeAreaInsets.trailing,
      height: size.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }

  /// The device on its side; a window is the same.
  ///
  /// A phone with a sensor housing then keeps its room free on both sides, and some for the home indicator; one with a
  /// button keeps nothing free. A tablet keeps the same room as upright.
  public var sideways: Device {
    guard platform == .iOS else { return self }
    var turned = self
    turned.name = name + ", landscape"
    turned.size = Size(width: size.height, height: size.width)
    (turned.safeAreaInsets, turned.sidewaysInsets) = (sidewaysInsets, safeAreaInsets)
    return turned
  }

  /// The smaller of the windows.
  static var usualWindow: Device { windows[0] }

  /// Windows of a Mac, below their title bar. The system has no fixed sizes: these are a usual and a large one.
  private static let windows = [("Mac window", 900.0, 600.0), ("Mac window, large", 1280.0, 800.0)].map {
    Device(
      name: $0.0, size: Size(width: $0.1, height: $0.2), displayScale: 2, safeAreaInsets: .zero, platform: .macOS)
  }

  /// The devices whose screens are known, small ones first, and windows.
  public static var all: [Device] {
    var devices: [Device] = []
    for screen in DeviceScreens.all {
      let upright = Insets(top: screen.top, leading: 0, bottom: screen.bottom, trailing: 0)
      let sideways = screen.sidewaysBottom.map { bottom in
        let side = screen.bottom > 0 ? screen.top : 0
        return Insets(top: 0, leading: side, bottom: bottom, trailing: side)
      }
      for name in screen.names {
        devices.append(
          Device(
            name: name, size: Size(width: screen.width, height: screen.height), displayScale: screen.scale,
            safeAreaInsets: upright, sidewaysInsets: sideways))
      }
    }
    return devices + windows
  }
}
