internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Calls by which actions do something later or gradually. No time passes here, so that it is done immediately.
extension Catalog {
  static let actions: [CatalogEntry] = [
    CatalogEntry(
      .function, "withAnimation", "Runs a closure immediately; nothing is animated.",
      [
        Overload([
          .unlabelled("animation", .unread, default: ".default"), .unlabelled("body", .function([], .result)),
        ]) { call throws(Diagnostics) in try call.call("body", []) },
        Overload([
          .unlabelled("animation", .unread, default: ".default"),
          .labelled("completionCriteria", .unread, default: ".logicallyComplete"),
          .unlabelled("body", .function([], .result)), .labelled("completion", .function([], .void)),
        ]) { call throws(Diagnostics) in
          let result = try call.call("body", [])
          _ = try afterDelay(call, "completion")
          return result
        },
      ]),
    CatalogEntry(
      .function, "withTransaction", "Runs a closure immediately; nothing is animated.",
      [
        Overload([.unlabelled("transaction", .unread), .unlabelled("body", .function([], .result))]) {
          call throws(Diagnostics) in try call.call("body", [])
        },
        Overload([
          .unlabelled("keyPath", .unread), .unlabelled("value", .unread),
          .unlabelled("body", .function([], .result)),
        ]) { call throws(Diagnostics) in try call.call("body", []) },
      ]),
    CatalogEntry(constant: "main", of: "DispatchQueue", "The main queue.") { _ throws(Diagnostics) in
      .symbol(type: "DispatchQueue", name: "main")
    },
    CatalogEntry(constant: "isMainThread", of: "Thread", "True: everything here runs on the main thread.") {
      _ throws(Diagnostics) in .bool(true)
    },
    CatalogEntry(
      .member(of: "DispatchQueue"), "async", "Runs a closure when the action or the layout around it is done.",
      [.labelled("execute", .function([], .any))]
    ) { call throws(Diagnostics) in try later(call) },
    CatalogEntry(
      .member(of: "DispatchQueue"), "asyncAfter", "Runs a closure later; no time passes until then.",
      [.labelled("deadline", .unread), .labelled("execute", .function([], .any))]
    ) { call throws(Diagnostics) in try afterDelay(call) },
  ]

  /// A closure that asks to be run again after a while, as in an animation's loop, is run once.
  private static func afterDelay(_ call: Invocation, _ closure: String = "execute") throws(Diagnostics) -> Value {
    let memory = call.evaluator.preview.memory
    guard memory.delayed.insert(call.source).inserted else { return .void }
    defer { memory.delayed.remove(call.source) }
    return try later(call, closure)
  }

  /// A closure in an action runs immediately; one in the body of a view when the round has been laid out.
  private static func later(_ call: Invocation, _ name: String = "execute") throws(Diagnostics) -> Value {
    guard let closure = call.closure(name) else { return .void }
    let evaluator = call.evaluator
    let preview = evaluator.preview
    if preview.memory.isRunningEffects { return try evaluator.invoke(closure, [], call.source) }
    preview.memory.deferred.append(
      DeferredAction(action: closure, environment: preview.environment, source: call.source))
    return .void
  }
}
