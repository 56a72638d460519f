import Testing

@Suite struct KeyPathTests {
  private static let crew = """
    struct Boat { var name: String; var crew = Crew(); var mast: Mast? }
    struct Crew { var size = 2 }
    struct Mast { var height: Double }
    """

  @Test func valueAtTheEndIsReadAndWritten() {
    #expect(
      printed(
        """
        var boat = Boat(name: "Ida")
        let size: WritableKeyPath<Boat, Int> = \\.crew.size
        boat[keyPath: size] += 3
        boat[keyPath: \\.name] = "Ada"
        print(boat[keyPath: size], boat[keyPath: \\Boat.name])
        """, declarations: KeyPathTests.crew) == ["5 Ada"])
  }

  @Test func pathThroughNilEndsThere() {
    #expect(
      printed(
        """
        let boats = [Boat(name: "Ida"), Boat(name: "Ada", mast: Mast(height: 9))]
        print(boats.compactMap(\\.mast?.height), boats[1][keyPath: \\.mast!.height])
        """, declarations: KeyPathTests.crew) == ["[9.0] 9.0"])
  }

  @Test func unknownMembersAreLookedUpByName() {
    #expect(
      printed(
        "let ship = Ship(boat: Boat(name: \"Ida\"))\nprint(ship.name, ship.crew.size, Log().wind)",
        declarations: KeyPathTests.crew + """

          @dynamicMemberLookup struct Ship {
            var boat: Boat
            subscript<Value>(dynamicMember path: KeyPath<Boat, Value>) -> Value { boat[keyPath: path] }
          }
          @dynamicMemberLookup struct Log { subscript(dynamicMember name: String) -> String { name + "?" } }
          """) == ["Ida 2 wind?"])
  }

  @Test func comparatorsSortByPropertiesOneAfterAnother() {
    #expect(
      printed(
        """
        struct Lot { var kind: String; var price: Int }
        var lots = [Lot(kind: "b", price: 1), Lot(kind: "a", price: 1), Lot(kind: "c", price: 2)]
        let dear = KeyPathComparator(\\Lot.price, order: .reverse)
        print(lots.sorted(using: dear).map(\\.kind))
        print(lots.sorted(using: [dear, KeyPathComparator(\\.kind)]).map(\\.kind))
        lots.sort(using: SortDescriptor(\\.kind, order: .reverse))
        print(lots.map(\\.kind))
        """) == [#"["c", "b", "a"]"#, #"["c", "a", "b"]"#, #"["c", "b", "a"]"#])
  }

  @Test func aPathLeadsFromAnArrayToo() {
    #expect(printed("print([1, 2][keyPath: \\.count], [3][keyPath: \\[Int].isEmpty])") == ["2 false"])
  }
}
