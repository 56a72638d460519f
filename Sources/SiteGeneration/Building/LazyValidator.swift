internal import Diagnostics
internal import ScenarioPipeline
internal import XMLValidation

/// The validator of one thread: its schemas are compiled when there is something to check.
final class LazyValidator {
  private let supply: ValidatorSupply
  private var known: Validator?

  init(_ supply: ValidatorSupply) { self.supply = supply }

  deinit { if let known { supply.giveBack(known) } }

  /// - Throws: That the schemas cannot be used.
  func compiled() throws(Problem) -> Validator {
    if let known { return known }
    let validator = try supply.take()
    known = validator
    return validator
  }
}
