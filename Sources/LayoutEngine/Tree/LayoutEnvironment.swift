/// What layout depends on apart from the views: the platform's constants and the text measurer.
public struct LayoutEnvironment: Sendable {
  /// Whose constants are used.
  public var platform: Platform
  /// Pixels per point.
  public var displayScale: Double
  /// What measures texts.
  public var textMeasurer: TextMeasurer

  /// - Parameters:
  ///   - platform: whose defaults are used.
  ///   - displayScale: pixels per point; `nil` takes the platform's usual display.
  ///   - metrics: how fonts were measured elsewhere; `nil` takes the engine's own tables.
  public init(platform: Platform, displayScale: Double? = nil, metrics: FontMetrics? = nil) {
    self.platform = platform
    self.displayScale = displayScale ?? platform.displayScale
    textMeasurer = TextMeasurer(platform: platform, displayScale: self.displayScale, metrics: metrics)
  }
}

/// Whose defaults are used.
public enum Platform: String, Sendable, CaseIterable {
  case iOS = "ios"
  case macOS = "macos"

  /// Pixels per point of the usual display: 3 on iOS, 2 on macOS.
  public var displayScale: Double { self == .iOS ? 3 : 2 }
  /// The size of `Font.body`, in points.
  public var bodySize: Double { self == .iOS ? 17 : 13 }
}
