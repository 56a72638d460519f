/// Why bytes are not a program, and where.
public struct ProgramReadingError: Error, Sendable, Equatable {
  /// What is wrong with the bytes.
  public enum Problem: String, Sendable {
    /// The first byte names another version of the form.
    case version
    /// The bytes end too early.
    case truncated
    /// A byte names no kind of statement, expression, pattern or declaration.
    case unknownKind
    /// A number is larger than its place allows.
    case number
    /// A string that is not UTF-8.
    case text
    /// Parts are inside one another deeper than the reader was allowed to follow.
    case depth
    /// Bytes follow the end.
    case surplus
  }

  /// What is wrong at the offset.
  public var problem: Problem
  /// How many bytes had been read.
  public var offset: Int

  public init(_ problem: Problem, offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
