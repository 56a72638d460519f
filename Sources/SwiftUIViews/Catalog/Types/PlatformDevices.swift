internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIDevice.current`, which code asks whether it is a tablet and how it is held.
extension Catalog {
  static let platformDevices: [CatalogEntry] =
    [
      .opaque("UIDevice", "The device as UIKit sees it."),
      CatalogEntry(constant: "current", of: "UIDevice", "The device that the preview is laid out on.") {
        _ throws(Diagnostics) in .symbol(type: "UIDevice", name: "current")
      },
      CatalogEntry(property: "userInterfaceIdiom", of: "UIDevice", "A phone or a tablet.") { call throws(Diagnostics) in
        .symbol(type: "UIUserInterfaceIdiom", name: device(call).isTablet ? "pad" : "phone")
      },
      CatalogEntry(property: "orientation", of: "UIDevice", "Upright or on its side.") { call throws(Diagnostics) in
        .symbol(type: "UIDeviceOrientation", name: device(call).isSideways ? "landscapeLeft" : "portrait")
      },
      CatalogEntry(property: "isLandscape", of: "UIDeviceOrientation", "Whether it is on its side.") {
        call throws(Diagnostics) in .bool(call.base.symbolName?.hasPrefix("landscape") ?? false)
      },
      CatalogEntry(property: "isPortrait", of: "UIDeviceOrientation", "Whether it is upright.") {
        call throws(Diagnostics) in .bool(call.base.symbolName?.hasPrefix("portrait") ?? false)
      },
      CatalogEntry(property: "isFlat", of: "UIDeviceOrientation", "Whether it lies flat.") { call throws(Diagnostics) in
        .bool(call.base.symbolName?.hasPrefix("face") ?? false)
      },
    ]
    + ["name", "model", "localizedModel"].map { name in
      CatalogEntry(property: name, of: "UIDevice", "What the device is called, whoever owns it.") {
        call throws(Diagnostics) in .string(device(call).isTablet ? "iPad" : "iPhone")
      }
    }
    + constants("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"])
    + constants(
      "UIDeviceOrientation",
      ["unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp", "faceDown"])

  private static func device(_ call: Invocation) -> Device { call.evaluator.preview.device ?? .default }
}
