/// The key of a text in a table other than `Localizable`, or in another language than that of the source. Any other has
/// its own key.
package enum TableKey {
  /// No key has such a character.
  private static let mark: Character = "\u{1F}"

  /// - Parameters:
  ///   - table: the name of the table's file; `nil` for `Localizable`.
  ///   - language: such as `de`; `nil` for that of the source.
  package static func key(_ key: String, table: String?, language: String?) -> String {
    table == nil && language == nil ? key : "\(mark)\(language ?? "")\(mark)\(table ?? "")\(mark)\(key)"
  }

  /// The language, the table and the key in it.
  package static func parts(of key: String) -> (language: String?, table: String?, key: String) {
    guard key.first == mark else { return (nil, nil, key) }
    let parts = key.dropFirst().split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return (nil, nil, key) }
    return (
      parts[0].isEmpty ? nil : String(parts[0]), parts[1].isEmpty ? nil : String(parts[1]), String(parts[2])
    )
  }
}
