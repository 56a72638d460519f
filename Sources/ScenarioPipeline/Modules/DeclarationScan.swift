/// The names that a Swift file declares and uses, found without parsing it.
///
/// The scan knows comments, strings and braces. It may find too many names at the top level, but never too few: a file
/// that is needed for one of the names is parsed.
struct DeclarationScan {
  /// An extension with the names of its members; an initialiser and a subscript are named by their first label.
  struct Extension {
    var type: String
    var members: [String] = []
  }

  /// The types, functions, variables and aliases at the top level, without private ones.
  private(set) var declared: [String] = []
  /// The private ones, which only the file itself can use.
  private(set) var hidden: [String] = []
  /// Those of the declared names that only stand for another module's type of the same name:
  /// `typealias Theme = Design.Theme`.
  private(set) var handedOn: Set<String> = []
  private(set) var extensions: [Extension] = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []
  /// Every name in the file; empty unless it is asked for.
  private(set) var mentions: Set<String> = []
  /// Those that stand somewhere by themselves, and not only behind a dot as members do.
  private(set) var freeMentions: Set<String> = []

  /// The meaning of the next name.
  private enum Expected { case nothing, declaration, extendedType, restOfType, member, label, indexLabel, module }

  private var expected = Expected.nothing
  private var depth = 0
  private var isHidden = false
  private var isInExtension = false
  private var interpolations = 0
  /// Whether the next name is an alias's.
  private var isAlias = false
  /// The alias whose type follows, and whether the first name of that type was read.
  private var alias: (name: String, isInType: Bool)?
  private let collectsMentions: Bool

  /// How many strings may stand inside one another's interpolations; the parser accepts no more either.
  private static let mostInterpolations = 256

