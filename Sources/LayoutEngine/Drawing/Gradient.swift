/// Colours that blend into each other along a line or around a point.
///
/// Source: Apple's documentation of `LinearGradient`, `RadialGradient`, `EllipticalGradient` and `Gradient.Stop`.
public struct Gradient: Equatable, Sendable {
  /// A colour at a location, from 0 at the start to 1 at the end.
  public struct Stop: Equatable, Sendable {
    /// In light mode.
    public var light: RGBA
    /// In dark mode.
    public var dark: RGBA
    public var location: Double

    /// Makes a stop from a paint's colours.
    public init(_ paint: Paint, at location: Double) {
      (light, dark, self.location) = (paint.light, paint.dark, location)
    }

    /// The colours without the location.
    public var paint: Paint { Paint(light: light, dark: dark) }
  }

  /// How the colours are laid over the rectangle that is filled; its unit points may lie outside it. They are not
  /// mirrored where the layout goes from right to left.
  public indirect enum Geometry: Equatable, Sendable {
    /// Along the line from one point to another; lines at right angles to it have a single colour.
    case linear(from: UnitPoint, to: UnitPoint)
    /// From one circle to another around the same point, their radii in points.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// As circles in a square that is stretched to the rectangle, their radii in fractions of its sides.
    case elliptical(center: UnitPoint, from: Double, to: Double)
  }

  /// In the order of their locations.
  public var stops: [Stop]
  public var geometry: Geometry

  /// Makes a gradient; without a geometry one from the top to the bottom, as SwiftUI draws `AnyGradient`.
  public init(
    _ stops: [Stop], _ geometry: Geometry = .linear(from: UnitPoint(x: 0.5, y: 0), to: UnitPoint(x: 0.5, y: 1))
  ) {
    (self.stops, self.geometry) = (stops, geometry)
  }

  func mapped(_ map: (Paint) -> Paint) -> Gradient {
    Gradient(stops.map { Stop(map($0.paint), at: $0.location) }, geometry)
  }
}

extension Paint {
  /// A gradient; its light and dark colours are the mean of all stops, for forms that can have only one colour.
  public init(_ gradient: Gradient) {
    func mean(_ colors: [RGBA]) -> RGBA {
      guard !colors.isEmpty else { return RGBA(red: 0, green: 0, blue: 0, opacity: 0) }
      let count = Double(colors.count)
      func part(_ get: (RGBA) -> Double) -> Double { colors.reduce(0) { $0 + get($1) } / count }
      return RGBA(
        red: part { $0.red }, green: part { $0.green }, blue: part { $0.blue }, opacity: part { $0.opacity })
    }
    self.init(light: mean(gradient.stops.map { $0.light }), dark: mean(gradient.stops.map { $0.dark }))
    self.gradient = gradient
  }

  /// The paint without its gradient: the mean of its colours.
  public var mean: Paint { Paint(light: light, dark: dark) }
}
