internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup

extension LiveLayout {
  /// The title of the ledger, for a tab or a heading.
  public var ledgerTitle: String { LedgerPanel(layout: self).title }
}

/// The account of the subject as tables: how a container shares its room, or what each modifier of a chain does.
struct LedgerPanel {
  let layout: LiveLayout

  private var record: IndexedTrace { layout.record }
  private var subject: Subject { layout.subject }

  func write(to page: inout MarkupWriter) {
    let ledger = LedgerPanels(record, subject, width: .wide)
    page.element("div", attributes(ledger.kind)) { page in
      switch ledger.kind {
      case .chain(let chain): ChainAccount(layout: layout, ledger: chain).write(to: &page)
      case .stack(let stack): AccountTable(layout: layout, sharing: Sharing(stack, record)).write(to: &page)
      case .lazyGrid(let grid): write(grid, to: &page)
      case .grid(let grid): write(grid, to: &page)
      case nil: AnswersTable(layout: layout).write(to: &page)
      }
    }
  }

  private func attributes(_ kind: LedgerPanels.Kind?) -> [(String, String)] {
    [
      ("class", "accounts"), ("data-title", title(kind)), ("data-axis", isVertical ? "vertical" : "horizontal"),
      PanelLinks.node(subject.node),
    ]
  }

  private var isVertical: Bool { subject.arrangement == .line(.vertical) }

  var title: String { title(LedgerPanels(record, subject, width: .wide).kind) }

  private func title(_ kind: LedgerPanels.Kind?) -> String {
    let name = record.node(subject.node).map { NodeName.name(of: $0) } ?? ""
    switch kind {
    case .chain: return LedgerText.chainTitle
    case .stack(let ledger):
      guard let proposed = ledger.proposed, proposed.isFinite else { return "How \(name) shares its room" }
      return "How \(name) shares \(LengthText.account(proposed)) points"
    case .lazyGrid: return "How \(name) settles its " + (isVertical ? "rows" : "columns")
    case .grid: return "How \(name) shares its room"
    case nil: return "What the views in \(name) answer"
    }
  }

  /// Both passes, where they differ.
  private func write(_ ledger: LazyGridLedger, to page: inout MarkupWriter) {
    guard ledger.differs else {
      let caption = "Both passes: " + LengthText.account(ledger.placing.offered) + " offered"
      let sharing = Sharing(ledger, ledger.placing)
      return AccountTable(layout: layout, sharing: sharing, caption: caption).write(to: &page)
    }
    let passes = [("Measuring: ", ledger.measuring), ("Placing: ", ledger.placing)]
    for (name, pass) in passes {
      let caption = name + LengthText.account(pass.offered) + " offered"
      AccountTable(layout: layout, sharing: Sharing(ledger, pass), caption: caption).write(to: &page)
    }
    guard ledger.surplus > 0.005 else { return }
    let words =
      "Placed, the tracks take \(LengthText.account(ledger.placing.total)) in a grid of "
      + "\(LengthText.account(ledger.answered)): \(LengthText.account(ledger.surplus)) too many, "
      + "\(LengthText.account(ledger.displacement.magnitude)) off the middle."
    page.element("p", [("class", "verdict")], text: words)
  }

  private func write(_ ledger: GridLedger, to page: inout MarkupWriter) {
    for account in [ledger.columns, ledger.rows] where !account.tracks.isEmpty {
      let caption = account.axis == .horizontal ? "Columns share the width" : "Rows share the height"
      AccountTable(layout: layout, sharing: Sharing(ledger, account, record), caption: caption).write(to: &page)
    }
  }
}
