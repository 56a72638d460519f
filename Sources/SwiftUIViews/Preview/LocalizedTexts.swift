internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The texts for keys: in the table that a call names, and in the language of the environment.
extension Evaluator {
  /// The text for a key; in the language of the source where there is none in the environment's, and `nil` where there
  /// is none at all.
  func localizedString(_ key: String, table: String? = nil) -> String? {
    let options = preview.options
    let table = table == "Localizable" ? nil : table
    for language in preview.environment.languages {
      if let text = options.localizedString(TableKey.key(key, table: table, language: language)) { return text }
    }
    let text = options.localizedString(TableKey.key(key, table: table, language: nil))
    // A table that was not found may be a part of the other one.
    return text == nil && table != nil ? options.localizedString(key) : text
  }

  /// Notes the table that a call names for the key in its first argument, and where the key is.
  func noteTable(of call: Call) {
    guard let key = call.arguments.first else { return }
    if key.label == "localized" { preview.localizedKeys[call.ownSource] = key.value.source }
    for argument in call.arguments where argument.label == "tableName" || argument.label == "table" {
      guard case .string(let segments) = argument.value.kind, case .literal(let name)? = segments.first else {
        continue
      }
      preview.stringTables[key.value.source] = name
    }
  }

  /// Whether there was a text for the key that a call has as its first argument.
  func isTranslated(_ call: Invocation) -> Bool {
    guard let key = preview.localizedKeys[call.source] else { return true }
    return !preview.untranslated.contains(key)
  }

  /// The languages that the views of a preview are shown in by a modifier at their end; `nil` where there is none.
  func localeIdentifier(of preview: PreviewDeclaration) throws(Diagnostics) -> String? {
    for modifier in preview.lastModifiers {
      guard case .call(let call) = modifier.kind, case .member(_, "environment") = call.callee.kind,
        call.arguments.count == 2, case .keyPath(_, let names) = call.arguments[0].value.kind, names == ["locale"]
      else { continue }
      let locale = try trying { () throws(Diagnostics) in
        try self.value(call.arguments[1].value, as: .named("Locale"), in: Scope(parent: nil))
      }
      return locale?.record?.text("identifier")
    }
    return nil
  }
}

extension ViewEnvironment {
  /// The languages of the locale from the most particular on, without that of the source: `de-AT`, `de`.
  fileprivate var languages: [String] {
    guard let localeIdentifier else { return [] }
    let parts = localeIdentifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { String($0) }
    guard let language = parts.first, language != "en" else { return [] }
    return (1...min(parts.count, 3)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }
}
