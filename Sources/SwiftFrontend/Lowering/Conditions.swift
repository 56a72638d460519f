internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      condition(element.condition).map { Condition($0, source: range(element.condition)) }
    }
  }

  private func condition(_ node: ConditionElementSyntax.Condition) -> Condition.Kind? {
    switch node {
    case .expression(let node):
      let expression = self.expression(node)
      if case .assignment("=", _, _) = expression.kind { report(assignmentAsCondition(node)) }
      return .boolean(expression)
    case .availability(let availability):
      // Layouts are those of the newest system, so everything is available.
      let holds = availability.availabilityKeyword.tokenKind == .poundAvailable
      return .boolean(Expression(.boolean(holds), source: range(availability)))
    case .matchingPattern(let match):
      return .pattern(pattern(match.pattern), typed(expression(match.initializer.value), as: match.typeAnnotation))
    case .optionalBinding(let binding): return optionalBinding(binding)
    }
  }

  /// `if isOn = true`
  private func assignmentAsCondition(_ node: ExprSyntax) -> Diagnostic {
    let symbols = node.as(SequenceExprSyntax.self)?.elements.compactMap { $0.as(AssignmentExprSyntax.self) }
    return Wording.assignmentAsCondition(at: range(node), symbol: symbols?.first.map { range($0.equal) })
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition.Kind? {
    var value = node.initializer.map { expression($0.value) }
    if let annotation = node.typeAnnotation, let initial = value {
      value = typed(initial, as: annotation, isOptional: true)
    }
    if node.pattern.is(WildcardPatternSyntax.self) { return .optionalBinding(name: "_", value) }
    guard let identifier = node.pattern.as(IdentifierPatternSyntax.self) else {
      return value.map { .pattern(.optional(pattern(node.pattern, binds: true)), $0) }
    }
    return .optionalBinding(name: name(of: identifier.identifier), value)
  }

  /// `let x: Type = value` means the value as that type.
  private func typed(
    _ value: Expression, as annotation: TypeAnnotationSyntax?, isOptional: Bool = false
  ) -> Expression {
    guard let annotation else { return value }
    var wanted = type(annotation.type)
    if isOptional { wanted = TypeReference(name: "Optional", arguments: [wanted], source: wanted.source) }
    return Expression(.cast(value, "as", wanted), source: value.source)
  }
}
