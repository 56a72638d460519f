/// Which files of a module declare a name or extend a type.
struct ModuleIndex {
  private var declaring: [String: [Int]] = [:]
  /// The files that only hand on another module's type, by its name.
  private var handingOn: [String: [Int]] = [:]
  /// The files that extend a type, by its name.
  private var extending: [String: [Int]] = [:]
  /// The extensions with a member of that name, with the type each extends.
  private var members: [String: [(file: Int, type: String)]] = [:]

  /// Adds what a file declares.
  mutating func add(_ scan: DeclarationScan, file: Int) {
    for name in scan.declared where declaring[name]?.last != file { declaring[name, default: []].append(file) }
    for name in scan.handedOn { handingOn[name, default: []].append(file) }
    for addition in scan.extensions {
      if extending[addition.type]?.last != file { extending[addition.type, default: []].append(file) }
      for name in addition.members { members[name, default: []].append((file, addition.type)) }
    }
  }

  /// The files that declare a name.
  ///
  /// - Parameter own: A file that does not count.
  func files(declaring name: String, besides own: Int?) -> [Int] { (declaring[name] ?? []).filter { $0 != own } }

  /// Whether a file only hands on another module's type of that name.
  func handsOn(_ name: String, in file: Int) -> Bool { handingOn[name]?.contains(file) ?? false }

  /// The files that extend a type.
  ///
  /// - Parameter own: A file that does not count.
  func files(extending type: String, besides own: Int?) -> [Int] { (extending[type] ?? []).filter { $0 != own } }

  /// The extensions of types that the module does not declare with a member of a name.
  ///
  /// - Parameter own: A file that does not count.
  func additions(named name: String, besides own: Int?) -> [(file: Int, type: String)] {
    (members[name] ?? []).filter { $0.file != own && !isDeclared($0.type, besides: own) }
  }

  /// Whether a file declares a name.
  ///
  /// - Parameter own: A file that does not count.
  func isDeclared(_ name: String, besides own: Int?) -> Bool {
    declaring[name]?.contains { $0 != own } ?? false
  }
}
