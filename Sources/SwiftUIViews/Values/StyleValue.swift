internal import LayoutEngine

/// A colour and its name: a constant's, `red`, or the call with the name of a colour in an asset catalog, `Color("Brand")`;
/// empty for a mixed one.
struct ColorValue: Equatable {
  var paint: Paint
  var name: String
  /// Whether it stands for an unknown colour.
  var isUnknown = false

  /// An unknown colour: nothing is drawn where it is a background, and text in it is drawn as if no colour were asked
  /// for.
  static let unknown = ColorValue(
    paint: Paint(RGBA(red: 0, green: 0, blue: 0, opacity: 0)), name: "unknown", isUnknown: true)

  /// The beginning of a name that is a call.
  private static let call = "Color("

  /// The name of a colour of an asset catalog, by its name there.
  static func name(inCatalog text: String) -> String { call + "\"\(text)\")" }

  /// Whether it is one of SwiftUI's colors, by its name.
  var isConstant: Bool { !name.isEmpty && !name.hasPrefix(ColorValue.call) && !isUnknown }

  /// How source writes the colour: `.red`, `Color("Brand")`; `nil` for a mixed one.
  var code: String? {
    if name.isEmpty { return nil }
    return name.hasPrefix(ColorValue.call) ? name : "." + name
  }

  /// The arguments of the colour as a view: `.red`, `"Brand"`; empty for a mixed one, and for one that was changed
  /// since.
  var arguments: String {
    guard let code, code.hasPrefix(ColorValue.call) else { return self.code ?? "" }
    return code.hasSuffix("\")") ? String(code.dropFirst(ColorValue.call.count).dropLast()) : ""
  }
}

/// What a shape is filled with, before the environment is known.
indirect enum StyleValue: Sendable {
  case paint(Paint)
  /// The style that `foregroundStyle` put into the environment.
  case foreground
  case tint
  /// The style that `backgroundStyle` put into the environment.
  case background
  /// `primary` (0), `secondary` (1) … `quinary` (4): the foreground, fainter at each level.
  case hierarchical(Int)
  /// Another style, more translucent.
  case faded(StyleValue, Double)
}

extension StyleValue {
  /// The style at a lower level: `.tint.secondary`.
  ///
  /// - Parameter level: 1 for `secondary` to 4 for `quinary`.
  func lowered(by level: Int) -> StyleValue {
    // The backgrounds of iOS alternate.
    if case .background = self { return .paint(level == 1 ? SystemColor.groupedBackground : SystemColor.background) }
    return .faded(self, level == 1 ? 0.5 : 0.25)
  }
}
