/// A line of text in pieces, each with a role, so that a terminal can colour them as figures do.
public struct RoleLine: Sendable {
  /// What a piece of text is.
  public enum Role: Sendable {
    case plain, heading, muted, proposal, answer, warning
  }

  /// A piece of the line.
  public struct Piece: Sendable {
    /// The text of the piece.
    public var text: String
    /// What the piece is, which decides its colour.
    public var role: Role
  }

  /// From left to right.
  public private(set) var pieces: [Piece]

  init(_ text: String, _ role: Role = .plain) { pieces = text.isEmpty ? [] : [Piece(text: text, role: role)] }

  /// The same line after an indentation.
  func indented(_ indent: String) -> RoleLine { RoleLine(indent) + self }

  static func + (first: RoleLine, second: RoleLine) -> RoleLine {
    var line = first
    line.pieces += second.pieces
    return line
  }
}
