extension Expression: BinaryPart {
  func write(to writer: inout ProgramWriter) {
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
    case .member(let base, let name): writer.write(kind: Code.member, source, base, name)
    case .optionalChain(let value): writer.write(kind: Code.optionalChain, source, value)
    case .forceUnwrap(let value): writer.write(kind: Code.forceUnwrap, source, value)
    case .inoutReference(let value): writer.write(kind: Code.inoutReference, source, value)
    case .attempt(let value): writer.write(kind: Code.attempt, source, value)
    case .call(let call): writer.write(kind: Code.call, source, call)
    case .subscripted(let base, let arguments): writer.write(kind: Code.subscripted, source, base, arguments)
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
    case .specialized(let base, let arguments): writer.write(kind: Code.specialized, source, base, arguments)
    case .statement(let statement): writer.write(kind: Code.statement, source, statement)
    case .opaque(let text, let syntax): writer.write(kind: Code.opaque, source, text, syntax)
    }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    let code: Code = try reader.kind()
    source = try reader.read()
    kind = try code.content(from: &reader)
    reader.leave()
    self = changed(by: reader.changes)
  }
}

/// What an expression's kind is written as.
private enum Code: UInt8 {
  case integer, floating, boolean, string, nilLiteral, identifier, implicitMember, member, optionalChain, forceUnwrap
  case call, subscripted, closure, prefix, binary, assignment, ternary, array, dictionary, tuple, keyPath
  case inoutReference, cast, attempt, statement, opaque, specialized

  func content(from reader: inout ProgramReader) throws(ProgramReadingError) -> Expression.Kind {
    switch self {
    case .integer: .integer(try reader.integer())
    case .floating: .floating(try reader.real())
    case .boolean: .boolean(try reader.read())
    case .string: .string(try reader.read())
    case .nilLiteral: .nilLiteral
    case .identifier: .identifier(try reader.read())
    case .implicitMember: .implicitMember(try reader.read())
    case .member: .member(try reader.read(), try reader.read())
    case .optionalChain: .optionalChain(try reader.read())
    case .forceUnwrap: .forceUnwrap(try reader.read())
    case .call: .call(try reader.read())
    case .subscripted: .subscripted(try reader.read(), try reader.read())
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
    case .specialized: .specialized(try reader.read(), try reader.read())
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
