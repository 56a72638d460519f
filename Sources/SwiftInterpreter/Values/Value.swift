internal import ViewProgram

/// A value of a running scenario.
///
/// An optional that holds a value is stored as that value; `none` is `nil`. `Double`, `CGFloat` and `Float` are one
/// number type.
package indirect enum Value {
  case void
  case none
  /// The result of an error that has been noted; evaluation that reads it stops without another report.
  case unknown
  /// A local variable with a getter, which runs whenever it is read.
  case computed(ClosureValue)
  /// A lazy property that has not been read.
  case lazy
  /// Of any of Swift's integer types. It is as wide as Swift's 64-bit `Int`, even if this machine's own is narrower, as
  /// in a browser.
  case int(Int64)
  case double(Double)
  case bool(Bool)
  case string(String)
  case array([Value])
  case dictionary([KeyedValue])
  case tuple([LabelledValue])
  case range(RangeValue)
  case closure(ClosureValue)
  case keyPath([String])
  case type(String)
  case structure(StructValue)
  case enumeration(EnumValue)
  case state(StateBox)
  case binding(BindingValue)
  /// A value of a framework's type.
  case native(any NativeValue)
  /// A constant of a small type: `ContentMode.fit` is `symbol("ContentMode", "fit")`.
  case symbol(type: String, name: String)
  /// An unknown value.
  case opaque(OpaqueValue)
}

extension Value {
  /// A count or an index of this machine.
  package static func int(_ number: Int) -> Value { .int(Int64(number)) }
}

/// An entry of a dictionary.
package struct KeyedValue {
  package var key: Value
  package var value: Value

  package init(key: Value, value: Value) {
    self.key = key
    self.value = value
  }
}

/// An element of a tuple.
package struct LabelledValue {
  package var label: String?
  package var value: Value

  package init(_ label: String? = nil, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// Numbers from a lower to an upper bound; an open end is `none`.
package final class RangeValue {
  package let lower: Value
  package let upper: Value
  package let isClosed: Bool

  package init(lower: Value, upper: Value, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}
