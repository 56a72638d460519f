internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A value of one of Foundation's types that only consists of its properties: a formatter, an address, a measurement.
struct RecordValue {
  let type: String
  private(set) var fields: [(name: String, value: Value)]

  init(_ type: String, _ fields: [(name: String, value: Value)] = []) {
    self.type = type
    self.fields = fields
  }

  subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }

  func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { return text }
    return nil
  }

  func int(_ name: String) -> Int64? {
    if case .int(let number)? = self[name] { return number }
    return nil
  }

  /// A count as a whole number, clamped to what this machine can count.
  func count(_ name: String) -> Int? { int(name).map { Int(clamping: $0) } }

  func symbol(_ name: String) -> String? {
    if case .symbol(_, let constant)? = self[name] { return constant }
    return nil
  }

  /// The names in an option set.
  func options(_ name: String) -> [String] { (symbol(name) ?? "").split(separator: " ").map { String($0) } }

  func setting(_ name: String, to value: Value) -> RecordValue {
    var changed = self
    if let index = fields.firstIndex(where: { $0.name == name }) {
      changed.fields[index].value = value
    } else {
      changed.fields.append((name, value))
    }
    return changed
  }

  /// Whether two have the same type and the same plain fields.
  func isEqual(to other: RecordValue) -> Bool {
    guard type == other.type, fields.count == other.fields.count else { return false }
    for field in fields {
      switch (field.value, other[field.name]) {
      case (.string(let a), .string(let b)?): if a != b { return false }
      case (.int(let a), .int(let b)?): if a != b { return false }
      case (.double(let a), .double(let b)?): if a != b { return false }
      case (.symbol(_, let a), .symbol(_, let b)?): if a != b { return false }
      case (.native(let a), .native(let b)?): if !a.isEqual(to: b) { return false }
      default: continue
      }
    }
    return true
  }
}

extension Value {
  static func record(_ record: RecordValue) -> Value { .native(SwiftUIValue(.record(record))) }

  var record: RecordValue? {
    if case .record(let record)? = swiftUI { return record }
    return nil
  }
}

extension Invocation {
  /// The value before the dot as a record; an empty record for any other value.
  var baseRecord: RecordValue { base.record ?? RecordValue("Any") }

  func record(_ name: String) -> RecordValue? { value(name)?.record }
}

extension Catalog {
  /// A property that can be set, with its value before.
  static func settable(
    _ name: String, of type: String, _ initial: @autoclosure @escaping @Sendable () -> Value
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: type, "Can be set.") { call throws(Diagnostics) in
      call.baseRecord[name] ?? initial()
    }
  }

  /// A type whose values are made without arguments.
  static func made(_ type: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(.initializer, type, documentation) { _ throws(Diagnostics) in .record(RecordValue(type)) }
  }
}

/// What records of a type have in common with other values.
extension RecordValue {
  /// The record as string interpolation writes it.
  var described: String {
    switch type {
    case "Measurement": MeasurementText(self).plain
    case "Duration": "\(number("seconds")) seconds"
    case "TimeZone": "GMT (fixed)"
    case "Locale": "en_US (fixed)"
    case "Data": "\(text("text")?.utf8.count ?? 0) bytes"
    default: text("text") ?? type
    }
  }

  /// The result of an operator; `nil` when there is none for the two.
  func result(
    of symbol: String, with other: RecordValue, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    switch type {
    case AttributedText.type where symbol == "+" && other.type == type:
      let (first, second) = (text("text") ?? "", other.text("text") ?? "")
      try evaluator.check(stringLength: first.utf8.count + second.utf8.count, source)
      let (one, next) = (try evaluator.attributedText(self, source), try evaluator.attributedText(other, source))
      return AttributedText(one.runs + next.runs).value
    case "Measurement" where other.type == type: return try measured(symbol, other, source, evaluator)
    case "Duration" where other.type == type:
      let result = try evaluator.apply(symbol, .double(number("seconds")), .double(other.number("seconds")), source)
      guard case .double(let seconds) = result, symbol != "/" else { return result }
      return .duration(seconds)
    default: return nil
    }
  }

  /// Two measurements: in the unit of the first.
  private func measured(
    _ symbol: String, _ other: RecordValue, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    guard let unit = MeasurementUnit(self), let otherUnit = MeasurementUnit(other),
      let number = otherUnit.converted(other.number, to: unit)
    else { return nil }
    let result = try evaluator.apply(symbol, .double(self.number), .double(number), source)
    guard case .double = result else { return result }
    return .record(setting("value", to: result))
  }

  /// The number of a measurement.
  var number: Double { number("value") }

  func number(_ name: String) -> Double {
    if case .double(let number)? = self[name] { return number }
    return 0
  }

  /// A measurement or a length of time multiplied or divided by a number.
  func scaled(_ symbol: String, by factor: Double) -> Value? {
    guard let name = ["Measurement": "value", "Duration": "seconds"][type] else { return nil }
    switch symbol {
    case "*": return .record(setting(name, to: .double(number(name) * factor)))
    case "/": return .record(setting(name, to: .double(number(name) / factor)))
    default: return nil
    }
  }
}
