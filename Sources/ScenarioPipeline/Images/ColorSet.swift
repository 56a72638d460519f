internal import Foundation
internal import LayoutEngine
internal import SwiftUIViews

/// A colour of an asset catalog: `name.colorset/Contents.json`.
enum ColorSet {
  /// The colour with its form for dark mode; `nil` when the bytes describe none.
  static func paint(_ bytes: [UInt8]) -> Paint? {
    guard let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let colors = contents["colors"] as? [[String: Any]]
    else { return nil }
    var light: RGBA?
    var dark: RGBA?
    for entry in colors {
      guard let written = entry["color"] as? [String: Any] else { continue }
      if let reference = written["reference"] as? String, let paint = Paint(systemColor: reference) { return paint }
      guard let color = rgba(written) else { continue }
      let appearances = entry["appearances"] as? [[String: Any]] ?? []
      let values = appearances.compactMap { $0["value"] as? String }
      if values.isEmpty {
        if light == nil { light = color }
      } else if values == ["dark"], dark == nil {
        dark = color
      } else if values == ["light"] {
        light = color
      }
    }
    guard let shown = light ?? dark else { return nil }
    return Paint(light: shown, dark: dark ?? shown)
  }

  private static func rgba(_ color: [String: Any]) -> RGBA? {
    guard let components = color["components"] as? [String: Any] else { return nil }
    let opacity = component(components["alpha"]) ?? 1
    if let white = component(components["white"]) {
      return RGBA(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    return RGBA(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// `"0.5"`, `"0x7F"` or `"127"`.
  private static func component(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? Double).map { min(max($0, 0), 1) } }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double(min(max($0, 0), 255)) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    let isByte = !text.contains(".") && number > 1
    return min(max(isByte ? number / 255 : number, 0), 1)
  }

  /// The name of the constant that Xcode makes from an asset's name: `Brand Blue` as `brandBlue`, `EBA72B` as `EBA_72_B`.
  ///
  /// - Parameter kind: A word at the end that the constant omits.
  static func constant(_ name: String, without kind: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    var words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return "" }
    if words.count == 1, let code = hexadecimal(words[0]) { return code }
    for index in words.indices.dropFirst() {
      words[index] = words[index].capitalizedFirst
    }
    var joined = words.joined()
    if joined.count > kind.count, joined.hasSuffix(kind) { joined.removeLast(kind.count) }
    // The capitals at the beginning become small, except the one that begins the next word. A name in capitals stays.
    let capitals = joined.prefix { $0.isUppercase }
    if capitals.count > 1, capitals.count == joined.count { return joined }
    let count = capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : capitals.count
    return joined.prefix(count).lowercased() + joined.dropFirst(count)
  }

  /// The constant for a name of capitals and digits, as colors are written, which stand apart; none begins with a digit.
  private static func hexadecimal(_ name: String) -> String? {
    let capitals = name.filter(\.isUppercase).count
    guard capitals != 1, capitals < name.count, name.allSatisfy({ $0.isNumber || $0.isUppercase }) else { return nil }
    var constant = name.first?.isNumber ?? false ? "_" : ""
    var last: Character?
    for character in name {
      if let last, last.isNumber != character.isNumber { constant += "_" }
      constant.append(character)
      last = character
    }
    return constant
  }
}
