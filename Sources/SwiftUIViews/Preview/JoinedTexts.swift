internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Text("a") + Text("b")`
extension Evaluator {
  /// Two texts as one, each perhaps with its own modifiers; `nil` when one of the views is not a text.
  func joinedText(_ a: ViewValue, _ b: ViewValue, _ source: SourceRange) throws(Diagnostics) -> Value? {
    guard let first = a.textOfText, let second = b.textOfText else { return nil }
    let parts = a.partsOfText + b.partsOfText
    try step(source, cost: (a.modifiers + b.modifiers) / 4 + parts.count / 64)
    try check(stringLength: first.utf8.count + second.utf8.count, source)
    return .view(joinedText(parts, first + second, source))
  }

  /// A text of several parts, with their common string.
  func joinedText(_ parts: [ViewValue], _ string: String, _ source: SourceRange) -> ViewValue {
    let arguments = ArgumentText.short(.string(string)) ?? ""
    return ViewValue(.joinedText(parts, string), site: CallSite(name: "Text", arguments: arguments, source: source))
  }
}

extension ViewValue {
  /// The characters of a text whose modifiers all return a text; `nil` for any other view.
  var textOfText: String? {
    var view = self
    while case .modified(let base, let modification) = view.content {
      switch modification {
      case .environment, .nothing: view = base
      default: return nil
      }
    }
    switch view.content {
    case .text(let text): return text
    case .joinedText(_, let text): return text
    default: return nil
    }
  }

  /// Whether it can be part of a line of text: a text, or an image without a frame.
  var standsInText: Bool {
    if case .image = content { return true }
    return textOfText != nil
  }

  /// How many modifiers are around the content.
  fileprivate var modifiers: Int {
    var count = 0
    var view = self
    while case .modified(let base, _) = view.content {
      count += 1
      view = base
    }
    return count
  }

  /// The parts of a joined text; the text itself if modifiers apply to all of them.
  fileprivate var partsOfText: [ViewValue] {
    if case .joinedText(let parts, _) = content { return parts }
    return [self]
  }
}
