internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// One of the views that a picker or a tab view chooses from.
struct TaggedView {
  /// The kind of view that chooses among the views.
  enum Chooser {
    case picker
    case tabView
  }

  var view: ViewValue
  /// The value by which `tag` or `Tab(value:)` identifies it.
  var tag: Value?
  /// The id by which `ForEach` identifies it, as text.
  var id: String?
  /// The views that a tab bar shows for it.
  var tabItem: [ViewValue] = []
  /// Whether the tab bar shows it apart from the other tabs.
  var isApart = false
  /// The badge at its symbol there.
  var badge: ViewValue?

  /// The choices that views stand for, each with the modifiers around it.
  static func all(in views: [ViewValue], of chooser: Chooser) -> [TaggedView] {
    var all: [TaggedView] = []
    for view in views { all += TaggedView.all(in: view, of: chooser) }
    return all
  }

  private static func all(in view: ViewValue, of chooser: Chooser) -> [TaggedView] {
    switch view.content {
    case .empty: return []
    case .divider where chooser == .picker: return []
    case .section(_, let content, _) where chooser == .picker: return all(in: content, of: chooser)
    case .group(let members) where view.site.name != "Tab": return all(in: members, of: chooser)
    case .identified(let id, let members):
      return all(in: members, of: chooser).map { choice in
        var choice = choice
        choice.view = ViewValue(.identified(id, [choice.view]), site: view.site)
        choice.id = choice.id ?? id
        return choice
      }
    case .modified(let base, let modification):
      return all(in: base, of: chooser).map { $0.modified(by: modification, view.site) }
    default: return [TaggedView(view: view)]
    }
  }

  private func modified(by modification: ViewModification, _ site: CallSite) -> TaggedView {
    var choice = self
    switch modification {
    // Of several the innermost counts.
    case .tag(let value): choice.tag = choice.tag ?? value
    case .tabItem(let views, let isApart): (choice.tabItem, choice.isApart) = (views, isApart)
    case .badge(let view): choice.badge = view
    default: break
    }
    choice.view = ViewValue(.modified(view, modification), site: site)
    return choice
  }

  /// Whether it is the one that a value chooses.
  func isChosen(by value: Value, _ evaluator: Evaluator) -> Bool {
    if let tag { return evaluator.equal(tag, value) }
    return id.map { $0 == evaluator.text(value) } ?? false
  }
}
