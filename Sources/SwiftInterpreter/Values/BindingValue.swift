internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Where a `@State` lives between evaluations of the view that declares it.
package final class StateBox {
  package var value: Value
  /// The view's type and the property, once a view owns the state; empty before.
  package let name: String
  /// Whether a view that is laid out owns the state: from then on only effects may change it.
  package var isLive: Bool { !name.isEmpty }

  package init(_ value: Value, name: String = "") {
    self.value = value
    self.name = name
  }
}

/// A `Binding`: how to read and how to write a value that lives elsewhere.
package final class BindingValue {
  package enum Source {
    case constant(Value)
    case state(StateBox)
    case field(BindingValue, String)
    case element(BindingValue, Value)
    case closures(get: ClosureValue, set: ClosureValue)
  }

  package let source: Source

  package init(_ source: Source) { self.source = source }
}
