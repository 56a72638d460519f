/// A text as the tree holds it: the characters and everything that decides their size.
public struct TextContent: Sendable, Equatable {
  /// The characters.
  public var string: String
  /// The font all of them are set in.
  public var font: Font
  /// The most lines that are shown; `nil` for as many as there are.
  public var lineLimit: Int?
  /// The lines that room is kept for, also when there are fewer.
  public var minimumLines = 1
  /// What is added after each character, in points.
  public var tracking = 0.0
  /// What is added between two lines, in points.
  public var lineSpacing = 0.0
  /// How small the text may be set, as a part of its font's size, before it is cut off: 1 never shrinks it.
  public var minimumScale = 1.0

  /// Makes a content; see the properties.
  public init(_ string: String, font: Font, lineLimit: Int? = nil) {
    self.string = string
    self.font = font
    self.lineLimit = lineLimit
  }
}
