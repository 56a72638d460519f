internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Where the preferences of some views come from, in view order.
///
/// The values are not merged immediately, because the content of a geometry reader is known only when it is placed.
indirect enum PreferenceSource {
  case value(key: String, Value)
  /// A modifier's value, which replaces those that the views inside set.
  case replaced(key: String, Value, [PreferenceSource])
  /// A closure's changes to the value that the views inside set; it may take more than the value.
  case transformed(key: String, ClosureValue, [Value], [PreferenceSource], SourceRange)
  case reader(ReaderPreferences)
  /// The preferences of a lazy container's row, which is made only when it is in view.
  case row(RowPreferences)
}

/// The preferences of a geometry reader's content: those of the round before until the reader is placed.
final class ReaderPreferences {
  var sources: [PreferenceSource]
  var isKnown = false

  init(_ sources: [PreferenceSource]) { self.sources = sources }
}

/// The preferences of a row of a lazy container.
final class RowPreferences {
  let node: NodeID
  let sources: [PreferenceSource]
  /// Which row it is, the same in every round.
  let key: String
  /// Whether the row is in view: before the layout, as the previous round found; a new row counts as in view.
  var isInView: Bool

  init(of node: NodeID, _ sources: [PreferenceSource], key: String, isInView: Bool) {
    self.node = node
    self.sources = sources
    self.key = key
    self.isInView = isInView
  }
}

/// A place where a view is made from a preference, to be checked after the layout.
struct PreferenceReading {
  var key: String
  var sources: [PreferenceSource]
  var value: Value
  var source: SourceRange
}

extension Evaluator {
  /// The merged value of a key, or its default when no view sets it.
  func preferenceOrDefault(
    _ key: String, in sources: [PreferenceSource], _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if let value = try preference(key, in: sources, source) { return value }
    return try defaultPreference(key, source)
  }

  private func preference(
    _ key: String, in sources: [PreferenceSource], _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    try enter(source)
    defer { leave() }
    var merged: Value?
    for candidate in sources {
      guard let next = try preference(key, of: candidate, source) else { continue }
      merged = if let value = merged { try reduce(key, value, next, source) } else { next }
    }
    return merged
  }

  private func preference(
    _ key: String, of candidate: PreferenceSource, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    switch candidate {
    case .value(let name, let value): return name == key ? value : nil
    case .replaced(let name, let value, let inner):
      return name == key ? value : try preference(key, in: inner, source)
    case .transformed(let name, let transform, let more, let inner, let place):
      let value = try preference(key, in: inner, source)
      guard name == key else { return value }
      let given = if let value { value } else { try defaultPreference(key, place) }
      return try transformed([given] + more, by: transform, place)
    case .reader(let reader): return try preference(key, in: reader.sources, source)
    case .row(let row): return row.isInView ? try preference(key, in: row.sources, source) : nil
    }
  }

  // MARK: The key's type

  func defaultPreference(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    guard types[key]?.staticProperties["defaultValue"] != nil,
      let value = try staticMember("defaultValue", of: key, nil, in: Scope(parent: nil), source)
    else { throw .incompletePreferenceKey(key, lacks: "static var defaultValue", source) }
    return value
  }

  /// `Key.reduce(value: &value, nextValue: { next })`
  private func reduce(
    _ key: String, _ value: Value, _ next: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    guard let methods = types[key]?.staticMethods["reduce"] else {
      throw .incompletePreferenceKey(key, lacks: "static func reduce(value:nextValue:)", source)
    }
    let scope = Scope(parent: nil)
    scope.declare("value", value)
    scope.declare(
      "nextValue", .closure(ClosureValue(.native { (_, _, _) throws(Diagnostics) -> Value in next })))
    let place = Expression(.inoutReference(Expression(.identifier("value"), source: source)), source: source)
    let call = Call(
      callee: Expression(.identifier("reduce"), source: source),
      arguments: [
        Argument(label: "value", value: place, source: source),
        Argument(label: "nextValue", value: Expression(.identifier("nextValue"), source: source), source: source),
      ], firstTrailingClosure: 2, ownSource: source)
    _ = try callFunction(methods, on: .type(key), base: nil, call, in: scope)
    return scope.value("value") ?? value
  }

  /// Runs a closure that changes its first parameter.
  private func transformed(
    _ values: [Value], by closure: ClosureValue, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try changed(values[0], by: closure, Array(values.dropFirst()), source)
  }

  /// A value converted to the key's type: `0` is a CGFloat if the default value is one.
  func preferenceValue(_ value: Value, for key: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    if case .int(let number) = value, case .double = try defaultPreference(key, source) {
      return .double(Double(number))
    }
    return value
  }
}
