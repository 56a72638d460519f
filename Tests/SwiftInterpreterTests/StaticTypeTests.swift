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
}
