internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Keeps the `@State` of every view between the rounds.
final class StateStore {
  private struct Key: Hashable {
    var identity: Int
    var name: String
  }

  private var boxes: [Key: StateBox] = [:]
  /// The keys in the order in which their views first appeared.
  private var order: [Key] = []
  private var seen: Set<Key> = []
  /// The objects that views hold without owning them, in the order of the views.
  private var observed: [(name: String, value: Value)] = []
  /// The objects that are in the environment of views, in the order in which they were given.
  private var handedDown: [(name: String, value: Value)] = []

  /// Whether there are classes, so that values have to be searched for objects.
  var canHoldObjects = false

  func beginRound() {
    seen = []
    observed = []
    handedDown = []
  }

  /// Notes an object that the views inside may read and change.
  func handDown(_ object: Value, named name: String) { handedDown.append((name, object)) }

  /// Forgets the state of views that this round did not make.
  func endRound() {
    for key in order where !seen.contains(key) { boxes[key] = nil }
    order.removeAll { !seen.contains($0) }
  }

  /// A view with the state it had in the previous round; the initial values count only in its first round.
  func install(_ structure: StructValue, at identity: Int) -> StructValue {
    var installed = structure
    for (field, value) in structure.fields.enumerated() {
      let name = "\(structure.type.name).\(structure.type.storedProperties[field].name)"
      if case .structure(let held) = value, held.object != nil {
        observed.append((name, value))
        continue
      }
      guard case .state(let fresh) = value else { continue }
      // The same value may be in two places, so each place gets its own box.
      installed.fields[field] = .state(box(name, at: identity, initially: fresh.value))
    }
    return installed
  }

  /// The place of a piece of state: the one it had, or a new one with an initial value.
  func box(_ name: String, at identity: Int, initially value: Value) -> StateBox {
    let key = Key(identity: identity, name: name)
    seen.insert(key)
    if let kept = boxes[key] { return kept }
    let box = StateBox(value, name: name)
    boxes[key] = box
    order.append(key)
    return box
  }

  /// Every piece of state by name, in a fixed order.
  var values: [(name: String, value: Value)] {
    guard canHoldObjects else {
      return order.compactMap { key in boxes[key].map { (name: $0.name, value: $0.value) } }
    }
    var frozen = FrozenValues()
    for key in order {
      if let box = boxes[key] { frozen.add(box.name, box.value) }
    }
    // An object that a view also holds has the view's name for it.
    for held in observed + handedDown { frozen.add(held.name, held.value) }
    return frozen.values
  }
}
