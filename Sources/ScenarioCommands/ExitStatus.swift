public import Diagnostics

/// The exit codes, which scripts may rely on.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The scenario, a page or a figure is at fault.
  case contentErrors = 1
  /// Only warnings, but `--strict` asked for none.
  case warnings = 2
  case usage = 64
  case inputMissing = 66
  case toolMissing = 69
  case internalFault = 70
  case cannotWrite = 73
  /// The standard output is full or closed.
  case outputFailed = 74
  case badConfiguration = 78

  public init(_ kind: Problem.Kind) {
    switch kind {
    case .content: self = .contentErrors
    case .usage: self = .usage
    case .missingInput: self = .inputMissing
    case .missingTool: self = .toolMissing
    case .internalFault: self = .internalFault
    case .unwritable: self = .cannotWrite
    case .outputFailed: self = .outputFailed
    case .configuration: self = .badConfiguration
    }
  }
}
