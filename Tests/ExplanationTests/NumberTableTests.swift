import Testing

@testable import Explanation

struct NumberTableTests {
  @Test(arguments: [0, 3, 4_000, -1, .max, .min] as [Int32])
  func findsByNumbersInARowAndByAnyOthersAlike(_ number: Int32) {
    var table = NumberTable<String>(count: 4)
    #expect(table[number] == nil)
    table[number] = "here"
    #expect(table[number] == "here")
    table[number] = nil
    #expect(table[number] == nil)
  }

  @Test(arguments: [2, 70_000] as [Int32])
  func changesWhatIsKnownAndBeginsWhereNothingIs(_ number: Int32) {
    var table = NumberTable<[Int]>(count: 2)
    table.update(number, from: []) { $0.append(1) }
    table.update(number, from: [9]) { $0.append(2) }
    #expect(table[number] == [1, 2])
  }
}
