/// A stretch of source that is shown in one colour.
public struct Token: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case keyword, type, string, number, comment, member, attribute, argumentLabel, plain
  }

  /// Offsets of UTF-8 bytes.
  public var range: Range<Int>
  public var kind: Kind

  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
