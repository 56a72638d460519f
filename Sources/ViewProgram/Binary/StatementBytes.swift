extension Statement: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(kind: kind.code)
    writer.write(source)
    writeContent(to: &writer)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    let code: StatementCode = try reader.kind()
    source = try reader.read()
    kind = try code.content(from: &reader)
    reader.leave()
  }

  private func writeContent(to writer: inout ProgramWriter) {
    switch kind {
    case .expression(let value), .throwing(let value): writer.write(value)
    case .variable(let declaration): writer.write(declaration)
    case .function(let declaration): writer.write(declaration)
    case .conditional(let conditional): writer.write(conditional)
    case .guarding(let conditions, let body), .whileLoop(let conditions, let body):
      writer.write(conditions)
      writer.write(body)
    case .selection(let selection): writer.write(selection)
    case .forEach(let loop): writer.write(loop)
    case .repeatLoop(let body, let condition):
      writer.write(body)
      writer.write(condition)
    case .returning(let value): writer.write(value)
    case .breaking(let label), .continuing(let label): writer.write(label: label)
    case .fallingThrough: break
    case .labelled(let label, let statement):
      writer.write(label)
      writer.write(statement)
    case .deferring(let body): writer.write(body)
    case .attempting(let body, let catches):
      writer.write(body)
      writer.write(catches)
    }
  }
}

/// What a statement's kind is written as.
private enum StatementCode: UInt8 {
  case expression, variable, function, conditional, guarding, selection, forEach, whileLoop, repeatLoop, returning
  case breaking, continuing, fallingThrough, labelled, deferring, throwing, attempting

  func content(from reader: inout ProgramReader) throws(ProgramReadingError) -> Statement.Kind {
    switch self {
    case .expression: .expression(try reader.read())
    case .variable: .variable(try reader.read())
    case .function: .function(try reader.read())
    case .conditional: .conditional(try reader.read())
    case .guarding: .guarding(try reader.read(), otherwise: try reader.read())
    case .selection: .selection(try reader.read())
    case .forEach: .forEach(try reader.read())
    case .whileLoop: .whileLoop(try reader.read(), try reader.read())
    case .repeatLoop: .repeatLoop(try reader.read(), try reader.read())
    case .returning: .returning(try reader.read())
    case .breaking: .breaking(label: try reader.label())
    case .continuing: .continuing(label: try reader.label())
    case .fallingThrough: .fallingThrough
    case .labelled: .labelled(try reader.read(), try reader.read())
    case .deferring: .deferring(try reader.read())
    case .throwing: .throwing(try reader.read())
    case .attempting: .attempting(try reader.read(), catches: try reader.read())
    }
  }
}

extension Statement.Kind {
  fileprivate var code: StatementCode {
    switch self {
    case .expression: .expression
    case .variable: .variable
    case .function: .function
    case .conditional: .conditional
    case .guarding: .guarding
    case .selection: .selection
    case .forEach: .forEach
    case .whileLoop: .whileLoop
    case .repeatLoop: .repeatLoop
    case .returning: .returning
    case .breaking: .breaking
    case .continuing: .continuing
    case .fallingThrough: .fallingThrough
    case .labelled: .labelled
    case .deferring: .deferring
    case .throwing: .throwing
    case .attempting: .attempting
    }
  }
}

extension Conditional: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(conditions)
    writer.write(then)
    writer.write(otherwise)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(conditions: try reader.read(), then: try reader.read(), otherwise: try reader.read())
  }
}

extension ForLoop: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(pattern)
    writer.write(sequence)
    writer.write(filter)
    writer.write(body)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(
      pattern: try reader.read(), sequence: try reader.read(), filter: try reader.read(), body: try reader.read())
  }
}
