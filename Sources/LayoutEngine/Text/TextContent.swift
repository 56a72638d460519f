/// A text as the tree holds it: the characters and everything that decides their size.
public struct TextContent: Sendable, Equatable {
  public var string: String
  public var font: Font
  /// The most lines that are shown; `nil` for as many as there are.
  public var lineLimit: Int?

  public init(_ string: String, font: Font, lineLimit: Int? = nil) {
    self.string = string
    self.font = font
    self.lineLimit = lineLimit
  }
}
