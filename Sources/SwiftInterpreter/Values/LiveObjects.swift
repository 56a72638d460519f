/// The closures and objects of a run that are still there.
///
/// They may hold each other in a circle: `let twice = { … }` is kept by its scope, which the closure keeps. No count of
/// references ever lets go of a circle, so whoever ends the run does.
final class LiveObjects {
  private var first: Unmanaged<LiveObject>?

  init() {}

  /// Takes an object in until it goes by itself.
  func add(_ object: LiveObject) {
    guard object.collection == nil else { return }
    let added = Unmanaged.passUnretained(object)
    object.collection = self
    object.next = first
    first?.takeUnretainedValue().previous = added
    first = added
  }

  fileprivate func remove(_ object: LiveObject) {
    if let previous = object.previous { previous.takeUnretainedValue().next = object.next } else { first = object.next }
    object.next?.takeUnretainedValue().previous = object.previous
    object.collection = nil
    object.next = nil
    object.previous = nil
  }

  /// Makes all that is left let go of what it holds.
  func releaseAll() {
    while let object = first?.takeUnretainedValue() {
      remove(object)
      object.release()
    }
  }
}

/// What may be part of a circle.
package class LiveObject {
  /// Neighbours in the collection, which keeps none of them alive.
  fileprivate var next: Unmanaged<LiveObject>?
  fileprivate var previous: Unmanaged<LiveObject>?
  fileprivate var collection: LiveObjects?

  init() {}

  /// Lets go of everything; the object is not used any more.
  func release() {}

  deinit { collection?.remove(self) }
}
