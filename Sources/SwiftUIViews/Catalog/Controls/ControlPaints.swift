internal import LayoutEngine

/// The colours of controls in light and in dark appearance.
enum ControlPaints {
  /// A button's and a field's ground, a switch that is off, the free part of a track.
  static var fill: Paint { both(0x787880, 0.16, 0x787880, 0.32) }
  /// A fainter one: cards and segmented controls.
  static var card: Paint { both(0x787880, 0.1, 0x787880, 0.2) }
  /// A part on a fill that can be moved or is selected.
  static var knob: Paint { both(0xFFFFFF, 1, 0xE5E5EA, 1) }
  static var selection: Paint { both(0xFFFFFF, 1, 0x6C6C71, 1) }
  /// The line around a field, darker and broader than on a device, so that it is still visible on white in a small
  /// figure.
  static var border: Paint { both(0x000000, 0.3, 0xFFFFFF, 0.3) }
  /// The thin line around a knob.
  static var line: Paint { both(0x000000, 0.12, 0xFFFFFF, 0.16) }
  static var field: Paint { both(0xFFFFFF, 1, 0x1C1C1E, 1) }
  static var placeholder: Paint { both(0x3C3C43, 0.3, 0xEBEBF5, 0.3) }
  static var white: Paint { both(0xFFFFFF, 1, 0xFFFFFF, 1) }
  /// A switch that is on.
  static var green: Paint { both(0x34C759, 1, 0x30D158, 1) }
  static var red: Paint { both(0xFF3B30, 1, 0xFF453A, 1) }
  /// The fraction of a colour's opacity in a disabled control.
  static let disabled = 0.4

  private static func both(_ light: Int, _ lightOpacity: Double, _ dark: Int, _ darkOpacity: Double) -> Paint {
    Paint(light: color(light, lightOpacity), dark: color(dark, darkOpacity))
  }

  private static func color(_ hex: Int, _ opacity: Double) -> RGBA {
    RGBA(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      opacity: opacity)
  }
}
