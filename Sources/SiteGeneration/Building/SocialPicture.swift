public import Diagnostics

/// Makes the picture that others show where they link to a page, a PNG, of the page's figure as SVG.
public typealias SocialPicture = @Sendable (String) throws(Problem) -> [UInt8]

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
