/// Markup that is finished: elements are closed, text is escaped.
///
/// It is a separate type so that text can never be taken for markup by mistake.
public struct MarkupFragment: Equatable, Sendable {
  /// The markup as UTF-8.
  public let bytes: [UInt8]

  /// The markup as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Takes text that a `MarkupWriter` made, for example a figure's SVG, as markup again.
  public init(finishedMarkup text: String) { bytes = Array(text.utf8) }
}
