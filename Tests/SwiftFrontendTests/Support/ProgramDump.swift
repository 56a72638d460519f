import LayoutEngine
import ViewProgram

/// Writes a program as indented lines: every node by kind, expressions in a fully parenthesised notation.
struct ProgramDump {
  private var lines: [String] = []
  private var depth = 0

  static func text(_ program: Program) -> String {
    var dump = ProgramDump()
    for alias in program.aliases { dump.line("alias \(alias.name) = \(type(alias.type))") }
    program.types.forEach { dump.type($0) }
    program.extensions.forEach { dump.extensionDeclaration($0) }
    program.variables.forEach { dump.variable($0) }
    program.functions.forEach { dump.function($0) }
    for preview in program.previews {
      let traits = preview.traits.map { " " + expression($0) }.joined()
      dump.block("preview \"\(preview.name)\"\(traits)", preview.body)
    }
    return dump.lines.joined(separator: "\n")
  }

  static func text(_ statements: [Statement]) -> String {
    var dump = ProgramDump()
    statements.forEach { dump.statement($0) }
    return dump.lines.joined(separator: "\n")
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func block(_ head: String, _ body: [Statement]) {
    line(head)
    nested { dump in body.forEach { dump.statement($0) } }
  }

  private mutating func nested(_ body: (inout ProgramDump) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

// Declarations
extension ProgramDump {
  private static func attributes(_ attributes: [Attribute]) -> String {
    attributes.map { attribute in
      attribute.arguments.isEmpty ? "@\(attribute.name) " : "@\(attribute.name)\(arguments(attribute.arguments)) "
    }.joined()
  }

  private static func generics(_ names: [String]) -> String {
    names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  private static func inherited(_ types: [TypeReference]) -> String {
    types.isEmpty ? "" : ": " + types.map(type).joined(separator: ", ")
  }

  private mutating func type(_ node: TypeDeclaration) {
    let kinds: [TypeDeclaration.Kind: String] = [
      .structure: "struct", .enumeration: "enum", .classType: "class", .protocolType: "protocol",
    ]
    let head = "\(kinds[node.kind] ?? "?") \(node.name)" + Self.generics(node.genericParameters)
    line(Self.attributes(node.attributes) + head + Self.inherited(node.inherited))
    nested { dump in
      node.cases.forEach { dump.enumCase($0) }
      dump.members(node.members)
    }
  }

  private mutating func enumCase(_ node: EnumCase) {
    let parameters = node.parameters.map { ($0.label.map { $0 + ": " } ?? "") + Self.type($0.type) }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    line("case \(node.name)\(list)" + (node.rawValue.map { " = " + Self.expression($0) } ?? ""))
  }

  private mutating func extensionDeclaration(_ node: ExtensionDeclaration) {
    line("extension \(Self.type(node.extended))" + Self.inherited(node.inherited))
    nested { $0.members(node.members) }
  }

  private mutating func members(_ members: Members) {
    for alias in members.aliases { line("alias \(alias.name) = \(Self.type(alias.type))") }
    members.variables.forEach { variable($0) }
    members.initializers.forEach { function($0) }
    members.functions.forEach { function($0) }
    for node in members.subscripts {
      function(node.getter)
      if let setter = node.setter { block("set", setter) }
    }
    members.types.forEach { type($0) }
  }

  private mutating func variable(_ node: VariableDeclaration) {
    let keyword = (node.isStatic ? "static " : "") + (node.isConstant ? "let" : "var")
    var text = Self.attributes(node.attributes) + "\(keyword) \(node.name)"
    if let type = node.type { text += ": " + Self.type(type) }
    if let value = node.initialValue { text += " = " + Self.expression(value) }
    if let element = node.tupleElement { text += " .\(element)" }
    line(text)
    nested { dump in
      if let getter = node.getter { dump.block("get", getter) }
      if let setter = node.setter { dump.block("set", setter) }
      if let willSet = node.willSet { dump.block("willSet", willSet) }
      if let didSet = node.didSet { dump.block("didSet", didSet) }
    }
  }

  private mutating func function(_ node: FunctionDeclaration) {
    let parameters = node.parameters.map { parameter in
      let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      let type = (parameter.isInout ? "inout " : "") + Self.type(parameter.type) + (parameter.isVariadic ? "..." : "")
      let value = parameter.defaultValue.map { " = " + Self.expression($0) } ?? ""
      return Self.attributes(parameter.attributes) + "\(names): \(type)\(value)"
    }
    let prefix = (node.isStatic ? "static " : "") + (node.isMutating ? "mutating " : "")
    let head =
      "\(prefix)func \(node.name)\(Self.generics(node.genericParameters))(\(parameters.joined(separator: ", ")))"
    block(Self.attributes(node.attributes) + head + (node.result.map { " -> " + Self.type($0) } ?? ""), node.body)
  }

  static func type(_ node: TypeReference) -> String {
    node.arguments.isEmpty ? node.name : "\(node.name)<\(node.arguments.map(type).joined(separator: ", "))>"
  }
}

// Statements
extension ProgramDump {
  private mutating func statement(_ node: Statement) {
    switch node.kind {
    case .expression(let value): line(Self.expression(value))
    case .variable(let declaration): variable(declaration)
    case .function(let declaration): function(declaration)
    case .conditional(let conditional): self.conditional(conditional)
    case .guarding(let conditions, let otherwise): block("guard \(Self.conditions(conditions))", otherwise)
    case .selection(let selection): self.selection(selection)
    case .forEach(let loop):
      let filter = loop.filter.map { " where " + Self.expression($0) } ?? ""
      block("for \(Self.pattern(loop.pattern)) in \(Self.expression(loop.sequence))\(filter)", loop.body)
    case .whileLoop(let conditions, let body): block("while \(Self.conditions(conditions))", body)
    case .repeatLoop(let body, let condition): block("repeat while \(Self.expression(condition))", body)
    case .returning(let value): line("return" + (value.map { " " + Self.expression($0) } ?? ""))
    case .breaking(let label): line("break" + (label.map { " " + $0 } ?? ""))
    case .continuing(let label): line("continue" + (label.map { " " + $0 } ?? ""))
    case .fallingThrough: line("fallthrough")
    case .labelled(let label, let inner):
      line(label + ":")
      nested { $0.statement(inner) }
    case .deferring(let body): block("defer", body)
    case .throwing(let value): line("throw " + Self.expression(value))
    case .attempting(let body, let catches):
      block("do", body)
      for choice in catches {
        let patterns = choice.patterns.map { Self.pattern($0.pattern) }.joined(separator: ", ")
        block(patterns.isEmpty ? "catch" : "catch " + patterns, choice.body)
      }
    }
  }

  private mutating func conditional(_ node: Conditional) {
    block("if \(Self.conditions(node.conditions))", node.then)
    if let otherwise = node.otherwise { block("else", otherwise) }
  }

  private mutating func selection(_ node: Selection) {
    line("switch \(Self.expression(node.subject))")
    for choice in node.cases {
      let patterns = choice.patterns.map { item in
        Self.pattern(item.pattern) + (item.filter.map { " where " + Self.expression($0) } ?? "")
      }
      nested { $0.block(patterns.isEmpty ? "default" : "case \(patterns.joined(separator: ", "))", choice.body) }
    }
  }

  private static func conditions(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition.kind {
      case .boolean(let value): expression(value)
      case .optionalBinding(let name, let value): "let \(name)" + (value.map { " = " + expression($0) } ?? "")
      case .pattern(let pattern, let value): "case \(self.pattern(pattern)) = \(expression(value))"
      }
    }.joined(separator: ", ")
  }

  private static func pattern(_ node: Pattern) -> String {
    func list(_ elements: [(label: String?, pattern: Pattern)]) -> String {
      "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + pattern($0.pattern) }.joined(separator: ", ") + ")"
    }
    return switch node {
    case .wildcard: "_"
    case .binding(let name): "let \(name)"
    case .expression(let value): expression(value)
    case .enumCase(let name, let elements, _): ".\(name)\(list(elements))"
    case .tuple(let elements): list(elements)
    case .optional(let inner): pattern(inner) + "?"
    case .type(let type): "is " + self.type(type)
    case .cast(let inner, let type): pattern(inner) + " as " + self.type(type)
    }
  }
}

// Expressions
extension ProgramDump {
  static func expression(_ node: Expression) -> String {
    switch node.kind {
    case .integer(let value): "\(value)"
    case .floating(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .string(let segments): "\"" + segments.map(segment).joined() + "\""
    case .nilLiteral: "nil"
    case .identifier(let name): name
    case .implicitMember(let name): "." + name
    case .member(let base, let name): expression(base) + "." + name
    case .optionalChain(let base): expression(base) + "?"
    case .forceUnwrap(let base): expression(base) + "!"
    case .call(let call): self.call(call)
    case .subscripted(let base, let list): expression(base) + "[" + arguments(list).dropFirst().dropLast() + "]"
    case .closure(let closure): self.closure(closure)
    case .prefix(let name, let value): "(\(name)\(expression(value)))"
    case .binary(let name, let left, let right): "(\(expression(left)) \(name) \(expression(right)))"
    case .assignment(let name, let left, let right): "\(expression(left)) \(name) \(expression(right))"
    case .ternary(let test, let yes, let no): "(\(expression(test)) ? \(expression(yes)) : \(expression(no)))"
    case .array(let elements): "[" + elements.map(expression).joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      "[" + pairs.map { "\(expression($0.key)): \(expression($0.value))" }.joined(separator: ", ") + ":]"
    case .tuple(let elements): arguments(elements)
    case .keyPath(let root, let names): "\\" + (root ?? "") + "." + names.joined(separator: ".")
    case .inoutReference(let value): "&" + expression(value)
    case .cast(let value, let word, let type): "(\(expression(value)) \(word) \(self.type(type)))"
    case .attempt(let value): "try? " + expression(value)
    case .specialized(let base, let arguments):
      "\(expression(base))<\(arguments.map(type).joined(separator: ", "))>"
    case .opaque(let text, _): "⟨" + text + "⟩"
    case .statement(let statement): "<" + text([statement]).split(separator: "\n").joined(separator: ";") + ">"
    }
  }

  static func arguments(_ list: [Argument]) -> String {
    "(" + list.map { ($0.label.map { $0 + ": " } ?? "") + expression($0.value) }.joined(separator: ", ") + ")"
  }

  /// Trailing closures stand behind the parentheses with a bar.
  private static func call(_ call: Call) -> String {
    let inside = arguments(Array(call.arguments.prefix(call.firstTrailingClosure)))
    let trailing = call.arguments.dropFirst(call.firstTrailingClosure).map { argument in
      " | " + (argument.label.map { $0 + ": " } ?? "") + expression(argument.value)
    }
    return expression(call.callee) + inside + trailing.joined()
  }

  private static func segment(_ segment: StringSegment) -> String {
    switch segment {
    case .literal(let text): text.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    case .interpolation(let list): "\\" + arguments(list)
    }
  }

  private static func closure(_ closure: Closure) -> String {
    let types = closure.parameterTypes
    let names = closure.parameters.enumerated().map { index, name in
      name + (types.isEmpty ? "" : types[index].map { ": " + type($0) } ?? "")
    }
    let result = closure.result.map { " -> " + type($0) } ?? ""
    let head = names.isEmpty && result.isEmpty ? "" : names.joined(separator: ", ") + result + " in "
    return "{ " + head + text(closure.body).split(separator: "\n").joined(separator: "; ") + " }"
  }
}
