internal import Diagnostics
internal import ViewProgram

/// What is wrong with a figure that was drawn.
enum FigureFault: Fault {
  case invalid(preview: String, issue: String)
  /// Two labels overlap.
  case collision(preview: String, String, String)
  /// The schemas to check figures with cannot be used.
  case brokenSchemas(String)

  var code: String {
    switch self {
    case .invalid: "invalid-figure"
    case .collision: "label-collision"
    case .brokenSchemas: "broken-schemas"
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .invalid, .collision: .content
    case .brokenSchemas: .internalFault
    }
  }

  var severity: Diagnostic.Severity {
    if case .collision = self { .warning } else { .error }
  }

  var message: String {
    switch self {
    case .invalid(let preview, let issue): "the figure of '\(preview)' is not valid: \(issue)"
    case .collision(let preview, let first, let second):
      "in the figure of '\(preview)' '\(first)' runs into '\(second)'"
    case .brokenSchemas(let reason): "the figure schemas cannot be loaded: \(reason)"
    }
  }
}
