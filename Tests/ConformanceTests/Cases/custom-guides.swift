import SwiftUI

/// A quarter of the way down.
struct Quarter: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 4 }
}

extension VerticalAlignment {
  static let quarter = VerticalAlignment(Quarter.self)
}

/// Children meet at a guide of the scenario's own: at its default, or where a child sets it.
///
/// - Expect: row 60 × 80 at 20, 10
/// - Expect: tall 20 × 40 at 20, 20
/// - Expect: taller 20 × 80 at 40, 10
/// - Expect: own 20 × 20 at 60, 10
/// - Confidence: derived
#Preview("A quarter down", traits: .fixedLayout(width: 100, height: 100)) {
  HStack(alignment: .quarter, spacing: 0) {
    Color.teal.frame(width: 20, height: 40).id("tall")
    Color.orange.frame(width: 20, height: 80).id("taller")
    Color.red.frame(width: 20, height: 20).alignmentGuide(.quarter) { $0[.bottom] }.id("own")
  }
  .id("row")
}

/// A container's value of such a guide is the mean of its children's: of 0 and 30 here.
///
/// - Expect: pair 20 × 40 at 0, 0
/// - Expect: beside 20 × 40 at 20, 5
/// - Answer: 40 × 45
/// - Confidence: derived
#Preview("The mean of two", traits: .fixedLayout(width: 40, height: 45)) {
  HStack(alignment: .quarter, spacing: 0) {
    VStack(spacing: 0) {
      Color.teal.frame(width: 20, height: 20).alignmentGuide(.quarter) { $0[.top] }
      Color.orange.frame(width: 20, height: 20).alignmentGuide(.quarter) { _ in 10 }
    }
    .id("pair")
    Color.red.frame(width: 20, height: 40).id("beside")
  }
}

/// The guide of layers is the mean of those that their children set.
///
/// - Expect: layers 10 × 40 at 40, 10
/// - Expect: beside 10 × 10 at 50, 27.5
/// - Confidence: derived
#Preview("The mean of two layers", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(alignment: .quarter, spacing: 0) {
    ZStack {
      Color.teal.frame(width: 10, height: 20).alignmentGuide(.quarter) { _ in 4 }
      Color.orange.frame(width: 10, height: 20).alignmentGuide(.quarter) { _ in 16 }
      Color.red.frame(width: 10, height: 40)
    }
    .id("layers")
    Color.orange.frame(width: 10, height: 10).id("beside")
  }
}
