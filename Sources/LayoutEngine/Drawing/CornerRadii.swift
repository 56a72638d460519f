/// A radius in points for each corner of a rectangle, where the layout goes from left to right.
///
/// Source: Apple's documentation of `RectangleCornerRadii`.
public struct CornerRadii: Equatable, Sendable {
  /// In points, as the others.
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  /// Makes radii; a corner that is not named has none.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// The radii where the layout goes from right to left.
  var mirrored: CornerRadii {
    CornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }

  /// Every radius shortened by a length, as for an outline further inside.
  public func lessBy(_ length: Double) -> CornerRadii { mapped { max(0, $0 - length) } }

  /// The radii that corners of a rectangle have: at most half its shorter side.
  ///
  /// Source: Apple's documentation of `UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)`; that of
  /// `UnevenRoundedRectangle` says nothing of radii without room.
  func fitting(_ size: Size) -> CornerRadii {
    let most = max(0, min(size.width, size.height) / 2)
    return mapped { min(max($0, 0), most) }
  }

  private func mapped(_ map: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeading: map(topLeading), bottomLeading: map(bottomLeading), bottomTrailing: map(bottomTrailing),
      topTrailing: map(topTrailing))
  }
}

extension Outline {
  /// The outline where the layout goes from right to left; a path is already where it is drawn.
  func mirrored() -> Outline {
    guard case .unevenRoundedRectangle(let radii) = self else { return self }
    return .unevenRoundedRectangle(radii.mirrored)
  }
}
