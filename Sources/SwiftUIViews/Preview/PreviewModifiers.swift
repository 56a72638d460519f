internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `PreviewModifier`: what the program's traits put around the views of a preview.
extension Evaluator {
  /// The expression that makes the modifier of a trait: `.modifier(SampleData())`, also behind a constant of the
  /// program's; `nil` for any other trait.
  func previewModifier(in trait: Expression) -> Expression? {
    if trait.traitName == "modifier" { return trait.traitCall?.arguments.first?.value }
    guard let trait = types["PreviewTrait"]?.staticProperties[trait.traitName] else { return nil }
    let written = trait.getter?.first?.implicitResult ?? trait.initialValue
    guard let written, written.traitName == "modifier" else { return nil }
    return written.traitCall?.arguments.first?.value
  }

  /// The modifiers of a preview with the contexts that they share, in the order of the traits.
  func modifiers(
    of preview: PreviewDeclaration
  ) throws(Diagnostics) -> [(modifier: StructValue, context: Value)] {
    var modifiers: [(modifier: StructValue, context: Value)] = []
    for trait in preview.traits {
      guard let expression = previewModifier(in: trait),
        case .structure(let modifier) = try value(expression, in: Scope(parent: nil))
      else { continue }
      modifiers.append((modifier, try sharedContext(of: modifier, trait.source)))
    }
    return modifiers
  }

  /// What `makeSharedContext()` of a modifier's type makes; nothing where it has none.
  private func sharedContext(of modifier: StructValue, _ source: SourceRange) throws(Diagnostics) -> Value {
    let name = "makeSharedContext"
    guard modifier.type.staticMethods[name] != nil else { return .void }
    let type = Expression(.identifier(modifier.type.name), source: source)
    let callee = Expression(.member(type, name), source: source)
    let call = Call(callee: callee, arguments: [], firstTrailingClosure: 0, ownSource: source)
    return try value(Expression(.call(call), source: source), in: Scope(parent: nil))
  }

  /// The views inside the bodies of modifiers, the last of which is the outermost.
  func views(
    _ views: [ViewValue], in modifiers: [(modifier: StructValue, context: Value)], _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    var views = views
    for (modifier, context) in modifiers {
      guard let body = modifier.type.methods["body"]?.first, body.parameters.count == 2 else { continue }
      let local = Scope(parent: nil)
      local.declare("self", .structure(modifier))
      local.declare(body.parameters[0].name, .view(group(views, source)))
      local.declare(body.parameters[1].name, context)
      views = try self.views(of: body.body, in: local)
    }
    return views
  }
}
