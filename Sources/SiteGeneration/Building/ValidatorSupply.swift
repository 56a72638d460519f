internal import Diagnostics
internal import Publication
internal import ScenarioPipeline
internal import Synchronization
internal import XMLValidation

/// Makes the validators of threads, and passes one that a thread no longer needs to the next.
///
/// Compiling the schemas takes longer than making a page: unless they are hardly needed, as most figures are like those of
/// an earlier build, the first ones are compiled while the site's folder is read, when all threads but one have nothing to
/// do.
final class ValidatorSupply: Sendable {
  /// A validator on its way to the one thread that uses it.
  private struct Parcel: @unchecked Sendable {
    let validator: Validator
  }

  private struct Stock {
    var early: Pending<Result<Parcel, Problem>>?
    var idle: [Parcel] = []
  }

  private let kept: KeptParts?
  private let willParse: @Sendable (String) -> Void
  private let stock = Mutex(Stock())

  /// - Parameters:
  ///   - kept: The parts of figures that were accepted before; `nil` where that is not known.
  ///   - willParse: Called with the name of each figure or page before it is parsed.
  init(_ kept: KeptParts?, willParse: @escaping @Sendable (String) -> Void) {
    (self.kept, self.willParse) = (kept, willParse)
  }

  /// Begins to make the first one.
  func begin() {
    stock.withLock { stock in
      guard stock.early == nil, stock.idle.isEmpty else { return }
      stock.early = Pending { [kept, willParse] in
        Result { () throws(Problem) in Parcel(validator: try ValidatorSupply.make(kept, willParse)) }
      }
    }
  }

  /// - Throws: That the schemas cannot be used.
  func take() throws(Problem) -> Validator {
    let (early, idle) = stock.withLock { stock in
      if let idle = stock.idle.popLast() { return (Pending<Result<Parcel, Problem>>?.none, Parcel?.some(idle)) }
      defer { stock.early = nil }
      return (stock.early, nil)
    }
    if let idle { return idle.validator }
    if let early { return try early.value.get().validator }
    return try ValidatorSupply.make(kept, willParse)
  }

  private static func make(
    _ kept: KeptParts?, _ willParse: @escaping @Sendable (String) -> Void
  ) throws(Problem) -> Validator {
    guard let kept else { return try Validator.make(willParse: willParse) }
    let validator =
      if let known = kept.parts {
        Validator(knowing: known, willParse: willParse)
      } else {
        try Validator.make(willParse: willParse)
      }
    validator.didAccept = kept.add
    return validator
  }

  /// Keeps the accepted parts for the next build.
  ///
  /// - Returns: The keys of their entries in the cache.
  func keep() -> Set<String> { Set([kept?.keep()].compactMap(\.self)) }

  func giveBack(_ validator: Validator) {
    let parcel = Parcel(validator: validator)
    stock.withLock { $0.idle.append(parcel) }
  }
}
