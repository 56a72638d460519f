import Explanation
import LayoutEngine
import Testing
import TraceSamples

@Test(arguments: [false, true])
func aGridsColumnsLieWhereItsCellsDo(isRightToLeft: Bool) throws {
  let record = IndexedTrace(LaidOut.grid(isRightToLeft: isRightToLeft))
  let grid = try #require(record.root)
  let columns = record.gridPlaces(of: grid.id, along: .horizontal)
  let starts: [Double] = isRightToLeft ? [70, 40] : [40, 90]
  #expect(columns.map(\.start) == starts)
  #expect(columns.map(\.length) == [40, 20])
  let rows = record.gridPlaces(of: grid.id, along: .vertical)
  #expect(rows.map(\.start) == [35, 55])
  #expect(rows.map(\.length) == [10, 10])
}

@Test func aLazyGridsColumnsAreThoseItWasPlacedWith() throws {
  let record = IndexedTrace(LaidOut.flexibleColumns())
  let grid = try #require(record.trace.nodes.first { $0.info.name == "LazyVGrid" })
  #expect(record.gridPlaces(of: grid.id, along: .horizontal).map(\.length) == [108, 120])
}

/// A line is as long as its longest cell, also where that is the second; a line of its own has a section's header.
@Test func aLazyGridsLinesAreAsLongAsTheirLongestCells() throws {
  let trace = LaidOut.trace(container: Size(width: 200, height: 200)) { tree in
    let cells = [20.0, 50, 10, 30, 16].map { height -> NodeID in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
      return tree.add(
        .fixedFrame(FixedFrameRule(height: height)), children: [color], info: NodeInfo(name: "frame"))
    }
    let track = GridTrack(.flexible(minimum: 10, maximum: .infinity))
    var rule = LazyGridRule(axis: .vertical, tracks: [track, track], spacing: 4)
    rule.wholeLines = [4]
    return tree.addLazyGrid(rule, children: cells, info: NodeInfo(name: "LazyVGrid"))
  }
  let record = IndexedTrace(trace)
  let grid = try #require(record.root)
  let rows = record.gridPlaces(of: grid.id, along: .vertical)
  #expect(rows.map(\.length) == [50, 30, 16])
  #expect(rows.map { $0.start - grid.frame.minY } == [0, 54, 88])
}
