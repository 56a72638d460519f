import Testing

/// Texts and dictionaries as collections.
@Suite struct CollectionTests {
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
}
