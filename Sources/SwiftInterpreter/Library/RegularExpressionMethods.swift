internal import ViewProgram

/// `Regex`, its literals, `NSRegularExpression`, and the methods of texts that take them. A match is a tuple of its text
/// and its groups', with its `range` and `output`.
extension Catalog {
  static let regularExpressions: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "Regex", "A regular expression.", [.unlabelled("pattern", .string)]) {
        call throws(Diagnostics) in .symbol(type: "Regex", name: call.string("pattern") ?? "")
      },
      CatalogEntry(
        .initializer, "NSRegularExpression", "A regular expression.",
        [.labelled("pattern", .string), .labelled("options", .unread, default: "[]")]
      ) { call throws(Diagnostics) in .symbol(type: "NSRegularExpression", name: call.string("pattern") ?? "") },
    ] + searches + foundationSearches + constants("String.CompareOptions", compareOptions)

  private static let compareOptions = [
    "regularExpression", "caseInsensitive", "literal", "backwards", "anchored", "numeric", "diacriticInsensitive",
    "widthInsensitive", "forcedOrdering",
  ]

  /// The searches of a text with an expression, as methods of either.
  private static let searches: [CatalogEntry] =
    [
      ("firstMatch", "The first match."), ("wholeMatch", "The match of the whole text."),
      ("prefixMatch", "The match at the text's start."),
    ].flatMap { (name: String, documentation: ReferenceText) in
      [
        CatalogEntry(.member(of: "String"), name, documentation, [.labelled("of", .named("Regex"))]) {
          call throws(Diagnostics) in
          guard let search = try Search(call, in: call.base, for: call.value("of")) else { return .none }
          return try search.match(name)
        },
        CatalogEntry(.member(of: "Regex"), name, documentation, [.labelled("in", .string)]) {
          call throws(Diagnostics) in
          guard let search = try Search(call, in: call.value("in"), for: call.base) else { return .none }
          return try search.match(name)
        },
      ]
    } + [
      CatalogEntry(.member(of: "String"), "matches", "All matches.", [.labelled("of", .named("Regex"))]) {
        call throws(Diagnostics) in
        guard let search = try Search(call, in: call.base, for: call.value("of")) else { return .array([]) }
        return .array(try search.all().map { search.value(of: $0) })
      },
      CatalogEntry(
        .member(of: "String"), "range", "Where a part stands, or an expression matches; nil where it does not.",
        [
          .labelled("of", .string), .labelled("options", compareOptionTypes, default: "[]"),
          .labelled("range", .any, default: "nil"), .labelled("locale", .unread, default: "nil"),
        ]
      ) { call throws(Diagnostics) in
        let options = call.compareOptions
        guard let search = try Search(call, in: call.base, call.string("of") ?? "", options) else { return .none }
        let matches = try search.all().filter { isWithin(call.value("range"), search.range($0.range)) }
        let found = options.contains("backwards") ? matches.last : matches.first
        if options.contains("anchored"), found?.range.lowerBound != 0 { return .none }
        return found.map { search.range($0.range) } ?? .none
      },
    ]

  /// Whether a part of a text lies in another; nothing is outside of none.
  private static func isWithin(_ whole: Value?, _ part: Value) -> Bool {
    guard case .range(let whole)? = whole, case .range(let part) = part, case .int(let start) = part.lower,
      case .int(let end) = part.upper
    else { return true }
    if case .int(let first) = whole.lower, start < first { return false }
    if case .int(let last) = whole.upper, end > last + (whole.isClosed ? 1 : 0) { return false }
    return true
  }

  private static let foundationSearches: [CatalogEntry] =
    ["firstMatch", "matches", "numberOfMatches"].map { name in
      CatalogEntry(
        .member(of: "NSRegularExpression"), name, "What matches in the text.",
        [
          .labelled("in", .string), .labelled("options", .unread, default: "[]"), .labelled("range", .unread),
        ]
      ) { call throws(Diagnostics) in
        guard let search = try Search(call, in: call.value("in"), for: call.base) else { return .none }
        if name == "firstMatch" { return try search.match(name) }
        let matches = try search.all()
        return name == "matches" ? .array(matches.map { search.value(of: $0) }) : .int(matches.count)
      }
    } + [
      CatalogEntry(
        .member(of: "NSRegularExpression"), "stringByReplacingMatches", "The text with every match replaced.",
        [
          .labelled("in", .string), .labelled("options", .unread, default: "[]"), .labelled("range", .unread),
          .labelled("withTemplate", .string),
        ]
      ) { call throws(Diagnostics) in
        guard let search = try Search(call, in: call.value("in"), for: call.base) else { return .none }
        return try search.replaced(by: call.string("withTemplate") ?? "", isTemplate: true)
      }
    ]

  package static let compareOptionTypes = SwiftType.oneOf([
    .named("String.CompareOptions"), .array(.named("String.CompareOptions")),
  ])
}

extension CatalogEntry {
  /// A method of texts with the forms that take a regular expression.
  var takingRegularExpressions: CatalogEntry {
    guard role == .member(of: "String") else { return self }
    switch name {
    case "contains":
      return adding([
        Overload([.unlabelled("regex", .named("Regex"))]) { call throws(Diagnostics) in
          let search = try Search(call, in: call.base, for: call.value("regex"))
          return .bool(try search?.first() != nil)
        }
      ])
    case "replacing":
      return adding([
        Overload([.unlabelled("regex", .named("Regex")), .labelled("with", .string)]) { call throws(Diagnostics) in
          guard let search = try Search(call, in: call.base, for: call.value("regex")) else { return call.base }
          return try search.replaced(by: call.string("with") ?? "", isTemplate: false)
        }
      ])
    case "replacingOccurrences":
      return adding([
        Overload([
          .labelled("of", .string), .labelled("with", .string), .labelled("options", Catalog.compareOptionTypes),
          .labelled("range", .unread, default: "nil"),
        ]) { call throws(Diagnostics) in
          let options = call.compareOptions
          guard let search = try Search(call, in: call.base, call.string("of") ?? "", options) else { return call.base }
          return try search.replaced(
            by: call.string("with") ?? "", isTemplate: options.contains("regularExpression"))
        }
      ])
    default: return self
    }
  }
}

