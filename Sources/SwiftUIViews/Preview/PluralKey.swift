/// The key of a text in one of its plurals. The usual plural, `other`, has the text's own key.
package enum PluralKey {
  /// As Xcode names the plurals of a text in an exported list: `%lld boats|==|plural.one`.
  ///
  /// - Parameter form: the plural's name in Unicode's rules, such as `one`.
  package static func key(_ key: String, form: String) -> String {
    form == "other" ? key : "\(key)|==|plural.\(form)"
  }
}
