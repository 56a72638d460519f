internal import Diagnostics

/// What keeps a site from being shown.
enum ServingFault: Fault {
  case notListening(String)

  var code: String { "not-listening" }
  var kind: Problem.Kind { .unwritable }

  var message: String {
    switch self {
    case .notListening(let reason): "it cannot be listened at; choose another port with --port (\(reason))"
    }
  }
}
