/// The closures and objects of a run that still exist.
///
/// They may hold each other in a cycle: `let twice = { … }` is kept by its scope, which the closure keeps. Reference
/// counting never releases a cycle, so the end of the run does.
final class LiveObjects {
  private var first: Unmanaged<LiveObject>?

  init() {}

  /// Adds an object, which leaves when it is released.
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

  /// Makes all remaining objects release what they hold.
  func releaseAll() {
    while let object = first?.takeUnretainedValue() {
      remove(object)
      object.release()
    }
  }
}

/// An object that may be part of a cycle.
package class LiveObject {
  /// Neighbours in the collection, which keeps none of them alive.
  fileprivate var next: Unmanaged<LiveObject>?
  fileprivate var previous: Unmanaged<LiveObject>?
  fileprivate var collection: LiveObjects?

  init() {}

  /// Releases everything it holds; the object is not used any more.
  func release() {}

  deinit { collection?.remove(self) }
}
