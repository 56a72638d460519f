internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

// What is done when a round has been laid out, and whether another one is needed.
extension LayoutRounds {
  /// Runs a round's effects and returns what they changed.
  mutating func runEffects(
    of round: PreviewRound, _ presented: SourceRange?
  ) throws(Diagnostics) -> [StateChange] {
    let builder = round.builder
    if let problem = evaluator.preview.layoutProblem { throw problem }
    try evaluator.stopIfNoted()
    builder.finishReaders()
    builder.finishRows()
    evaluator.preview.memory.states.endRound()
    var changes = changesInBodies()
    changes += try changesOfState { () throws(Diagnostics) in
      try evaluator.run(builder.effects, on: round.tree)
      try evaluator.stopIfNoted()
    }
    var read = evaluator.preview.memory.scrolled.map { Value.string($0.id ?? "") }
    for reading in builder.readings {
      let value = try evaluator.preferenceOrDefault(reading.key, in: reading.sources, reading.source)
      read.append(value)
      if !evaluator.same(reading.value, value) { changes.append(change(reading.key, reading.value, value)) }
    }
    changes += builder.finishMatches()
    read += builder.matches.map { .string(evaluator.preview.memory.followed[$0.identity]?.spelled ?? "") }
    // Readers make their views during the layout.
    if let change = take(round.preferred, presented) { changes.append(change) }
    read.append(.string(round.preferred.scheme?.rawValue ?? ""))
    read.append(.int(evaluator.preview.store.changes))
    history.append(evaluator.snapshot(preferences: read))
    return changes
  }

  /// What bodies have changed of the state while they were made. SwiftUI warns of that as well, and makes the views again.
  private func changesInBodies() -> [StateChange] {
    var changes: [StateChange] = []
    for changed in evaluator.preview.memory.changedInBodies where !evaluator.same(changed.old, changed.box.value) {
      evaluator.warn(.stateChangedInBody(changed.box.name, changed.source))
      changes.append(change(changed.box.name, changed.old, changed.box.value))
    }
    return changes
  }

  /// What effects change of what views hold and have scrolled to.
  private func changesOfState(
    _ effects: () throws(Diagnostics) -> Void
  ) throws(Diagnostics) -> [StateChange] {
    let memory = evaluator.preview.memory
    let (before, scrolled) = (memory.states.values, memory.scrolled)
    let changesBefore = evaluator.preview.store.changes
    try effects()
    var changes: [StateChange] = []
    if let position = memory.scrolled.last, memory.scrolled != scrolled {
      changes.append(StateChange(name: "ScrollViewProxy", old: scrolled.last?.id ?? "", new: position.id ?? ""))
    }
    let storeChanges = evaluator.preview.store.changes
    if storeChanges != changesBefore {
      changes.append(StateChange(name: "ModelContext", old: "\(changesBefore) changes", new: "\(storeChanges) changes"))
    }
    for (old, new) in zip(before, memory.states.values) where !evaluator.same(old.value, new.value) {
      changes.append(change(old.name, old.value, new.value))
    }
    return changes
  }

  /// Keeps what a round's views prefer, and tells what it was before where that is something else.
  func take(_ preferred: PreferredScheme, _ presented: SourceRange?) -> StateChange? {
    let memory = evaluator.preview.memory
    let known = presented == nil ? memory.preferredScheme : memory.presentedScheme
    guard known != preferred.scheme else { return nil }
    if presented == nil { memory.preferredScheme = preferred.scheme } else { memory.presentedScheme = preferred.scheme }
    return StateChange(
      name: "preferredColorScheme", old: known?.rawValue ?? "nil", new: preferred.scheme?.rawValue ?? "nil")
  }

  private func change(_ name: String, _ old: Value, _ new: Value) -> StateChange {
    StateChange(name: name, old: evaluator.text(old), new: evaluator.text(new))
  }

  /// How the rounds end with the latest one; `nil` when another is needed.
  func verdict(_ changes: [StateChange]) -> Trace.Verdict? {
    let count = history.count
    if changes.isEmpty { return .settled(after: count) }
    let last = history[count - 1]
    if let earlier = history.dropLast().lastIndex(where: { evaluator.equal($0, last) }) {
      return .cycle(period: count - 1 - earlier, from: earlier + 1, to: count)
    }
    return count >= evaluator.preview.options.limits.rounds ? .unsettled(rounds: count) : nil
  }
}
