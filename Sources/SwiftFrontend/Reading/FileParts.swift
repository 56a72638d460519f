internal import ViewLanguage

/// What one file contributes to the program.
struct FileParts {
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  var aliases: [TypeAlias] = []
  var previews: [PreviewDeclaration] = []
  var diagnostics: [Diagnostic] = []
  var missingPreview: Diagnostic?
  /// What is laid out of a file without previews.
  var standIn: PreviewDeclaration?

  /// Takes in another file: its previews only when it is the scenario itself.
  mutating func append(_ other: FileParts, isScenario: Bool) {
    types += other.types
    extensions += other.extensions
    functions += other.functions
    variables += other.variables
    aliases += other.aliases
    guard isScenario else { return }
    previews += other.previews
    missingPreview = other.missingPreview
    standIn = other.standIn
  }

  func program(files: [String]) -> Program {
    Program(
      files: files, types: types, extensions: extensions, functions: functions, variables: variables,
      aliases: aliases, previews: previews
    )
  }
}
