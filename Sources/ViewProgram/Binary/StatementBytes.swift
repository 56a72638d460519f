extension Statement: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    switch kind {
    case .expression(let value): writer.write(kind: Code.expression, source, value)
    case .throwing(let value): writer.write(kind: Code.throwing, source, value)
    case .variable(let declaration): writer.write(kind: Code.variable, source, declaration)
    case .function(let declaration): writer.write(kind: Code.function, source, declaration)
    case .conditional(let conditional): writer.write(kind: Code.conditional, source, conditional)
    case .guarding(let conditions, let body): writer.write(kind: Code.guarding, source, conditions, body)
    case .whileLoop(let conditions, let body): writer.write(kind: Code.whileLoop, source, conditions, body)
    case .selection(let selection): writer.write(kind: Code.selection, source, selection)
    case .forEach(let loop): writer.write(kind: Code.forEach, source, loop)
    case .repeatLoop(let body, let condition): writer.write(kind: Code.repeatLoop, source, body, condition)
    case .returning(let value): writer.write(kind: Code.returning, source, value)
    case .breaking(let label):
      writer.write(kind: Code.breaking, source)
      writer.write(label: label)
    case .continuing(let label):
      writer.write(kind: Code.continuing, source)
      writer.write(label: label)
    case .fallingThrough: writer.write(kind: Code.fallingThrough, source)
    case .labelled(let label, let statement): writer.write(kind: Code.labelled, source, label, statement)
    case .deferring(let body): writer.write(kind: Code.deferring, source, body)
    case .attempting(let body, let catches): writer.write(kind: Code.attempting, source, body, catches)
    }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    let code: Code = try reader.kind()
    source = try reader.read()
    kind = try code.content(from: &reader)
    reader.leave()
  }
}

/// What a statement's kind is written as.
private enum Code: UInt8 {
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
