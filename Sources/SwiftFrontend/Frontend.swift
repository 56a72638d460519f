internal import Diagnostics
public import LayoutEngine
internal import SwiftParser
internal import SwiftSyntax
public import ViewProgram

/// Reads Swift source into the program that the interpreter runs.
public struct Frontend: Sendable {
  /// The most that the front end reads.
  public struct Limits: Sendable {
    /// The largest file, in bytes.
    public var sourceBytes: Int
    /// How deeply brackets, braces, conditions and types may nest; chains of modifiers and operators do not count.
    public var nesting: Int
    /// How deeply square brackets may nest between braces; each level doubles the parser's time.
    public var bracketNesting: Int
    /// The most links in one chain: members, calls, operators, `else if`.
    public var chainLength: Int
    /// The most previews in one file.
    public var previews: Int
    /// The processor time that one file may take, in seconds. The parser searches for the end of each mistake, and some
    /// sources of a few thousand bytes would keep it busy for minutes.
    public var seconds: Double
    /// The most diagnostics that are reported for one file.
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
        0.8
      #endif
    }
  }

  /// A kind of work on a file that takes time and should be done only once.
  public enum Work: Sendable { case parsing, highlighting }

  public var limits: Limits
  /// The platform that `#if os(…)` asks for.
  public var platform: Platform
  /// The property wrappers whose properties need no value from a caller: they decide which view can stand in for a
  /// missing preview.
  public var wrappersWithoutArgument: Set<String>
  /// The modules whose files are read with those of the program.
  public var ownModules: Set<String> = []
  private let willDo: @Sendable (Work, SourceText) -> Void

  /// - Parameters:
  ///   - limits: The most that is read.
  ///   - platform: The platform that `#if os(…)` asks for.
  ///   - wrappersWithoutArgument: The property wrappers whose properties no caller has to give a value.
  ///   - willDo: Called before each piece of work, on the thread that does it.
  public init(
    limits: Limits = Limits(), platform: Platform = .iOS, wrappersWithoutArgument: Set<String> = [],
    willDo: @escaping @Sendable (Work, SourceText) -> Void = { _, _ in }
  ) {
    self.limits = limits
    self.platform = platform
    self.wrappersWithoutArgument = wrappersWithoutArgument
    self.willDo = willDo
  }

  /// Whether a module is one of the system's whose import has no effect here.
  public static func isSystemModule(_ name: String) -> Bool { KnownModules.contains(name) }

  /// Reads the files of a scenario: the previews of the first, and the declarations of all.
  ///
  /// - Throws: Every error in the files, with the warnings around them.
  public func parse(_ files: [SourceText]) throws(Diagnostics) -> ParsedProgram {
    try program(of: files.enumerated().map { read($1, as: $0) })
  }

  /// Reads one file as far as possible; its errors are thrown once it becomes part of a program.
  ///
  /// - Parameter number: The file's place in the program; the scenario itself is 0.
  public func read(_ source: SourceText, as number: Int = 0) -> ParsedFile {
    let frontend = self
    // Lowering recurses with the nesting of the source, which may be deeper than the caller's stack.
    let file = DeepStack().run(seconds: limits.seconds) { frontend.parse(source, as: number) }
    if let file { return file }
    let tooLong = Wording.takesTooLong(seconds: limits.seconds, at: .startOfFile(number))
    return ParsedFile(source: source, number: number, syntax: nil, parts: FileParts(refusal: tooLong))
  }

  /// The same file at another place in a program; it is not parsed again.
  public func numbered(_ number: Int, _ file: ParsedFile) -> ParsedFile {
    guard file.number != number else { return file }
    let frontend = self
    var parts = FileParts(diagnostics: file.parts.diagnostics.map { $0.inFile(number) })
    if let syntax = file.syntax, file.firstError == nil {
      parts = DeepStack().run { frontend.lower(syntax, as: number) }
    }
    return ParsedFile(source: file.source, number: number, syntax: file.syntax, parts: parts)
  }

  /// Combines the files of a scenario: the previews of the first, and the declarations of all.
  ///
  /// - Parameters:
  ///   - files: The file that is laid out, followed by those that it is read with.
  ///   - foreign: The imported modules whose source is not at hand, where more than these files decide it: what one file
  ///     of a module imports adds to the system's types in all of them. `nil` for those that these files import.
  ///   - choice: Which of the first file's views is shown instead of its previews.
  /// - Throws: Every error in the files, with the warnings around them.
  public func program(
    of files: [ParsedFile], importing foreign: Set<String>? = nil, showing choice: ViewChoice = ViewChoice()
  ) throws(Diagnostics) -> ParsedProgram {
    var parts = FileParts()
    var found: [ViewProgram.Diagnostic] = []
    for (index, file) in files.enumerated() {
      let own = numbered(index, file).parts
      found += DiagnosticOrder.sorted(own.diagnostics, limit: limits.diagnostics)
      parts.append(own, named: file.source.name, isScenario: index == 0)
    }
    found += parts.diagnostics + parts.redeclarations
    if found.contains(where: { $0.severity == .error }) { throw Diagnostics(found) }
    parts.imports = foreign ?? self.foreign(parts.imports)
    var result = ParsedProgram(program: parts.program(files: files.map(\.source.name)), warnings: found)
    guard let first = files.first, parts.previews.isEmpty || choice.isMade else { return result }
    let views = ShownViews(
      of: first.parts, in: parts, named: first.source.name, wrappersWithoutArgument: wrappersWithoutArgument)
    result.show(choice, of: views)
    if result.shownView == nil, result.missingPreview != nil, let branch = leftOutBranch(of: first) {
      result.missingPreview = Wording.viewsLeftOut(branch, for: platform)
    }
    return result
  }

  /// Those of some modules that are neither the system's nor at hand.
  public func foreign(_ imports: Set<String>) -> Set<String> { imports.filter { conditions.isForeign($0) } }

  private func leftOutBranch(of file: ParsedFile) -> LeftOutBranch? {
    file.syntax.flatMap { LeftOutBranch(in: $0, conditions) }
  }

  private var conditions: BuildConditions { BuildConditions(platform: platform, ownModules: ownModules) }

  /// The views that a file declares, in their order, so that they can be listed.
  public func views(of files: [ParsedFile]) -> [ShownView] {
    guard let first = files.first else { return [] }
    var parts = FileParts()
    for (index, file) in files.enumerated() {
      parts.append(numbered(index, file).parts, named: file.source.name, isScenario: index == 0)
    }
    let views = ShownViews(
      of: first.parts, in: parts, named: first.source.name, wrappersWithoutArgument: wrappersWithoutArgument)
    return views.all.map { views.shown($0) }
  }

  /// The tokens of a file in order; together they cover every byte of it exactly once.
  ///
  /// A file that cannot be parsed, such as one that is not UTF-8, is one plain token.
  public func tokens(of file: ParsedFile) -> [Token] {
    let count = file.source.bytes.count
    guard count > 0 else { return [] }
    guard let syntax = file.syntax else { return [Token(range: 0..<count, kind: .plain)] }
    let frontend = self
    return DeepStack().run {
      frontend.willDo(.highlighting, file.source)
      return SyntaxHighlighter(file.source.bytes).tokens(syntax.tree)
    }
  }

  /// The literals of a file that a reader may change, in their order.
  public func literals(of file: ParsedFile) -> [SourceLiteral] {
    guard let syntax = file.syntax else { return [] }
    return DeepStack().run { SourceLiterals(syntax.tree).literals }
  }

  /// The declarations, previews and statements at the top level of a file, in their order.
  public func declarations(of file: ParsedFile) -> [SourceDeclaration] {
    guard let syntax = file.syntax else { return [] }
    return DeepStack().run {
      syntax.tree.statements.map { item in
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = item.endPositionBeforeTrailingTrivia.utf8Offset
        let range = syntax.lines.range(file: 0, from: start, to: max(start, end - 1))
        let lines = Int(range.line)...max(Int(range.line), Int(range.endLine))
        let names = DeclarationNames(item)
        return SourceDeclaration(lines: lines, names: names.declared, uses: names.used)
      }
    }
  }

  private func parse(_ source: SourceText, as number: Int) -> ParsedFile {
    if let problem = SourceCheck(limits: limits).problem(in: source.bytes, file: number) {
      return ParsedFile(source: source, number: number, syntax: nil, parts: FileParts(refusal: problem))
    }
    willDo(.parsing, source)
    var tree = tree(of: source.bytes)
    let leftOut = LeftOutCode(in: tree, source.bytes)
    if !leftOut.isEmpty { tree = self.tree(of: leftOut.filled(source.bytes)) }
    let syntax = ParsedSyntax(tree: tree, lines: LineTable(source.bytes), leftOut: leftOut.statements)
    return ParsedFile(source: source, number: number, syntax: syntax, parts: lower(syntax, as: number))
  }

  private func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, maximumNestingLevel: limits.nesting)
      return SourceFileSyntax.parse(from: &parser)
    }
  }

  private func lower(_ syntax: ParsedSyntax, as number: Int) -> FileParts {
    if syntax.tree.hasError {
      // Lowering a broken file would only add errors that follow from these.
      let errors = SyntaxErrors(lines: syntax.lines, file: number, limits: limits).diagnostics(of: syntax.tree)
      if errors.contains(where: { $0.severity == .error }) { return FileParts(diagnostics: errors) }
    }
    let lowering = Lowering(file: number, lines: syntax.lines, conditions: conditions, limits: limits)
    lowering.wrappersWithoutArgument = wrappersWithoutArgument
    lowering.leftOut = syntax.leftOut
    return lowering.sourceFile(syntax.tree)
  }
}
