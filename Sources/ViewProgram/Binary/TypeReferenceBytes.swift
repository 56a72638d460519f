extension TypeReference: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(count: labels.count)
    for label in labels { writer.write(label: label) }
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    name = try reader.read()
    arguments = try reader.read()
    for _ in 0..<(try reader.count(upTo: arguments.count)) { labels.append(try reader.label()) }
    source = try reader.read()
    reader.leave()
  }
}

extension Attribute: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(name: try reader.read(), arguments: try reader.read(), source: try reader.read())
  }
}
