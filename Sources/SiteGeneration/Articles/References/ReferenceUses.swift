/// What an article asked its references for, found or not: what it says depends on these and its own text.
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

  /// In the order in which they were asked for first.
  private(set) var all: [Use] = []
  private var known: Set<Use> = []

  func note(_ kind: Kind, _ name: String) {
    let use = Use(kind: kind, name: name)
    if known.insert(use).inserted { all.append(use) }
  }

  func forget() { (all, known) = ([], []) }
}
