import Testing

@Suite struct LiteralTypingTests {
  @Test func dividesWholeLiteralsUnlessAFractionIsWanted() {
    #expect(printed("let i = 1 / 2\nlet w: CGFloat = 1 / 2\nprint(i, w)") == ["0 0.5"])
  }

  @Test func givesALiteralTheTypeOfItsNeighbour() {
    #expect(printed("let x: CGFloat = 5\nprint(x / 2, 2 * x, 1 / 4 + x)") == ["2.5 10.0 5.25"])
  }

  @Test func keepsWholeVariablesWhole() {
    #expect(printed("let i = 7\nprint(i / 2, CGFloat(i) / 2)") == ["3 3.5"])
  }

  @Test func printsNumbersAsSwiftDoes() {
    #expect(printed(#"print("\(CGFloat(3)) \(3) \([1.0, 2]) \((1, "two"))")"#) == [#"3.0 3 [1.0, 2.0] (1, "two")"#])
  }

  @Test func turnsDefaultsAndParametersIntoTheirType() {
    let declarations = "func half(_ x: CGFloat = 3) -> CGFloat { x / 2 }"
    #expect(printed("print(half(), half(5))", declarations: declarations) == ["1.5 2.5"])
  }

  @Test func refusesToMixWholeAndFractionalVariables() {
    let lines = printed("let w: CGFloat = 2\nlet i = 3\nprint(w * i)")
    #expect(lines == ["8:7 wrong-operands: operator '*' cannot be applied to 'Double' and 'Int'"])
  }

  /// `.pi` is of the type of what it is calculated with, also in a part of the calculation that has no type of its own.
  @Test(arguments: [
    ("2 * .pi * Double(i) / 4 - .pi / 2", "0.0"), ("Double(i) - -.pi", "\(1 + Double.pi)"),
    ("Double(i) * (2 * .pi / 4)", "\(Double.pi / 2)"), (".pi / 2 + Double(i)", "\(Double.pi / 2 + 1)"),
  ])
  func givesAConstantInASumTheTypeOfTheSum(sum: String, expected: String) {
    #expect(printed("let i = 1\nlet angle = \(sum)\nprint(angle)") == [expected])
  }

  @Test func aLiteralInABranchTakesTheTypeOfWhatStandsBesideIt() {
    let declarations = "struct Chart { static let height = 100.5; static let more = 20.25 }"
    #expect(
      printed(
        """
        let isOpen = false
        print(Chart.height + (isOpen ? Chart.more : 0), (isOpen ? 0 : Chart.more) + Chart.height, (isOpen ? 1 : 2) + 3)
        """, declarations: declarations) == ["100.5 120.75 5"])
  }

  @Test func theTypeOfAValueIsItsName() {
    let lines = printed("print(type(of: Card()), String(describing: type(of: 1)))", declarations: "struct Card {}")
    #expect(lines == ["Card Int"])
  }

  @Test func branchesInBranchesAreWhatTheContextWants() {
    #expect(
      printed(
        """
        let (on, n) = (false, 2)
        let a: Double = on ? 0 : n == 1 ? -15 : (n == 2 ? 15 : 0)
        let b: CGFloat? = on ? 16 : (n == 2) ? 8 : 4
        print(a, b ?? 0)
        """) == ["15.0 8.0"])
  }

  @Test func rangeOfFloatingPointNumbersTakesWholeLiterals() {
    let span =
      "func span(_ range: Range<Double>, _ other: ClosedRange<CGFloat>) -> Double { range.upperBound / other.upperBound }"
    #expect(printed("print(span(0..<3, 1...2))", declarations: span) == ["1.5"])
  }
}
