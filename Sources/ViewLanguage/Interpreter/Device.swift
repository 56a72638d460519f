public import LayoutEngine

/// A screen that a preview is laid out on, by its marketing name.
public struct Device: Sendable, Equatable {
  public var name: String
  /// The screen in points, upright.
  public var size: Size

  /// What a preview is laid out on when nothing else is said.
  public static let `default` = Device(name: "iPhone 14", size: Size(width: 390, height: 844))

  /// The device of that name; `nil` when it is not in the table.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  init(name: String, size: Size) {
    self.name = name
    self.size = size
  }

  /// The devices whose sizes are known, with sizes by screen class.
  public static var all: [Device] {
    let classes: [(width: Double, height: Double, names: [String])] = [
      (320, 568, ["iPhone SE (1st generation)", "iPhone 5s"]),
      (375, 667, ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6s", "iPhone 7", "iPhone 8"]),
      (414, 736, ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
      (375, 812, ["iPhone X", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
      (414, 896, ["iPhone Xr", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"]),
      (390, 844, ["iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"]),
      (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
      (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
      (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
      (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
      (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
      (744, 1133, ["iPad mini (6th generation)"]),
      (810, 1080, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
      (820, 1180, ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)"]),
      (834, 1194, ["iPad Pro (11-inch)", "iPad Pro (11-inch) (4th generation)"]),
      (1024, 1366, ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)"]),
    ]
    var devices: [Device] = []
    for entry in classes {
      let size = Size(width: entry.width, height: entry.height)
      for name in entry.names { devices.append(Device(name: name, size: size)) }
    }
    return devices
  }
}
