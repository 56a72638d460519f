internal import SwiftInterpreter
internal import SwiftUIViews

/// Finds one of SwiftUI's names in the reference: `frame(width:height:alignment:)`, `HStack`, `GridItem`.
enum APIReference {
  /// The entries that can be linked to, by name.
  private static let entries = Dictionary(
    grouping: Catalog.swiftUI.families.flatMap(\.entries).filter { rank($0) != nil }, by: \.name)

  /// The id of an entry on the reference's page.
  ///
  /// - Parameter name: The name, with the labels of its arguments if they matter.
  static func id(of name: String) throws(ArticleFault) -> String {
    let (word, labels) = parts(name)
    guard let named = entries[word] else {
      throw .unknownAPI(name, advice: Suggestion.advice(for: word, in: entries.keys.sorted()))
    }
    let fitting = named.filter { entry in labels.map { takes(entry, $0) } ?? true }
    guard let entry = fitting.min(by: { rank($0) ?? 0 < rank($1) ?? 0 }) else {
      throw .unknownAPI(name, advice: "there are \(ArticleFault.list(named.flatMap(\.declarations)))")
    }
    return ReferencePage.id(of: entry)
  }

  /// The name, and the labels between its parentheses if it has those.
  private static func parts(_ name: String) -> (word: String, labels: [String]?) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return (name, nil) }
    let inside = name[name.index(after: open)...].dropLast()
    return (String(name[..<open]), inside.split(separator: ":").map(String.init))
  }

  /// Whether the labels are those of one of the entry's parameter lists, in their order; those with a default, and
  /// closures that trail, may be left out.
  private static func takes(_ entry: CatalogEntry, _ labels: [String]) -> Bool {
    entry.overloads.isEmpty
      || entry.overloads.contains { overload in
        var rest = overload.parameters.map { $0.label ?? "_" }[...]
        return labels.allSatisfy { label in
          guard let index = rest.firstIndex(of: label) else { return false }
          rest = rest[(index + 1)...]
          return true
        }
      }
  }

  /// The precedence of an entry among those of its name; `nil` for members of values, which are not linked to.
  private static func rank(_ entry: CatalogEntry) -> Int? {
    switch entry.role {
    case .view: 0
    case .modifier: 1
    case .initializer, .type: 2
    case .function, .propertyWrapper, .resultBuilder, .environmentValue: 3
    case .staticMember, .member: nil
    }
  }
}
