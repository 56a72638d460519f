extension Call: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(callee)
    writeRest(to: &writer)
  }

  /// Writes what follows the callee.
  func writeRest(to writer: inout ProgramWriter) {
    writer.write(ownSource)
    writer.write(arguments)
    writer.write(count: arguments.count - firstTrailingClosure)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self = try Call(of: try reader.read(), from: &reader)
  }

  /// Reads what follows the callee.
  init(of callee: Expression, from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.callee = callee
    ownSource = try reader.read()
    arguments = try reader.read()
    firstTrailingClosure = arguments.count - (try reader.count(upTo: arguments.count))
  }
}

extension Argument: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(label: label)
    writer.write(source)
    writer.write(value)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    label = try reader.label()
    source = try reader.read()
    value = try reader.read()
  }
}

extension Closure: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(flags: [!parameters.isEmpty, !parameterTypes.isEmpty, result != nil, !captures.isEmpty])
    if !parameters.isEmpty { writer.write(parameters) }
    if !parameterTypes.isEmpty { writer.write(parameterTypes) }
    result?.write(to: &writer)
    if !captures.isEmpty { writer.write(captures) }
    writer.write(source)
    writer.write(body)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    var flags = try reader.flags(4)
    parameters = try reader.read(if: flags.next()) ?? []
    parameterTypes = try reader.read(if: flags.next()) ?? []
    if !parameterTypes.isEmpty && parameterTypes.count != parameters.count { throw reader.error(.number) }
    result = try reader.read(if: flags.next())
    captures = try reader.read(if: flags.next()) ?? []
    source = try reader.read()
    body = try reader.read()
  }
}

extension StringSegment: BinaryPart {
  private enum Code: UInt8 { case literal, interpolation }

  func write(to writer: inout ProgramWriter) {
    switch self {
    case .literal(let text): writer.write(kind: Code.literal, text)
    case .interpolation(let arguments): writer.write(kind: Code.interpolation, arguments)
    }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    let code: Code = try reader.kind()
    switch code {
    case .literal: self = .literal(try reader.read())
    case .interpolation: self = .interpolation(try reader.read())
    }
  }
}
