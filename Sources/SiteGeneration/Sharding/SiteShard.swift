/// One of the parts among which a site's scenarios are dealt out like cards: the same on every machine.
public struct SiteShard: Equatable, Sendable {
  /// Counted from 1.
  public let number: Int
  public let count: Int

  /// The most parts: more than any site needs.
  public static let most = 10_000

  /// - Returns: `nil` unless the number is one of the parts.
  public init?(number: Int, of count: Int) {
    guard 1...SiteShard.most ~= count, 1...count ~= number else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// - Parameter text: `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  public var text: String { "\(number)/\(count)" }

  /// The indices of the scenarios that belong to this part, of the given number of scenarios.
  func indices(of scenarios: Int) -> [Int] { Array(stride(from: number - 1, to: scenarios, by: count)) }
}
