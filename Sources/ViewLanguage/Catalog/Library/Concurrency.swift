internal import LayoutEngine
internal import ViewProgram

/// What actions use to do something later or gradually. No time passes here: it is done at once.
extension Catalog {
  static let concurrency: [CatalogEntry] = [
    CatalogEntry(
      .function, "withAnimation", "Runs a closure at once; nothing is animated.",
      [.unlabelled("animation", .unread, default: ".default"), .unlabelled("body", .function([], .any))]
    ) { call throws(Diagnostics) in try call.call("body", []) },
    CatalogEntry(
      .initializer, "Task", "Runs a closure at once, as a part of the action around it.",
      [.labelled("priority", .unread, default: "nil"), .unlabelled("operation", .function([], .any))]
    ) { call throws(Diagnostics) in
      _ = try call.call("operation", [])
      return .void
    },
    CatalogEntry(
      .staticMember(of: "Task"), "sleep", "Takes no time here.",
      [
        Overload([.labelled("nanoseconds", .int)]) { _ throws(Diagnostics) in .void },
        Overload([.labelled("for", .named("Duration"))]) { _ throws(Diagnostics) in .void },
      ]),
    CatalogEntry(.staticMember(of: "Task"), "yield", "Takes no time here.") { _ throws(Diagnostics) in .void },
    duration("seconds"), duration("milliseconds"), duration("microseconds"), duration("nanoseconds"),
    CatalogEntry(constant: "main", of: "DispatchQueue", "The main queue.") { _ throws(Diagnostics) in
      .symbol(type: "DispatchQueue", name: "main")
    },
    CatalogEntry(
      .member(of: "DispatchQueue"), "async", "Runs a closure when the action or the layout around it is done.",
      [.labelled("execute", .function([], .any))]
    ) { call throws(Diagnostics) in try later(call) },
    CatalogEntry(
      .member(of: "DispatchQueue"), "asyncAfter", "Runs a closure later; no time passes until then.",
      [.labelled("deadline", .unread), .labelled("execute", .function([], .any))]
    ) { call throws(Diagnostics) in try later(call) },
  ]

  /// An action's closure runs in its place; one from the body of a view when the round has been laid out.
  private static func later(_ call: Invocation) throws(Diagnostics) -> Value {
    guard let closure = call.closure("execute") else { return .void }
    let evaluator = call.evaluator
    if evaluator.memory.isRunningEffects { return try evaluator.invoke(closure, [], call.source) }
    evaluator.memory.deferred.append(
      DeferredAction(action: closure, environment: evaluator.environment, source: call.source))
    return .void
  }

  private static func duration(_ unit: String) -> CatalogEntry {
    CatalogEntry(
      .staticMember(of: "Duration"), unit, "A length of time; not looked at.", [.unlabelled("count", .double)]
    ) {
      _ throws(Diagnostics) in .symbol(type: "Duration", name: unit)
    }
  }
}
