internal import LayoutEngine
internal import ViewProgram

/// View builders: statements whose expressions are the views.
extension Evaluator {
  /// The views a builder closure makes.
  func views(
    from closure: ClosureValue, _ arguments: [Value], _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    try enter(source)
    defer { leave() }
    switch closure.body {
    case .written(let written, let captured):
      let local = closureScope(written, captured, arguments)
      // With a type of its own, `{ proxy -> Color in … }`, it is an ordinary function.
      if let result = written.result, result.name != "View" {
        let value = try run(
          written.body, in: local, returning: swiftType(result), isBuilder: false, source)
        guard let view = view(from: value, source) else { throw .notAView(typeName(of: value), source) }
        return [view]
      }
      return try views(of: written.body, in: local)
    case .function(let function, let captured):
      let local = Scope(parent: captured)
      for (index, parameter) in function.parameters.enumerated() where index < arguments.count {
        local.declare(parameter.name, arguments[index], type: swiftType(parameter.type))
      }
      return try views(of: function.body, in: local)
    case .native(let function):
      let value = try function(self, arguments, source)
      guard let view = view(from: value, source) else { throw .notAView(typeName(of: value), source) }
      return [view]
    }
  }

  /// The views that a builder's statements make, in order.
  func views(of statements: [Statement], in scope: Scope) throws(Diagnostics) -> [ViewValue] {
    var views: [ViewValue] = []
    for statement in statements {
      do throws(Diagnostics) {
        let isLeft = try build(statement, in: scope, &views)
        if isLeft { break }
      } catch {
        try note(error)
        for name in statement.names { scope.declare(name, .unknown) }
      }
    }
    return views
  }

  /// Adds a statement's views; true when the statement returns.
  private func build(
    _ statement: Statement, in scope: Scope, _ views: inout [ViewValue]
  ) throws(Diagnostics) -> Bool {
    try enter(statement.source)
    defer { leave() }
    switch statement.kind {
    case .expression(let expression): try add(expression, in: scope, &views)
    case .variable(let variable): try declare(variable, in: scope)
    case .function(let function): scope.declare(function.name, .closure(functionValue(function, scope)))
    case .conditional(let conditional):
      let inner = Scope(parent: scope)
      if try holds(conditional.conditions, in: inner) {
        views += try self.views(of: conditional.then, in: Scope(parent: inner))
      } else if let otherwise = conditional.otherwise {
        views += try self.views(of: otherwise, in: Scope(parent: scope))
      }
    case .selection(let selection):
      let subject = try value(selection.subject, in: scope)
      guard let match = try matchingCase(selection, subject, in: scope) else {
        throw .unmatchedSwitch(statement.source)
      }
      views += try self.views(of: selection.cases[match.index].body, in: match.scope)
    case .returning(let expression):
      if let expression { try add(expression, in: scope, &views) }
      return true
    case .guarding(let conditions, let otherwise):
      if try holds(conditions, in: scope) { return false }
      views += try self.views(of: otherwise, in: Scope(parent: scope))
      return true
    case .forEach, .whileLoop, .repeatLoop: throw .notInBuilder("a loop", statement.source)
    case .labelled: throw .notInBuilder("a labelled statement", statement.source)
    case .deferring: throw .notInBuilder("'defer'", statement.source)
    case .throwing: throw .notInBuilder("'throw'", statement.source)
    case .attempting: throw .notInBuilder("'do' and 'catch'", statement.source)
    case .breaking, .continuing, .fallingThrough: return false
    }
    return false
  }

  private func add(_ expression: Expression, in scope: Scope, _ views: inout [ViewValue]) throws(Diagnostics) {
    let value = try value(expression, in: scope)
    switch value {
    case .void: return
    case .closure(let closure) where closure.isBuilder:
      throw .notAView("a function; it has to be called: add '()'", expression.source)
    default: break
    }
    guard let view = view(from: value, expression.source) else {
      throw .notAView(typeName(of: value), expression.source)
    }
    views.append(view)
  }

  /// Several views as one that counts as its parent's own.
  func group(_ views: [ViewValue], _ source: SourceRange) -> ViewValue {
    if views.count == 1 { return views[0] }
    return group(views, .builder, named: "Group", source)
  }

  /// Views that the trace shows as enclosed by something that is no node.
  func group(_ views: [ViewValue], _ kind: Enclosure.Kind, named name: String, _ source: SourceRange) -> ViewValue {
    var site = CallSite(name: name, source: source)
    site.enclosure = kind
    return ViewValue(.group(views), site: site)
  }

  /// The views of an instance's body.
  func body(of structure: StructValue, _ source: SourceRange) throws(Diagnostics) -> [ViewValue] {
    if structure.type.isRepresentable { return [representable(structure, source)] }
    guard let value = try ownProperty("body", of: .structure(structure), source) else {
      throw .unknownMember("body", of: structure.type.name, near: nil, source)
    }
    guard let view = view(from: value, source) else { throw .notAView(typeName(of: value), source) }
    return [view]
  }

  /// A box for a view of UIKit or AppKit.
  private func representable(_ structure: StructValue, _ source: SourceRange) -> ViewValue {
    warn(.assumedSize(of: "'\(structure.type.name)'", standIn: "a box that takes what it is proposed", source))
    let site = CallSite(name: structure.type.name, arguments: "stand-in", source: source)
    return ViewValue(.color(SystemColor.secondary.opacity(0.25)), site: site)
  }

  /// The views of `body(content:)` of a view modifier that the scenario declares.
  func body(of modifier: StructValue, content: ViewValue, _ source: SourceRange) throws(Diagnostics) -> [ViewValue] {
    guard let function = modifier.type.methods["body"]?.first, let parameter = function.parameters.first else {
      throw .unknownMember("body(content:)", of: modifier.type.name, near: nil, source)
    }
    let local = Scope(parent: nil)
    local.declare("self", .structure(modifier))
    local.declare(parameter.name, .view(content))
    return try views(of: function.body, in: local)
  }
}
