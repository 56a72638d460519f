internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What is shown over a view: it takes no part in the view's layout.
extension Catalog {
  static let presentations = words("sheet fullScreenCover popover alert confirmationDialog actionSheet inspector")

  static func presentation(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "Accepted with any arguments; what it presents is not laid out.",
      isWithoutEffect: true,
      [
        .anything { call throws(Diagnostics) in
          if try isPresented(call) { call.evaluator.warn(.notDrawn("what '\(name)' presents", call.source)) }
          return call.modified(.nothing)
        }
      ])
  }

  /// The state that decides about it is true or holds something from the start.
  private static func isPresented(_ call: Invocation) throws(Diagnostics) -> Bool {
    if let flag = call.given("isPresented") {
      if case .bool(true) = try call.held(flag) { return true }
      return false
    }
    guard let item = call.given("item") else { return false }
    if case .none = try call.held(item) { return false }
    return true
  }
}
