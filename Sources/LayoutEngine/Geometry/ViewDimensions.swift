/// A view's size and guides, as the closure of an alignment guide sees them.
public struct ViewDimensions {
  /// The view's size, in points.
  public let size: Size
  private let guideValue: (Guide) -> Double
  private let explicitValue: (Guide) -> Double?

  init(size: Size, guide: @escaping (Guide) -> Double, explicitGuide: @escaping (Guide) -> Double?) {
    self.size = size
    guideValue = guide
    explicitValue = explicitGuide
  }

  /// Where a guide lies in the view's own coordinates, set or by default.
  public subscript(guide: Guide) -> Double { guideValue(guide) }

  /// Where a guide lies when the view or one inside it sets it.
  public subscript(explicit guide: Guide) -> Double? { explicitValue(guide) }
}
