/// Writes JSON with the keys in the order they are given.
///
///     var json = JSONWriter(isPretty: true)
///     json.object { json in
///       json.field("format", "haggle-trace")
///       json.field("size") { json in
///         json.object(onOneLine: true) { json in
///           json.field("width", 85.3333)
///           json.field("height") { $0.null() }
///         }
///       }
///     }
///     let text = json.finish()
///
/// Numbers are written by `NumberFormat`. JSON has no infinity: infinities become the texts "inf" and "-inf", NaN
/// becomes `null`.
public struct JSONWriter: ~Copyable {
  /// An array or object whose end is not written yet.
  private struct OpenContainer {
    var end: UInt8
    var isOnOneLine: Bool
    var isEmpty = true
  }

  private let isPretty: Bool
  private let escapesMarkup: Bool
  private var bytes = ByteBuffer()
  private var open: [OpenContainer] = []
  /// Whether a key was written and its value is due.
  private var isAfterKey = false

  /// Makes an empty writer.
  ///
  /// - Parameters:
  ///   - isPretty: Whether members are on separate lines, indented by two spaces for each level.
  ///   - escapesMarkup: Whether `<`, `>` and `&` are written as escapes, for JSON inside a `script` element.
  public init(isPretty: Bool = false, escapesMarkup: Bool = false) {
    self.isPretty = isPretty
    self.escapesMarkup = escapesMarkup
  }

  // MARK: - Containers

  /// Writes an object with the fields the closure writes.
  public mutating func object<Failure: Error>(
    onOneLine: Bool = false,
    content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container("{", "}", onOneLine: onOneLine, content: content)
  }

  /// Writes an array with the values the closure writes.
  public mutating func array<Failure: Error>(
    onOneLine: Bool = false,
    content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container("[", "]", onOneLine: onOneLine, content: content)
  }

  /// Writes a key; the closure writes its value. A closure that writes none gives `null`.
  public mutating func field<Failure: Error>(
    _ key: String,
    value: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginValue()
    JSONEscaping.append(key, escapesMarkup: escapesMarkup, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
    try value(&self)
    if isAfterKey { null() }
  }

  public mutating func field(_ key: String, _ value: String) { field(key) { $0.value(value) } }
  public mutating func field(_ key: String, _ value: Double) { field(key) { $0.value(value) } }
  public mutating func field(_ key: String, _ value: Int) { field(key) { $0.value(value) } }
  public mutating func field(_ key: String, _ value: Bool) { field(key) { $0.value(value) } }

  // MARK: - Values

  /// Writes a text.
  public mutating func value(_ value: String) {
    beginValue()
    JSONEscaping.append(value, escapesMarkup: escapesMarkup, to: &bytes)
  }

  /// Writes a number.
  public mutating func value(_ value: Double) {
    guard !value.isNaN else { return null() }
    guard value.isFinite else { return self.value(numberText(value)) }
    beginValue()
    NumberFormat.appendExactly(value, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func value(_ value: Int) {
    beginValue()
    NumberFormat.append(value, to: &bytes)
  }

  /// Writes `true` or `false`.
  public mutating func value(_ value: Bool) {
    beginValue()
    bytes.append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    bytes.append("null")
  }

  /// Closes what is still open and returns the text; the writer is empty afterwards.
  public mutating func finish() -> String {
    close()
    return bytes.finishText()
  }

  /// The same as the bytes of a file.
  public mutating func finishBytes() -> [UInt8] {
    close()
    return bytes.finish()
  }

  // MARK: - Parts

  private mutating func close() {
    if isAfterKey { null() }
    while !open.isEmpty { closeContainer() }
  }

  private mutating func container<Failure: Error>(
    _ start: Unicode.Scalar,
    _ end: Unicode.Scalar,
    onOneLine: Bool,
    content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginValue()
    bytes.append(UInt8(ascii: start))
    let isOnOneLine = onOneLine || !isPretty || open.last?.isOnOneLine == true
    open.append(OpenContainer(end: UInt8(ascii: end), isOnOneLine: isOnOneLine))
    try content(&self)
    closeContainer()
  }

  private mutating func closeContainer() {
    guard let container = open.popLast() else { return }
    if !container.isEmpty && !container.isOnOneLine { breakLine() }
    bytes.append(container.end)
  }

  /// Writes the separator between the previous value and the next one.
  private mutating func beginValue() {
    guard !isAfterKey else {
      isAfterKey = false
      return
    }
    guard let container = open.last else { return }
    if !container.isEmpty { bytes.append(UInt8(ascii: ",")) }
    if !container.isOnOneLine {
      breakLine()
    } else if isPretty && !container.isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    open[open.count - 1].isEmpty = false
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in open.indices {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}
