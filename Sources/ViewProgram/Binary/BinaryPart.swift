internal import LayoutEngine

/// A part of a program with its form in bytes.
///
/// What `write` writes and `init(from:)` reads stand side by side, field by field in the same order.
protocol BinaryPart {
  func write(to writer: inout ProgramWriter)
  init(from reader: inout ProgramReader) throws(ProgramReadingError)
}

extension Bool: BinaryPart {
  func write(to writer: inout ProgramWriter) { writer.write(byte: self ? 1 : 0) }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    switch try reader.byte() {
    case 0: self = false
    case 1: self = true
    default: throw reader.error(.number)
    }
  }
}

extension String: BinaryPart {
  func write(to writer: inout ProgramWriter) { writer.write(string: self) }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) { self = try reader.string() }
}

extension SourceRange: BinaryPart {
  func write(to writer: inout ProgramWriter) { writer.write(range: self) }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) { self = try reader.range() }
}

extension Array: BinaryPart where Element: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(count: count)
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self = []
    // Nothing is reserved, because a damaged count may exceed the bytes that follow.
    for _ in 0..<(try reader.elementCount()) { append(try Element(from: &reader)) }
  }
}

extension Optional: BinaryPart where Wrapped: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(self != nil)
    self?.write(to: &writer)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}
