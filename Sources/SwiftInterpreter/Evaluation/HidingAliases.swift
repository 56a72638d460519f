import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Type aliases in a type that hide a type of SwiftUI's there, and nowhere else: `typealias Image = UIImage`.
struct HidingAliases {
  private var aliases: [String: [(scope: SourceRange, alias: TypeAlias)]] = [:]

  var isEmpty: Bool { aliases.isEmpty }

  /// - Parameter scope: The type that the alias is declared in.
  mutating func add(_ alias: TypeAlias, in scope: SourceRange) {
    aliases[alias.name, default: []].append((scope, alias))
  }

  /// The alias that a name means at a place; `nil` where it means none of them.
  func alias(_ name: String, at source: SourceRange) -> TypeAlias? {
    if aliases.isEmpty { return nil }
    return aliases[name]?.last { $0.scope.encloses(source) }?.alias
  }
}
