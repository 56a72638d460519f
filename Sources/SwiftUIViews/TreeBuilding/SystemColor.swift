internal import LayoutEngine

/// SwiftUI's named colours as iOS draws them in light and in dark appearance.
enum SystemColor {
  static var primary: Paint { Paint(light: rgb(0x000000), dark: rgb(0xFFFFFF)) }
  static var background: Paint { Paint(light: rgb(0xFFFFFF), dark: rgb(0x000000)) }
  static var secondary: Paint { Paint(light: rgb(0x3C3C43, 0.6), dark: rgb(0xEBEBF5, 0.6)) }
  static var tertiary: Paint { Paint(light: rgb(0x3C3C43, 0.3), dark: rgb(0xEBEBF5, 0.3)) }
  static var separator: Paint { Paint(light: rgb(0x3C3C43, 0.29), dark: rgb(0x545458, 0.6)) }
  /// Behind lists with cards, and the cards.
  static var groupedBackground: Paint { Paint(light: rgb(0xF2F2F7), dark: rgb(0x000000)) }
  static var groupedCard: Paint { Paint(light: rgb(0xFFFFFF), dark: rgb(0x1C1C1E)) }
  /// The cards of a form on macOS, and a navigation split view's sidebar there.
  static var formCard: Paint { Paint(light: rgb(0x000000, 0.04), dark: rgb(0xFFFFFF, 0.05)) }
  static var sheet: Paint { Paint(light: rgb(0xFFFFFF), dark: rgb(0x1C1C1E)) }
  /// Materials blur what is behind them, of which only the colour shows here: the thinner the more.
  static var materials: [(name: String, paint: Paint)] {
    [("ultraThin", 0.7), ("thin", 0.76), ("regular", 0.82), ("thick", 0.88), ("ultraThick", 0.94), ("bar", 0.94)].map {
      name, opacity in (name: name, paint: Paint(light: rgb(0xF2F2F2, opacity), dark: rgb(0x262626, opacity)))
    }
  }
  /// Controls on glass, and the glass of bars.
  static var glass: Paint { Paint(light: rgb(0xFFFFFF, 0.85), dark: rgb(0x2C2C2E, 0.85)) }
  static var clearGlass: Paint { Paint(light: rgb(0xFFFFFF, 0.3), dark: rgb(0x2C2C2E, 0.3)) }
  static var glassEdge: Paint { Paint(light: rgb(0x000000, 0.2), dark: rgb(0xFFFFFF, 0.2)) }
  static var glassSelection: Paint { Paint(light: rgb(0x787880, 0.16), dark: rgb(0x787880, 0.36)) }
  static var blue: Paint { Paint(light: rgb(0x007AFF), dark: rgb(0x0A84FF)) }

  /// Every name with its colours.
  static var all: [(name: String, paint: Paint)] {
    [
      ("red", Paint(light: rgb(0xFF3B30), dark: rgb(0xFF453A))),
      ("orange", Paint(light: rgb(0xFF9500), dark: rgb(0xFF9F0A))),
      ("yellow", Paint(light: rgb(0xFFCC00), dark: rgb(0xFFD60A))),
      ("green", Paint(light: rgb(0x34C759), dark: rgb(0x30D158))),
      ("mint", Paint(light: rgb(0x00C7BE), dark: rgb(0x66D4CF))),
      ("teal", Paint(light: rgb(0x30B0C7), dark: rgb(0x40C8E0))),
      ("cyan", Paint(light: rgb(0x32ADE6), dark: rgb(0x64D2FF))),
      ("blue", blue),
      ("indigo", Paint(light: rgb(0x5856D6), dark: rgb(0x5E5CE6))),
      ("purple", Paint(light: rgb(0xAF52DE), dark: rgb(0xBF5AF2))),
      ("pink", Paint(light: rgb(0xFF2D55), dark: rgb(0xFF375F))),
      ("brown", Paint(light: rgb(0xA2845E), dark: rgb(0xAC8E68))),
      ("gray", Paint(rgb(0x8E8E93))),
      ("black", Paint(rgb(0x000000))),
      ("white", Paint(rgb(0xFFFFFF))),
      ("clear", Paint(rgb(0x000000, 0))),
      ("primary", primary),
      ("secondary", secondary),
      ("accentColor", blue),
    ]
  }

  /// A colour by its hexadecimal number.
  private static func rgb(_ hex: Int, _ opacity: Double = 1) -> RGBA {
    RGBA(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      opacity: opacity)
  }
}
