import Testing

/// Texts and dictionaries as collections.
@Suite struct CollectionTests {
  /// `sizes[.large]`: the key is of the type of the dictionary's keys.
  @Test func aKeyMayBeWrittenWithoutItsType() {
    let declarations = """
      enum Key: Hashable { case a, b, c(Int) }
      struct Store { var counts: [Key: Int] = [:] }
      let empty = Store()
      """
    let statements = """
      let sizes: [Key: Int] = [.a: 1, .c(2): 5]
      print(sizes[.a] ?? 0, sizes[.c(2)]!, sizes[.b] == nil, sizes[.b, default: 7])
      var lists: [Key: [Int]] = [:]
      lists[.b, default: []].append(3)
      lists[.a] = [1, 2]
      print(lists[.b]!.count, lists[.a]?.count ?? 0, lists[.c(1)]?.count ?? 9)
      var store = Store()
      print(store.counts[.a] ?? 4)
      store.counts[.a] = 6
      print(store.counts[.a]!, empty.counts[.c(1)] ?? 8)
      """
    #expect(printed(statements, declarations: declarations) == ["1 5 true 7", "1 2 9", "4", "6 8"])
  }

  @Test func aTextIsACollectionOfItsCharacters() {
    #expect(printed(#"print("abc".map { $0 + "!" }, "abc".enumerated().count)"#) == [#"["a!", "b!", "c!"] 3"#])
  }

  @Test func aTextIsIndexedByItsCharacters() {
    let lines = printed(
      #"""
      let text = "hello"
      let index = text.index(text.startIndex, offsetBy: 2)
      print(text[index...], text[..<index], text[index])
      """#)
    #expect(lines == ["llo he l"])
  }

  @Test func dictionariesAreMerged() {
    let lines = printed(
      #"var d = ["a": 1]; d.merge(["b": 2, "a": 5]) { $0 + $1 }; print(d["a"] ?? 0, d.merging(["c": 3]) { $1 }.count)"#)
    #expect(lines == ["6 3"])
  }

  @Test func anOpenRangeIsPairedWithWhatEnds() {
    #expect(printed(#"for (i, c) in zip(1..., ["x", "y"]) { print(i, c) }"#) == ["1 x", "2 y"])
  }

  @Test func aDictionaryIsUpdatedInPlace() {
    let lines = printed(
      """
      var ages = ["a": 1]
      print(ages.updateValue(2, forKey: "a") ?? 0, ages.updateValue(3, forKey: "b") == nil, ages.count)
      ages.add((key: "c", value: 4))
      print(ages["a"] ?? 0, ages["b"] ?? 0, ages["c"] ?? 0)
      """,
      declarations: """
        extension Dictionary {
          mutating func add(_ pair: (key: Key, value: Value)) { updateValue(pair.value, forKey: pair.key) }
        }
        """)
    #expect(lines == ["1 true 2", "2 3 4"])
  }

  @Test func partsOfTexts() {
    #expect(
      printed("print(\"a-b-c\".replacing(\"-\", with: \"+\"), \"ab.c\".prefix(while: { $0 != \".\" }))") == ["a+b+c ab"]
    )
    #expect(printed("print(\"ab.c\".drop(while: { $0 != \".\" }))") == [".c"])
  }

  @Test func setsAreCompared() {
    #expect(
      printed(
        "let a: Set = [1, 2]\nprint(a.isDisjoint(with: [3]), a.isSuperset(of: [2]), a.isStrictSubset(of: [1, 2, 3]))")
        == ["true true true"])
  }

  @Test func aSetChangesByAnother() {
    #expect(
      printed(
        """
        var set: Set = [1, 2, 3]
        set.formUnion([3, 4])
        set.subtract([1])
        set.formIntersection([2, 3, 4, 9])
        set.formSymmetricDifference([4, 5])
        print(set.sorted())
        """) == ["[2, 3, 5]"])
  }

  @Test func roomMayBeMadeForWhatIsAdded() {
    #expect(
      printed(
        """
        var list: [Int] = [], names = ["a": 1], text = ""
        list.reserveCapacity(10)
        names.reserveCapacity(4)
        text.reserveCapacity(8)
        list.append(3)
        print(list, names.count, text.isEmpty)
        """) == ["[3] 1 true"])
  }

  @Test func aHasherMakesTheSameNumberOfTheSameValues() {
    let function =
      "func number(_ values: [Double]) -> Int { var h = Hasher(); for v in values { h.combine(v) }; return h.finalize() }"
    #expect(
      printed(
        "print(number([1, 2]) == number([1, 2]), number([1, 2]) == number([2, 1]), number([1]) == number([1, 2]))",
        declarations: function) == ["true false false"])
  }

  @Test func tuplesGetTheLabelsOfWhatIsWanted() {
    #expect(
      printed(
        "let marks = Marks([(1, 2), (3, 4)])\nprint(marks.all[1].end, [5, 6].distance(from: 0, to: 2))",
        declarations: """
          struct Marks {
            let all: [(start: Int, end: Int)]
            init(_ pairs: [(Int, Int)]) { all = pairs }
          }
          """) == ["4 2"])
  }
}
