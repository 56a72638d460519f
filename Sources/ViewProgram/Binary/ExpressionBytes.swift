internal import LayoutEngine

extension Expression: BinaryPart {
  /// A chain such as `a.b().c()` is written from its last link to its root, each link with what follows its base behind
  /// that, and so it is read: in loops, since its links may be thousands, which would need stack.
  func write(to writer: inout ProgramWriter) {
    var links: [Expression] = []
    var root = self
    while let (code, base) = root.link {
      writer.write(kind: code, root.source)
      links.append(root)
      root = base
    }
    root.writeRoot(to: &writer)
    while let link = links.popLast() { link.writeRest(to: &writer) }
  }

  /// What a link of a chain is written as, and the chain before it; `nil` for a chain's root.
  private var link: (Code, Expression)? {
    switch kind {
    case .member(let base, _): (.member, base)
    case .optionalChain(let base): (.optionalChain, base)
    case .forceUnwrap(let base): (.forceUnwrap, base)
    case .call(let call): (.call, call.callee)
    case .subscripted(let base, _): (.subscripted, base)
    case .specialized(let base, _): (.specialized, base)
    default: nil
    }
  }

  /// What a link has behind the chain before it.
  private func writeRest(to writer: inout ProgramWriter) {
    switch kind {
    case .member(_, let name): writer.write(name)
    case .call(let call): call.writeRest(to: &writer)
    case .subscripted(_, let arguments): writer.write(arguments)
    case .specialized(_, let arguments): writer.write(arguments)
    default: break
    }
  }

  private func writeRoot(to writer: inout ProgramWriter) {
    switch kind {
    case .integer(let value):
      writer.write(kind: Code.integer, source)
      writer.write(integer: value)
    case .floating(let value):
      writer.write(kind: Code.floating, source)
      writer.write(real: value)
    case .boolean(let value): writer.write(kind: Code.boolean, source, value)
    case .string(let segments): writer.write(kind: Code.string, source, segments)
    case .nilLiteral: writer.write(kind: Code.nilLiteral, source)
    case .identifier(let name): writer.write(kind: Code.identifier, source, name)
    case .implicitMember(let name): writer.write(kind: Code.implicitMember, source, name)
    case .inoutReference(let value): writer.write(kind: Code.inoutReference, source, value)
    case .attempt(let value): writer.write(kind: Code.attempt, source, value)
    case .closure(let closure): writer.write(kind: Code.closure, source, closure)
    case .prefix(let name, let value): writer.write(kind: Code.prefix, source, name, value)
    case .binary(let name, let left, let right): writer.write(kind: Code.binary, source, name, left, right)
    case .assignment(let name, let left, let right): writer.write(kind: Code.assignment, source, name, left, right)
    case .ternary(let condition, let first, let second):
      writer.write(kind: Code.ternary, source, condition, first, second)
    case .array(let elements): writer.write(kind: Code.array, source, elements)
    case .dictionary(let pairs):
      writer.write(kind: Code.dictionary, source)
      writer.write(count: pairs.count)
      for (key, value) in pairs {
        writer.write(key)
        writer.write(value)
      }
    case .tuple(let elements): writer.write(kind: Code.tuple, source, elements)
    case .keyPath(let root, let names):
      writer.write(kind: Code.keyPath, source)
      writer.write(label: root)
      writer.write(names)
    case .cast(let value, let word, let type): writer.write(kind: Code.cast, source, value, word, type)
    case .statement(let statement): writer.write(kind: Code.statement, source, statement)
    case .opaque(let text, let syntax): writer.write(kind: Code.opaque, source, text, syntax)
    case .member, .optionalChain, .forceUnwrap, .call, .subscripted, .specialized: break
    }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    var links: [(code: Code, source: SourceRange)] = []
    var code: Code = try reader.kind()
    var source: SourceRange = try reader.read()
    while code.isLink {
      links.append((code, source))
      if links.count > ProgramReader.longestChain { throw reader.error(.depth) }
      code = try reader.kind()
      source = try reader.read()
    }
    let root = Expression(try code.content(from: &reader), source: source)
    self = root.changed(by: reader.changes)
    while let link = links.popLast() {
      self = Expression(try link.code.content(after: self, from: &reader), source: link.source)
    }
    reader.leave()
  }
}

/// What an expression's kind is written as.
private enum Code: UInt8 {
  case integer, floating, boolean, string, nilLiteral, identifier, implicitMember, member, optionalChain, forceUnwrap
  case call, subscripted, closure, prefix, binary, assignment, ternary, array, dictionary, tuple, keyPath
  case inoutReference, cast, attempt, statement, opaque, specialized

  /// Whether it begins with the chain before it.
  var isLink: Bool {
    switch self {
    case .member, .optionalChain, .forceUnwrap, .call, .subscripted, .specialized: true
    default: false
    }
  }

  /// What follows the chain before a link.
  func content(after base: Expression, from reader: inout ProgramReader) throws(ProgramReadingError) -> Expression.Kind
  {
    switch self {
    case .member: .member(base, try reader.read())
    case .optionalChain: .optionalChain(base)
    case .forceUnwrap: .forceUnwrap(base)
    case .call: .call(try Call(of: base, from: &reader))
    case .subscripted: .subscripted(base, try reader.read())
    case .specialized: .specialized(base, try reader.read())
    default: try content(from: &reader)
    }
  }

  func content(from reader: inout ProgramReader) throws(ProgramReadingError) -> Expression.Kind {
    switch self {
    case .integer: .integer(try reader.integer())
    case .floating: .floating(try reader.real())
    case .boolean: .boolean(try reader.read())
    case .string: .string(try reader.read())
    case .nilLiteral: .nilLiteral
    case .identifier: .identifier(try reader.read())
    case .implicitMember: .implicitMember(try reader.read())
    case .member, .optionalChain, .forceUnwrap, .call, .subscripted, .specialized:
      try content(after: try reader.read(), from: &reader)
    case .closure: .closure(try reader.read())
    case .prefix: .prefix(try reader.read(), try reader.read())
    case .binary: .binary(try reader.read(), try reader.read(), try reader.read())
    case .assignment: .assignment(try reader.read(), try reader.read(), try reader.read())
    case .ternary: .ternary(try reader.read(), try reader.read(), try reader.read())
    case .array: .array(try reader.read())
    case .dictionary: .dictionary(try reader.pairs())
    case .tuple: .tuple(try reader.read())
    case .keyPath: .keyPath(root: try reader.label(), try reader.read())
    case .inoutReference: .inoutReference(try reader.read())
    case .cast: .cast(try reader.read(), try reader.read(), try reader.read())
    case .attempt: .attempt(try reader.read())
    case .statement: .statement(try reader.read())
    case .opaque: .opaque(text: try reader.read(), syntax: try reader.read())
    }
  }
}

extension ProgramReader {
  fileprivate mutating func pairs() throws(ProgramReadingError) -> [(key: Expression, value: Expression)] {
    var pairs: [(key: Expression, value: Expression)] = []
    for _ in 0..<(try elementCount()) { pairs.append((try read(), try read())) }
    return pairs
  }
}
