internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `TextField` and `SecureField`: a line of text in all the width that is proposed, with a border or without.
extension Catalog {
  static let textFields: [CatalogEntry] = [
    control("TextField", "Its text, or what stands for it while it is empty.", styles: "TextFieldStyle") {
      call throws(Diagnostics) in
      let isVertical = isVertical(call.given("axis"))
      let (placeholder, typed) = (try placeholder(call), try typedText(call))
      return { control throws(Diagnostics) in
        control.field(typed.isEmpty ? placeholder : [control.text(typed)], isEmpty: typed.isEmpty, isVertical)
      }
    },
    control("SecureField", "As many bullets as it has characters.", styles: "TextFieldStyle") {
      call throws(Diagnostics) in
      let (placeholder, typed) = (try placeholder(call), try typedText(call))
      return { control throws(Diagnostics) in
        let bullets = String(repeating: "•", count: min(typed.count, 64))
        return control.field(typed.isEmpty ? placeholder : [control.text(bullets)], isEmpty: typed.isEmpty, false)
      }
    },
  ]

  /// Whether a field grows downwards: `.vertical` may be written for several types, of which any will do.
  private static func isVertical(_ axis: Value?) -> Bool {
    switch axis?.swiftUI {
    case .axes(let horizontal, let vertical): return vertical && !horizontal
    case .edges(let edges): return edges == .vertical
    default: return axis?.symbolName == "vertical"
    }
  }

  /// What an empty field shows: its prompt, else its title.
  private static func placeholder(_ call: Invocation) throws(Diagnostics) -> [ViewValue] {
    if let prompt = call.given("prompt"), let view = call.evaluator.view(from: prompt, call.source) {
      if case .empty = view.content {} else { return [view] }
    }
    let label = try label(call)
    // A field without any text is as high as one with text.
    return label.isEmpty ? [text(" ", call)] : label
  }

  private static func typedText(_ call: Invocation) throws(Diagnostics) -> String {
    guard let value = call.given("text") ?? call.given("value") else { return "" }
    switch try call.held(value) {
    case .none, .void, .unknown, .opaque: return ""
    case let held: return call.evaluator.text(held)
    }
  }
}

extension Control {
  fileprivate func field(_ content: [ViewValue], isEmpty: Bool, _ isVertical: Bool) -> ViewValue {
    var text = joined(content)
    if isEmpty {
      text = painted(text, ControlPaints.placeholder)
    } else if !isEnabled {
      text = faded(text)
    }
    if !isVertical { text = changed(text, "lineLimit") { $0.lineLimit = 1 } }
    let leading = environment.resolvedFont.fieldLeading(
      platform: environment.platform, displayScale: environment.displayScale)
    let isPlain = style == "plain" || style == "automatic" && isPhone
    let measures = measures.field
    if isPlain { return whole(filling(padded(text, side: measures.plainSide, edge: leading / 2))) }
    let room = padded(text, side: measures.side, edge: measures.edge + leading / 2)
    let corner = style == "squareBorder" ? 0 : measures.corner
    let outline = Outline.roundedRectangle(cornerWidth: corner, cornerHeight: corner)
    return whole(
      behind(
        filling(room, leastHeight: measures.leastHeight),
        [
          DrawnShape(.fill(outline), ControlPaints.field),
          DrawnShape(.line(outline, width: isPhone ? 0.5 : 1), ControlPaints.line.opacity(1.5)),
        ]))
  }
}
