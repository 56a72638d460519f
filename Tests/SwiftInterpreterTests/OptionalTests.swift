import Testing

/// What an optional has of its own.
@Suite struct OptionalTests {
  @Test func mapOfAnOptionalTextTakesItWhole() {
    let user = "struct User { var name: String? }"
    #expect(
      printed(
        """
        let user = User(name: "Ann")
        print(user.name?.first.map { $0.uppercased() + "." } ?? "", user.name.map { $0.count } ?? 0)
        """, declarations: user) == ["A. 3"])
  }

  @Test func aDefaultThatMayBeMissingIsAnOptionalAsWell() {
    let user = "struct User { var name: String?; var nick: String? }"
    #expect(
      printed(
        """
        let user = User(name: nil, nick: "Ann")
        print((user.name ?? user.nick).flatMap { $0 + "!" } ?? "")
        """, declarations: user) == ["Ann!"])
  }

  @Test func noneAndSomeOfAnOptional() {
    #expect(
      printed(
        """
        var side: Side? = .left
        side = .none
        print(side == nil, Optional(4) ?? 0, Optional<Int>.none ?? 7)
        side = .some(.left)
        print(side == .left)
        """, declarations: "enum Side { case left }") == ["true 4 7", "true"])
  }

  @Test func theTypeOfAnOptionalHasItsCases() {
    #expect(
      printed(
        "print(Switch?.none == nil, Optional<Switch>.some(.off) ?? .on, Switch?.some(.off) ?? .on)",
        declarations: "enum Switch { case on, off }") == ["true off off"])
  }
}
