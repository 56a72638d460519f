extension Program {
  /// The program in a compact form, for an engine that has no parser.
  ///
  ///     let same = try Program(bytes: program.bytes)
  ///
  /// A byte with the version comes first, then the strings, then the declarations. The same program always gives the
  /// same bytes.
  public var bytes: [UInt8] { ProgramWriter.bytes(of: self) }

  /// Reads a program from the form that `bytes` has.
  ///
  /// - Parameters:
  ///   - bytes: what `bytes` gave; anything else, cut short or damaged, is an error.
  ///   - depth: how deep declarations, statements, expressions and types may be inside one another, where a chain is
  ///     one expression. A level takes about 1 kB of stack, in a debug build several.
  /// - Throws: what is wrong with the bytes, and where.
  public init(bytes: [UInt8], depth: Int = 1_000) throws(ProgramReadingError) {
    self = try ProgramReader.part(of: bytes, depth: depth)
  }

  /// Reads what the last of a program's files declares, as a file of another program.
  ///
  /// - Parameters:
  ///   - bytes: what `bytes` gave.
  ///   - number: the file's place in the other program.
  /// - Throws: what `init(bytes:depth:)` throws.
  public init(bytes: [UInt8], inFile number: Int, depth: Int = 1_000) throws(ProgramReadingError) {
    self = try ProgramReader.part(of: bytes, depth: depth, lastFile: number)
  }
}

extension ProgramWriter {
  static let version: UInt8 = 5

  static func bytes(of part: some BinaryPart) -> [UInt8] {
    var writer = ProgramWriter()
    writer.write(part)
    return [version] + writer.finish()
  }
}

extension ProgramReader {
  static func part<Part: BinaryPart>(
    of bytes: [UInt8], depth: Int, lastFile: Int? = nil, changes: [LiteralChange] = []
  ) throws(ProgramReadingError) -> Part {
    var reader = ProgramReader(bytes, depth: depth)
    reader.changes = changes
    reader.lastFile = lastFile
    guard try reader.byte() == ProgramWriter.version else { throw ProgramReadingError(.version, offset: 0) }
    try reader.readStrings()
    let part = try Part(from: &reader)
    try reader.finish()
    return part
  }
}

extension Program: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(files)
    writer.write(types)
    writer.write(extensions)
    writer.write(functions)
    writer.write(variables)
    writer.write(aliases)
    writer.write(previews)
    writer.write(foreignModules)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    let files: [String] = try reader.read()
    reader.fileCount = max(files.count, 1)
    self.init(
      files: files, types: try reader.read(), extensions: try reader.read(), functions: try reader.read(),
      variables: try reader.read(), aliases: try reader.read(), previews: try reader.read(),
      foreignModules: try reader.read())
  }
}

extension PreviewDeclaration: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(caption)
    writer.write(traits)
    writer.write(body)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(
      name: try reader.read(), caption: try reader.read(), traits: try reader.read(), body: try reader.read(),
      source: try reader.read())
  }
}
