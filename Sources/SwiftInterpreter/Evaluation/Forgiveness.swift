internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// The errors that are taken for gaps, and laid out around, besides those that are gaps by themselves.
public struct Forgiveness: Sendable {
  /// Those in other files than the first: they were compiled elsewhere, and what is asked for is the first.
  public var otherFiles: Bool
  /// Those that come of values, where samples stand for the real ones. Where something stands in for a value that is not
  /// known, they are taken for gaps in any case.
  public var values: Bool

  public init(otherFiles: Bool = false, values: Bool = false) {
    self.otherFiles = otherFiles
    self.values = values
  }

  fileprivate func covers(_ diagnostic: Diagnostic, hasStandIns: Bool) -> Bool {
    if diagnostic.code.isLimit { return false }
    if otherFiles, let source = diagnostic.source, source.file > 0 { return true }
    switch diagnostic.code {
    case .divisionByZero, .indexOutOfRange, .integerOverflow, .notAnInteger, .repeatedKey, .reversedRange,
      .uncaughtError, .uninitialized, .unmatchedSwitch, .unwrappedNil, .zeroStride, .noEnvironmentObject,
      .missingReturn:
      return values || hasStandIns
    default: return false
    }
  }
}

extension Evaluator {
  /// Whether something can stand in for what could not be evaluated.
  package func isGap(_ error: Diagnostics) -> Bool {
    if error.isGap { return true }
    // Somebody waits for it.
    if error.isThrown, catching > 0 { return false }
    let hasStandIns = standIns.contains { $0.kind == .value }
    return !error.all.isEmpty
      && error.all.allSatisfy { $0.isGap || forgiveness.covers($0, hasStandIns: hasStandIns) }
  }
}
