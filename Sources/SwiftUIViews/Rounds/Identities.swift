internal import LayoutEngine

/// Gives each view that can own state a number that stays the same from round to round.
///
/// A view is identified by the view around it, the place of its call in the source, the id that `ForEach` or `id(_:)`
/// gives it, and, where one call makes several, by how many came before. So a view keeps its state when another branch
/// of an `if` next to it comes or goes, and the two branches never share state.
final class Identities {
  private struct Key: Hashable {
    var parent: Int
    var source: SourceRange
    var id: String
    var occurrence: Int
  }

  /// The identity of the preview itself.
  static let root = 0

  private var numbers: [Key: Int] = [:]
  /// How often a key without its occurrence was met in this round.
  private var met: [Key: Int] = [:]

  func beginRound() { met = [:] }

  /// The identity of a view inside another one.
  ///
  /// - Parameters:
  ///   - parent: the identity around it.
  ///   - source: the call that made it.
  ///   - id: the scenario's id for it; empty when there is none.
  func child(of parent: Int, _ source: SourceRange, id: String = "") -> Int {
    var key = Key(parent: parent, source: source, id: id, occurrence: 0)
    let occurrence = met[key] ?? 0
    met[key] = occurrence + 1
    key.occurrence = occurrence
    if let number = numbers[key] { return number }
    let number = numbers.count + 1
    numbers[key] = number
    return number
  }
}
