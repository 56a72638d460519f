internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Tasks. No time passes here: they are done immediately.
extension Catalog {
  static let concurrency: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "Task", "Runs a closure at once, as a part of the action around it.",
      [.labelled("priority", .unread, default: "nil"), .unlabelled("operation", .function([], .any))]
    ) { call throws(Diagnostics) in
      try call.evaluator.runForAWhile("this task", call.source) { () throws(Diagnostics) in
        try call.evaluator.droppingThrown { () throws(Diagnostics) in _ = try call.call("operation", []) }
      }
      return .void
    },
    CatalogEntry(
      .staticMember(of: "Task"), "sleep", "Takes no time here.",
      [
        Overload([.labelled("nanoseconds", .int)]) { _ throws(Diagnostics) in .void },
        Overload([.labelled("for", .unread)]) { _ throws(Diagnostics) in .void },
      ]),
    CatalogEntry(.staticMember(of: "Task"), "yield", "Takes no time here.") { _ throws(Diagnostics) in .void },
  ]
}
