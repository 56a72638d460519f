import Explanation
import Foundation
import LayoutEngine

/// Checks what a title states about a frame that ignores a length against the frame's arguments and the lengths that
/// pass it.
struct IgnoredLengthCheck {
  let record: IndexedTrace
  let frame: Trace.Node

  /// The lengths that the frame is given and cannot have, as the title states them: `width of −20`.
  var lengths: [String] {
    guard frame.info.name == "frame" else { return [] }
    return frame.info.arguments.split(separator: ", ").compactMap { argument in
      guard let match = argument.wholeMatch(of: /(width|height): (-[\d.]+|-?\.infinity)/) else { return nil }
      let length = Double(match.2) ?? (match.2.hasPrefix("-") ? -.infinity : .infinity)
      return match.1 + " of " + LengthText.length(length)
    }
  }

  /// Whether all of them are stated, and the lengths pass the frame as if it did not exist.
  func isTrue(_ words: String) -> Bool {
    guard words == "ignores its " + lengths.joined(separator: " and its "),
      let inner = frame.children.first.flatMap({ record.node($0) })
    else { return false }
    let axes = Axis.allCases.filter { words.contains($0 == .horizontal ? " width of " : " height of ") }
    return !axes.isEmpty
      && axes.allSatisfy { axis in
        record.finalProposal(of: inner.id)?[axis] == record.finalProposal(of: frame.id)?[axis]
          && inner.frame.size[axis] == frame.frame.size[axis]
      }
  }
}
