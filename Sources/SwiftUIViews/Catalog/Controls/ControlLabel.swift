internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The label of a control with several views: a title, and subtitles below it.
extension Control {
  /// The views of a label, one below the other. If there are several texts, the first is the title, and the others are
  /// subtitles.
  func column(_ label: [ViewValue]) -> ViewValue {
    if label.count == 1 { return label[0] }
    let isTitled = label.count > 1 && label.allSatisfy { $0.isText }
    let views = isTitled ? label.prefix(1) + label.dropFirst().map { subtitle($0) } : label[...]
    return column(Array(views), spacing: isTitled ? 0 : nil, alignment: .leading)
  }

  private func subtitle(_ text: ViewValue) -> ViewValue {
    warn("the subtitle of a control", standIn: "a secondary text in the subheadline style")
    return painted(set(text, in: FontValue(base: .textStyle(.subheadline))), SystemColor.secondary)
  }
}

extension ViewValue {
  /// Whether it is a text, with modifiers or without.
  fileprivate var isText: Bool {
    switch content {
    case .text, .joinedText: true
    case .modified(let base, _): base.isText
    default: false
    }
  }
}
