internal import LayoutEngine

/// The semantic colours of UIKit and AppKit in light and in dark appearance.
enum PlatformColor {
  static var uiKit: [(name: String, paint: Paint)] {
    [
      ("systemBackground", both(0xFFFFFF, 0x000000)), ("secondarySystemBackground", both(0xF2F2F7, 0x1C1C1E)),
      ("tertiarySystemBackground", both(0xFFFFFF, 0x2C2C2E)), ("systemGroupedBackground", both(0xF2F2F7, 0x000000)),
      ("secondarySystemGroupedBackground", both(0xFFFFFF, 0x1C1C1E)),
      ("tertiarySystemGroupedBackground", both(0xF2F2F7, 0x2C2C2E)),
      ("label", both(0x000000, 0xFFFFFF)), ("secondaryLabel", both(0x3C3C43, 0xEBEBF5, 0.6)),
      ("tertiaryLabel", both(0x3C3C43, 0xEBEBF5, 0.3)), ("quaternaryLabel", both(0x3C3C43, 0xEBEBF5, 0.18)),
      ("placeholderText", both(0x3C3C43, 0xEBEBF5, 0.3)), ("separator", both(0x3C3C43, 0x545458, 0.3)),
      ("opaqueSeparator", both(0xC6C6C8, 0x38383A)), ("link", both(0x007AFF, 0x0984FF)),
      ("systemFill", both(0x787880, 0x787880, 0.2)), ("secondarySystemFill", both(0x787880, 0x787880, 0.16)),
      ("tertiarySystemFill", both(0x767680, 0x767680, 0.12)),
      ("quaternarySystemFill", both(0x747480, 0x767680, 0.08)),
      ("systemGray2", both(0xAEAEB2, 0x636366)), ("systemGray3", both(0xC7C7CC, 0x48484A)),
      ("systemGray4", both(0xD1D1D6, 0x3A3A3C)), ("systemGray5", both(0xE5E5EA, 0x2C2C2E)),
      ("systemGray6", both(0xF2F2F7, 0x1C1C1E)), ("lightGray", both(0xAAAAAA, 0xAAAAAA)),
      ("darkGray", both(0x555555, 0x555555)), ("darkText", both(0x000000, 0x000000)),
      ("lightText", both(0xFFFFFF, 0xFFFFFF, 0.6)),
    ]
  }

  static var appKit: [(name: String, paint: Paint)] {
    [
      ("windowBackgroundColor", both(0xECECEC, 0x323232)), ("controlBackgroundColor", both(0xFFFFFF, 0x1E1E1E)),
      ("textBackgroundColor", both(0xFFFFFF, 0x1E1E1E)), ("labelColor", both(0x000000, 0xFFFFFF, 0.85)),
      ("secondaryLabelColor", both(0x000000, 0xFFFFFF, 0.5)), ("tertiaryLabelColor", both(0x000000, 0xFFFFFF, 0.25)),
      ("quaternaryLabelColor", both(0x000000, 0xFFFFFF, 0.1)), ("separatorColor", both(0x000000, 0xFFFFFF, 0.1)),
      ("controlAccentColor", both(0x007AFF, 0x007AFF)), ("textColor", both(0x000000, 0xFFFFFF)),
      ("placeholderTextColor", both(0x000000, 0xFFFFFF, 0.25)), ("linkColor", both(0x0068DA, 0x419CFF)),
      ("underPageBackgroundColor", both(0x969696, 0x282828)), ("gridColor", both(0xE6E6E6, 0x1A1A1A)),
      ("selectedContentBackgroundColor", both(0x0063E1, 0x0058D0)),
      ("unemphasizedSelectedContentBackgroundColor", both(0xDCDCDC, 0x464646)),
      ("selectedTextBackgroundColor", both(0xB3D7FF, 0x3F638B)),
      ("selectedControlColor", both(0xB3D7FF, 0x3F638B)), ("controlTextColor", both(0x000000, 0xFFFFFF, 0.85)),
      ("disabledControlTextColor", both(0x000000, 0xFFFFFF, 0.25)),
    ]
  }

  private static func both(_ light: Int, _ dark: Int, _ opacity: Double = 1) -> Paint {
    Paint(light: rgb(light, opacity), dark: rgb(dark, opacity))
  }

  private static func rgb(_ hex: Int, _ opacity: Double) -> RGBA {
    RGBA(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      opacity: opacity)
  }
}

extension Paint {
  /// A colour of the system's by the name that asset catalogs give it: `systemPurpleColor`.
  package init?(systemColor reference: String) {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let all = SystemColor.all.map {
      (name: "system" + $0.name.capitalizedFirst, paint: $0.paint)
    }
    for (known, paint) in PlatformColor.uiKit + all + SystemColor.all where known == name {
      self = paint
      return
    }
    return nil
  }
}
