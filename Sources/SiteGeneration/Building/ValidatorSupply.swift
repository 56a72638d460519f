internal import Diagnostics
internal import Publication
internal import ScenarioPipeline
internal import Synchronization
internal import XMLValidation

/// Makes what threads check figures and pages with, and gives what one of them does not need any more to the next.
///
/// Compiling the schemas takes longer than making a page: the first ones are compiled while the site's folder is read,
/// when all threads but one have nothing to do.
final class ValidatorSupply: Sendable {
  /// A validator on its way to the one thread that uses it.
  private struct Parcel: @unchecked Sendable {
    let validator: Validator
  }

  private struct Stock {
    var early: Pending<Result<Parcel, Problem>>?
    var idle: [Parcel] = []
  }

  private let willParse: @Sendable (String) -> Void
  private let stock = Mutex(Stock())

  /// - Parameter willParse: Called with the name of each figure or page before it is parsed.
  init(willParse: @escaping @Sendable (String) -> Void) { self.willParse = willParse }

  /// Begins to make the first one.
  func begin() {
    stock.withLock { stock in
      guard stock.early == nil, stock.idle.isEmpty else { return }
      stock.early = Pending { [willParse] in
        Result { () throws(Problem) in Parcel(validator: try Validator.make(willParse: willParse)) }
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
    return try Validator.make(willParse: willParse)
  }

  func giveBack(_ validator: Validator) {
    let parcel = Parcel(validator: validator)
    stock.withLock { $0.idle.append(parcel) }
  }
}
