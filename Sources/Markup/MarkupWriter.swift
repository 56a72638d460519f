/// Writes SVG and HTML.
///
///     var svg = MarkupWriter(flavor: .svg)
///     svg.element("g", [("class", "node")]) { svg in
///       svg.element("rect", [("width", numberText(20)), ("height", numberText(10))])
///       svg.element("text", text: "20 < 30")
///     }
///     let figure = svg.finish().text
///
/// Attributes keep the order they are given in. Text and attribute values are escaped, characters that XML 1.0 forbids
/// are left out, and `finish()` closes whatever is still open, so the result is always well-formed when it has one
/// root. Elements are on separate lines where white space has no meaning.
public struct MarkupWriter: ~Copyable {
  /// The kind of markup.
  public enum Flavor: Sendable {
    /// XML: an element without content closes itself.
    case svg
    /// HTML that is well-formed XML as well: only void elements close themselves.
    case html
  }

  /// An element whose end is not written yet.
  private struct OpenElement {
    let name: String
    /// Whether it is on a separate line.
    let isBlock: Bool
    let traits: MarkupLayout.Traits
    /// Whether the start tag lacks its `>` because nothing was written inside.
    var isEmpty = true
    /// Whether the last thing inside is an element on a separate line.
    var endsWithBlock = false
  }

  private let flavor: Flavor
  private var bytes = ByteBuffer()
  private var open: [OpenElement] = []

  public init(flavor: Flavor) { self.flavor = flavor }

  /// How many elements are open.
  public var depth: Int { open.count }

  // MARK: - Elements

  /// Writes an element and what the closure writes inside it.
  public mutating func element<Failure: Error>(
    _ name: String,
    _ attributes: [(String, String)] = [],
    content: (inout MarkupWriter) throws(Failure) -> Void
  ) throws(Failure) {
    openElement(name, attributes)
    let depthInside = open.count
    try content(&self)
    // Also closes elements that the closure opened and did not close.
    while open.count >= depthInside { closeElement() }
  }

  /// Writes an element with a text inside.
  public mutating func element(_ name: String, _ attributes: [(String, String)] = [], text content: String) {
    openElement(name, attributes)
    text(content)
    closeElement()
  }

  /// Writes an element without content.
  public mutating func element(_ name: String, _ attributes: [(String, String)] = []) {
    openElement(name, attributes)
    closeElement()
  }

  /// Writes a start tag; `closeElement()` ends the element.
  public mutating func openElement(_ name: String, _ attributes: [(String, String)] = []) {
    beginContent()
    let traits = MarkupLayout.traits(of: name)
    let allowsLines = open.last.map { !$0.traits.contains(.keepsWhiteSpace) } ?? true
    let isBlock = allowsLines && (flavor == .svg || traits.contains(.isBlock))
    if isBlock { breakLine() }
    bytes.append(UInt8(ascii: "<"))
    MarkupEscaping.appendName(name, to: &bytes)
    for (name, value) in attributes {
      bytes.append(UInt8(ascii: " "))
      MarkupEscaping.appendName(name, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      MarkupEscaping.append(value, in: .attributeValue, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    open.append(OpenElement(name: name, isBlock: isBlock, traits: traits))
  }

  /// Ends the innermost open element; does nothing when none is open.
  public mutating func closeElement() {
    guard let element = open.popLast() else { return }
    if element.isEmpty && closesItself(element) {
      bytes.append(UInt8(ascii: "/"))
      bytes.append(UInt8(ascii: ">"))
    } else {
      if element.isEmpty { bytes.append(UInt8(ascii: ">")) }
      if element.endsWithBlock { bytes.append(UInt8(ascii: "\n")) }
      bytes.append(UInt8(ascii: "<"))
      bytes.append(UInt8(ascii: "/"))
      MarkupEscaping.appendName(element.name, to: &bytes)
      bytes.append(UInt8(ascii: ">"))
    }
    if !open.isEmpty { open[open.count - 1].endsWithBlock = element.isBlock }
  }

  // MARK: - Content

  /// Writes text, escaped.
  public mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    beginContent()
    MarkupEscaping.append(text, in: .content, to: &bytes)
  }

  /// Writes the text of a style sheet or a script inside `style` or `script`.
  ///
  /// In a page it is written so that HTML, which has no escaping in these elements, and XML read the same.
  public mutating func code(_ code: String) {
    guard flavor == .html else {
      text(code)
      return
    }
    guard !code.isEmpty else { return }
    beginContent()
    let guarded = CodeText.withoutEndings(code)
    if CodeText.needsSection(guarded) {
      bytes.append("/*<![CDATA[*/")
      MarkupEscaping.appendPlain(guarded, to: &bytes)
      bytes.append("/*]]>*/")
    } else {
      MarkupEscaping.appendPlain(guarded, to: &bytes)
    }
  }

  /// Inserts markup that is finished, such as a figure in a page.
  public mutating func insert(_ fragment: MarkupFragment) {
    guard !fragment.bytes.isEmpty else { return }
    beginContent()
    bytes.append(fragment.bytes)
  }

  /// Breaks the line here, only for readers of the source.
  public mutating func lineBreak() {
    beginContent()
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: - Document

  /// Writes `<?xml …?>`, which must come first.
  public mutating func xmlDeclaration() {
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Writes `<!DOCTYPE html>`, which must come before the root element.
  public mutating func htmlDoctype() {
    bytes.append("<!DOCTYPE html>\n")
  }

  /// Closes what is still open and returns the markup; the writer is empty afterwards.
  public mutating func finish() -> MarkupFragment {
    while !open.isEmpty { closeElement() }
    return MarkupFragment(bytes: bytes.finish())
  }

  // MARK: - Parts

  /// Ends the start tag of the element that now gets content.
  private mutating func beginContent() {
    guard !open.isEmpty else { return }
    let innermost = open.count - 1
    if open[innermost].isEmpty { bytes.append(UInt8(ascii: ">")) }
    open[innermost].isEmpty = false
    open[innermost].endsWithBlock = false
  }

  private mutating func breakLine() {
    guard let last = bytes.last, last != UInt8(ascii: "\n") else { return }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func closesItself(_ element: OpenElement) -> Bool {
    flavor == .svg || element.traits.contains(.isVoid)
  }
}
