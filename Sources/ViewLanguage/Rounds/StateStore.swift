internal import LayoutEngine

/// Where the `@State` of every view lives between the rounds.
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
  private var observed: [(name: String, object: ObjectFields, value: Value)] = []

  func beginRound() {
    seen = []
    observed = []
  }

  /// Forgets the state of views that this round did not make.
  func endRound() {
    for key in order where !seen.contains(key) { boxes[key] = nil }
    order.removeAll { !seen.contains($0) }
  }

  /// A view with the state it had in the round before; the initial values count only in its first round.
  func install(_ structure: StructValue, at identity: Int) -> StructValue {
    var installed = structure
    for (field, value) in structure.fields.enumerated() {
      let name = "\(structure.type.name).\(structure.type.storedProperties[field].name)"
      if case .structure(let held) = value, let object = held.object {
        observed.append((name, object, value))
        continue
      }
      guard case .state(let fresh) = value else { continue }
      // The same value may stand in two places, so each gets a box of its own.
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
    var values: [(name: String, value: Value)] = []
    var known: [ObjectFields] = []
    for key in order {
      guard let box = boxes[key] else { continue }
      values.append((box.name, box.value.frozen))
      if case .structure(let held) = box.value, let object = held.object { known.append(object) }
    }
    for held in observed where !known.contains(where: { $0 === held.object }) {
      values.append((held.name, held.value.frozen))
      known.append(held.object)
    }
    return values
  }
}
