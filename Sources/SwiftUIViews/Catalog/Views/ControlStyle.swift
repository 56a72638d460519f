internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The protocol of a control's styles, and the configuration that is passed to `makeBody(configuration:)` of the
/// scenario's own styles.
struct ControlStyle: Sendable {
  typealias Configuration = @Sendable (Invocation) throws(Diagnostics) -> [(name: String, value: Value)]

  let name: String
  let configuration: Configuration

  /// The type of the configuration from which a body is made.
  static let configuration = "Configuration"
  /// The part of the configuration that is the control itself, which no source can name.
  static let control = "the control"

  /// The parts of a body as a value of that type.
  static func parts(_ parts: [(name: String, value: Value)], _ source: SourceRange) -> StructValue {
    let type = TypeInfo(name: configuration, declaration: nil)
    type.storedProperties = parts.map { VariableDeclaration(name: $0.name, isConstant: true, source: source) }
    return StructValue(type: type, fields: parts.map { $0.value })
  }
}

extension Catalog {
  static let toggleStyle = ControlStyle(name: "ToggleStyle") { call throws(Diagnostics) in
    [label(of: call, try label(call)), ("isOn", call.given("isOn") ?? .bool(false)), ("isMixed", .bool(false))]
  }

  static let progressStyle = ControlStyle(name: "ProgressViewStyle") { call throws(Diagnostics) in
    var fraction = Value.none
    if let value = call.given("value"), let number = try number(call, value) {
      let total = try call.given("total").flatMap { (value) throws(Diagnostics) in try Catalog.number(call, value) }
      fraction = .double(min(max(number / (total ?? 1), 0), 1))
    }
    return [
      label(of: call, try label(call)), ("fractionCompleted", fraction),
      ("currentValueLabel", .view(call.evaluator.group(try call.labelledViews("currentValueLabel"), call.source))),
    ]
  }

  static let gaugeStyle = ControlStyle(name: "GaugeStyle") { call throws(Diagnostics) in
    let value = try call.given("value").flatMap { (value) throws(Diagnostics) in try Catalog.number(call, value) }
    var parts: [(name: String, value: Value)] = [label(of: call, try label(call)), ("value", Value.double(value ?? 0))]
    for name in ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"] {
      parts.append((name, .view(call.evaluator.group(try call.labelledViews(name), call.source))))
    }
    return parts
  }

  static let groupBoxStyle = ControlStyle(name: "GroupBoxStyle") { call throws(Diagnostics) in
    [
      label(of: call, try label(call, isFirstClosureLabel: false)),
      ("content", .view(call.evaluator.group(try call.givenViews("content"), call.source))),
    ]
  }

  static let labeledContentStyle = ControlStyle(name: "LabeledContentStyle") { call throws(Diagnostics) in
    [
      label(of: call, try label(call, isFirstClosureLabel: false)),
      ("content", .view(call.evaluator.group(try labeledContent(call), call.source))),
    ]
  }

  private static func label(of call: Invocation, _ views: [ViewValue]) -> (name: String, value: Value) {
    ("label", .view(call.evaluator.group(views, call.source)))
  }

  private static func number(_ call: Invocation, _ value: Value) throws(Diagnostics) -> Double? {
    switch try call.held(value) {
    case .double(let number): return number
    case .int(let number): return Double(number)
    default: return nil
    }
  }
}

extension Invocation {
  /// Whether the first closure without a label has no parameters; also when there is none.
  var firstClosureTakesNothing: Bool {
    for argument in given where argument.label == nil {
      guard case .closure(let closure) = argument.value else { continue }
      if case .written(let written, _) = closure.body { return written.parameters.isEmpty }
    }
    return true
  }

  /// The views of the closure with a label.
  func labelledViews(_ label: String) throws(Diagnostics) -> [ViewValue] {
    given(label) == nil ? [] : try givenViews(label)
  }

  /// The value of a flag, or of a binding to one.
  func heldFlag(_ label: String) throws(Diagnostics) -> Bool? {
    guard let value = given(label), case .bool(let flag) = try held(value) else { return nil }
    return flag
  }
}
