import Testing

/// Property wrappers of the program's own outside of types.
@Suite struct OwnWrapperTests {
  private static let capped = """
    @propertyWrapper struct Capped {
      var held: Int
      let top: Int
      var wrappedValue: Int { get { held } set { held = min(newValue, top) } }
      var projectedValue: String { "at most \\(top)" }
      init(wrappedValue: Int, top: Int = 10) { held = min(wrappedValue, top); self.top = top }
    }
    """

  @Test func localVariableIsReadAndWrittenThroughItsWrapper() {
    #expect(
      printed(
        "@Capped(top: 7) var load = 20\nprint(load, $load)\nload = 5\nload += 1\nprint(load)",
        declarations: OwnWrapperTests.capped) == ["7 at most 7", "6"])
  }

  @Test func globalVariableIsReadAndWrittenThroughItsWrapper() {
    #expect(
      printed(
        "print(total)\ntotal = 80\nprint(total, $total)",
        declarations: OwnWrapperTests.capped + "\n@Capped var total = 4")
        == ["4", "10 at most 10"])
  }

  @Test func anIntegerLiteralIsAFractionForAWrapperOfFractions() {
    #expect(
      printed(
        "print(Row().side / 4)",
        declarations: """
          @propertyWrapper struct Scaled<Value> where Value: BinaryFloatingPoint {
            private let base: Value
            var wrappedValue: Value { base * 2 }
            init(wrappedValue: Value = 1) { base = wrappedValue }
          }
          struct Row { @Scaled var side = 3 }
          """) == ["1.5"])
  }
}
