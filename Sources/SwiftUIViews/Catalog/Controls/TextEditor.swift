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
    let isBare = environment.lists.hidesBackground
    let ground = drawing(isBare ? [] : [DrawnShape(.fill(.rectangle), ControlPaints.field)])
    let text = isPhone ? padded(editorText(typed), side: 5, edge: 8) : macText(typed)
    let corner = Alignment(horizontal: .leading, vertical: .top)
    let page = ViewValue(.modified(ground, .secondary([text], corner, isBackground: false)), site: site("overlay"))
    return whole(ViewValue(.modified(page, .drawing(.clip(ShapeValue(outline: .rectangle)))), site: site("clipped")))
  }

  private func editorText(_ typed: String) -> ViewValue { text(typed.isEmpty ? " " : typed) }

  /// The Mac sets the lines of its text view closer than those of a text. Inside a wrapped paragraph the distances are
  /// those of a text.
  private func macText(_ typed: String) -> ViewValue {
    let font = environment.resolvedFont
    if font.size != MacMeasures.editorSize {
      warn("the line pitch of a text editor in this font", standIn: "0.955 of the font's size, in whole points")
    }
    let pitch = (font.size * MacMeasures.editorPitch).rounded() + environment.typesetting.lineSpacing
    let line = (font.size * 2412 / 2048).rounded(.up)
    var lines: [ViewValue] = []
    for paragraph in typed.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      lines.append(text(paragraph.isEmpty ? " " : String(paragraph)))
    }
    let top = MacMeasures.editorTop + (font.size - MacMeasures.editorSize) * MacMeasures.editorTopGrowth
    let insets = Insets(top: top, leading: 5, bottom: 0, trailing: 5)
    let column = column(lines, spacing: pitch - line, alignment: .leading)
    return ViewValue(.modified(column, .rule(.padding(insets))), site: site("padding"))
  }
}
