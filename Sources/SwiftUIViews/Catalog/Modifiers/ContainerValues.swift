internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What views hand to a container that takes its content apart: written with `containerValue(\.columns, 2)`, read as
/// `subview.containerValues.columns`.
///
/// 1. A property of `ContainerValues` that the program declares names the value.
/// 2. Of several values for one property the innermost counts, as of other traits of a view.
/// 3. Where none is written there is the property's own: that of `@Entry`, or its key's `defaultValue`.
extension Catalog {
  static let containerValues: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "containerValue", "Hands a value to the container that takes its content apart.",
      [
        .unlabelled("keyPath", .any, "A property that the program adds to ContainerValues."),
        .unlabelled("value", .any, "What the container reads of its subview."),
      ]
    ) { call throws(Diagnostics) in
      guard case .keyPath(let names)? = call.value("keyPath"), let name = names.first else { return call.base }
      return call.modified(.containerValue(name, call.value("value") ?? .none))
    },
    CatalogEntry(property: "containerValues", of: "Subview", "What the view hands to its container.") {
      call throws(Diagnostics) in
      call.base.view.map { .containerValues(of: $0) } ?? .none
    },
  ]
}

extension Value {
  /// What a view hands to its container.
  static func containerValues(of view: ViewValue) -> Value {
    var fields: [(name: String, value: Value)] = []
    var view = view
    while true {
      switch view.content {
      case .modified(let base, let modification):
        if case .containerValue(let name, let value) = modification {
          fields.removeAll { $0.name == name }
          fields.append((name, value))
        }
        view = base
      case .identified(_, let views) where views.count == 1: view = views[0]
      default: return .record(RecordValue(RecordValue.containerValues, fields))
      }
    }
  }
}

extension RecordValue {
  static let containerValues = "ContainerValues"
}

extension Evaluator {
  /// The type that `containerValue(_:_:)` takes for a property.
  func containerType(_ name: String) throws(Diagnostics) -> SwiftType {
    guard let property = declared(name, of: RecordValue.containerValues) else { return .any }
    return try typeOfValue(property)
  }

  /// A property of the values that a view hands to its container.
  func containerValue(
    _ name: String, in record: RecordValue, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard let property = declared(name, of: record.type) else { return nil }
    if let value = record[name] { return kept(value, for: property) }
    return try ownValue(of: property, in: .record(record), source)
  }
}
