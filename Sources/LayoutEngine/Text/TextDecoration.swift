/// A line that is drawn under or through the characters of a text; it takes no room.
public struct TextDecoration: Sendable, Equatable {
  /// Where the line is.
  public enum Place: UInt8, Sendable {
    /// Below the characters, as `underline` draws it.
    case under
    /// Through the characters, as `strikethrough` draws it.
    case through
  }

  /// Where the line is.
  public var place: Place
  /// What the line is drawn in; `nil` for what the characters are.
  public var paint: Paint?

  /// Makes a line; see the properties.
  public init(_ place: Place, paint: Paint? = nil) {
    self.place = place
    self.paint = paint
  }
}
