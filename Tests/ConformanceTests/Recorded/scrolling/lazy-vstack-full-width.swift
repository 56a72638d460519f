import SwiftUI

/// A lazy stack takes the proposed width, and so does the scroll view around it.
///
/// - Answer: 300 × 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: the measured rules, combined
#Preview("Lazy VStack full width", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { LazyVStack(spacing: 0) { Color.red.frame(width: 50, height: 30) } }
}
