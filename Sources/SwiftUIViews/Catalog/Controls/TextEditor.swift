internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `TextEditor`: text in all the room that is proposed.
extension Catalog {
  static let textEditors: [CatalogEntry] = [
    control("TextEditor", "Takes what it is proposed; its text starts 5 points in.", styles: "TextEditorStyle") {
      call throws(Diagnostics) in
      var typed = ""
      if let text = call.given("text") { typed = call.evaluator.text(try call.held(text)) }
      return { control throws(Diagnostics) in control.editor(typed) }
    }
  ]
}

extension Control {
  fileprivate func editor(_ typed: String) -> ViewValue {
    let ground = drawing([DrawnShape(.fill(.rectangle), ControlPaints.field)])
    let text = padded(typed.isEmpty ? text(" ") : text(typed), side: 5, edge: isPhone ? 8 : 0)
    let corner = Alignment(horizontal: .leading, vertical: .top)
    let page = ViewValue(.modified(ground, .secondary([text], corner, isBackground: false)), site: site("overlay"))
    return whole(ViewValue(.modified(page, .drawing(.clip(.rectangle))), site: site("clipped")))
  }
}
