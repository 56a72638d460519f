internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The content of an alert or a confirmation dialog.
struct Dialog {
  var kind: Presentation.Kind
  var title: ViewValue?
  var message: [ViewValue]
  var actions: [ViewValue]
  var parts: ViewParts
  var isPhone: Bool

  var view: ViewValue { kind == .alert ? alert : confirmationDialog }

  // MARK: Alert

  private var alert: ViewValue {
    typealias Metrics = PresentationMetrics
    var texts: [ViewValue] = []
    if let title { texts.append(line(title, .size(17, .bold), SystemColor.primary)) }
    for view in message { texts.append(line(view, .size(15), SystemColor.primary)) }
    let column = parts.padding(
      parts.column(texts, alignment: .leading, spacing: Metrics.belowAlertTitle),
      Insets(
        top: Metrics.aboveAlertTitle, leading: Metrics.alertTextSide, bottom: Metrics.aboveAlertButtons,
        trailing: Metrics.alertTextSide))
    let buttons = actions.isEmpty ? [parts.text("OK")] : actions
    let room = buttons.map { button($0, height: Metrics.alertButtonHeight) }
    // Two actions are side by side; more, or fewer, are one below the other.
    let group =
      room.count == 2
      ? parts.row(room, spacing: Metrics.betweenAlertButtons)
      : parts.column(room, spacing: Metrics.betweenAlertButtons)
    let inset = parts.padding(
      group,
      Insets(
        top: 0, leading: Metrics.besideAlertButtons, bottom: Metrics.belowAlertButtons,
        trailing: Metrics.besideAlertButtons))
    let content = parts.column([column, inset], spacing: 0)
    return parts.frame(content, width: isPhone ? Metrics.alertWidth : Metrics.macAlertWidth)
  }

  // MARK: Confirmation dialog

  private var confirmationDialog: ViewValue {
    typealias Metrics = PresentationMetrics
    var texts: [ViewValue] = []
    if let title { texts.append(line(title, .size(17, .bold), SystemColor.primary)) }
    for view in message { texts.append(line(view, .size(17), SystemColor.primary)) }
    let buttons = parts.column(
      actions.map { button($0, height: Metrics.dialogButtonHeight) }, spacing: Metrics.betweenDialogButtons)
    let edge = Metrics.dialogEdge
    var views = [parts.padding(buttons, Insets(top: 0, leading: edge, bottom: edge, trailing: edge))]
    var above = edge
    if !texts.isEmpty {
      let column = parts.column(texts, alignment: .leading, spacing: Metrics.belowDialogTitle)
      let side = Metrics.alertTextSide
      views.insert(
        parts.padding(column, Insets(top: 0, leading: side, bottom: Metrics.aboveDialogButtons, trailing: side)), at: 0)
      above = Metrics.aboveAlertTitle
    }
    let inset = parts.padding(
      parts.column(views, spacing: 0), Insets(top: above, leading: 0, bottom: 0, trailing: 0))
    return parts.frame(inset, width: Metrics.dialogWidth)
  }

  // MARK: Parts

  private func line(_ text: ViewValue, _ font: FontValue, _ paint: Paint) -> ViewValue {
    parts.frame(parts.styled(text, font, .paint(paint)), maxWidth: .infinity, alignment: .leading)
  }

  /// An action in all the available width, on a background.
  private func button(_ action: ViewValue, height: Double) -> ViewValue {
    let plain = parts.environment(action) {
      $0.styles["ButtonStyle"] = .symbol(type: "PrimitiveButtonStyle", name: "plain")
    }
    let label = parts.styled(plain, .size(17, .medium), .paint(SystemColor.primary))
    let room = parts.frame(label, maxWidth: .infinity, minHeight: height, maxHeight: height)
    return parts.background(room, parts.shape(.capsule, SystemColor.glassSelection))
  }
}
