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

  @Test func aClosureThatThrowsMakesAFailure() {
    #expect(
      printed(
        """
        let failed = Result { try half(3) }
        if case .failure(let fault) = failed { print(fault) }
        print((try? Result(catching: { try half(4) }).get()) ?? 0)
        """,
        declarations: """
          enum Fault: Error { case odd }
          func half(_ n: Int) throws -> Int {
            if n % 2 == 1 { throw Fault.odd }
            return n / 2
          }
          """) == ["odd", "2"])
  }

  @Test func theContextGivesAGenericEnumsValuesTheirTypes() {
    #expect(
      printed(
        """
        if case .failure(.offline(let code)) = loaded() { print(code) }
        let state: Loading<Size>? = .ready(.large)
        if case .ready(let size) = state { print(size) }
        """,
        declarations: """
          enum Fault: Error { case offline(code: Int) }
          enum Size { case small, large }
          enum Loading<Value> { case waiting, ready(Value) }
          func loaded() -> Result<Int, Fault> { .failure(.offline(code: 5)) }
          """) == ["5", "large"])
  }
}
