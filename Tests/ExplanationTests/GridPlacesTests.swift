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
  #expect(record.gridPlaces(of: grid.id, along: .vertical).isEmpty)
}
