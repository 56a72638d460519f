internal import Dispatch
internal import Synchronization

extension Range<Int> {
  /// The size of a part that one thread looks at; fewer than two such parts are not worth a second thread.
  private static let part = 512

  /// Whether something is true of every part of the range, on all cores; parts after one of which it is false are
  /// skipped.
  ///
  /// - Parameter isTrue: Called on several threads at a time, none of which has a large stack.
  func allPartsSatisfy(_ isTrue: @Sendable (Range<Int>) -> Bool) -> Bool {
    let starts = stride(from: lowerBound, to: upperBound, by: Range.part)
    let parts = starts.map { $0..<Swift.min($0 + Range.part, upperBound) }
    if parts.count < 2 { return parts.allSatisfy(isTrue) }
    let isTrueOfAll = Atomic(true)
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      guard isTrueOfAll.load(ordering: .relaxed), !isTrue(parts[index]) else { return }
      isTrueOfAll.store(false, ordering: .relaxed)
    }
    return isTrueOfAll.load(ordering: .relaxed)
  }
}
