/// A colour as red, green, blue and opacity, each from 0 to 1, in sRGB.
public struct RGBA: Equatable, Sendable {
  /// From 0 to 1, as the other components.
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 is transparent, 1 opaque.
  public var opacity: Double

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// What a shape is filled with: a colour for light and one for dark appearance, or a gradient.
public struct Paint: Equatable, Sendable {
  /// In light mode.
  public var light: RGBA
  /// In dark mode.
  public var dark: RGBA
  /// Drawn instead of a single colour where the figure can.
  public var gradient: Gradient?

  /// Makes a paint from its two colours.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// SwiftUI's `ColorScheme`.
  public enum Scheme: String, Sendable {
    case light, dark

    /// The background of a window in the scheme.
    public var background: Paint {
      let level = self == .light ? 1.0 : 0
      return Paint(RGBA(red: level, green: level, blue: level))
    }
  }

  /// The colour of a scheme in both modes, for views that keep a scheme whatever that of the picture is; without a
  /// scheme, the paint itself.
  public func fixed(in scheme: Scheme?) -> Paint {
    guard let scheme else { return self }
    var copy = Paint(scheme == .light ? light : dark)
    copy.gradient = gradient?.mapped { $0.fixed(in: scheme) }
    return copy
  }

  /// The same colour in both modes.
  public init(_ color: RGBA) { self.init(light: color, dark: color) }

  /// The same colour, its opacity multiplied.
  public func opacity(_ factor: Double) -> Paint {
    var copy = self
    copy.light.opacity *= factor
    copy.dark.opacity *= factor
    copy.gradient = gradient?.mapped { $0.opacity(factor) }
    return copy
  }

  /// A paint between this one and another.
  ///
  /// - Parameters:
  ///   - other: The paint at the end.
  ///   - fraction: From 0, this paint, to 1, the other.
  public func mixed(with other: Paint, by fraction: Double) -> Paint {
    func between(_ a: RGBA, _ b: RGBA) -> RGBA {
      func part(_ one: Double, _ two: Double) -> Double { one + (two - one) * fraction }
      return RGBA(
        red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
        opacity: part(a.opacity, b.opacity))
    }
    return Paint(light: between(light, other.light), dark: between(dark, other.dark))
  }
}
