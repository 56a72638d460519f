import ArgumentParser

/// `NAME=EXPRESSION`: an argument that a view is made with.
struct ValueArgument {
  var name: String
  /// The expression, as Swift writes it.
  var source: String

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].allSatisfy(\.isWhitespace) else {
      throw ValidationError("write the name of an argument and its value, as in 'title=\"Home\"'")
    }
    name = String(parts[0])
    source = String(parts[1])
  }
}
