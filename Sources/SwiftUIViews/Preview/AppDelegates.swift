internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The app's delegate, which older code asks for Core Data's store: `UIApplication.shared.delegate as! AppDelegate`.
extension Evaluator {
  /// The one object of the program's own class for it, made without arguments; `nil` where the program has no such class, or
  /// it cannot be made so.
  func appDelegate(_ source: SourceRange) throws(Diagnostics) -> Value? {
    if let known = preview.appDelegate { return known }
    let classes = types.keys.sorted().filter { name in
      guard let info = types[name], info.kind == .classType else { return false }
      return names(of: info).contains { Evaluator.delegates.contains($0) }
    }
    guard let type = classes.first else { return nil }
    preview.appDelegate = try objectWithoutArguments(of: type, source)
    return preview.appDelegate
  }

  private static let delegates = ["NSApplicationDelegate", "UIApplicationDelegate", "WKApplicationDelegate"]
}
