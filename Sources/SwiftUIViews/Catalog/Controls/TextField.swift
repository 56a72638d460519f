internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `TextField` and `SecureField`: a line of text in all the width that is proposed, with a border or without.
extension Catalog {
  static let textFields: [CatalogEntry] = [
    control("TextField", "Its text, or what stands for it while it is empty.", styles: "TextFieldStyle") {
      call throws(Diagnostics) in
      let isVertical = isVertical(call.given("axis"))
      let field = try FieldContent(call)
      return { control throws(Diagnostics) in control.field(field, isVertical) }
    },
    control("SecureField", "As many bullets as it has characters.", styles: "TextFieldStyle") {
      call throws(Diagnostics) in
      var field = try FieldContent(call)
      field.typed = String(repeating: "•", count: min(field.typed.count, 64))
      field.isSecure = true
      return { [field] control throws(Diagnostics) in control.field(field, false) }
    },
  ]

  /// Whether a field grows downwards: `.vertical` may be a constant of several types, any of which will do.
  private static func isVertical(_ axis: Value?) -> Bool {
    switch axis?.swiftUI {
    case .axes(let horizontal, let vertical): return vertical && !horizontal
    case .edges(let edges): return edges == .vertical
    default: return axis?.symbolName == "vertical"
    }
  }
}

/// The contents of a text field.
private struct FieldContent {
  /// Its title, which a form on the Mac shows as a label and other fields in place of text.
  var label: [ViewValue]
  /// The prompt, which is shown in place of text everywhere.
  var prompt: ViewValue?
  var typed: String
  var isSecure = false

  init(_ call: Invocation) throws(Diagnostics) {
    label = try Catalog.label(call)
    if let given = call.given("prompt"), let view = call.evaluator.view(from: given, call.source) {
      if case .empty = view.content {} else { prompt = view }
    }
    typed = ""
    guard let value = call.given("text") ?? call.given("value") else { return }
    switch try call.held(value) {
    case .none, .void, .unknown, .opaque: return
    case let held: typed = try FieldContent.written(held, call)
    }
  }

  private static func written(_ value: Value, _ call: Invocation) throws(Diagnostics) -> String {
    if let format = call.given("format") { return try call.evaluator.written(value, in: format, call.source) }
    if let formatter = call.given("formatter") { return try call.evaluator.written(value, by: formatter, call.source) }
    return call.evaluator.text(value)
  }

  /// The views of an empty field; one without any text is as high as one with text.
  func placeholder(labelStandsBeside: Bool, _ blank: ViewValue) -> [ViewValue] {
    if let prompt { return [prompt] }
    return labelStandsBeside || label.isEmpty ? [blank] : label
  }
}

extension Control {
  /// What a field adds to the height of its text.
  private func leading(_ field: FieldContent) -> Double {
    let (font, scale) = (environment.resolvedFont, environment.displayScale)
    guard field.isSecure, environment.platform == .iOS else {
      return font.fieldLeading(platform: environment.platform, displayScale: scale)
    }
    return field.typed.isEmpty ? font.emptySecureFieldLeading(displayScale: scale) : 0
  }

  fileprivate func field(_ field: FieldContent, _ isVertical: Bool) -> ViewValue {
    let isLabeled = environment.lists.form != nil && showsLabel && !field.label.isEmpty
    var text = text(field.typed)
    if field.typed.isEmpty {
      text = joined(field.placeholder(labelStandsBeside: isLabeled, self.text(" ")))
      text = painted(text, ControlPaints.placeholder)
    } else if !isEnabled {
      text = faded(text)
    }
    if !isVertical { text = changed(text, "lineLimit") { $0.lineLimit = 1 } }
    // An empty field that reserves several lines is as high as a text of that many lines.
    let keepsRoom = isVertical && field.typed.isEmpty && environment.typesetting.minimumLines > 1
    let leading = keepsRoom ? 0 : leading(field)
    let isGrouped = environment.lists.form == .grouped
    let isPlain = style == "plain" || style == "automatic" && (isPhone || isGrouped)
    let measures = measures.field
    if isPlain {
      let room = padded(text, side: measures.plainSide, edge: leading / 2)
      let line = isGrouped ? text : filling(room, alignment: environment.typesetting.guide)
      return whole(isLabeled ? beside(field.label, line, alignment: .firstTextBaseline) : line)
    }
    let room = padded(text, side: measures.side, edge: measures.edge + leading / 2)
    let corner = style == "squareBorder" ? 0 : measures.corner
    let outline = Outline.roundedRectangle(cornerWidth: corner, cornerHeight: corner)
    let bezel = behind(
      filling(room, leastHeight: measures.leastHeight, alignment: environment.typesetting.guide),
      [
        DrawnShape(.fill(outline), ControlPaints.field),
        DrawnShape(.line(outline, width: 1), ControlPaints.border),
      ])
    return whole(isLabeled ? beside(field.label, bezel, alignment: .firstTextBaseline) : bezel)
  }
}
