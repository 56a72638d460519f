internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A text with attributes as a view shows it.
extension Evaluator {
  /// The parts, each in its attributes, as one text.
  func shown(_ text: AttributedText, _ source: SourceRange) throws(Diagnostics) -> ViewContent {
    try step(source, cost: text.runs.count)
    let parts = text.runs.map { shown($0, source) }
    if parts.isEmpty { return .text("") }
    return parts.count == 1 ? parts[0].content : joinedText(parts, text.text, source).content
  }

  private func shown(_ run: AttributedText.Run, _ source: SourceRange) -> ViewValue {
    if run.attributes.hasAttribute("backgroundColor") {
      warn(.notDrawn("the background of a part of a text", source))
    }
    let text = ViewValue(.text(run.text), site: CallSite(name: "Text", source: source))
    let marks = InlineMarkdown.Style(rawValue: UInt8(clamping: run.attributes.int(AttributedText.marks) ?? 0))
    let marked = styled(text, marks, source)
    if !run.attributes.changesDrawing { return marked }
    let change = EnvironmentChange.change { run.attributes.apply(to: &$0) }
    return ViewValue(.modified(marked, .environment(change)), site: text.site)
  }
}

extension RecordValue {
  fileprivate var changesDrawing: Bool { fields.contains { $0.name != "text" && $0.name != AttributedText.marks } }

  /// Sets what the attributes of a part decide for its letters.
  fileprivate func apply(to environment: inout ViewEnvironment) {
    if case .font(let font)? = self["font"]?.swiftUI { environment.font = font }
    if case .color(let color)? = self["foregroundColor"]?.swiftUI { environment.foreground = .paint(color.paint) }
    if let kerning = self["kern"]?.number { environment.typesetting.kerning = kerning }
    if let tracking = self["tracking"]?.number { environment.typesetting.tracking = tracking }
    if let offset = self["baselineOffset"]?.number { environment.typesetting.baselineOffset = offset }
    if hasAttribute("underlineStyle") { environment.typesetting.setLine(.under, paint: paint("underlineColor")) }
    if hasAttribute("strikethroughStyle") {
      environment.typesetting.setLine(.through, paint: paint("strikethroughColor"))
    }
    if hasAttribute("link") { environment.foreground = .tint }
    let intents = options("inlinePresentationIntent")
    if intents.contains("stronglyEmphasized") { environment.isBold = true }
    if intents.contains("emphasized") { environment.isItalic = true }
    if intents.contains("code") { environment.design = .monospaced }
    if intents.contains("strikethrough") { environment.typesetting.setLine(.through) }
  }

  fileprivate func hasAttribute(_ name: String) -> Bool { !(self[name]?.isNil ?? true) }

  private func paint(_ name: String) -> Paint? {
    if case .color(let color)? = self[name]?.swiftUI { return color.paint }
    return nil
  }
}
