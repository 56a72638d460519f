internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIApplication.shared` and its windows, which older code asks for the safe area.
extension Catalog {
  static let platformWindows: [CatalogEntry] =
    [
      CatalogEntry(constant: "shared", of: "UIApplication", "The app.") { _ throws(Diagnostics) in
        .symbol(type: "UIApplication", name: "shared")
      },
      CatalogEntry(constant: "shared", of: "NSApplication", "The app.") { _ throws(Diagnostics) in
        .symbol(type: "NSApplication", name: "shared")
      },
      CatalogEntry(property: "connectedScenes", of: "UIApplication", "One scene.") { _ throws(Diagnostics) in
        .array([.symbol(type: "UIWindowScene", name: "scene")])
      },
      CatalogEntry(property: "safeAreaInsets", of: "UIWindow", "The safe area of the preview's device.") {
        call throws(Diagnostics) in
        .insets(ofEdges: call.evaluator.preview.device?.safeAreaInsets ?? .zero)
      },
      // Of controllers nothing is known: of which class they are, and whether one presents another.
      CatalogEntry(property: "rootViewController", of: "UIWindow", "A controller of UIKit, which is not known.") {
        call throws(Diagnostics) in
        throw .unsupported("rootViewController", relative: "what UIKit makes is not known", call.source)
      },
      CatalogEntry(property: "screen", of: "UIWindowScene", "The screen that the preview is laid out on.") {
        _ throws(Diagnostics) in .symbol(type: "UIScreen", name: "main")
      },
      CatalogEntry(
        .initializer, "UIEdgeInsets", "Distances from four edges.",
        [
          .labelled("top", .cgFloat), .labelled("left", .cgFloat), .labelled("bottom", .cgFloat),
          .labelled("right", .cgFloat),
        ]
      ) { call throws(Diagnostics) in
        .insets(
          ofEdges: Insets(
            top: call.number("top") ?? 0, leading: call.number("left") ?? 0, bottom: call.number("bottom") ?? 0,
            trailing: call.number("right") ?? 0))
      },
      CatalogEntry(constant: "zero", of: "UIEdgeInsets", "No distances.") { _ throws(Diagnostics) in
        .insets(ofEdges: .zero)
      },
      .opaque("UIApplication", "The app as UIKit sees it."), .opaque("NSApplication", "The app as AppKit sees it."),
      .opaque("UIWindow", "A window of UIKit."),
      .opaque("UIWindowScene", "A scene of UIKit."),
    ]
    + ["UIApplication", "NSApplication"].map { type in
      CatalogEntry(property: "delegate", of: type, "The program's own object for it.") { call throws(Diagnostics) in
        try call.evaluator.appDelegate(call.source) ?? .symbol(type: type, name: "delegate")
      }
    }
    + ["UIApplication", "UIWindowScene"].flatMap { type in
      [
        CatalogEntry(property: "windows", of: type, "One window.") { _ throws(Diagnostics) in .array([window]) },
        CatalogEntry(property: "keyWindow", of: type, "The window.") { _ throws(Diagnostics) in window },
      ]
    }
    + ["bounds", "frame"].map { name in
      CatalogEntry(property: name, of: "UIWindow", "The window's size, at the origin.") { call throws(Diagnostics) in
        .rect(Rect(origin: .zero, size: call.evaluator.preview.readScreen()))
      }
    }
    + ["top", "left", "bottom", "right"].map { settable($0, of: "UIEdgeInsets", .double(0)) }

  private static var window: Value { .symbol(type: "UIWindow", name: "window") }
}

extension Value {
  fileprivate static func insets(ofEdges insets: Insets) -> Value {
    .record(
      RecordValue(
        "UIEdgeInsets",
        [
          ("top", .double(insets.top)), ("left", .double(insets.leading)), ("bottom", .double(insets.bottom)),
          ("right", .double(insets.trailing)),
        ]))
  }
}