  /// - Parameter mentions: Whether every name is wanted, not only those that are declared.
  init(_ bytes: [UInt8], mentions: Bool) {
    collectsMentions = mentions
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      scan(bytes, &index, untilParenthesis: false)
    }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, untilParenthesis: Bool) {
    var parentheses = 0
    while index < bytes.count {
      let byte = bytes[index]
      if SourceBytes.isNameStart(byte) {
        readName(bytes, &index)
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): SourceBytes.skipName(bytes, &index)
      case UInt8(ascii: "/") where SourceBytes.skipComment(bytes, &index): continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readString(bytes, &index)
      case UInt8(ascii: "{"):
        open()
        index += 1
      case UInt8(ascii: "}"):
        close()
        index += 1
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        parentheses += byte == UInt8(ascii: "(") ? 1 : -1
        index += 1
        if untilParenthesis && parentheses < 0 { return }
      case UInt8(ascii: "."):
        index += 1
      case _ where SourceBytes.isOperator(byte): readOperator(bytes, &index)
      default:
        if expected == .restOfType, byte != UInt8(ascii: " ") { expected = .nothing }
        index += 1
      }
    }
  }

  private mutating func open() {
    if expected == .restOfType { expected = .nothing }
    depth += 1
  }

  private mutating func close() {
    depth = max(0, depth - 1)
    if depth == 0 { isInExtension = false }
  }

  // MARK: Names

  private mutating func readName(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let start = index
    SourceBytes.skipName(bytes, &index)
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    // Inside bodies only the names that are used matter.
    guard collectsMentions || depth == 0 || depth == 1 && isInExtension || expected != .nothing else { return }
    let name = SourceBytes.name(bytes, start..<index)
    if collectsMentions {
      mentions.insert(name)
      if !isMember { freeMentions.insert(name) }
    }
    if depth > (isInExtension ? 1 : 0) { return }
    if expected == .indexLabel {
      // Generic parameters precede the indices.
      guard start > 0, bytes[start - 1] == UInt8(ascii: "(") else { return }
      // `subscript(safe index: Int)`: an index's only name is not a label.
      guard SourceBytes.isName(in: bytes, after: index) else { return expected = .nothing }
    }
    take(name, isMember: isMember)
  }

  /// Operators that nearly every file uses; a file that declares them for a library's type is found by other names.
  private static let usual: Set<String> = [
    "=", "->", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "!", "?", "&", "+=", "-=",
  ]

  private mutating func readOperator(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let start = index
    while index < bytes.count, SourceBytes.isOperator(bytes[index]) { index += 1 }
    if expected == .restOfType { expected = .nothing }
    let isDeclared = (expected == .declaration || expected == .member) && depth <= (isInExtension ? 1 : 0)
    guard collectsMentions || isDeclared else { return }
    let name = SourceBytes.name(bytes, start..<index)
    if collectsMentions, !DeclarationScan.usual.contains(name) {
      mentions.insert(name)
      freeMentions.insert(name)
    }
    if isDeclared { declare(name) }
  }

  private mutating func take(_ name: String, isMember: Bool) {
    if let alias {
      if isMember, name == alias.name { handedOn.insert(name) }
      // A second name that is no member no longer belongs to the type.
      if !isMember { self.alias = alias.isInType ? nil : (alias.name, true) }
    }
    switch expected {
    case .extendedType:
      expected = .restOfType
      guard !isHidden else { return isHidden = false }
      extensions.append(Extension(type: name))
      isInExtension = true
      return
    case .restOfType where isMember:
      if isInExtension { extensions[extensions.count - 1].type += ".\(name)" }
      return
    case .module:
      // `import struct Module.Name`
      if ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(name) { return }
      imports.insert(name)
      expected = .nothing
      return
    case .label:
      // An initialiser for literals is found by the type's name.
      let isUnnamed = name == "_" || name.hasSuffix("Literal")
      addMember(isUnnamed ? extensions.last?.type ?? name : name)
      expected = .nothing
      return
    case .indexLabel:
      addMember(name)
      expected = .nothing
      return
    default: break
    }
    guard !isMember else { return }
    switch name {
    case "private", "fileprivate": if depth == 0 { isHidden = true }
    case "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "case", "operator":
      expected = depth == 0 ? .declaration : .member
      isAlias = depth == 0 && name == "typealias"
    case "extension" where depth == 0: expected = .extendedType
    case "import" where depth == 0: expected = .module
    case "init" where depth == 1: expected = .label
    case "subscript" where depth == 1: expected = .indexLabel
    default: declare(name)
    }
  }

  private mutating func declare(_ name: String) {
    switch expected {
    case .declaration:
      if isHidden { hidden.append(name) } else { declared.append(name) }
      if isAlias { alias = (name, false) }
      (isHidden, isAlias) = (false, false)
    case .member: addMember(name)
    default: return
    }
    expected = .nothing
  }

  private mutating func addMember(_ name: String) {
    if isInExtension { extensions[extensions.count - 1].members.append(name) }
  }

  // MARK: Strings

  /// Passes a string, whose interpolations' names count, or the name of a macro, which no file beside it declares.
  private mutating func readString(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    if pounds == 1, index < bytes.count, SourceBytes.isNameStart(bytes[index]) {
      return SourceBytes.skipName(bytes, &index)
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return }
    let quotes = SourceBytes.isRun(of: UInt8(ascii: "\""), 3, in: bytes, at: index) ? 3 : 1
    index += quotes
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), quotes == 1 { return }
      if byte == UInt8(ascii: "\\") {
        index += 1
        guard SourceBytes.isRun(of: UInt8(ascii: "#"), pounds, in: bytes, at: index) else { continue }
        index += pounds
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
          index += 1
          continue
        }
        index += 1
        guard interpolations < DeclarationScan.mostInterpolations else { return index = bytes.count }
        interpolations += 1
        scan(bytes, &index, untilParenthesis: true)
        interpolations -= 1
      } else if byte == UInt8(ascii: "\""), SourceBytes.isRun(of: byte, quotes, in: bytes, at: index),
        SourceBytes.isRun(of: UInt8(ascii: "#"), pounds, in: bytes, at: index + quotes)
      {
        index += quotes + pounds
        return
      } else {
        index += 1
      }
    }
  }
}
