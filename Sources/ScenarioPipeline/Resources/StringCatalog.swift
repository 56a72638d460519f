internal import Foundation

/// A string catalog, `.xcstrings`: its texts in English, or else in the language of the source.
struct StringCatalog {
  struct Entry {
    var key: String
    /// Whether somebody added it to the catalog; Xcode finds the others in the code.
    var isManual: Bool
    /// The text in each of its plurals; `other` is the usual one. Empty where the key is the text.
    var texts: [String: String]
  }

  /// The plurals that English has in addition to `other`.
  static let plurals = ["zero", "one"]
  /// All the plurals of English.
  static let forms = plurals + ["other"]

  /// In the order of their keys.
  private(set) var entries: [Entry]

  /// - Parameter wanted: the only language whose texts are taken; `nil` for English or that of the source.
  /// - Returns: `nil` where the file is no such catalog.
  init?(_ bytes: [UInt8], language wanted: String? = nil) {
    guard let file = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let strings = file["strings"] as? [String: Any]
    else { return nil }
    let language = file["sourceLanguage"] as? String ?? "en"
    entries = strings.sorted { $0.key < $1.key }.map { key, value in
      let value = value as? [String: Any]
      let localizations = value?["localizations"] as? [String: Any]
      let localized = wanted.map { localizations?[$0] } ?? (localizations?["en"] ?? localizations?[language])
      let localization = localized as? [String: Any] ?? [:]
      var texts: [String: String] = [:]
      for form in StringCatalog.forms { texts[form] = StringCatalog.text(of: localization, in: form) }
      return Entry(key: key, isManual: value?["extractionState"] as? String == "manual", texts: texts)
    }
  }

  /// A text in one of its plurals: for `other` and without plurals the text itself; `nil` when there is no such form.
  private static func text(of localization: [String: Any], in form: String) -> String? {
    if let variations = localization["variations"] as? [String: Any] { return text(ofVariations: variations, in: form) }
    guard let unit = localization["stringUnit"] as? [String: Any], let text = unit["value"] as? String else {
      return nil
    }
    // `%#@items@` stands for a text with plurals of its own.
    guard let substitutions = localization["substitutions"] as? [String: Any] else {
      return form == "other" ? text : nil
    }
    var result = text
    var hasForm = form == "other"
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      guard let substitution = substitution as? [String: Any],
        let variations = substitution["variations"] as? [String: Any],
        let other = self.text(ofVariations: variations, in: "other")
      else { continue }
      let chosen = self.text(ofVariations: variations, in: form)
      hasForm = hasForm || chosen != nil
      let specifier = "%" + (substitution["formatSpecifier"] as? String ?? "lld")
      let part = (chosen ?? other).replacingOccurrences(of: "%arg", with: specifier)
      result = result.replacingOccurrences(of: "%#@\(name)@", with: part)
    }
    return hasForm ? result : nil
  }

  private static func text(ofVariations variations: [String: Any], in form: String) -> String? {
    if let forms = variations["plural"] as? [String: Any] { return unit(forms[form]) }
    guard form == "other", let devices = variations["device"] as? [String: Any] else { return nil }
    return unit(devices["iphone"]) ?? unit(devices["other"])
  }

  private static func unit(_ form: Any?) -> String? {
    ((form as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
