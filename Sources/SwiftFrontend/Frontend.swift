public import LayoutEngine
internal import SwiftParser
internal import SwiftSyntax
public import ViewProgram

/// Reads Swift source into the program that the interpreter runs.
public struct Frontend: Sendable {
  /// How much the front end is ready to read.
  public struct Limits: Sendable {
    /// The largest file, in bytes.
    public var sourceBytes: Int
    /// How deep brackets, braces, conditions and types may nest; chains of modifiers and operators do not count.
    public var nesting: Int
    /// How deep square brackets may nest between braces; each level doubles the parser's time.
    public var bracketNesting: Int
    /// How many links one chain may have: members, calls, operators, `else if`.
    public var chainLength: Int
    /// How many previews one file may have.
    public var previews: Int
    /// How much processor time one file may take. The parser looks for the end of a mistake over and over, and some
    /// sources of a few thousand bytes would keep it busy for minutes.
    public var seconds: Double
    /// How many diagnostics are worth reporting for one file.
    public var diagnostics: Int

    public init(
      sourceBytes: Int = 256_000, nesting: Int = 256, bracketNesting: Int = 12, chainLength: Int = 30_000,
      previews: Int = 100, seconds: Double = Limits.secondsByBuild, diagnostics: Int = 100
    ) {
      self.sourceBytes = sourceBytes
      self.nesting = nesting
      self.bracketNesting = bracketNesting
      self.chainLength = chainLength
      self.previews = previews
      self.seconds = seconds
      self.diagnostics = diagnostics
    }

    /// A debug build of the parser is several times slower.
    public static var secondsByBuild: Double {
      #if DEBUG
        4
      #else
        1
      #endif
    }
  }

  public var limits: Limits
  /// The platform that `#if os(…)` asks for.
  public var platform: Platform
  /// The property wrappers whose properties no caller has to give a value, to find a view that can stand in for a
  /// missing preview.
  public var wrappersWithoutArgument: Set<String>

  public init(limits: Limits = Limits(), platform: Platform = .iOS, wrappersWithoutArgument: Set<String> = []) {
    self.limits = limits
    self.platform = platform
    self.wrappersWithoutArgument = wrappersWithoutArgument
  }

  /// Reads the files of a scenario: previews of the first, declarations of all.
  public func parse(_ files: [SourceText]) throws(Diagnostics) -> ParsedProgram {
    var parts = FileParts()
    var found: [ViewProgram.Diagnostic] = []
    for (index, source) in files.enumerated() {
      let file = file(source, index: index)
      found += DiagnosticOrder.sorted(file.diagnostics, limit: limits.diagnostics)
      parts.append(file, named: source.name, isScenario: index == 0)
    }
    found += parts.diagnostics
    if found.contains(where: { $0.severity == .error }) { throw Diagnostics(found) }
    return ParsedProgram(
      program: parts.program(files: files.map(\.name)), warnings: found, missingPreview: parts.missingPreview,
      standIn: parts.standIn)
  }

  /// One file, or that it takes too long.
  private func file(_ source: SourceText, index: Int) -> FileParts {
    let reading = self
    // Lowering recurses with the nesting of the source, which may be deeper than the caller's stack.
    if let parts = DeepStack().run(seconds: limits.seconds, { reading.read(source, index: index) }) { return parts }
    var parts = FileParts()
    parts.diagnostics = [Wording.takesTooLong(seconds: limits.seconds, at: .startOfFile(index))]
    return parts
  }

  /// Reads one file as far as it goes.
  private func read(_ source: SourceText, index: Int) -> FileParts {
    var parts = FileParts()
    if let problem = SourceCheck(limits: limits).problem(in: source, file: index) {
      parts.diagnostics = [problem]
      return parts
    }
    let lines = LineTable(source.bytes)
    let tree = source.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, maximumNestingLevel: limits.nesting)
      return SourceFileSyntax.parse(from: &parser)
    }
    if tree.hasError {
      // What stands in a broken file is not worth a second opinion.
      parts.diagnostics = SyntaxErrors(lines: lines, file: index, limits: limits).diagnostics(of: tree)
      if parts.diagnostics.contains(where: { $0.severity == .error }) { return parts }
    }
    let lowering = Lowering(file: index, lines: lines, platform: platform, limits: limits)
    lowering.wrappersWithoutArgument = wrappersWithoutArgument
    return lowering.sourceFile(tree)
  }
}
