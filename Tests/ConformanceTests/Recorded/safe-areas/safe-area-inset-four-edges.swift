import SwiftUI

/// Four bars inset one after the other each take their length and 8 points, the outermost first.
///
/// - Expect: c 144 × 124 at 18, 28
/// - Expect: l 10 × 124 at 0, 28
/// - Expect: t 162 × 20 at 0, 0
/// - Expect: r 30 × 152 at 170, 0
/// - Expect: b 200 × 40 at 0, 160
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/InsetViewModifierUITests.swift
#Preview("Safe area inset four edges", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.accessibilityIdentifier("c")
    .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).accessibilityIdentifier("l") }
    .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).accessibilityIdentifier("t") }
    .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).accessibilityIdentifier("r") }
    .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).accessibilityIdentifier("b") }
}
