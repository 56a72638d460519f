internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `onScrollGeometryChange`, with the initial positions of scroll views.
extension Catalog {
  static let scrollGeometry: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "onScrollGeometryChange",
      "Runs an action when something about the scroll view inside differs.",
      [
        .labelled("for", .any, "The value's type."),
        .labelled("of", .function([.any], .any), "The value, of the scroll view's geometry."),
        .labelled("action", .function([.any, .any], .void), "Takes the old and the new value."),
      ]
    ) { call throws(Diagnostics) in
      guard let transform = call.closure("of"), let action = call.closure("action") else { return call.base }
      return call.feedback(.scrollGeometryChange(transform, action))
    },
    CatalogEntry(
      .initializer, "ScrollGeometry", "Where the content of a scroll view stands.",
      [
        .labelled("contentOffset", .named("CGPoint")), .labelled("contentSize", .named("CGSize")),
        .labelled("contentInsets", .named("EdgeInsets")), .labelled("containerSize", .named("CGSize")),
      ]
    ) { call throws(Diagnostics) in
      .scrollGeometry(
        offset: call.value("contentOffset") ?? .none, content: call.value("contentSize") ?? .none,
        insets: call.value("contentInsets") ?? .none, container: call.value("containerSize") ?? .none)
    },
    settable("contentOffset", of: geometryType, .point(.zero)), settable("contentSize", of: geometryType, .size(.zero)),
    settable("contentInsets", of: geometryType, .insets(.zero)),
    settable("containerSize", of: geometryType, .size(.zero)),
    visible("bounds"), visible("visibleRect"),
  ]

  private static let geometryType = "ScrollGeometry"

  private static func visible(_ name: String) -> CatalogEntry {
    CatalogEntry(property: name, of: geometryType, "What of the content's coordinates lies in the scroll view.") {
      call throws(Diagnostics) in
      guard case .point(let origin)? = call.baseRecord["contentOffset"]?.swiftUI,
        case .size(let size)? = call.baseRecord["containerSize"]?.swiftUI
      else { return .rect(.zero) }
      return .rect(Rect(origin: origin, size: size))
    }
  }
}

extension ScrollGeometry {
  /// The geometry as its closure reads it.
  var value: Value {
    .scrollGeometry(
      offset: .point(contentOffset), content: .size(contentSize), insets: .insets(contentInsets),
      container: .size(containerSize))
  }
}

extension Value {
  fileprivate static func scrollGeometry(offset: Value, content: Value, insets: Value, container: Value) -> Value {
    .record(
      RecordValue(
        "ScrollGeometry",
        [
          ("contentOffset", offset), ("contentSize", content), ("contentInsets", insets), ("containerSize", container),
        ]))
  }
}
