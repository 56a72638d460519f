import Testing

/// The type of a literal or `.name` where the value next to it does not determine it.
@Suite struct StaticTypeTests {
  @Test func theDefaultOfAMissingNumberIsOfItsType() {
    #expect(printed(#"print((Double("x") ?? 1) / 4, ([CGFloat]().max() ?? 7) / 2)"#) == ["0.25 3.5"])
  }

  @Test func aWholeBranchBesideAFractionIsAFraction() {
    #expect(printed("let on = true\nlet k = on ? 1 : 2.5\nprint(k, (on ? 1 : 2.5) / 4)") == ["1.0 0.25"])
  }

  @Test func aDefaultOfAWholeNumberStaysWhole() {
    #expect(printed(#"print((Int("x") ?? 1) / 4)"#) == ["0"])
  }

  @Test func aFunctionsResultDecidesItsDefault() {
    let declarations = "func width() -> CGFloat? { nil }"
    #expect(printed("print((width() ?? 3) / 2)", declarations: declarations) == ["1.5"])
  }

  @Test func anImplicitMemberTakesTheTypeOfWhatItIsPutInto() {
    let declarations = """
      enum Mood { case happy, sad; static let standard: Mood = .sad }
      struct Day { var mood: Mood?; var moods: [Mood] = [] }
      """
    let lines = printed(
      """
      var day = Day()
      let first = day.mood ?? .standard
      day.moods.append(.sad)
      day.moods += [.happy]
      print(first, day.moods, day.moods.contains(.happy), day.moods.firstIndex(of: .happy) ?? 9)
      """, declarations: declarations)
    #expect(lines == ["sad [sad, happy] true 1"])
  }

  @Test func aConstantEndsAProductOfNumbers() {
    #expect(printed("let u = 0.5\nprint(u * 2 * .pi > 3.14)") == ["true"])
  }

  @Test func typesHaveWhatExtensionsOfTheirProtocolsDeclare() {
    #expect(
      printed(
        "print(Square.kind, Circle.kind, Square.make(), Square().again, Shade.dark.again)",
        declarations: """
          protocol Kind { static var kind: String { get } }
          extension Kind {
            static var kind: String { "default \\(Self.self)" }
            static func make() -> String { "made " + kind }
            var again: String { Self.make() }
          }
          struct Square: Kind {}
          struct Circle: Kind { static let kind = "circle" }
          enum Shade: Kind { case dark }
          """) == ["default Square circle made default Square made default Square made default Shade"])
  }

  @Test func theIdentifiersTypeIsThatOfTheIdentifier() {
    #expect(
      printed(
        "print(Row(id: Row.ID(\"4\") ?? 0).id)", declarations: "struct Row: Identifiable { let id: Int }") == ["4"])
  }
}
