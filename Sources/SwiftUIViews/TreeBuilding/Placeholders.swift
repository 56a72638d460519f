internal import LayoutEngine
internal import SwiftInterpreter

/// How `redacted(reason: .placeholder)` shows texts and images.
///
/// 1. A text keeps its lines and shows a pale bar in place of each, in its own colour.
/// 2. An image and a symbol keep their box, which is filled with the pale colour.
/// 3. Colours and shapes are drawn as they are.
extension ViewEnvironment {
  private static let corner = 3.0

  /// The appearance that is drawn in this environment.
  func drawn(_ appearance: Appearance) -> Appearance {
    guard showsPlaceholders else { return appearance }
    let box = Outline.roundedRectangle(cornerWidth: ViewEnvironment.corner, cornerHeight: ViewEnvironment.corner)
    return switch appearance {
    case .text(let paint): .placeholder(paint)
    case .image, .missingImage, .symbol: .fill(box, paint(nil).opacity(Appearance.placeholderOpacity))
    default: appearance
    }
  }

  private var showsPlaceholders: Bool {
    guard case .symbol(_, let reasons)? = values["redactionReasons"] else { return false }
    return reasons.split(separator: " ").contains("placeholder")
  }
}
