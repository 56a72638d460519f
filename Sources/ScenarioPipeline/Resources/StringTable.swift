internal import Foundation
internal import SwiftUIViews

/// The texts of a `.strings`, `.stringsdict` or `.xcstrings` file by their keys.
struct StringTable {
  private(set) var texts: [String: String] = [:]

  /// - Parameters:
  ///   - name: the file's name, whose ending tells its form: a string catalog is JSON with all languages.
  ///   - language: the language that is wanted of several; `nil` for English or that of the source.
  init?(_ bytes: [UInt8], name: String, language: String? = nil) {
    if name.hasSuffix(".xcstrings") {
      guard let texts = StringTable.catalog(bytes, language) else { return nil }
      self.texts = texts
    } else if name.hasSuffix(".stringsdict") {
      guard let texts = StringTable.plurals(bytes) else { return nil }
      self.texts = texts
    } else {
      guard let text = StringTable.decoded(bytes) else { return nil }
      var reader = StringsReader(text)
      guard let texts = reader.texts() else { return nil }
      self.texts = texts
    }
  }

  /// UTF-8, or UTF-16 with a byte order mark.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: Data(bytes), encoding: .utf16)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A key without a text is its own text.
  private static func catalog(_ bytes: [UInt8], _ language: String?) -> [String: String]? {
    guard let catalog = StringCatalog(bytes, language: language) else { return nil }
    var texts: [String: String] = [:]
    for entry in catalog.entries {
      for form in StringCatalog.forms { texts[PluralKey.key(entry.key, form: form)] = entry.texts[form] }
    }
    return texts
  }

  /// The texts of a `.stringsdict`, whose plurals replace their names: `%#@items@`.
  private static func plurals(_ bytes: [UInt8]) -> [String: String]? {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let entries = list as? [String: [String: Any]] else { return nil }
    var texts: [String: String] = [:]
    for (key, entry) in entries {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      for form in StringCatalog.forms {
        var text = format
        var hasForm = form == "other"
        for (name, rule) in entry.sorted(by: { $0.key < $1.key }) {
          guard let rule = rule as? [String: String], let other = rule["other"] else { continue }
          hasForm = hasForm || rule[form] != nil
          text = text.replacingOccurrences(of: "%#@\(name)@", with: rule[form] ?? other)
        }
        if hasForm { texts[PluralKey.key(key, form: form)] = text }
      }
    }
    return texts
  }
}

/// Reads `"key" = "text";` and comments.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// The texts by their keys; `nil` when there is anything else.
  mutating func texts() -> [String: String]? {
    var texts: [String: String] = [:]
    while true {
      guard skip() else { return nil }
      if next == nil { return texts }
      guard let key = word(), skip(), take("="), skip(), let text = word(), skip(), take(";") else { return nil }
      if texts[key] == nil { texts[key] = text }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Passes over white space and comments; false for a comment without an end.
  private mutating func skip() -> Bool {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        position += 1
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let scalar = next, scalar != "\n" { position += 1 }
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        position += 2
        while position + 1 < scalars.count, scalars[position] != "*" || scalars[position + 1] != "/" { position += 1 }
        guard position + 1 < scalars.count else { return false }
        position += 2
      } else {
        return true
      }
    }
    return true
  }

  /// A text in quotes, or a bare word.
  private mutating func word() -> String? {
    var text = String.UnicodeScalarView()
    guard take("\"") else {
      while let scalar = next,
        scalar.properties.isAlphabetic || scalar == "_" || scalar == "." || scalar == "-"
          || ("0"..."9").contains(scalar)
      {
        text.append(scalar)
        position += 1
      }
      return text.isEmpty ? nil : String(text)
    }
    while let scalar = next {
      position += 1
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = escape() else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[position..<min(position + 4, scalars.count)]))
      position = min(position + 4, scalars.count)
      return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
    default: return scalar
    }
  }
}
