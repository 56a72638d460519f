internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// One of the views that a picker chooses from.
struct TaggedView {
  var view: ViewValue
  /// What `tag` identifies it by.
  var tag: Value?
  /// What `ForEach` identifies it by, as text.
  var id: String?

  /// The choices that views stand for, each with the modifiers around it.
  static func all(in views: [ViewValue]) -> [TaggedView] {
    var all: [TaggedView] = []
    for view in views { all += TaggedView.all(in: view) }
    return all
  }

  private static func all(in view: ViewValue) -> [TaggedView] {
    switch view.content {
    case .empty, .divider: return []
    case .group(let members): return all(in: members)
    case .section(_, let content, _): return all(in: content)
    case .identified(let id, let members):
      return all(in: members).map { choice in
        let view = ViewValue(.identified(id, [choice.view]), site: view.site)
        return TaggedView(view: view, tag: choice.tag, id: choice.id ?? id)
      }
    case .modified(let base, let modification):
      return all(in: base).map { choice in
        var tag = choice.tag
        if case .tag(let value) = modification { tag = value }
        let modified = ViewValue(.modified(choice.view, modification), site: view.site)
        return TaggedView(view: modified, tag: tag, id: choice.id)
      }
    default: return [TaggedView(view: view)]
    }
  }

  /// Whether it is the one that a value chooses.
  func isChosen(by value: Value, _ evaluator: Evaluator) -> Bool {
    if let tag { return evaluator.equal(tag, value) }
    return id.map { $0 == evaluator.text(value) } ?? false
  }
}
