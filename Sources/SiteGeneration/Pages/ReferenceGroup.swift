internal import Markup
internal import SwiftInterpreter
internal import SwiftUIViews

/// The subject of one page of the reference.
struct ReferenceGroup {
  let title: String
  let text: String
  let families: [Catalog.Family]
  /// The page's address from the site's root.
  let path: String

  private init(_ title: String, _ text: String, _ families: [Catalog.Family]) {
    (self.title, self.text, self.families) = (title, text, families)
    let name = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    path = "reference/" + name + ".html"
  }

  /// The catalogue's families, in its order.
  static let families = Catalog.swiftUI.families

  /// Every page, in the order of the catalogue; constants and members, of which there are families for dozens of types,
  /// have one page each, and so have the gaps.
  static let all: [ReferenceGroup] = {
    let shared: [(Catalog.Family.Kind, String, String)] = [
      (.constants, "Constants", "The constants of SwiftUI's and Swift's types, by the type whose values they are."),
      (.members, "Members", "The properties and functions of values, by the type that has them."),
      (
        .gaps, "Not supported yet",
        "Names of Swift and SwiftUI that Haggle does not support, with what to write instead."
      ),
    ]
    let own = families.filter { family in !shared.contains { $0.0 == family.kind } }
    return own.map { ReferenceGroup($0.title, ReferenceGroup.text(of: $0), [$0]) }
      + shared.map { kind, title, text in ReferenceGroup(title, text, families.filter { $0.kind == kind }) }
  }()

  private static func text(of family: Catalog.Family) -> String {
    let count = family.entries.count
    return (count == 1 ? "One name" : "\(count) names") + " that a scenario can use, each with what it takes."
  }

  /// The pages of the entries, by their ids.
  private static let paths: [String: String] = {
    let pairs = all.flatMap { group in
      group.families.flatMap(\.entries).map { (ReferencePage.id(of: $0), group.path) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The address of an entry from the site's root.
  static func address(ofID id: String) -> String { (paths[id] ?? "reference.html") + "#" + percentEncoded(id) }
}
