internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views that change with time or with what is loaded: they are laid out as they are at the start.
extension Catalog {
  static let changingViews: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "AsyncImage", "Lays out its placeholder, as before anything is loaded.",
        [.anything { call throws(Diagnostics) in try asyncImage(call) }]),
      CatalogEntry(
        .view, "TimelineView", "Lays out its content once, at a fixed date.",
        [.unlabelled("schedule", .unread), .labelled("content", .builder([.any]))]
      ) { call throws(Diagnostics) in
        guard let content = call.closure("content") else { return call.view(.empty) }
        call.evaluator.warn(.fixedDate(call.source))
        let context = Value.tuple([
          LabelledValue("date", FixedDate.now), LabelledValue("cadence", .symbol(type: "Cadence", name: "live")),
        ])
        return call.view(.group(try call.evaluator.views(from: content, [context], call.source)))
      },
      CatalogEntry(property: "image", of: "AsyncImagePhase", "Nothing, as nothing is loaded.") {
        _ throws(Diagnostics) in .none
      },
      CatalogEntry(property: "error", of: "AsyncImagePhase", "Nothing, as nothing is loaded.") {
        _ throws(Diagnostics) in .none
      },
      phase("success", "A picture that was loaded; none is here.", "image"),
      phase("failure", "Why a picture was not loaded.", "error"),
    ] + constants("AsyncImagePhase", ["empty"]) + constants("TimelineSchedule", ["animation", "everyMinute"])

  /// A phase that is never reached, as nothing is loaded.
  private static func phase(_ name: String, _ documentation: ReferenceText, _ parameter: String) -> CatalogEntry {
    CatalogEntry(.staticMember(of: "AsyncImagePhase"), name, documentation, [.unlabelled(parameter, .any)]) {
      _ throws(Diagnostics) in .symbol(type: "AsyncImagePhase", name: "empty")
    }
  }

  private static func asyncImage(_ call: Invocation) throws(Diagnostics) -> Value {
    call.evaluator.warn(.notLoaded(call.source))
    if call.given("placeholder") != nil { return call.view(.group(try call.givenViews("placeholder"))) }
    let closure = call.given.last { argument in
      if case .closure = argument.value { return true }
      return false
    }
    guard case .closure(let content)? = closure?.value else {
      return .view(box(call, width: nil, height: nil))
    }
    let phase = Value.symbol(type: "AsyncImagePhase", name: "empty")
    return call.view(.group(try call.evaluator.views(from: content, [phase], call.source)))
  }
}
