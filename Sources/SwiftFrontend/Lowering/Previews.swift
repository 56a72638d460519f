internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The `#Preview` that a top-level item is, if it is one.
  func previewMacro(_ item: CodeBlockItemSyntax) -> (any FreestandingMacroExpansionSyntax)? {
    let macro: (any FreestandingMacroExpansionSyntax)?
    switch item.item {
    case .decl(let node): macro = node.as(MacroExpansionDeclSyntax.self)
    case .expr(let node): macro = node.as(MacroExpansionExprSyntax.self)
    case .stmt: macro = nil
    }
    return macro?.macroName.text == "Preview" ? macro : nil
  }

  func preview(
    _ macro: any FreestandingMacroExpansionSyntax, captionOf item: CodeBlockItemSyntax
  ) -> PreviewDeclaration? {
    var preview = PreviewDeclaration(
      name: "", caption: DocComment.text(of: item.leadingTrivia), traits: [], body: [], source: range(item.item)
    )
    var body: ClosureExprSyntax? = macro.trailingClosure
    var lastLabel: String?
    for (index, argument) in macro.arguments.enumerated() {
      let label = argument.label.map { name(of: $0) } ?? (index == 0 ? "name" : lastLabel)
      lastLabel = label
      switch label {
      case "name": preview.name = previewName(argument)
      case "traits": preview.traits.append(expression(argument.expression))
      // `#Preview(as: .systemSmall, widget: { Clock() }, timeline: { … })` shows a widget.
      case "as": preview.traits.append(trait("as", argument.expression))
      case "timeline": preview.traits.append(trait("timeline", argument.expression))
      case "body" where argument.expression.is(ClosureExprSyntax.self),
        "widget" where argument.expression.is(ClosureExprSyntax.self):
        body = argument.expression.as(ClosureExprSyntax.self)
      default: pass(over: Gap.previewArgument, at: argument)
      }
    }
    for other in macro.additionalTrailingClosures {
      if name(of: other.label) == "timeline" {
        preview.traits.append(trait("timeline", ExprSyntax(other.closure)))
      } else {
        pass(over: Gap.previewArgument, at: other)
      }
    }
    guard let body else {
      report(Wording.previewWithoutClosure(at: range(item.item)))
      return nil
    }
    preview.body = statements(body.statements)
    return preview
  }

  /// An argument of a widget's preview, which gives the widget's family or its data.
  private func trait(_ name: String, _ argument: ExprSyntax) -> Expression {
    let value = expression(argument)
    let call = Call(
      callee: Expression(.identifier(name), source: value.source),
      arguments: [Argument(label: nil, value: value, source: value.source)], firstTrailingClosure: 1,
      ownSource: value.source)
    return Expression(.call(call), source: value.source)
  }

  private func previewName(_ argument: LabeledExprSyntax) -> String {
    if argument.expression.is(NilLiteralExprSyntax.self) { return "" }
    let segments = argument.expression.as(StringLiteralExprSyntax.self).map { string($0) } ?? []
    guard segments.count == 1, case .literal(let name) = segments[0] else {
      pass(over: Gap.previewArgument, at: argument)
      return ""
    }
    return name.unicodeScalars.contains(where: isVisible) ? name : ""
  }

  /// Whether a scalar is visible in a title; a name without a visible scalar counts as missing.
  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: true
    }
  }

  /// Names the previews that have no name, and warns about names given twice.
  func namePreviews(_ previews: inout [PreviewDeclaration]) {
    var unnamed = 0
    var taken = Set(previews.map(\.name).filter { !$0.isEmpty })
    var seen: Set<String> = []
    for index in previews.indices {
      if previews[index].name.isEmpty {
        repeat {
          unnamed += 1
          previews[index].name = unnamed == 1 ? "Preview" : "Preview \(unnamed)"
        } while taken.contains(previews[index].name)
        taken.insert(previews[index].name)
      }
      if !seen.insert(previews[index].name).inserted {
        report(Wording.duplicatePreview(previews[index].name, at: previews[index].source))
      }
    }
  }
}
