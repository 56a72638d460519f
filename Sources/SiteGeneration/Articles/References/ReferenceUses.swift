/// The references that an article used, found or not: its content depends on these and its own text.
final class ReferenceUses {
  enum Kind: Int {
    /// A scenario with its previews and layouts.
    case scenario
    /// The text of a file.
    case source
    /// An article's address and headings.
    case article
  }

  struct Use: Hashable {
    let kind: Kind
    /// The file as the user knows it.
    let name: String
  }

  /// In the order of their first use.
  private(set) var all: [Use] = []
  private var known: Set<Use> = []

  func note(_ kind: Kind, _ name: String) {
    let use = Use(kind: kind, name: name)
    if known.insert(use).inserted { all.append(use) }
  }

  func forget() { (all, known) = ([], []) }
}
