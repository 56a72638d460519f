/// How a name of Swift or SwiftUI is treated.
public enum Status: Sendable, Equatable {
  /// It is evaluated, laid out and drawn as SwiftUI does it.
  case supported
  /// It is accepted; neither layout nor drawing here depends on it.
  case noEffect
  /// It is accepted, and something stands in for it: a box for a map, a value that is never read.
  case opaque
  /// Haggle does not support it; `instead` names what to write instead, and is empty where nothing comes close.
  case gap(instead: String)

  public var isGap: Bool {
    if case .gap = self { return true }
    return false
  }
}
