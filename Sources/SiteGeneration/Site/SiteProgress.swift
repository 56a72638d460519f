extension SiteBuilder {
  /// A scenario that is done.
  public struct Progress: Sendable {
    /// Its file.
    public let file: String
    /// Whether its pages were kept from an earlier build.
    public let isKept: Bool
    /// The number of scenarios that are done, including this one, and the number of all.
    public let done: Int
    public let count: Int

    public init(file: String, isKept: Bool, done: Int, count: Int) {
      (self.file, self.isKept, self.done, self.count) = (file, isKept, done, count)
    }
  }
}
