/// A tree of views as data: flat arrays of nodes, filled by the interpreter and laid out in place.
public final class LayoutTree {
  public let environment: LayoutEnvironment

  public init(environment: LayoutEnvironment) {
    self.environment = environment
  }
}

/// What layout depends on beside the views: platform constants and the text measurer.
public struct LayoutEnvironment: Sendable {
  public var platform: Platform
  /// Pixels per point.
  public var displayScale: Double

  public init(platform: Platform, displayScale: Double? = nil) {
    self.platform = platform
    self.displayScale = displayScale ?? platform.displayScale
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
