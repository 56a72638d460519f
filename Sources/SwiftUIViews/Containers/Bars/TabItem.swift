internal import LayoutEngine
internal import SwiftInterpreter

/// The parts of a tab's item that the bar of the phone shows: its first symbol or picture and its first text, wherever
/// they are. The bar decides their arrangement, fonts and colours.
struct TabItem {
  private(set) var icon: ViewValue?
  private(set) var title: ViewValue?

  init(_ views: [ViewValue], _ parts: ViewParts) {
    for view in views { collect(view, parts) }
    // An item with neither is shown as it is.
    if icon == nil, title == nil { title = views.first }
  }

  /// The symbol above the title.
  var views: [ViewValue] { [icon, title].compactMap { $0 } }

  private mutating func collect(_ view: ViewValue, _ parts: ViewParts) {
    switch view.content {
    case .group(let members), .identified(_, let members), .stack(_, let members), .zStack(_, let members):
      for member in members { collect(member, parts) }
    case .image: if icon == nil { icon = parts.environment(view) { $0.font = .size(18, .medium) } }
    case .text, .joinedText: if title == nil { title = view }
    case .made where view.site.name == "Label":
      let label = TabItem(label: view, parts)
      if icon == nil { icon = label.icon }
      if title == nil { title = label.title }
    case .modified(let base, let modification):
      var inner = TabItem([], parts)
      inner.collect(base, parts)
      if icon == nil { icon = inner.icon.map { TabItem.kept(modification, of: view, around: $0) } }
      if title == nil { title = inner.title.map { TabItem.kept(modification, of: view, around: $0) } }
    default: return
    }
  }

  private init(label view: ViewValue, _ parts: ViewParts) {
    icon = parts.environment(view) {
      $0.styles["LabelStyle"] = .symbol(type: "LabelStyle", name: "iconOnly")
      $0.font = .size(18, .medium)
    }
    title = parts.environment(view) {
      $0.styles["LabelStyle"] = .symbol(type: "LabelStyle", name: "titleOnly")
    }
  }

  /// Of an item's modifiers, only a symbol's variant is kept.
  private static func kept(_ modification: ViewModification, of view: ViewValue, around part: ViewValue) -> ViewValue {
    guard view.site.name == "symbolVariant" || view.site.name == "environment" else { return part }
    return ViewValue(.modified(part, modification), site: view.site)
  }
}
