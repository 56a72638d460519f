internal import SwiftInterpreter

extension Suggestion {
  /// What to write in place of an unknown name: `did you mean 'row'?`, or which names there are.
  static func advice(for name: String, in names: [String]) -> String {
    if let near = nearest(to: name, in: names) { return "did you mean '\(near)'?" }
    return names.isEmpty ? "there are none" : "there are \(ArticleFault.list(names))"
  }
}
