internal import LayoutEngine

/// `pickerStyle(.inline)` in a list of the phone: the label and every choice have separate rows.
extension Control {
  /// The rows; the chosen one has a tick at its end.
  func choiceRows(_ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    warn("the tick of a picker's row", standIn: "a symbol 15 points wide and 13 high")
    let tick = mark("tick", Size(width: 15, height: 13), [DrawnShape(.symbol("checkmark"), tint)])
    let rows = choices.enumerated().map { index, choice in index == chosen ? spread([choice], tick) : choice }
    let title = showsLabel && !label.isEmpty ? [column(label)] : []
    return ViewValue(.group(title + rows), site: site("Group"))
  }
}
