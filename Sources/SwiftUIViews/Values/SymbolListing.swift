/// Whether a list of Apple's symbols has a name.
public enum SymbolListing: Sendable, Equatable {
  /// There is a symbol of that name.
  case listed
  /// The list does not have it, nor one like it: perhaps a symbol that is newer than the list.
  case unlisted
  /// The list has one whose name differs in a letter or two.
  case misspelt(near: String)
}
