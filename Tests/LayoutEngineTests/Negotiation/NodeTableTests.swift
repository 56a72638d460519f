import Testing

@testable import LayoutEngine

/// The nodes of a layout may begin anywhere.
struct NodeTableTests {
  @Test(arguments: [0, 1, 1000, Int(Int32.max) - 4])
  func holdsAValueForEachNodeFromTheFirstOn(first: Int) {
    let table = NodeTable(first..<(first + 4), repeating: 0.0)
    for index in 0..<4 { table[NodeID(first + index)] = Double(index) }
    #expect((0..<4).map { table[NodeID(first + $0)] } == [0, 1, 2, 3])
    #expect(table.address(of: NodeID(first + 3)) - table.address(of: NodeID(first)) == 3)
    table.free()
  }

  @Test func copiesASliceWithItsIndices() {
    let table = NodeTable(copying: [10, 20, 30, 40][2...])
    #expect(table[NodeID(2)] == 30)
    #expect(table[NodeID(3)] == 40)
    table.free()
  }
}
