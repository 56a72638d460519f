import Foundation
import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

/// What SwiftUI is known to do with one preview: a view, and the frames it must get.
///
/// A fact is written down in the doc comment of a preview, below the sentences that state what it shows:
///
/// ```swift
/// /// Padding without a length is 16 points on every edge.
/// ///
/// /// - Expect: inner 168 × 68 at 16, 16
/// /// - Confidence: measured
/// #Preview("Default", traits: .fixedLayout(width: 200, height: 100)) { … }
/// ```
///
/// | item | states |
/// |---|---|
/// | `Expect` | a view's label, its size, its position; either may be missing, and `_` stands for any number |
/// | `Answer` | the size that the root view answers |
/// | `Proposal` | what the root is proposed, a side being a number, `nil` or `inf`; it then stands at the origin |
/// | `Platform` | `iOS`, the default, or `macOS` |
/// | `Tolerance` | by how many points a number may be off; 0.0001 unless stated |
/// | `Confidence` | `measured` on SwiftUI, `published` by others, or `derived` from the rules |
/// | `Source` | where the fact can be looked up |
///
/// Without a proposal the root is centred in the preview's own container, and positions are the container's.
struct LayoutFact: CustomTestStringConvertible, Sendable {
  /// How a fact came to be known.
  enum Confidence: String, Sendable {
    case measured, published, derived
  }

  /// The numbers a view must have.
  struct Expectation: Sendable {
    /// The view's label; the root, whose position counts for nothing, has none.
    var label: String?
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  var file: URL
  /// The file within the folder of the tests, without its extension.
  var name: String
  /// Which preview of the file.
  var index: Int
  /// The line of the preview.
  var line: Int
  /// What the preview shows.
  var caption = ""
  var expectations: [Expectation] = []
  var proposal: Proposal?
  var platform = Platform.iOS
  var tolerance = 1e-4
  var confidence: Confidence?
  var source: String?

  var testDescription: String { "\(name):\(line)" }
}

extension LayoutFact {
  /// A number of a view that is not as expected.
  struct Difference: CustomStringConvertible {
    /// The view's label; `answer` for the root, `layout` where there is none.
    var label: String
    var description: String
  }

  /// The preview of this fact, laid out.
  func layOut() throws -> PreviewRun {
    try Layouts.layOut(file, preview: index, platform: platform, proposal: proposal)
  }

  /// Whether there is a layout to compare.
  var isLaidOut: Bool { KnownDifference.all[name]?.labels.contains("layout") != true }

  /// Where the layout is not what this fact states.
  func differences() throws -> [Difference] {
    do {
      return differences(from: try layOut())
    } catch let error as Diagnostics where !isLaidOut {
      return [Difference(label: "layout", description: error.all.map(\.message).joined(separator: "; "))]
    }
  }

  private func differences(from layout: PreviewRun) -> [Difference] {
    expectations.flatMap { expectation -> [Difference] in
      let label = expectation.label ?? "answer"
      let frame = expectation.label.map(layout.frame(of:)) ?? Rect(origin: .zero, size: layout.answer)
      guard let frame else { return [Difference(label: label, description: "no view is called \(label)")] }
      let pairs = [
        ("x", frame.minX, expectation.x), ("y", frame.minY, expectation.y),
        ("width", frame.size.width, expectation.width), ("height", frame.size.height, expectation.height),
      ]
      return pairs.compactMap { what, value, expected in
        guard let expected, value != expected, !(abs(value - expected) <= tolerance) else { return nil }
        return Difference(label: label, description: "\(label): \(what) is \(value), expected is \(expected)")
      }
    }
  }
}
