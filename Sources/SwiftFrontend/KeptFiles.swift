internal import Diagnostics
public import ViewProgram

/// Files in a form that outlasts the run that parsed them.
extension ParsedFile {
  /// The file as one that another is read with, without its warnings: they are reported when the file itself is laid
  /// out.
  public var asNeighbor: ParsedFile {
    var parts = parts
    parts.diagnostics = parts.diagnostics.filter { $0.severity == .error }
    parts.previews = []
    return ParsedFile(source: source, number: number, syntax: syntax, parts: parts)
  }

  /// What the file declares, as bytes; `nil` for one that has errors.
  public var bytesToKeep: [UInt8]? {
    guard firstError == nil else { return nil }
    var lines = ""
    for type in parts.mentions.keys.sorted() {
      lines += ([type] + parts.mentions[type, default: []].sorted()).joined(separator: "\t") + "\n"
    }
    let text = Array(lines.utf8)
    return Array("\(text.count)\n".utf8) + text + parts.program(files: [String](repeating: "", count: number + 1)).bytes
  }
}

extension Frontend {
  /// A file restored from the cache; `nil` if `bytesToKeep` does not give such bytes.
  ///
  /// - Parameter number: The file's place in the program.
  public func file(_ source: SourceText, as number: Int, kept bytes: [UInt8]) -> ParsedFile? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: bytes[..<end], as: UTF8.self)), count >= 0, end + 1 + count <= bytes.count
    else { return nil }
    let text = String(decoding: bytes[(end + 1)..<(end + 1 + count)], as: UTF8.self)
    let content = Array(bytes[(end + 1 + count)...])
    guard let program = DeepStack().run({ try? Program(bytes: content, inFile: number) }) else { return nil }
    var parts = FileParts(program)
    for line in text.split(separator: "\n") {
      let names = line.split(separator: "\t").map(String.init)
      parts.mention(Set(names.dropFirst()), in: names[0])
    }
    return ParsedFile(source: source, number: number, syntax: nil, parts: parts)
  }
}

extension FileParts {
  fileprivate init(_ program: Program) {
    self.init()
    types = program.types
    extensions = program.extensions
    functions = program.functions
    variables = program.variables
    aliases = program.aliases
    imports = Set(program.foreignModules)
  }
}
