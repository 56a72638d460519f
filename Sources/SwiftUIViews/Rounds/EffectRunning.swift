internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension Evaluator {
  private var memory: RoundMemory { preview.memory }

  /// Runs the effects of a round: first those of the transaction in the order of the views, inner before outer, then
  /// the tasks, which SwiftUI starts afterwards, and finally the closures that bodies passed to the main queue.
  func run(_ effects: [Effect], on tree: LayoutTree) throws(Diagnostics) {
    memory.isRunningEffects = true
    defer { memory.isRunningEffects = false }
    let placed = effects.filter { tree.appears($0.node) }
    try runDisappearances(keeping: placed)
    for effect in placed.filter({ !$0.isTask }) + placed.filter({ $0.isTask }) {
      try runAsAnAction(effect.source) { () throws(Diagnostics) in try self.run(effect, on: tree) }
    }
    for later in memory.deferred {
      try runAsAnAction(later.source) { () throws(Diagnostics) in
        _ = try self.invoke(later.action, [], in: later.environment, later.source)
      }
    }
  }

  /// If something stands in for a value that would end an action in an app, the action may run for ever here.
  private func runAsAnAction(
    _ source: SourceRange, _ work: () throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    let what = "this action"
    try runAsFarAsPossible(what, source) { () throws(Diagnostics) in
      if standIns.isEmpty { try work() } else { try runForAWhile(what, source, work) }
    }
  }

  /// A view that disappears runs its `onDisappear` and is a new view when it comes back.
  private func runDisappearances(keeping effects: [Effect]) throws(Diagnostics) {
    var present: Set<Int> = []
    for effect in effects { present.insert(effect.identity) }
    for identity in memory.disappearances.keys.sorted() where !present.contains(identity) {
      guard let effect = memory.disappearances.removeValue(forKey: identity) else { continue }
      try runAsAnAction(effect.source) { () throws(Diagnostics) in try self.perform(effect, []) }
    }
    for identity in memory.effects.keys.sorted() where !present.contains(identity) { memory.effects[identity] = nil }
  }

  private func run(_ effect: Effect, on tree: LayoutTree) throws(Diagnostics) {
    try step(effect.source)
    switch effect.trigger {
    case .appear:
      if try isNew(.void, for: effect) { try perform(effect, []) }
    case .disappear: memory.disappearances[effect.identity] = effect
    case .task(let id):
      if try isNew(id, for: effect) { try perform(effect, []) }
    case .change(let value, let isInitial):
      try performChange(effect, to: value, isInitial: isInitial)
    case .preference(let key, let sources):
      let value = try preferenceOrDefault(key, in: sources, effect.source)
      if try isNew(value, for: effect) { try perform(effect, [value]) }
    case .geometry(let transform):
      let proxy = Value.proxy(ProxyValue(tree.geometry(of: effect.node), tree: tree))
      try performChange(
        effect, to: try invoke(transform, [proxy], in: effect.environment, effect.source), isInitial: true)
    case .scrollGeometry(let transform):
      guard let geometry = tree.scrollGeometry(in: effect.node) else { return }
      try performChange(
        effect, to: try invoke(transform, [geometry.value], in: effect.environment, effect.source), isInitial: true)
    }
  }

  /// Whether an effect sees a value for the first time, or another one than last time; the value is kept.
  private func isNew(_ value: Value, for effect: Effect) throws(Diagnostics) -> Bool {
    let last = memory.effects.updateValue(value, forKey: effect.identity)
    guard let last else { return true }
    return !same(last, value)
  }

  /// `onChange` and `onGeometryChange`: the action takes nothing, the new value, or the old and the new one.
  private func performChange(_ effect: Effect, to value: Value, isInitial: Bool) throws(Diagnostics) {
    let last = memory.effects[effect.identity]
    guard try isNew(value, for: effect), isInitial || last != nil else { return }
    try perform(effect, effect.action.takesTwo ? [last ?? value, value] : [value])
  }

  private func perform(_ effect: Effect, _ arguments: [Value]) throws(Diagnostics) {
    _ = try invoke(effect.action, arguments, in: effect.environment, effect.source)
  }
}

extension Effect {
  fileprivate var isTask: Bool {
    if case .task = trigger { return true }
    return false
  }
}

extension ClosureValue {
  /// Whether the closure has two parameters, named or as `$0` and `$1`.
  fileprivate var takesTwo: Bool {
    switch body {
    case .written(let closure, _): return closure.parameters.count == 2 || closure.uses("$1")
    case .function(let function, _): return function.parameters.count == 2
    case .native: return false
    }
  }
}
