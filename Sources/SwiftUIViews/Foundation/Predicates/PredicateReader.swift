internal import SwiftInterpreter

/// Reads the format of an `NSPredicate`: `name CONTAINS[c] %@ AND (price < 10 OR isNew == YES)`.
///
/// Not read are `ANY`, `ALL` and `NONE` before a property, functions, variables and subqueries.
struct PredicateReader {
  private var rest: Substring
  private var arguments: ArraySlice<Value>
  /// How many groups are open; some of the reading goes down by recursion.
  private var depth = 0
  private static let deepest = 50

  init(_ format: String, _ arguments: [Value]) {
    rest = format[...]
    self.arguments = arguments[...]
  }

  /// - Returns: `nil` for a format that is not supported here.
  static func read(_ format: String, _ arguments: [Value]) -> PredicateNode? {
    var reader = PredicateReader(format, arguments)
    guard let node = reader.alternatives() else { return nil }
    reader.skipSpace()
    return reader.rest.isEmpty ? node : nil
  }

  private mutating func alternatives() -> PredicateNode? {
    guard let first = conjunction() else { return nil }
    var nodes = [first]
    while takeWord("OR") || take("||") {
      guard let next = conjunction() else { return nil }
      nodes.append(next)
    }
    return nodes.count == 1 ? first : .any(nodes)
  }

  private mutating func conjunction() -> PredicateNode? {
    guard let first = negation() else { return nil }
    var nodes = [first]
    while takeWord("AND") || take("&&") {
      guard let next = negation() else { return nil }
      nodes.append(next)
    }
    return nodes.count == 1 ? first : .all(nodes)
  }

  private mutating func negation() -> PredicateNode? {
    depth += 1
    defer { depth -= 1 }
    guard depth < PredicateReader.deepest else { return nil }
    if takeWord("NOT") || take("!") { return negation().map { .not($0) } }
    if takeWord("TRUEPREDICATE") { return .constant(true) }
    if takeWord("FALSEPREDICATE") { return .constant(false) }
    guard take("(") else { return comparison() }
    guard let node = alternatives(), take(")") else { return nil }
    return node
  }

  private mutating func comparison() -> PredicateNode? {
    guard let left = operand(), let comparison = comparisonSign() else { return nil }
    var ignoresCase = false
    if take("[") {
      while let letter = rest.first, letter != "]" {
        // Letters with marks are compared as they are.
        if letter == "c" || letter == "C" { ignoresCase = true }
        rest.removeFirst()
      }
      guard take("]") else { return nil }
    }
    guard let right = operand() else { return nil }
    return .comparison(left, comparison, right, ignoresCase: ignoresCase)
  }

  private mutating func comparisonSign() -> PredicateComparison? {
    let signs: [(String, PredicateComparison)] = [
      ("==", .equal), ("=<", .lessOrEqual), ("=>", .greaterOrEqual), ("=", .equal), ("!=", .notEqual),
      ("<>", .notEqual), ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater),
    ]
    for (sign, comparison) in signs where take(sign) { return comparison }
    let words: [(String, PredicateComparison)] = [
      ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("LIKE", .like), ("MATCHES", .matches),
      ("IN", .isIn), ("BETWEEN", .between),
    ]
    for (word, comparison) in words where takeWord(word) { return comparison }
    return nil
  }

  private mutating func operand() -> PredicateOperand? {
    skipSpace()
    guard let first = rest.first else { return nil }
    switch first {
    case "%": return inserted()
    case "\"", "'": return quoted(by: first)
    case "{": return list()
    case "-", "0"..."9": return number()
    default: return named()
    }
  }

  /// The argument for `%@`, `%d` and similar places, or the name for `%K`.
  private mutating func inserted() -> PredicateOperand? {
    rest.removeFirst()
    let kind = word { $0.isLetter || $0 == "@" }
    guard let argument = arguments.popFirst() else { return nil }
    if kind.hasPrefix("K") {
      guard case .string(let path) = argument else { return nil }
      return .path(path.split(separator: ".").map(String.init))
    }
    return .value(argument)
  }

  private mutating func quoted(by quote: Character) -> PredicateOperand? {
    rest.removeFirst()
    let text = word { $0 != quote }
    guard take(String(quote)) else { return nil }
    return .value(.string(text))
  }

  private mutating func list() -> PredicateOperand? {
    depth += 1
    defer { depth -= 1 }
    guard depth < PredicateReader.deepest, take("{") else { return nil }
    var operands: [PredicateOperand] = []
    while !take("}") {
      guard operands.isEmpty || take(","), let next = operand() else { return nil }
      operands.append(next)
    }
    return .list(operands)
  }

  private mutating func number() -> PredicateOperand? {
    let text = word { $0.isNumber || $0 == "." || $0 == "-" }
    if let whole = Int64(text) { return .value(.int(whole)) }
    return Double(text).map { .value(.double($0)) }
  }

  private mutating func named() -> PredicateOperand? {
    let name = word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { return nil }
    switch name.uppercased() {
    case "SELF": return .path([])
    case "TRUE", "YES": return .value(.bool(true))
    case "FALSE", "NO": return .value(.bool(false))
    case "NIL", "NULL": return .value(.none)
    case "ANY", "ALL", "NONE", "SOME": return nil
    default: break
    }
    let names = name.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  // MARK: Characters

  private mutating func skipSpace() { while rest.first?.isWhitespace ?? false { rest.removeFirst() } }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    let word = rest.prefix { isPart($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Takes a word in any case that is not followed by another letter.
  private mutating func takeWord(_ wanted: String) -> Bool {
    skipSpace()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard word.uppercased() == wanted else { return false }
    rest = rest[word.endIndex...]
    return true
  }
}
