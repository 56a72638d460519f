internal import SwiftInterpreter

/// An `AttributedString`: a text whose parts have attributes of their own.
///
/// A record keeps it: the whole text, its runs, and what was set of the whole since. Places in it are counted in bytes of
/// UTF-8, and a part knows where it stands in the text that it is a part of, as in Foundation.
struct AttributedText {
  /// A stretch of the text with the same attributes.
  struct Run {
    var text: String
    var attributes = RecordValue(AttributedText.runType)
  }

  static let type = "AttributedString"
  static let runType = "AttributedString.Run"
  /// What a record keeps beside attributes, under names that no program can assign to.
  private enum Field {
    static let runs = "the runs"
    static let start = "the start"
  }

  /// The attribute for the marks of Markdown, as the number of an `InlineMarkdown.Style`.
  static let marks = "marks"

  private(set) var runs: [Run]
  /// Where it begins in the text that it was taken of.
  let start: Int

  /// Neighbours with the same attributes become one run.
  init(_ runs: [Run], start: Int = 0) {
    self.start = start
    self.runs = []
    for run in runs where !run.text.isEmpty {
      if let last = self.runs.last, last.attributes.isSame(as: run.attributes) {
        self.runs[self.runs.count - 1].text += run.text
      } else {
        self.runs.append(run)
      }
    }
  }

  init(_ text: String) { self.init([Run(text: text)]) }

  /// - Parameter record: a text, with or without attributes.
  init(_ record: RecordValue) {
    var runs = [Run(text: record.text("text") ?? "")]
    if case .array(let kept)? = record[Field.runs] {
      runs = kept.compactMap { $0.record.map { Run(text: $0.text("text") ?? "", attributes: $0) } }
    }
    let own = ["text", Field.runs, Field.start]
    for field in record.fields where !own.contains(field.name) {
      for index in runs.indices { runs[index].attributes = runs[index].attributes.setting(field.name, to: field.value) }
    }
    self.init(runs, start: record.count(Field.start) ?? 0)
  }

  var text: String { runs.reduce("") { $0 + $1.text } }

  var count: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  var record: RecordValue {
    let kept = runs.map { Value.record($0.attributes.setting("text", to: .string($0.text))) }
    return RecordValue(
      Self.type, [("text", .string(text)), (Field.runs, .array(kept)), (Field.start, .int(Int64(start)))])
  }

  var value: Value { .record(record) }

  /// Where the text stands in that of which it is a part.
  var range: Range<Int> { start..<start + count }

  /// The range of each run.
  var rangesOfRuns: [Range<Int>] {
    var end = start
    return runs.map { run in
      defer { end += run.text.utf8.count }
      return end..<end + run.text.utf8.count
    }
  }

  /// A part of the text. What lies outside of it is left out.
  subscript(range: Range<Int>) -> AttributedText {
    let wanted = range.clamped(to: self.range)
    let parts = zip(runs, rangesOfRuns).map { run, place in
      let part = wanted.clamped(to: place)
      let bytes = run.text.utf8.dropFirst(part.lowerBound - place.lowerBound).prefix(part.count)
      return Run(text: String(decoding: Array(bytes), as: UTF8.self), attributes: run.attributes)
    }
    return AttributedText(parts, start: wanted.lowerBound)
  }

  /// The text with another in place of a part.
  func replacing(_ range: Range<Int>, with other: AttributedText) -> AttributedText {
    let wanted = range.clamped(to: self.range)
    let (before, after) = (self[start..<wanted.lowerBound], self[wanted.upperBound..<self.range.upperBound])
    return AttributedText(before.runs + other.runs + after.runs, start: start)
  }

  /// The place of the first part, or of the last, that reads so; `nil` where there is none.
  ///
  /// - Parameter ignoresCase: whether `A` is `a`; of other letters than these each is only itself.
  func range(of part: String, ignoresCase: Bool = false, fromEnd: Bool = false) -> Range<Int>? {
    func plain(_ byte: UInt8) -> UInt8 { ignoresCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    let (bytes, wanted) = (text.utf8.map(plain), part.utf8.map(plain))
    guard !wanted.isEmpty, wanted.count <= bytes.count else { return nil }
    func isThere(_ offset: Int) -> Bool { bytes[offset..<offset + wanted.count].elementsEqual(wanted) }
    let offsets = 0...(bytes.count - wanted.count)
    guard let found = fromEnd ? offsets.last(where: isThere) : offsets.first(where: isThere) else { return nil }
    return start + found..<start + found + wanted.count
  }

  /// The place some characters after another, or before it; the ends of the text if there are fewer.
  func index(_ place: Int, offsetBy distance: Int) -> Int {
    let bytes = text.utf8
    let here = min(max(place, range.lowerBound), range.upperBound) - start
    let before = String(decoding: Array(bytes.prefix(here)), as: UTF8.self)
    if distance < 0 { return start + before.dropLast(-distance).utf8.count }
    let after = String(decoding: Array(bytes.dropFirst(here)), as: UTF8.self)
    return start + here + after.prefix(distance).utf8.count
  }
}

extension RecordValue {
  /// Whether another has the same attributes: plain ones that are equal, and others that are one and the same value.
  fileprivate func isSame(as other: RecordValue) -> Bool {
    let (own, others) = (fields.filter { $0.name != "text" }, other.fields.filter { $0.name != "text" })
    return own.count == others.count
      && own.allSatisfy { field in
        switch (field.value, other[field.name]) {
        case (.string(let a), .string(let b)?): a == b
        case (.int(let a), .int(let b)?): a == b
        case (.double(let a), .double(let b)?): a == b
        case (.symbol(_, let a), .symbol(_, let b)?): a == b
        case (.native(let a), .native(let b)?): a === b
        default: false
        }
      }
  }
}
