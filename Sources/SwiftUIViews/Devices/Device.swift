public import LayoutEngine

/// A screen that a preview is laid out on, by its marketing name, upright.
public struct Device: Sendable, Equatable {
  public var name: String
  /// The screen in points.
  public var size: Size
  /// Pixels per point.
  public var displayScale: Double
  /// What the status bar, the sensor housing and the home indicator keep free, in points.
  public var safeAreaInsets: Insets

  public init(name: String, size: Size, displayScale: Double, safeAreaInsets: Insets) {
    self.name = name
    self.size = size
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets
  }

  /// The device that a preview is laid out on by default.
  public static let `default` = Device(
    name: "iPhone 14", size: Size(width: 390, height: 844), displayScale: 3,
    safeAreaInsets: Insets(top: 47, leading: 0, bottom: 34, trailing: 0))

  /// The device that scaled constants are drawn for by default.
  public static let base = Device(
    name: "iPhone 8", size: Size(width: 375, height: 667), displayScale: 2,
    safeAreaInsets: Insets(top: 20, leading: 0, bottom: 0, trailing: 0))

  /// The device of that name; `nil` when it is not in the table.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// What the safe area leaves of the screen, which is what the root view is proposed.
  public var safeSize: Size {
    Size(
      width: size.width - safeAreaInsets.leading - safeAreaInsets.trailing,
      height: size.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }

  /// The device on its side.
  ///
  /// A phone with a sensor housing then keeps its room free on both sides and 21 points for the home indicator; one
  /// with a button keeps nothing free. A tablet keeps the same room as upright.
  public var sideways: Device {
    var turned = self
    turned.name = name + ", landscape"
    turned.size = Size(width: size.height, height: size.width)
    if !isTablet {
      let side = safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
      turned.safeAreaInsets = Insets(
        top: 0, leading: side, bottom: safeAreaInsets.bottom > 0 ? 21 : 0, trailing: side)
    }
    return turned
  }

  /// The devices whose screens are known, small ones first.
  public static var all: [Device] {
    var devices: [Device] = []
    for screen in DeviceScreens.all {
      for name in screen.names {
        devices.append(
          Device(
            name: name, size: Size(width: screen.width, height: screen.height), displayScale: screen.scale,
            safeAreaInsets: Insets(top: screen.top, leading: 0, bottom: screen.bottom, trailing: 0)))
      }
    }
    return devices
  }
}
