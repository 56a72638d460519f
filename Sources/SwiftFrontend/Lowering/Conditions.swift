internal import SwiftSyntax
internal import ViewLanguage

extension Lowering {
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      condition(element.condition).map { Condition($0, source: range(element.condition)) }
    }
  }

  private func condition(_ node: ConditionElementSyntax.Condition) -> Condition.Kind? {
    switch node {
    case .expression(let expression): return .boolean(self.expression(expression))
    case .availability(let availability):
      // The newest system is laid out, so everything is available.
      let holds = availability.availabilityKeyword.tokenKind == .poundAvailable
      return .boolean(Expression(.boolean(holds), source: range(availability)))
    case .matchingPattern(let match):
      if let type = match.typeAnnotation { report(Gap.bindingType, at: type) }
      return .pattern(pattern(match.pattern), expression(match.initializer.value))
    case .optionalBinding(let binding): return optionalBinding(binding)
    }
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition.Kind? {
    if let type = node.typeAnnotation { report(Gap.bindingType, at: type) }
    let value = node.initializer.map { expression($0.value) }
    if node.pattern.is(WildcardPatternSyntax.self) { return .optionalBinding(name: "_", value) }
    guard let identifier = node.pattern.as(IdentifierPatternSyntax.self) else {
      report(Gap.bindingPattern, at: node.pattern)
      return nil
    }
    return .optionalBinding(name: name(of: identifier.identifier), value)
  }
}
