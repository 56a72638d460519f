extension SiteBuilder {
  /// A scenario that is done.
  public struct Progress: Sendable {
    /// Its file.
    public let file: String
    /// Whether its pages were there from an earlier build.
    public let isKept: Bool
    /// How many are done, this one included, of how many.
    public let done: Int
    public let count: Int

    public init(file: String, isKept: Bool, done: Int, count: Int) {
      (self.file, self.isKept, self.done, self.count) = (file, isKept, done, count)
    }
  }
}
