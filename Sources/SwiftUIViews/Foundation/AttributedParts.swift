internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Places in an `AttributedString`, its parts, and how they are replaced.
extension Catalog {
  static let attributedParts: [CatalogEntry] =
    [
      CatalogEntry(property: "startIndex", of: AttributedText.type, "Where it begins.") { call throws(Diagnostics) in
        .place(try call.attributedText().range.lowerBound)
      },
      CatalogEntry(property: "endIndex", of: AttributedText.type, "Where it ends.") { call throws(Diagnostics) in
        .place(try call.attributedText().range.upperBound)
      },
      CatalogEntry(property: "runs", of: AttributedText.type, "The parts of the same attributes.") {
        call throws(Diagnostics) in
        let text = try call.attributedText()
        try call.evaluator.check(elements: text.runs.count, new: text.runs.count, call.source)
        return .array(
          zip(text.runs, text.rangesOfRuns).map { .record($0.attributes.setting("range", to: .places($1))) })
      },
      CatalogEntry(property: "range", of: AttributedText.runType, "Where the part stands.") {
        call throws(Diagnostics) in
        call.baseRecord["range"] ?? .none
      },
      CatalogEntry(property: "attributes", of: AttributedText.runType, "The part's attributes.") {
        call throws(Diagnostics) in
        .record(RecordValue("AttributeContainer", call.baseRecord.fields.filter { $0.name != "range" }))
      },
      CatalogEntry(
        .member(of: AttributedText.type), "range", "Where a part stands; nil when it is not there.",
        [
          .labelled("of", .string), .labelled("options", compareOptionTypes, default: "[]"),
          .labelled("locale", .unread, default: "nil"),
        ]
      ) { call throws(Diagnostics) in
        let (text, part) = (try call.attributedText(), call.string("of") ?? "")
        try call.evaluator.step(call.source, cost: (text.count &* max(part.utf8.count, 1)) / 64)
        let options = call.compareOptions
        let found = text.range(
          of: part, ignoresCase: options.contains("caseInsensitive"), fromEnd: options.contains("backwards"))
        return found.map { .places($0) } ?? .none
      },
      CatalogEntry(
        .member(of: AttributedText.type), "index", "A place near another.",
        [
          Overload([.unlabelled("place", .int), .labelled("offsetByCharacters", .int)]) { call throws(Diagnostics) in
            try moved(call, "place", by: call.int("offsetByCharacters").map { Int(clamping: $0) } ?? 0)
          },
          Overload([.labelled("afterCharacter", .int)]) { call throws(Diagnostics) in
            try moved(call, "afterCharacter", by: 1)
          },
          Overload([.labelled("beforeCharacter", .int)]) { call throws(Diagnostics) in
            try moved(call, "beforeCharacter", by: -1)
          },
        ]),
      changing("append", "Adds a text at the end.", [.unlabelled("other", .named(AttributedText.type))]) { call, text in
        text.range.upperBound..<text.range.upperBound
      },
      changing(
        "insert", "Adds a text at a place.",
        [.unlabelled("other", .named(AttributedText.type)), .labelled("at", .int)]
      ) { call, text in
        let place = call.int("at").map { Int(clamping: $0) } ?? 0
        return place..<place
      },
      changing("removeSubrange", "Takes a part out.", [.unlabelled("range", .named("Range"))]) { call, text in
        call.value("range").flatMap { text.places($0) }
      },
      changing(
        "replaceSubrange", "Puts a text in the place of a part.",
        [.unlabelled("range", .named("Range")), .labelled("with", .named(AttributedText.type))]
      ) { call, text in call.value("range").flatMap { text.places($0) } },
    ]

  private static func moved(_ call: Invocation, _ label: String, by distance: Int) throws(Diagnostics) -> Value {
    let place = call.int(label).map { Int(clamping: $0) } ?? 0
    return .place(try call.attributedText().index(place, offsetBy: min(max(distance, -100_000), 100_000)))
  }

  /// A method that puts a text, or nothing, into the place of a part.
  private static func changing(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration],
    _ range: @escaping @Sendable (Invocation, AttributedText) -> Range<Int>?
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: AttributedText.type), name, documentation,
      [
        Overload(isMutating: true, parameters) { call throws(Diagnostics) in
          let text = try call.attributedText()
          guard let range = range(call, text) else { return .void }
          let other = call.record("other") ?? call.record("with")
          let changed = text.replacing(range, with: other.map { AttributedText($0) } ?? AttributedText(""))
          try call.evaluator.check(stringLength: changed.count, call.source)
          try call.evaluator.check(elements: changed.runs.count, new: changed.runs.count, call.source)
          call.base = changed.value
          return .void
        }
      ])
  }
}

extension Evaluator {
  /// The text of a record, which is work that grows with it.
  func attributedText(_ record: RecordValue, _ source: SourceRange) throws(Diagnostics) -> AttributedText {
    let text = AttributedText(record)
    try step(source, cost: text.count / 16 + text.runs.count)
    return text
  }

  /// `text[range]` of a text with attributes, or of one of its parts.
  func part(of record: RecordValue, at index: Value, _ source: SourceRange) throws(Diagnostics) -> Value {
    let text = try attributedText(record, source)
    guard let range = text.places(index) else {
      warn(.notDrawn("what the attributes of a part of a text change", source))
      return .record(record)
    }
    return text[range].value
  }

  /// The text with what was changed of one of its parts.
  func replacing(
    _ index: Value, of record: RecordValue, by part: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let text = try attributedText(record, source)
    guard let range = text.places(index), let part = part.record else { return .record(record) }
    return text.replacing(range, with: AttributedText(part)).value
  }
}

extension AttributedText {
  /// The places that `a..<b`, `a...` and `...b` mean.
  fileprivate func places(_ value: Value) -> Range<Int>? {
    guard case .range(let bounds) = value else { return nil }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if case .int(let place) = bounds.lower { lower = Int(clamping: place) }
    if case .int(let place) = bounds.upper {
      upper = bounds.isClosed ? index(Int(clamping: place), offsetBy: 1) : Int(clamping: place)
    }
    return lower <= upper ? lower..<upper : nil
  }
}

extension Invocation {
  /// The text before the dot.
  func attributedText() throws(Diagnostics) -> AttributedText { try evaluator.attributedText(baseRecord, source) }
}

extension Value {
  fileprivate static func place(_ place: Int) -> Value { .int(Int64(place)) }

  fileprivate static func places(_ range: Range<Int>) -> Value {
    .range(RangeValue(lower: .place(range.lowerBound), upper: .place(range.upperBound), isClosed: false))
  }
}
