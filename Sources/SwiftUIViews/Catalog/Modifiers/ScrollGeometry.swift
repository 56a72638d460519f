internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `onScrollGeometryChange`, as scroll views stand at the start.
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
    }
  ]
}

extension ScrollGeometry {
  /// The geometry as its closure reads it.
  var value: Value {
    .tuple([
      LabelledValue("contentOffset", .point(contentOffset)), LabelledValue("contentSize", .size(contentSize)),
      LabelledValue("contentInsets", .insets(contentInsets)), LabelledValue("containerSize", .size(containerSize)),
      LabelledValue("bounds", .rect(bounds)), LabelledValue("visibleRect", .rect(bounds)),
    ])
  }
}
