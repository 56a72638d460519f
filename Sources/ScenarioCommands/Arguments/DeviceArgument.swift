import ArgumentParser
import SwiftUIViews

/// A device by its marketing name: `--device "iPhone 8"` or `--device iphone-8`.
struct DeviceArgument: ExpressibleByArgument {
  var device: Device

  init?(argument: String) {
    guard let device = Device(spelledLike: argument) else { return nil }
    self.device = device
  }

  /// The names that are known, for completion.
  static var allValueStrings: [String] { Device.all.map(\.name) }
}
