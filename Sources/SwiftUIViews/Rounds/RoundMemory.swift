internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What one round leaves for the next: identities, state, the values that effects saw, and late preferences.
final class RoundMemory {
  let identities = Identities()
  let states = StateStore()
  /// The id or value that each effect last saw; nothing for one that only runs once.
  var effects: [Int: Value] = [:]
  /// The effects to run when their view disappears.
  var disappearances: [Int: Effect] = [:]
  /// The preferences that a geometry reader's content had in the previous round, by the reader's identity.
  var readerPreferences: [Int: [PreferenceSource]] = [:]
  /// The rows of lazy containers that were out of view in the round before.
  var rowsOutOfView: Set<String> = []
  /// The size of the view that a view follows, and where its anchor is from the follower's top leading corner, by the
  /// follower's identity.
  var followed: [Int: Rect] = [:]
  /// What proxies of scroll views have scrolled to, the last one at the end.
  private(set) var scrolled: [ScrollPositionValue] = []
  /// The positions that scroll views had at first, by their identities, and those that had another one since.
  private var firstPositions: [Int: ScrollPositionValue] = [:]
  private var movedScrollViews: Set<Int> = []
  /// Whether effects are being run: only they are meant to change state.
  var isRunningEffects = false
  /// Whether a closure is being run that may be the content of an unknown view, or an action of it.
  var isGuessingContent = false
  /// The scheme that the preview's views prefer, as far as known, and that of its presentation.
  var preferredScheme: Paint.Scheme?
  var presentedScheme: Paint.Scheme?
  /// The closures that bodies passed to the main queue, to run when the round has been laid out.
  var deferred: [DeferredAction] = []
  /// What bodies have changed while they were made in this round, with the value before.
  private(set) var changedInBodies: [(box: StateBox, old: Value, source: SourceRange)] = []
  /// The calls of `asyncAfter` whose closures are being run.
  var delayed: Set<SourceRange> = []

  /// Scrolls the scroll views that have the view, from the next round on.
  func scroll(to position: ScrollPositionValue) {
    scrolled.removeAll { $0.id == position.id }
    scrolled.append(position)
    if scrolled.count > RoundMemory.mostScrolled { scrolled.removeFirst() }
  }

  /// Notes the position of a scroll view, and returns whether it ever had another one than at first.
  func hasMoved(_ scrollView: Int, to position: ScrollPositionValue) -> Bool {
    let first = firstPositions[scrollView] ?? position
    firstPositions[scrollView] = first
    if first != position { movedScrollViews.insert(scrollView) }
    return movedScrollViews.contains(scrollView)
  }

  /// More scroll views than that are in no layout.
  private static let mostScrolled = 100

  /// Notes the value of a state before a body changes it.
  func noteChangeInBody(of box: StateBox, _ source: SourceRange) {
    if changedInBodies.contains(where: { $0.box === box }) { return }
    changedInBodies.append((box, box.value, source))
  }

  /// Forgets the effects: those that follow belong to other views, and those that ran do not run again.
  func forgetEffects() {
    effects = [:]
    disappearances = [:]
  }

  func beginRound() {
    deferred = []
    changedInBodies = []
    identities.beginRound()
    states.beginRound()
  }
}

/// Everything the next round depends on, to be compared with earlier ones.
struct Snapshot {
  var values: [(name: String, value: Value)]
  /// The values that the effects saw, sorted by identity.
  var seen: [(identity: Int, value: Value)]
  /// The values that preference readers were given, in document order.
  var preferences: [Value]
}

extension Evaluator {
  /// The state after a round.
  func snapshot(preferences: [Value]) -> Snapshot {
    let memory = preview.memory
    let seen = memory.effects.keys.sorted().map { (identity: $0, value: memory.effects[$0] ?? .void) }
    return Snapshot(values: memory.states.values, seen: seen, preferences: preferences)
  }

  /// Whether two rounds ended in the same state.
  func equal(_ a: Snapshot, _ b: Snapshot) -> Bool {
    guard a.values.count == b.values.count, a.seen.count == b.seen.count,
      a.preferences.count == b.preferences.count
    else { return false }
    for (x, y) in zip(a.values, b.values) where x.name != y.name || !same(x.value, y.value) { return false }
    for (x, y) in zip(a.seen, b.seen) where x.identity != y.identity || !same(x.value, y.value) { return false }
    for (x, y) in zip(a.preferences, b.preferences) where !same(x, y) { return false }
    return true
  }

  /// Equal, or both NaN, which differs from itself and must not start another round.
  func same(_ a: Value, _ b: Value) -> Bool {
    if case .double(let x) = a, case .double(let y) = b, x.isNaN, y.isNaN { return true }
    return equal(a, b)
  }
}
