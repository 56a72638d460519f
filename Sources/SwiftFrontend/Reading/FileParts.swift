internal import LayoutEngine
internal import ViewProgram

/// What one file contributes to the program.
struct FileParts {
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  var aliases: [TypeAlias] = []
  var previews: [PreviewDeclaration] = []
  /// The modules that the files import, those of the system included.
  var imports: Set<String> = []
  var diagnostics: [Diagnostic] = []
  /// The types that each type and its extensions name, and those named outside of types.
  private(set) var mentions: [String: Set<String>] = [:]
  /// Where `mentions` keeps what previews name.
  static let previews = "#Preview"
  /// Where `mentions` keeps what functions and variables outside of types name.
  static let topLevel = "_"
  /// The types that are declared again in a later file, each once.
  private var redeclared: [(name: String, file: String, source: SourceRange)] = []

  /// No parts, with the errors that explain why.
  init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// A file that is not read at all.
  init(refusal: Diagnostic) { self.init(diagnostics: [refusal]) }

  /// Adds another file: its previews only when it is the scenario itself.
  ///
  /// A neighbour that declares a name again, as files of separate examples do, does not change what the scenario means
  /// by it; a private declaration there is kept as well, for that file only.
  mutating func append(_ other: FileParts, named name: String, isScenario: Bool) {
    let known = Set(
      types.filter { !$0.attributes.isPrivate }.map(\.name) + aliases.filter { !$0.handsTypeOn }.map(\.name))
    let repeated = Set(other.types.filter { !$0.attributes.isPrivate }.map(\.name))
    for type in types
    where !type.attributes.isPrivate && repeated.contains(type.name)
      && !redeclared.contains(where: { $0.name == type.name })
    {
      redeclared.append((type.name, name, type.source))
    }
    if isScenario { mention(Set(other.types.map(\.name)), in: FileParts.previews) }
    types += other.types.filter { !known.contains($0.name) || $0.attributes.isPrivate }
    aliases += other.aliases.filter { !known.contains($0.name) }
    let named = Set(variables.filter { !$0.attributes.isPrivate }.map(\.name))
    variables += other.variables.filter { !named.contains($0.name) || $0.attributes.isPrivate }
    let signatures = Set(functions.filter { !$0.attributes.isPrivate }.map(\.signature))
    functions += other.functions.filter { !signatures.contains($0.signature) || $0.attributes.isPrivate }
    extensions += other.extensions
    imports.formUnion(other.imports)
    for (type, names) in other.mentions where isScenario || type != FileParts.previews { mention(names, in: type) }
    guard isScenario else { return }
    previews += other.previews
  }

  /// Notes the types that a type's declaration names.
  mutating func mention(_ names: Set<String>, in type: String) {
    mentions[type, default: []].formUnion(names)
  }

  /// The names that are reached from others by what the declarations of those name.
  ///
  /// - Parameter passes: Whether what a name's declaration names is reached as well.
  func reached(from roots: [String], through passes: (String) -> Bool = { _ in true }) -> Set<String> {
    var reached = Set(roots)
    var open = roots
    while let name = open.popLast() {
      for next in mentions[name, default: []] where passes(next) && reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }

  /// A warning for each type that is declared twice and that the scenario uses.
  var redeclarations: [Diagnostic] {
    guard !redeclared.isEmpty else { return [] }
    let used = reached(from: [FileParts.previews, FileParts.topLevel])
    return redeclared.filter { used.contains($0.name) }.map { Wording.redeclared($0.name, in: $0.file, at: $0.source) }
  }

  /// The program, with all imported modules among the foreign ones.
  func program(files: [String]) -> Program {
    Program(
      files: files, types: types, extensions: extensions, functions: functions, variables: variables,
      aliases: aliases, previews: previews, foreignModules: imports.sorted()
    )
  }
}

extension [Attribute] {
  /// Whether only the declaration's own file sees it.
  fileprivate var isPrivate: Bool { contains { $0.name == Attribute.filePrivate } }
}

extension FunctionDeclaration {
  /// The name with its labels and types.
  fileprivate var signature: String {
    let list = parameters.map { parameter in "\(parameter.label ?? "_"):\(parameter.type.name)" }
    return "\(name)(\(list.joined(separator: ",")))"
  }
}

extension Diagnostic {
  /// The same diagnostic at the same place in another file.
  func inFile(_ number: Int) -> Diagnostic {
    var result = self
    result.source?.file = Int32(number)
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices { result.fixes[fix].edits[edit].source.file = Int32(number) }
    }
    return result
  }
}
