internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Strings.
extension Catalog {
  static let strings: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "String", "A text of any value.",
      [
        Overload([.unlabelled("value", .any)]) { call throws(Diagnostics) in
          .string(call.evaluator.text(call.value("value") ?? .none))
        },
        Overload([.labelled("repeating", .string), .labelled("count", .int)]) { call throws(Diagnostics) in
          let part = call.string("repeating") ?? ""
          let count = max(call.count("count") ?? 0, 0)
          let (length, overflow) = part.utf8.count.multipliedReportingOverflow(by: count)
          try call.evaluator.check(stringLength: overflow ? Int.max : length, call.source)
          return .string(repeated(part, count))
        },
        Overload([.labelled("format", .string), .variadic("arguments", .any)]) { call throws(Diagnostics) in
          try formatted(call, call.all("arguments"))
        },
        Overload([.labelled("format", .string), .labelled("locale", .any), .variadic("arguments", .any)]) {
          call throws(Diagnostics) in try formatted(call, call.all("arguments"))
        },
        Overload([
          .labelled("format", .string), .labelled("locale", .any, default: "nil"),
          .labelled("arguments", .array(.any)),
        ]) { call throws(Diagnostics) in try formatted(call, call.array("arguments") ?? []) },
        Overload([
          .unlabelled("value", .int), .labelled("radix", .int), .labelled("uppercase", .bool, default: "false"),
        ]) { call throws(Diagnostics) in
          let radix = min(max(call.count("radix") ?? 10, 2), 36)
          return .string(String(call.int("value") ?? 0, radix: radix, uppercase: call.bool("uppercase") ?? false))
        },
        Overload([]) { _ throws(Diagnostics) in .string("") },
      ]
        + ["describing", "reflecting"].map { label in
          Overload([.labelled(label, .any)]) { call throws(Diagnostics) in
            .string(call.evaluator.text(call.value(label) ?? .none))
          }
        }),
    CatalogEntry(
      .staticMember(of: "String"), "localizedStringWithFormat", "A text by a format, in American English.",
      [.unlabelled("format", .string), .variadic("arguments", .any)]
    ) { call throws(Diagnostics) in try formatted(call, call.all("arguments")) },
    CatalogEntry(.initializer, "Substring", "A part of a text, which is a text here.", [.unlabelled("text", .string)]) {
      call throws(Diagnostics) in .string(call.string("text") ?? "")
    },
    textProperty("count") { .int($0.count) }, textProperty("isEmpty") { .bool($0.isEmpty) },
    textMethod("uppercased") { .string($0.uppercased()) }, textMethod("lowercased") { .string($0.lowercased()) },
    textProperty("first") { $0.first.map { .string(String($0)) } ?? .none },
    textProperty("last") { $0.last.map { .string(String($0)) } ?? .none },
    textProperty("localizedUppercase") { .string($0.uppercased()) },
    textProperty("localizedLowercase") { .string($0.lowercased()) },
    CatalogEntry(property: "unicodeScalars", of: "String", "The scalars of a text, each as a text.") {
      call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      try call.evaluator.check(elements: text.utf8.count, call.source)
      return .array(text.unicodeScalars.map { .string(String($0)) })
    },
    textMethod("reversed") { .string(String($0.reversed())) },
    textTest("hasPrefix") { $0.hasPrefix($1) }, textTest("hasSuffix") { $0.hasSuffix($1) },
    textTest("starts", labelled: "with") { $0.hasPrefix($1) },
    textTest("contains") { text, part in part.isEmpty || find(Array(part.utf8), in: Array(text.utf8)) }
      .adding([containsWhere]),
    textPart("prefix") { String($0.prefix($1)) }, textPart("suffix") { String($0.suffix($1)) },
    CatalogEntry(
      .member(of: "String"), "drop", "The text from the first character that fails.", [textWhile(isKept: false)]),
    textPart("dropFirst", "1") { String($0.dropFirst($1)) }, textPart("dropLast", "1") { String($0.dropLast($1)) },
    CatalogEntry(
      .member(of: "String"), "append", "Adds a text at the end.",
      [
        Overload(isMutating: true, [.unlabelled("other", .string)]) { call throws(Diagnostics) in
          guard case .string(let text) = call.base else { return .void }
          let other = call.string("other") ?? ""
          try call.evaluator.check(stringLength: text.utf8.count + other.utf8.count, call.source)
          call.base = .string(text + other)
          return .void
        },
        Overload(isMutating: true, [.labelled("contentsOf", .any)]) { call throws(Diagnostics) in
          let more = try call.evaluator.elements(of: call.value("contentsOf") ?? .none, call.source)
          return try call.change { $0 += more }
        },
      ]),
  ]

  private static func textProperty(_ name: String, _ read: @escaping @Sendable (String) -> Value) -> CatalogEntry {
    CatalogEntry(property: name, of: "String", "A property of a text.") { call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      return read(text)
    }
  }

  private static func textMethod(_ name: String, _ make: @escaping @Sendable (String) -> Value) -> CatalogEntry {
    CatalogEntry(.member(of: "String"), name, "A changed copy of a text.") { call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      return make(text)
    }
  }

  /// A method that tests a text with another text.
  static func textTest(
    _ name: String, labelled label: String? = nil, _ holds: @escaping @Sendable (String, String) -> Bool
  ) -> CatalogEntry {
    let part = label.map { ParameterDeclaration.labelled($0, .string) } ?? .unlabelled("part", .string)
    return CatalogEntry(.member(of: "String"), name, "Whether a text has a part.", [part]) { call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .bool(false) }
      let part = call.string(label ?? "part") ?? ""
      let (cost, overflow) = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
      try call.evaluator.step(call.source, cost: overflow ? Int.max / 2 : cost / 64)
      return .bool(holds(text, part))
    }
  }

  private static func textPart(
    _ name: String, _ defaultText: ReferenceText? = nil, _ cut: @escaping @Sendable (String, Int) -> String
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: "String"), name, "A part of a text.",
      [
        Overload([.unlabelled("length", .int, default: defaultText)]) { call throws(Diagnostics) in
          guard case .string(let text) = call.base else { return .none }
          return .string(cut(text, max(call.count("length") ?? 1, 0)))
        }
      ] + (name == "prefix" ? [textWhile(isKept: true)] : []))
  }

  /// The characters up to the first that fails, or those from there on.
  private static func textWhile(isKept: Bool) -> Overload {
    Overload([.labelled("while", .function([.string], .bool))]) { call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      var end = text.startIndex
      while end < text.endIndex, try call.holds("while", [.string(String(text[end]))]) { end = text.index(after: end) }
      let part = isKept ? text[..<end] : text[end...]
      try call.evaluator.check(stringLength: part.utf8.count, call.source)
      return .string(String(part))
    }
  }

  private static func formatted(_ call: Invocation, _ arguments: [Value]) throws(Diagnostics) -> Value {
    let text = FormattedText.text(call.string("format") ?? "", arguments) { call.evaluator.text($0) }
    // Filling up to a width goes character by character.
    try call.evaluator.step(call.source, cost: text.utf8.count / 16)
    try call.evaluator.check(string: text, call.source)
    return .string(text)
  }

  /// A text repeated a number of times, built by doubling: the library's own function appends one copy after another.
  private static func repeated(_ part: String, _ count: Int) -> String {
    var (text, doubled) = ("", part)
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 { text += doubled }
      rest >>= 1
      if rest > 0 { doubled += doubled }
    }
    return text
  }

  static func find(_ part: [UInt8], in text: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) where text[start..<start + part.count].elementsEqual(part) {
      return true
    }
    return false
  }
}
