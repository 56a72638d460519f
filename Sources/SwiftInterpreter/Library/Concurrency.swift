internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// What the program's tasks have done, by which endless loops are recognised.
struct TaskProgress {
  /// The places that have asked whether a task is cancelled.
  var cancellationAsked: Set<SourceRange> = []
  /// How often a task has slept.
  var sleeps = 0
}

/// Tasks. No time passes here: they are done immediately.
extension Catalog {
  static let concurrency: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Task", "Runs a closure at once, as a part of the action around it.", operation
      ) { call throws(Diagnostics) in try run(call) },
      CatalogEntry(.staticMember(of: "Task"), "detached", "Runs a closure at once.", operation) {
        call throws(Diagnostics) in try run(call)
      },
      CatalogEntry(.member(of: "Task"), "cancel", "Does nothing: the task is done.") { _ throws(Diagnostics) in .void },
      CatalogEntry(property: "isCancelled", of: "Task", "Always false.") { _ throws(Diagnostics) in .bool(false) },
      CatalogEntry(
        .staticMember(of: "Task"), "isCancelled", "False when a place asks for the first time: a loop goes round once.",
        [
          Overload(isProperty: true, []) { call throws(Diagnostics) in
            .bool(!call.evaluator.tasks.cancellationAsked.insert(call.source).inserted)
          }
        ]),
      CatalogEntry(.staticMember(of: "Task"), "checkCancellation", "Does nothing.") { _ throws(Diagnostics) in .void },
      CatalogEntry(
        .staticMember(of: "Task"), "sleep", "Takes no time here.",
        [
          Overload([.labelled("nanoseconds", .int)]) { call throws(Diagnostics) in slept(call) },
          Overload([.labelled("for", .unread)] + exactly) { call throws(Diagnostics) in slept(call) },
          Overload([.labelled("until", .unread)] + exactly) { call throws(Diagnostics) in slept(call) },
        ]),
      CatalogEntry(.staticMember(of: "Task"), "yield", "Takes no time here.") { _ throws(Diagnostics) in .void },
    ]
    + ["assumeIsolated", "run"].map { name in
      CatalogEntry(
        .staticMember(of: "MainActor"), name, "Runs a closure at once, and hands back what it makes.",
        [.labelled("resultType", .unread, default: "nil"), .unlabelled("operation", .function([], .result))]
      ) { call throws(Diagnostics) in try call.call("operation", []) }
    }

  private static let exactly: [ParameterDeclaration] = [
    .labelled("tolerance", .unread, default: "nil"), .labelled("clock", .unread, default: ".continuous"),
  ]

  private static func slept(_ call: Invocation) -> Value {
    call.evaluator.tasks.sleeps += 1
    return .void
  }

  private static let operation: [ParameterDeclaration] = [
    .labelled("priority", .unread, default: "nil"), .unlabelled("operation", .function([], .any)),
  ]

  private static func run(_ call: Invocation) throws(Diagnostics) -> Value {
    try call.evaluator.runForAWhile("this task", call.source) { () throws(Diagnostics) in
      try call.evaluator.droppingThrown { () throws(Diagnostics) in _ = try call.call("operation", []) }
    }
    return .symbol(type: "Task", name: "")
  }
}
