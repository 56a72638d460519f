internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Controls whose size is the system's own: a stand-in keeps the rest of the page meaningful, and a warning names it.
/// One of the scenario's own styles makes the control's body instead.
extension Catalog {
  static let standIns: [CatalogEntry] = [
    standIn("EditButton", "the text Edit") { call throws(Diagnostics) in .view(text("Edit", call)) }
  ]

  /// A control of unknown size.
  ///
  /// - Parameters:
  ///   - what: the view that is laid out in its place.
  ///   - style: the protocol of its styles, with the configuration that the scenario's own styles are given.
  static func standIn(
    _ name: String, _ what: String, style: ControlStyle? = nil, action: @escaping Overload.Action
  ) -> CatalogEntry {
    CatalogEntry(
      .view, name, "Accepted with any arguments; its size is the system's own, and this stands for it: \(what).",
      status: .opaque,
      [
        .anything { call throws(Diagnostics) in
          if let control = call.configuredControl { return control }
          let warning = Diagnostic.assumedSize(of: name, standIn: what, call.source)
          let standard = try action(call)
          guard let style, let view = standard.view else {
            call.evaluator.warn(warning)
            return standard
          }
          return styled(call, by: style.name, try style.configuration(call)) { _ in
            call.evaluator.warn(warning)
            return view
          }
        }
      ])
  }

  // MARK: Parts

  /// The title or the views of the label.
  static func label(_ call: Invocation, isFirstClosureLabel: Bool = true) throws(Diagnostics) -> [ViewValue] {
    if let words = call.givenWords { return [words] }
    if call.given("label") != nil { return try call.givenViews("label") }
    return isFirstClosureLabel ? try call.givenViews("label") : []
  }

  static func labeledContent(_ call: Invocation) throws(Diagnostics) -> [ViewValue] {
    if let value = call.given("value") {
      guard let format = call.given("format") else { return [text(call.evaluator.text(value), call)] }
      return [text(try call.evaluator.written(value, in: format, call.source), call)]
    }
    return try call.givenViews("content")
  }

  static func part(_ call: Invocation) -> CallSite {
    CallSite(name: call.entry.name, arguments: "stand-in", source: call.source)
  }

  static func text(_ string: String, _ call: Invocation) -> ViewValue {
    let arguments = ArgumentText.short(.string(string)) ?? ""
    return ViewValue(.text(string), site: CallSite(name: "Text", arguments: arguments, source: call.source))
  }

  static func spacer(_ call: Invocation) -> ViewValue {
    ViewValue(.spacer(minLength: nil), site: CallSite(name: "Spacer", source: call.source))
  }

  /// A box; a length that is `nil` follows the proposal.
  static func box(_ call: Invocation, width: Double?, height: Double?) -> ViewValue {
    let color = ViewValue(.color(SystemColor.secondary.opacity(0.25)), site: part(call))
    if width == nil && height == nil { return color }
    return ViewValue(
      .modified(color, .rule(.fixedFrame(FixedFrameRule(width: width, height: height)))), site: part(call))
  }

  static func row(_ call: Invocation, _ views: [ViewValue]) -> Value {
    call.view(.stack(StackRule(axis: .horizontal), views))
  }

  static func column(_ call: Invocation, _ views: [ViewValue], alignment: Guide? = nil) -> Value {
    call.view(.stack(StackRule(axis: .vertical, alignment: alignment), views))
  }
}

extension Invocation {
  /// The first argument with a label or, for `nil`, the first of all when it has none.
  /// The words that come first as a text.
  var givenWords: ViewValue? {
    switch given(nil as String?) {
    case .string(let words)?: return Catalog.text(words, self)
    case let value?:
      guard case .markedText(let view, _)? = value.swiftUI else { return nil }
      return view
    case nil: return nil
    }
  }

  func given(_ label: String?) -> Value? {
    guard let label else { return given.first.flatMap { $0.label == nil ? $0.value : nil } }
    return given.first { $0.label == label }?.value
  }

  /// The views of a closure with a label, or else of the first closure without one.
  func givenViews(_ label: String) throws(Diagnostics) -> [ViewValue] {
    let plain = given.first { argument in
      if case .closure = argument.value { return argument.label == nil }
      return false
    }
    switch given.first(where: { $0.label == label })?.value ?? plain?.value {
    case .closure(let closure)?: return try evaluator.views(from: closure, [], source)
    case let value?: return evaluator.view(from: value, source).map { [$0] } ?? []
    case nil: return []
    }
  }
}
