/// The members that SwiftUI accepts at some places, for readers who want to try others.
enum MemberChoices {
  private static let horizontal = ["leading", "center", "trailing"]
  private static let vertical = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
  private static let alignments = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing",
  ]
  private static let textStyles = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption",
    "caption2",
  ]
  private static let edges = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]

  /// The members for an argument, including the present one; `nil` where they are not known.
  static func choices(label: String?, callee: String, member: String) -> [String]? {
    guard let choices = choices(label, callee), choices.contains(member) else { return nil }
    return choices.map { "." + $0 }
  }

  private static func choices(_ label: String?, _ callee: String) -> [String]? {
    switch (label, callee) {
    case ("alignment", "VStack"), ("alignment", "LazyVStack"), ("alignment", "LazyVGrid"): horizontal
    case ("alignment", "HStack"), ("alignment", "LazyHStack"), ("alignment", "LazyHGrid"): vertical
    case ("alignment", "ZStack"), ("alignment", "frame"), ("alignment", "overlay"), ("alignment", "background"),
      ("alignment", "Grid"), ("alignment", "containerRelativeFrame"):
      alignments
    case (nil, "multilineTextAlignment"): horizontal
    case (nil, "font"): textStyles
    case (nil, "padding"): edges
    case ("contentMode", _): ["fit", "fill"]
    case (nil, "truncationMode"): ["head", "middle", "tail"]
    case (nil, "controlSize"): ["mini", "small", "regular", "large", "extraLarge"]
    default: nil
    }
  }
}
