internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// What the files of a program mean by names that several of them declare: a private declaration hides, in its own
/// file, what other files declare under the name, and is hidden from them.
struct PrivateNames {
  /// By the name and the file, what the declaration is called in the whole program.
  private var names: [String: [Int32: String]] = [:]
  private var innerNames = InnerNames()
  private var files: [String] = []

  init() {}

  init(_ program: Program, _ catalog: Catalog) {
    files = program.files
    innerNames = InnerNames(program, catalog)
    add(program.types.map { Declared($0.name, $0.attributes, $0.source) })
    add(program.variables.map { Declared($0.name, $0.attributes, $0.source) })
  }

  private struct Declared {
    let name: String
    let isPrivate: Bool
    let file: Int32

    init(_ name: String, _ attributes: [Attribute], _ source: SourceRange) {
      self.name = name
      isPrivate = attributes.contains { $0.name == Attribute.filePrivate }
      file = source.file
    }
  }

  private mutating func add(_ all: [Declared]) {
    var found: [String: Int] = [:]
    for declared in all { found[declared.name, default: 0] += 1 }
    for declared in all where declared.isPrivate && found[declared.name, default: 0] > 1 {
      names[declared.name, default: [:]][declared.file] = "\(file(declared.file)).\(declared.name)"
    }
  }

  /// A file's name without its folder and ending; `_` stands for what no name of a type has.
  private func file(_ number: Int32) -> String {
    let path = files.indices.contains(Int(number)) ? files[Int(number)] : ""
    let name = path.split(separator: "/").last ?? ""
    let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name
    return String(stem.map { $0 == "." || $0 == " " ? "_" : $0 })
  }

  /// What a name that stands at a place is called in the whole program.
  func name(_ name: String, at source: SourceRange) -> String {
    if innerNames.isForeign(name, at: source) { return InnerNames.foreign(name) }
    return names[name]?[source.file] ?? name
  }

  /// What a variable is called in the whole program.
  func declared(_ variable: VariableDeclaration) -> String { name(variable.name, at: variable.source) }

  func renamed(_ type: TypeDeclaration) -> TypeDeclaration {
    if names.isEmpty { return type }
    var type = type
    type.name = name(type.name, at: type.source)
    return type
  }

  func renamed(_ type: TypeReference) -> TypeReference {
    if names.isEmpty && innerNames.isEmpty { return type }
    var type = type
    type.name = name(type.name, at: type.source)
    type.arguments = type.arguments.map { renamed($0) }
    return type
  }
}
