internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `LabeledContent`: a label next to a value.
extension Catalog {
  static let labeledContents: [CatalogEntry] = [
    control("LabeledContent", "A label beside its content.", style: labeledContentStyle) { call throws(Diagnostics) in
      let label = try controlLabel(call, isFirstClosureLabel: false)
      let content = try labeledContent(call)
      return { control throws(Diagnostics) in control.labeled(label, content) }
    }
  ]
}

extension Control {
  fileprivate func labeled(_ label: [ViewValue], _ content: [ViewValue]) -> ViewValue {
    guard showsLabel, !label.isEmpty else { return whole(joined(content), above: .ofContent, below: .ofContent) }
    guard isPhone else { return whole(beside(label, joined(content)), above: .ofContent, below: .ofContent) }
    if !environment.isInRows {
      warn("LabeledContent on iOS", standIn: "a row of its label and its content with a spacer between them")
    }
    let value = painted(joined(content), SystemColor.secondary)
    return whole(spread([column(label)], value), above: .ofContent, below: .ofContent)
  }
}
