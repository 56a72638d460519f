internal import LayoutEngine

extension Condition: BinaryPart {
  private enum Code: UInt8 { case boolean, optionalBinding, pattern }

  func write(to writer: inout ProgramWriter) {
    switch kind {
    case .boolean(let value): writer.write(kind: Code.boolean, value)
    case .optionalBinding(let name, let value): writer.write(kind: Code.optionalBinding, name, value)
    case .pattern(let pattern, let value): writer.write(kind: Code.pattern, pattern, value)
    }
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    let code: Code = try reader.kind()
    switch code {
    case .boolean: kind = .boolean(try reader.read())
    case .optionalBinding: kind = .optionalBinding(name: try reader.read(), try reader.read())
    case .pattern: kind = .pattern(try reader.read(), try reader.read())
    }
    source = try reader.read()
  }
}

extension Selection: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(subject)
    writer.write(cases)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(subject: try reader.read(), cases: try reader.read())
  }
}

extension Selection.Case: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(count: patterns.count)
    for (pattern, filter) in patterns {
      writer.write(pattern)
      writer.write(filter)
    }
    writer.write(body)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    patterns = []
    for _ in 0..<(try reader.elementCount()) { patterns.append((try reader.read(), try reader.read())) }
    body = try reader.read()
    source = try reader.read()
  }
}

extension Pattern: BinaryPart {
  private enum Code: UInt8 { case wildcard, binding, expression, enumCase, tuple, optional, type, cast }

  func write(to writer: inout ProgramWriter) {
    switch self {
    case .wildcard: writer.write(kind: Code.wildcard)
    case .binding(let name): writer.write(kind: Code.binding, name)
    case .expression(let value): writer.write(kind: Code.expression, value)
    case .enumCase(let name, let elements, let source):
      writer.write(kind: Code.enumCase)
      writer.write(name)
      writer.write(elements: elements)
      writer.write(source)
    case .tuple(let elements):
      writer.write(kind: Code.tuple)
      writer.write(elements: elements)
    case .optional(let inner): writer.write(kind: Code.optional, inner)
    case .type(let type): writer.write(kind: Code.type, type)
    case .cast(let inner, let type): writer.write(kind: Code.cast, inner, type)
    }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    let code: Code = try reader.kind()
    switch code {
    case .wildcard: self = .wildcard
    case .binding: self = .binding(try reader.read())
    case .expression: self = .expression(try reader.read())
    case .enumCase: self = .enumCase(try reader.read(), try reader.patternElements(), try reader.read())
    case .tuple: self = .tuple(try reader.patternElements())
    case .optional: self = .optional(try reader.read())
    case .type: self = .type(try reader.read())
    case .cast: self = .cast(try reader.read(), try reader.read())
    }
    reader.leave()
  }
}

extension ProgramWriter {
  fileprivate mutating func write(elements: [(label: String?, pattern: Pattern)]) {
    write(count: elements.count)
    for element in elements {
      write(label: element.label)
      write(element.pattern)
    }
  }
}

extension ProgramReader {
  fileprivate mutating func patternElements() throws(ProgramReadingError) -> [(label: String?, pattern: Pattern)] {
    var elements: [(label: String?, pattern: Pattern)] = []
    for _ in 0..<(try elementCount()) { elements.append((try label(), try read())) }
    return elements
  }
}
