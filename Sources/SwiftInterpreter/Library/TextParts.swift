internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Splitting and joining texts.
extension Catalog {
  static let textParts: [CatalogEntry] =
    [
      capitals("capitalized"), capitals("localizedCapitalized"),
      CatalogEntry(
        .member(of: "String"), "appending", "The text with another behind it.", [.unlabelled("other", .string)]
      ) { call throws(Diagnostics) in
        guard case .string(let text) = call.base else { return .none }
        let other = call.string("other") ?? ""
        try call.evaluator.check(stringLength: text.utf8.count + other.utf8.count, call.source)
        return .string(text + other)
      },
      CatalogEntry(
        .member(of: "String"), "trimmingPrefix", "The text without another at its start.",
        [.unlabelled("prefix", .string)]
      ) { call throws(Diagnostics) in
        guard case .string(let text) = call.base, let prefix = call.string("prefix"), text.hasPrefix(prefix) else {
          return call.base
        }
        return .string(String(text.dropFirst(prefix.count)))
      },
      CatalogEntry(
        .member(of: "String"), "padding", "The text, cut or filled up to a length.",
        [.labelled("toLength", .int), .labelled("withPad", .string), .labelled("startingAt", .int, default: "0")]
      ) { call throws(Diagnostics) in
        guard case .string(let text) = call.base else { return .none }
        let (length, pad) = (max(call.count("toLength") ?? 0, 0), Array(call.string("withPad") ?? ""))
        let missing = length - text.count
        guard missing > 0, !pad.isEmpty else { return .string(String(text.prefix(length))) }
        try call.evaluator.check(stringLength: length, call.source)
        let start = max(call.count("startingAt") ?? 0, 0) % pad.count
        return .string((0..<missing).reduce(into: text) { $0.append(pad[(start + $1) % pad.count]) })
      },
      CatalogEntry(
        .member(of: "String"), "replacingOccurrences", "The text with one part in place of another.",
        [.labelled("of", .string), .labelled("with", .string)]
      ) { call throws(Diagnostics) in try replaced(call, "of") },
      CatalogEntry(
        .member(of: "String"), "replacing", "The text with one part in place of another.",
        [.unlabelled("part", .string), .labelled("with", .string)]
      ) { call throws(Diagnostics) in try replaced(call, "part") },
      CatalogEntry(
        .member(of: "String"), "components", "The parts between separators.",
        [
          Overload([.labelled("separatedBy", .string)]) { call throws(Diagnostics) in
            guard case .string(let text) = call.base, let part = call.string("separatedBy"), !part.isEmpty else {
              return .array([call.base])
            }
            let pieces = try pieces(of: text, between: part, call)
            try call.evaluator.check(elements: pieces.count, call.source)
            return .array(pieces.map { .string($0) })
          },
          Overload([.labelled("separatedBy", .named(characterSet))]) { call throws(Diagnostics) in
            guard case .string(let text) = call.base, let set = call.symbol("separatedBy") else {
              return .array([call.base])
            }
            try call.evaluator.step(call.source, cost: text.utf8.count / 16 * (1 + set.utf8.count / 64))
            let pieces = text.split(omittingEmptySubsequences: false) { contains($0, set) }
            try call.evaluator.check(elements: pieces.count, call.source)
            return .array(pieces.map { .string(String($0)) })
          },
        ]),
      CatalogEntry(
        .member(of: "String"), "split", "The parts between separators, without empty ones unless they are wanted.",
        [
          .labelled("separator", .string), .labelled("maxSplits", .int, default: ".max"),
          .labelled("omittingEmptySubsequences", .bool, default: "true"),
        ]
      ) { call throws(Diagnostics) in
        guard case .string(let text) = call.base, let part = call.string("separator"), !part.isEmpty else {
          return .array([call.base])
        }
        let pieces = split(
          try pieces(of: text, between: part, call), between: part, atMost: call.int("maxSplits") ?? .max,
          omitsEmpty: call.bool("omittingEmptySubsequences") ?? true)
        try call.evaluator.check(elements: pieces.count, call.source)
        return .array(pieces.map { .string($0) })
      },
    ] + characterSets

  /// The text with another part replaced everywhere by `with`.
  private static func replaced(_ call: Invocation, _ name: String) throws(Diagnostics) -> Value {
    guard case .string(let text) = call.base, let part = call.string(name), !part.isEmpty else { return call.base }
    let pieces = try pieces(of: text, between: part, call)
    let other = call.string("with") ?? ""
    let (inserted, overflow) = other.utf8.count.multipliedReportingOverflow(by: pieces.count - 1)
    // The pieces are no longer than the text.
    try call.evaluator.check(stringLength: overflow ? Int.max : inserted, call.source)
    let joined = pieces.joined(separator: other)
    try call.evaluator.check(string: joined, call.source)
    return .string(joined)
  }

  /// The pieces that are kept of a text that is cut a number of times; what is left is the last one.
  private static func split(
    _ pieces: [String], between part: String, atMost cuts: Int64, omitsEmpty: Bool
  ) -> [String] {
    var kept: [String] = []
    for (index, piece) in pieces.enumerated() {
      if kept.count >= cuts {
        let rest = pieces[index...].joined(separator: part)
        return rest.isEmpty && omitsEmpty ? kept : kept + [rest]
      }
      if !piece.isEmpty || !omitsEmpty { kept.append(piece) }
    }
    return kept
  }

  private static func capitals(_ name: String) -> CatalogEntry {
    CatalogEntry(property: name, of: "String", "The text with a capital at the start of each word.") {
      call throws(Diagnostics) in
      guard case .string(let text) = call.base else { return .none }
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      return .string(words.map { capital($0) }.joined(separator: " "))
    }
  }

  private static func capital(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// The parts of a text between the occurrences of another.
  private static func pieces(
    of text: String, between part: String, _ call: Invocation
  ) throws(Diagnostics) -> [String] {
    // Each place is compared with the part as far as they agree: no text is shorter than what both could cost.
    let (cost, overflow) = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
    try call.evaluator.step(call.source, cost: overflow ? Int.max : cost / 64)
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    var pieces: [String] = []
    var (start, index) = (0, 0)
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
        pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(String(decoding: bytes[start...], as: UTF8.self))
    return pieces
  }
}
