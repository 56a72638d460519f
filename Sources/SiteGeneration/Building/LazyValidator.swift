internal import Diagnostics
internal import ScenarioPipeline
internal import XMLValidation

/// What one thread checks figures and pages with: its schemas are compiled when there is something to check.
final class LazyValidator {
  private let willParse: @Sendable (String) -> Void
  private var known: Validator?

  /// - Parameter willParse: Called with the name of each figure or page before it is parsed.
  init(willParse: @escaping @Sendable (String) -> Void) { self.willParse = willParse }

  /// - Throws: That the schemas cannot be used.
  func compiled() throws(Problem) -> Validator {
    if let known { return known }
    let validator = try Validator.make(willParse: willParse)
    known = validator
    return validator
  }
}
