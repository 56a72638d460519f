import Explanation
import Figures
import LayoutEngine
import Testing
import TraceSamples

/// How a length was shared out, as a table's rows.
struct SharingTests {
  /// The grid counts its columns as a number that no integer holds.
  @Test func aCellOverEndlesslyManyColumnsHasALedger() throws {
    let views = "Grid { GridRow { Text(\"a\").gridCellColumns(Int.max); Text(\"b\") } }"
    let record = IndexedTrace(try Written.trace(views, width: 100, height: 50))
    let grid = try #require(record.trace.nodes.first { $0.info.name == "Grid" })
    let ledger = try #require(GridLedger(record, grid.id))
    #expect(ledger.columns.tracks.allSatisfy { $0.unserved > 0 })
    #expect(!ledger.columns.tracks.isEmpty)
  }

  /// (358 + 10) ÷ (110 + 10) = 3.07: three columns of (358 − 2 × 10) ÷ 3 points.
  @Test func anAdaptiveEntryTakesTheGapsBetweenItsTracksOutOfItsOffer() throws {
    let trace = LaidOut.trace(container: Size(width: 358, height: 100)) { tree in
      let cell = tree.add(.greedy, info: NodeInfo(name: "Color"))
      let track = GridTrack(.adaptive(minimum: 110, maximum: .infinity), spacing: 10)
      return tree.addLazyGrid(
        LazyGridRule(axis: .vertical, tracks: [track]), children: [cell], info: NodeInfo(name: "LazyVGrid"))
    }
    let record = IndexedTrace(trace)
    let root = try #require(record.root)
    let ledger = try #require(LazyGridLedger(record, root.id))
    let sharing = Sharing(ledger, ledger.measuring)
    #expect(sharing.gaps == 0 && sharing.kept == 0 && sharing.equalGaps == nil)
    let row = try #require(sharing.rows.first)
    #expect(sharing.rows.count == 1 && row.name == "Columns 1–3")
    #expect(row.offer == 358 && (row.taken - 358).magnitude < 0.001 && row.leaves.magnitude < 0.001)
    #expect(row.detail == "3 × 112.67 + 2 × 10")
  }
}
