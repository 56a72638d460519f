/// A colour as red, green, blue and opacity, each from 0 to 1, in sRGB.
public struct RGBA: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// What a shape is filled with: a colour for light and one for dark appearance.
public struct Paint: Equatable, Sendable {
  public var light: RGBA
  public var dark: RGBA

  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  public init(_ color: RGBA) { self.init(light: color, dark: color) }

  /// The same colour, its opacity multiplied.
  public func opacity(_ factor: Double) -> Paint {
    var copy = self
    copy.light.opacity *= factor
    copy.dark.opacity *= factor
    return copy
  }
}
