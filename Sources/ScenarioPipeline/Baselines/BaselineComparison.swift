internal import Explanation
public import LayoutEngine

/// The changes from one baseline to another. Views are identified by their paths, never by lines, so that moving source
/// around changes nothing.
public struct BaselineComparison: Sendable {
  /// A view with another size or another place in the view around it, or one that only one side has.
  public struct Change: Sendable, Equatable {
    /// The names of the views from the root on.
    public var path: String
    public var before: LayoutBaseline.View?
    public var now: LayoutBaseline.View?
    /// Its place among the views of the second side, and among those of the first.
    var number: Int?
    var oldNumber: Int?
    /// How far it moved within the view around it.
    var shift: [Double] = [0, 0]
  }

  /// A preview that differs, or that only one side has.
  public struct PreviewChange: Sendable {
    public var file: String
    public var name: String
    /// Their numbers among the previews of the two sides.
    var old: Int?
    var new: Int?
    public var before: LayoutBaseline.Preview?
    public var now: LayoutBaseline.Preview?
    public var views: [Change] = []
    /// The first difference, as a view after its parent's proposal and before its parent's answer; `nil` where no size
    /// differs.
    public var first: Change?
    public var newFindings: [String] = []
    public var goneFindings: [String] = []

    var differs: Bool {
      before == nil || now == nil || !views.isEmpty || !newFindings.isEmpty || !goneFindings.isEmpty
        || before?.container != now?.container
    }
  }

  /// The previews that differ, in the order of the second side; those that are gone come last.
  public let previews: [PreviewChange]
  /// How many previews are the same.
  public let same: Int
  /// The changes of rules from one side to the other, if something differs.
  public let ruleChanges: [RuleChange]

  public init(from before: LayoutBaseline, to now: LayoutBaseline) {
    var left = Array(before.previews.enumerated())
    var changes: [PreviewChange] = []
    let nowFiles = Set(now.previews.map(\.file))
    let isPair = before.previews.count == 1 && now.previews.count == 1
    for (number, preview) in now.previews.enumerated() {
      // A preview whose file has moved is still the same, and two single previews are compared whatever their names
      // are.
      let index =
        left.firstIndex { $0.element.file == preview.file && $0.element.name == preview.name }
        ?? left.firstIndex { isPair || (!nowFiles.contains($0.element.file) && $0.element.name == preview.name) }
      let old = index.map { left.remove(at: $0) }
      var change = PreviewChange(from: old?.element, to: preview)
      (change.old, change.new) = (old?.offset, number)
      changes.append(change)
    }
    changes += left.map { PreviewChange(from: $0.element, to: nil) }
    previews = changes.filter(\.differs)
    same = changes.count - previews.count
    ruleChanges = previews.isEmpty ? [] : RuleChange.between(before.rules, now.rules)
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { previews.isEmpty }
}

extension BaselineComparison.PreviewChange {
  fileprivate init(from before: LayoutBaseline.Preview?, to now: LayoutBaseline.Preview?) {
    let known = now ?? before
    (file, name) = (known?.file ?? "", known?.name ?? "")
    (self.before, self.now) = (before, now)
    guard let before, let now else { return }
    newFindings = now.findings.without(before.findings)
    goneFindings = before.findings.without(now.findings)
    let (old, new) = (BaselinePaths(before.views), BaselinePaths(now.views))
    for (index, key) in new.keys.enumerated() {
      let earlier = old.index[key]
      var change = BaselineComparison.Change(
        path: new.words[index], before: earlier.map { before.views[$0] }, now: now.views[index],
        number: index, oldNumber: earlier)
      if let earlier { change.shift = zip(new.inside[index], old.inside[earlier]).map { $0 - $1 } }
      if change.differs { views.append(change) }
    }
    for (index, key) in old.keys.enumerated() where new.index[key] == nil {
      views.append(
        BaselineComparison.Change(path: old.words[index], before: before.views[index], now: nil, oldNumber: index))
    }
    first = BaselinePaths.first(old, before.views, new, now.views)
  }
}

extension BaselineComparison.Change {
  /// Whether lengths differ by more than the rounding.
  fileprivate var differs: Bool {
    guard let before, let now, before.size.count == now.size.count else { return true }
    return !LayoutBaseline.isSame(before.size, now.size) || !LayoutBaseline.isSame(shift, [0, 0])
  }
}

extension LayoutBaseline {
  /// Lengths are the same when their two decimals could differ by rounding only.
  static func isSame(_ first: [Double], _ second: [Double]) -> Bool {
    zip(first, second).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) || ($0 - $1).magnitude < 0.015 }
  }
}

extension [String] {
  /// The texts without as many of each as the others have.
  fileprivate func without(_ others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for other in others { counts[Self.key(other), default: 0] += 1 }
    return filter { element in
      let key = Self.key(element)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }

  /// A finding without the marks of views' names, so that a baseline from when labels were in quotation marks has the
  /// same findings.
  private static func key(_ finding: String) -> String { finding.filter { !"“”#\u{2068}\u{2069}".contains($0) } }
}

/// The path of each view of a preview, and its place in the view around it.
private struct BaselinePaths {
  /// The path with numbers where siblings have one name, which is unique, and the path as people read it.
  var keys: [String] = []
  var words: [String] = []
  var index: [String: Int] = [:]
  var parents: [Int?] = []
  /// The place in the view around it.
  var inside: [[Double]] = []

  init(_ views: [LayoutBaseline.View]) {
    var path: [Int] = []
    var siblings: [String: Int] = [:]
    for (number, view) in views.enumerated() {
      path.removeLast(max(0, path.count - view.depth))
      let parent = path.last
      let name = view.name + (view.label.map { " #" + $0 } ?? "")
      let outer = parent.map { keys[$0] + " › " } ?? ""
      let place = siblings[outer + name, default: 0] + 1
      siblings[outer + name] = place
      keys.append(outer + name + (place > 1 ? " (\(place))" : ""))
      let ownName = name + (place > 1 ? " (\(place))" : "")
      words.append((parent.map { words[$0] + " › " } ?? "") + ownName)
      index[keys[number]] = number
      parents.append(parent)
      let origin = parent.map { views[$0].origin } ?? [0, 0]
      inside.append(zip(view.origin, origin.isEmpty ? [0, 0] : origin).map { $0 - $1 })
      path.append(number)
    }
  }

  /// The first view whose proposal differs, or whose answer to the same proposal differs, in the order in which views
  /// are asked and answer.
  static func first(
    _ old: BaselinePaths, _ before: [LayoutBaseline.View], _ new: BaselinePaths, _ now: [LayoutBaseline.View]
  ) -> BaselineComparison.Change? {
    var open: [Int] = []
    func change(_ number: Int) -> BaselineComparison.Change? {
      guard let earlier = old.index[new.keys[number]] else { return nil }
      return BaselineComparison.Change(
        path: new.words[number], before: before[earlier], now: now[number], number: number)
    }
    /// The innermost views that are finished answer first.
    func closed(to depth: Int) -> BaselineComparison.Change? {
      while open.count > depth {
        let change = change(open.removeLast())
        if let change, let old = change.before, let new = change.now, !LayoutBaseline.isSame(old.size, new.size) {
          return change
        }
      }
      return nil
    }
    for (number, view) in now.enumerated() {
      if let answered = closed(to: view.depth) { return answered }
      if let asked = change(number), asked.before?.proposal != asked.now?.proposal { return asked }
      open.append(number)
    }
    return closed(to: 0)
  }
}
