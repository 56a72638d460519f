import Testing

@Suite struct ResultTests {
  @Test func resultIsMatchedMappedAndOpened() {
    #expect(
      printed(
        """
        switch parsed("4") {
        case .success(let number): print(number)
        case .failure(let error): print(error)
        }
        print((try? parsed("x").get()) ?? -1, (try? parsed("3").map { $0 * 2 }.get()) ?? -1)
        """,
        declarations: """
          enum Fault: Error { case noNumber }
          func parsed(_ text: String) -> Result<Int, Fault> {
            guard let number = Int(text) else { return .failure(Fault.noNumber) }
            return .success(number)
          }
          """) == ["4", "-1 6"])
  }

  @Test func predicateIsAFunction() {
    #expect(
      printed("let large = #Predicate<Int> { $0 > 2 }\nprint([1, 3, 4].filter { (try? large.evaluate($0)) ?? false })")
        == ["[3, 4]"])
  }

  @Test func taskDropsWhatItThrows() {
    #expect(
      printed(
        "Task { try await fail() }\nprint(\"on\")",
        declarations: "enum Fault: Error { case one }\nfunc fail() async throws { throw Fault.one }") == ["on"])
  }
}
