extension Expression: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(kind: kind.code)
    writer.write(source)
    writeContent(to: &writer)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    let code: ExpressionCode = try reader.kind()
    source = try reader.read()
    kind = try code.content(from: &reader)
    reader.leave()
  }

  private func writeContent(to writer: inout ProgramWriter) {
    switch kind {
    case .integer(let value): writer.write(integer: Int64(value))
    case .floating(let value): writer.write(real: value)
    case .boolean(let value): writer.write(value)
    case .string(let segments): writer.write(segments)
    case .nilLiteral: break
    case .identifier(let name), .implicitMember(let name): writer.write(name)
    case .member(let base, let name):
      writer.write(base)
      writer.write(name)
    case .optionalChain(let value), .forceUnwrap(let value), .inoutReference(let value), .attempt(let value):
      writer.write(value)
    case .call(let call): writer.write(call)
    case .subscripted(let base, let arguments):
      writer.write(base)
      writer.write(arguments)
    case .closure(let closure): writer.write(closure)
    case .prefix(let name, let value):
      writer.write(name)
      writer.write(value)
    case .binary(let name, let left, let right), .assignment(let name, let left, let right):
      writer.write(name)
      writer.write(left)
      writer.write(right)
    case .ternary(let condition, let first, let second):
      writer.write(condition)
      writer.write(first)
      writer.write(second)
    case .array(let elements): writer.write(elements)
    case .dictionary(let pairs):
      writer.write(count: pairs.count)
      for (key, value) in pairs {
        writer.write(key)
        writer.write(value)
      }
    case .tuple(let elements): writer.write(elements)
    case .keyPath(let root, let names):
      writer.write(label: root)
      writer.write(names)
    case .cast(let value, let word, let type):
      writer.write(value)
      writer.write(word)
      writer.write(type)
    case .statement(let statement): writer.write(statement)
    case .opaque(let text, let syntax):
      writer.write(text)
      writer.write(syntax)
    }
  }
}

/// What an expression's kind is written as.
private enum ExpressionCode: UInt8 {
  case integer, floating, boolean, string, nilLiteral, identifier, implicitMember, member, optionalChain, forceUnwrap
  case call, subscripted, closure, prefix, binary, assignment, ternary, array, dictionary, tuple, keyPath
  case inoutReference, cast, attempt, statement, opaque

  func content(from reader: inout ProgramReader) throws(ProgramReadingError) -> Expression.Kind {
    switch self {
    case .integer: .integer(try reader.nativeInteger())
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
    }
  }
}

extension Expression.Kind {
  fileprivate var code: ExpressionCode {
    switch self {
    case .integer: .integer
    case .floating: .floating
    case .boolean: .boolean
    case .string: .string
    case .nilLiteral: .nilLiteral
    case .identifier: .identifier
    case .implicitMember: .implicitMember
    case .member: .member
    case .optionalChain: .optionalChain
    case .forceUnwrap: .forceUnwrap
    case .call: .call
    case .subscripted: .subscripted
    case .closure: .closure
    case .prefix: .prefix
    case .binary: .binary
    case .assignment: .assignment
    case .ternary: .ternary
    case .array: .array
    case .dictionary: .dictionary
    case .tuple: .tuple
    case .keyPath: .keyPath
    case .inoutReference: .inoutReference
    case .cast: .cast
    case .attempt: .attempt
    case .statement: .statement
    case .opaque: .opaque
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