extension Invocation {
  /// The names of the options of a search.
  package var compareOptions: [String] {
    switch value("options") {
    case .symbol(_, let name)?: [name]
    case .array(let values)?: values.compactMap { if case .symbol(_, let name) = $0 { name } else { nil } }
    default: []
    }
  }
}

/// A search in a text for what an expression matches.
private struct Search {
  private let call: Invocation
  private let text: [Character]
  /// The characters that are compared; all are lowercase in a search that ignores case.
  private let compared: [Character]
  private let expression: RegularExpression

  private static let mostSteps = 200_000

  /// - Parameter regex: `Regex` or `NSRegularExpression`.
  init?(_ call: Invocation, in text: Value?, for regex: Value?) throws(Diagnostics) {
    guard case .symbol(_, let pattern)? = regex else { return nil }
    try self.init(call, in: text, pattern, ["regularExpression"])
  }

  init?(_ call: Invocation, in text: Value?, _ pattern: String, _ options: [String]) throws(Diagnostics) {
    guard case .string(let text)? = text, !pattern.isEmpty else { return nil }
    try call.evaluator.step(call.source, cost: (text.utf8.count + pattern.utf8.count) / 8)
    let isPlain = !options.contains("regularExpression")
    let ignoresCase = options.contains("caseInsensitive")
    let written = isPlain ? Search.literal(ignoresCase ? pattern.lowercased() : pattern) : pattern
    guard let expression = RegularExpression(ignoresCase && !isPlain ? Search.small(written) : written) else {
      throw .unsupported("the regular expression \(pattern)", relative: "", call.source)
    }
    self.call = call
    self.text = Array(text)
    self.expression = expression
    compared = ignoresCase ? self.text.map { $0.lowercased().first ?? $0 } : self.text
  }

  /// A pattern that matches a text literally.
  private static func literal(_ text: String) -> String {
    var pattern = ""
    for character in text {
      pattern += character.isLetter || character.isNumber ? String(character) : "\\\(character)"
    }
    return pattern
  }

  /// A pattern for small letters; `\D` keeps its meaning.
  private static func small(_ pattern: String) -> String {
    var result = ""
    var isEscaped = false
    for character in pattern {
      result += isEscaped ? String(character) : character.lowercased()
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }

  func first() throws(Diagnostics) -> RegularExpression.Match? { try next(from: 0) }

  private func next(from start: Int) throws(Diagnostics) -> RegularExpression.Match? {
    var steps = Search.mostSteps
    let match = expression.firstMatch(in: compared, from: start, &steps)
    try spend(steps)
    return match
  }

  /// Counts the work of a search.
  private func spend(_ left: Int) throws(Diagnostics) {
    try call.evaluator.step(call.source, cost: (Search.mostSteps - left) / 8)
    if left == 0 { throw .unsupported("a regular expression that tries so much", relative: "", call.source) }
  }

  func all() throws(Diagnostics) -> [RegularExpression.Match] {
    var matches: [RegularExpression.Match] = []
    var position = 0
    while position <= text.count, let match = try next(from: position) {
      matches.append(match)
      position = max(match.range.upperBound, match.range.lowerBound + 1)
    }
    try call.evaluator.check(elements: matches.count, call.source)
    return matches
  }

  /// The match that a method of a name looks for; nil where there is none.
  func match(_ method: String) throws(Diagnostics) -> Value {
    if method == "firstMatch" { return try first().map { value(of: $0) } ?? .none }
    var steps = Search.mostSteps
    let match = expression.match(in: compared, at: 0, isWhole: method == "wholeMatch", &steps)
    try spend(steps)
    return match.map { value(of: $0) } ?? .none
  }

  func range(_ range: Range<Int>) -> Value {
    .range(RangeValue(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false))
  }

  private func part(_ range: Range<Int>?) -> Value { range.map { .string(String(text[$0])) } ?? .none }

  func value(of match: RegularExpression.Match) -> Value {
    let parts = ([match.range] + match.groups).map { LabelledValue(nil, part($0)) }
    let output: Value = parts.count == 1 ? parts[0].value : .tuple(parts)
    return .tuple(parts + [LabelledValue("range", range(match.range)), LabelledValue("output", output)])
  }

  /// - Parameter isTemplate: `$1` stands for a group.
  func replaced(by replacement: String, isTemplate: Bool) throws(Diagnostics) -> Value {
    var result = ""
    var position = 0
    for match in try all() {
      result += String(text[position..<match.range.lowerBound])
      result += isTemplate ? filled(replacement, match) : replacement
      position = match.range.upperBound
      try call.evaluator.check(string: result, call.source)
    }
    return .string(result + String(text[position...]))
  }

  private func filled(_ template: String, _ match: RegularExpression.Match) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      guard character == "$", let digit = rest.first?.wholeNumberValue else {
        result.append(character)
        continue
      }
      rest.removeFirst()
      let ranges = [match.range] + match.groups
      if digit < ranges.count, let range = ranges[digit] { result += String(text[range]) }
    }
    return result
  }
}
