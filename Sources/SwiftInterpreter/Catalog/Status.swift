/// What becomes of a name of Swift or SwiftUI.
public enum Status: Sendable, Equatable {
  /// It is evaluated, laid out and drawn as SwiftUI does it.
  case supported
  /// It is accepted; neither layout nor drawing here depends on it.
  case noEffect
  /// It is accepted, and something stands in for it: a box for a map, a value that nobody reads.
  case opaque
  /// Swift or SwiftUI has it and Haggle has not; `instead` says what to write, and is empty where nothing is near.
  case gap(instead: String)

  public var isGap: Bool {
    if case .gap = self { return true }
    return false
  }
}
