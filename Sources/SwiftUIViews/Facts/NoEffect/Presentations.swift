internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What is shown over a view: it takes no part in the view's layout.
extension Catalog {
  static let presentations: [CatalogEntry] = [
    presentation("sheet", "Presents a sheet, which is not laid out."),
    presentation("fullScreenCover", "Presents a view over the whole screen, which is not laid out."),
    presentation("popover", "Presents a popover, which is not laid out."),
    presentation("alert", "Presents an alert, which is not laid out."),
    presentation("confirmationDialog", "Presents a choice of actions, which is not laid out."),
    presentation("dismissalConfirmationDialog", "Asks before a window closes, which is not laid out."),
    presentation("actionSheet", "Presents a choice of actions, which is not laid out."),
    presentation("inspector", "Presents an inspector, which is not laid out."),
  ]

  private static func presentation(_ name: String, _ documentation: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation, status: .noEffect,
      [
        .anything { call throws(Diagnostics) in
          if try isPresented(call) { call.evaluator.warn(.notDrawn("what '\(name)' presents", call.source)) }
          return call.modified(.nothing)
        }
      ])
  }

  /// Whether the state that decides about it is true or holds something from the start.
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
