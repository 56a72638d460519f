internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Picker`: a menu that shows its value, segments, radio buttons or a wheel.
extension Catalog {
  static let pickers: [CatalogEntry] = [
    control("Picker", "Shows what is selected, or all there is to choose from.", styles: "PickerStyle") {
      call throws(Diagnostics) in
      let label = try controlLabel(call, isFirstClosureLabel: false)
      let choices = TaggedView.all(in: try call.givenViews("content"), of: .picker)
      var chosen = 0
      if let selection = call.given("selection") {
        let value = try call.held(selection)
        chosen = choices.firstIndex { $0.isChosen(by: value, call.evaluator) } ?? 0
      }
      let views = choices.map { $0.view }
      return { control throws(Diagnostics) in control.picker(label, views, chosen) }
    }
  ]
}

extension Control {
  fileprivate func picker(_ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    switch style {
    case "segmented", "palette":
      if style == "palette" { warn("a picker's palette", standIn: "segments") }
      return segmentedPicker(label, choices, chosen)
    case "radioGroup": return radioGroup(label, choices, chosen)
    case "inline" where !isPhone: return radioGroup(label, choices, chosen)
    case "inline" where environment.isInRows: return choiceRows(label, choices, chosen)
    case "wheel", "inline": return wheel(choices, chosen)
    case "navigationLink":
      warn("a picker that leads to a list", standIn: "its label, its value and an arrow")
      return valueRow(label, choices, chosen, arrow: "chevron.right")
    default: return isPhone ? phoneMenu(label, choices, chosen) : macMenu(label, choices, chosen)
    }
  }

  // MARK: Menu

  /// On the phone the value with its arrows, in a list's row after the label.
  private func phoneMenu(_ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    if environment.isInRows { return valueRow(label, choices, chosen, arrow: "chevron.up.chevron.down") }
    let measures = measures.menu
    let parts = Array(choices.dropFirst(chosen).prefix(1)) + [arrows("chevron.up.chevron.down", tint)]
    let content = padded(row(parts, spacing: measures.gap), side: measures.leading, edge: measures.edge)
    return whole(tinted(content))
  }

  private func valueRow(
    _ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int, arrow: String
  ) -> ViewValue {
    let value = Array(choices.dropFirst(chosen).prefix(1)) + [arrows(arrow, SystemColor.secondary)]
    let shown = painted(row(value, spacing: measures.menu.gap), SystemColor.secondary)
    return whole(spread(showsLabel && !label.isEmpty ? [column(label)] : [], shown))
  }

  /// The arrows after a value.
  func arrows(_ symbol: String, _ paint: Paint) -> ViewValue {
    let size = Size(width: measures.menu.arrows, height: isPhone ? 13 : 11)
    return mark("arrows", size, [DrawnShape(.symbol(symbol), paint)])
  }

  /// On the Mac a button as wide as the widest choice, of which one shows.
  private func macMenu(_ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    let shown = choices.enumerated().map { $0.offset == chosen ? $0.element : hidden($0.element) }
    let value = ViewValue(.zStack(leading, shown), site: site("ZStack"))
    let button = menuButton(isEnabled ? value : faded(value), arrows("chevron.up.chevron.down", macInk))
    return whole(beside(label, whole(yielding: button)), above: .ofContent, below: .ofContent)
  }

  var macInk: Paint { dimmed(environment.paint(nil)) }

  /// A value and arrows on the background of a button.
  func menuButton(_ value: ViewValue, _ arrows: ViewValue) -> ViewValue {
    let measures = measures.menu
    let insets = Insets(
      top: measures.edge, leading: measures.leading, bottom: measures.edge, trailing: measures.trailing)
    let room = ViewValue(
      .modified(row([value, arrows], spacing: measures.gap), .rule(.padding(insets))), site: site("padding"))
    return onButton(framed(room, FlexibleFrameRule(minHeight: 24)))
  }

  /// A view on the background of a Mac's button.
  func onButton(_ view: ViewValue) -> ViewValue {
    let outline = Outline.roundedRectangle(cornerWidth: 6, cornerHeight: 6)
    return behind(view, [DrawnShape(.fill(outline), dimmed(ControlPaints.fill))])
  }

  private func hidden(_ view: ViewValue) -> ViewValue {
    ViewValue(.modified(view, .drawing(.opacity(0))), site: site("hidden"))
  }

  // MARK: Radio buttons

  private func radioGroup(_ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    if isPhone { warn("radio buttons on iOS", standIn: "those of the Mac") }
    let rows = choices.enumerated().map { index, choice in
      row(
        [centredOnCapitals(radio(index == chosen), isWhole: true), choice], spacing: MacMeasures.radioGap,
        alignment: .firstTextBaseline)
    }
    let column = column(rows, spacing: MacMeasures.radioDistance, alignment: .leading)
    return whole(beside(label, column, alignment: .firstTextBaseline), above: .ofContent, below: .ofContent)
  }

  private func radio(_ isOn: Bool) -> ViewValue {
    let dot = DrawnBox(Size(width: 6, height: 6), at: .center)
    let side = Size(width: MacMeasures.radio, height: MacMeasures.radio)
    return mark(
      "radio", side,
      isOn
        ? [DrawnShape(.fill(.circle), tint), DrawnShape(.fill(.circle), ControlPaints.white, in: dot)]
        : [
          DrawnShape(.fill(.circle), ControlPaints.field),
          DrawnShape(.line(.circle, width: 1), ControlPaints.fill.opacity(2)),
        ])
  }

  // MARK: Wheel

  private func wheel(_ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    warn("a picker's wheel", standIn: "a wheel 216 points high and as wide as it is proposed")
    let height = 32.0
    // No further rows fit on the drum.
    let (first, last) = (max(0, chosen - 3), chosen + 3)
    let rows = choices.dropFirst(first).prefix(last - first + 1).enumerated().map { index, choice in
      framed(first + index == chosen ? choice : faintly(choice), height: height)
    }
    return whole(wheel(rows, chosen: chosen - first, height))
  }

  private func faintly(_ view: ViewValue) -> ViewValue {
    ViewValue(.modified(view, .drawing(.opacity(0.35))), site: site("opacity"))
  }

  /// Rows on a drum with the chosen one in the middle.
  func wheel(_ rows: [ViewValue], chosen: Int, _ height: Double) -> ViewValue {
    let band = DrawnBox(
      part: Rect(x: 0, y: 0.5, width: 1, height: 0), points: Rect(x: 8, y: -height / 2, width: -16, height: height))
    let drum = drawing([
      DrawnShape(.fill(.roundedRectangle(cornerWidth: 8, cornerHeight: 8)), ControlPaints.card, in: band)
    ])
    let middle = (Double(rows.count - 1) / 2 - Double(chosen)) * height
    let column = ViewValue(
      .modified(column(rows, spacing: 0), .rule(.offset(Point(x: 0, y: middle)))), site: site("offset"))
    let wheel = ViewValue(.modified(drum, .secondary([column], .center, isBackground: false)), site: site("overlay"))
    return framed(wheel, height: PhoneMeasures.wheel.height)
  }
}
