package import Explanation
import LayoutEngine

/// The ledger of a subject: for a chain its wrappers, for a container how it shares its room.
package struct LedgerPanels {
  let record: IndexedTrace
  let subject: Subject
  let width: FigureWidth

  /// Whether the subject has a ledger of its own; where it has none, a table names its children.
  package enum Kind {
    case chain(ChainLedger)
    case stack(StackLedger)
    case lazyGrid(LazyGridLedger)
    case grid(GridLedger)
  }

  package let kind: Kind?

  package init(_ record: IndexedTrace, _ subject: Subject, width: FigureWidth) {
    (self.record, self.subject, self.width) = (record, subject, width)
    if subject.kind == .chain {
      kind = .chain(ChainLedger(record, subject.chain))
    } else if let ledger = LazyGridLedger(record, subject.node) {
      kind = .lazyGrid(ledger)
    } else if let ledger = StackLedger(record, subject.node) {
      kind = .stack(ledger)
    } else if let ledger = GridLedger(record, subject.node) {
      kind = .grid(ledger)
    } else {
      kind = nil
    }
  }

  /// Draws the ledger and returns where it ends; `nil` where the subject has none.
  func draw(on sheet: inout Sheet, top: Double) -> Double? {
    switch kind {
    case .chain(let ledger): return ChainLedgerPanel(ledger, record, width: width).draw(on: &sheet, top: top)
    case .stack(let ledger): return SharingPanel(Sharing(ledger, record), width: width).draw(on: &sheet, top: top)
    case .lazyGrid(let ledger): return LazyGridLedgerPanel(ledger, width: width).draw(on: &sheet, top: top)
    case .grid(let ledger): return draw(ledger, on: &sheet, top: top)
    case nil: return nil
    }
  }

  /// The columns, and below them the rows.
  private func draw(_ ledger: GridLedger, on sheet: inout Sheet, top: Double) -> Double {
    var y = top
    for account in [ledger.columns, ledger.rows] where !account.tracks.isEmpty {
      let title = account.axis == .horizontal ? "Columns share the width" : "Rows share the height"
      sheet.elements.append(.label(title, x: sheet.margin, y: y + 14, style: .heading, color: "ink"))
      y = SharingPanel(Sharing(ledger, account, record), width: width).draw(on: &sheet, top: y + 22) + 10
    }
    return y - 10
  }
}
