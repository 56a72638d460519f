import Testing

/// Types of the program that are sequences or collections, with Swift's methods on their elements.
@Suite struct OwnSequenceTests {
  @Test func anIteratorMakesTheElementsOfItsSequence() {
    #expect(
      printed(
        """
        let count = Countdown(from: 3)
        for number in count { print(number) }
        print(count.map { $0 * 2 }, Array(count), Stack(items: [1, 2]).reduce(0, +))
        """,
        declarations: """
          struct Countdown: Sequence, IteratorProtocol {
            var from: Int
            mutating func next() -> Int? {
              if from == 0 { return nil }
              defer { from -= 1 }
              return from
            }
          }
          struct Stack<T>: Sequence {
            var items: [T]
            func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
          }
          """) == ["3", "2", "1", "[6, 4, 2] [3, 2, 1] 3"])
  }

  @Test func aCollectionHasTheElementsBetweenItsIndices() {
    #expect(
      printed(
        """
        print(Deck().first ?? "", Deck().count, Deck()[1], Deck().joined(separator: "-"))
        for card in Deck().reversed() { print(card) }
        print(Evens().map { $0 })
        """,
        declarations: """
          struct Deck: RandomAccessCollection {
            var cards = ["A", "K"]
            var startIndex: Int { 0 }
            var endIndex: Int { cards.count }
            subscript(position: Int) -> String { cards[position] }
          }
          struct Evens: Collection {
            var startIndex: Int { 0 }
            var endIndex: Int { 6 }
            subscript(position: Int) -> Int { position }
            func index(after i: Int) -> Int { i + 2 }
          }
          """) == ["A 2 K A-K", "K", "A", "[0, 2, 4]"])
  }
}
