internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Text("a") + Text("b")`
extension Evaluator {
  /// Two texts as one, each perhaps with modifiers of its own; `nil` when one of the views is no text.
  func joinedText(_ a: ViewValue, _ b: ViewValue, _ source: SourceRange) throws(Diagnostics) -> Value? {
    try step(source, cost: (a.modifiers + b.modifiers) / 4)
    guard let first = a.textOfText, let second = b.textOfText else { return nil }
    try check(stringLength: first.utf8.count + second.utf8.count, source)
    if a.isModified || b.isModified { warn(.mixedText(source)) }
    return .view(a.withText(first + second, source))
  }
}

extension ViewValue {
  /// The characters of a text that has only modifiers which a text keeps; `nil` for any other view.
  var textOfText: String? {
    switch content {
    case .text(let text): return text
    case .modified(let base, .environment), .modified(let base, .nothing): return base.textOfText
    default: return nil
    }
  }

  /// How many modifiers stand around what they modify.
  fileprivate var modifiers: Int {
    var count = 0
    var view = self
    while case .modified(let base, _) = view.content {
      count += 1
      view = base
    }
    return count
  }

  fileprivate var isModified: Bool {
    if case .modified = content { return true }
    return false
  }

  /// The same text with the same modifiers and other characters.
  fileprivate func withText(_ text: String, _ source: SourceRange) -> ViewValue {
    if case .modified(let base, let modification) = content {
      return ViewValue(.modified(base.withText(text, source), modification), site: site)
    }
    let arguments = ArgumentText.short(.string(text)) ?? ""
    return ViewValue(.text(text), site: CallSite(name: "Text", arguments: arguments, source: source))
  }
}
