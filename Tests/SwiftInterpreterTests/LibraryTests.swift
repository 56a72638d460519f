import Testing

/// Parts of Swift's library that view code uses.
@Suite struct LibraryTests {
  @Test(arguments: [
    ("\"a-b--c\".split(separator: \"-\")", "[\"a\", \"b\", \"c\"]"),
    ("\"a-b--c\".components(separatedBy: \"-\")", "[\"a\", \"b\", \"\", \"c\"]"),
    ("\"hello\".replacingOccurrences(of: \"l\", with: \"L\")", "heLLo"),
    ("\" \\n a b \".trimmingCharacters(in: .whitespacesAndNewlines)", "a b"),
    ("\"two words\".capitalized", "Two Words"),
    (
      "String(format: \"%.2f|%5d|%-4d|%04d|%@|%x|%+d|%d%%\", 3.14159, 42, 7, 7, \"hi\", 255, 3, 9)",
      "3.14|   42|7   |0007|hi|ff|+3|9%"
    ),
    ("String(format: \"%d %y %d\", 1, 2, 3)", "1 %y 3"),
    ("String(format: \"%.1f %.1f %.1f %.0f %.2f\", 31.05, 17.85, 0.35, 2.5, -1234.005)", "31.1 17.9 0.3 2 -1234.01"),
    (
      "String(format: \"%e %.1e %g %g %.3g %g\", 12345.678, 0.0996, 0.0001, 1234567.0, 2.5, 100.0)",
      "1.234568e+04 1.0e-01 0.0001 1.23457e+06 2.5 100"
    ),
    ("String(format: \"%c%c|%o|%G\", 65, 0x2713, 8, 0.00001)", "A✓|10|1E-05"),
    (
      "String(format: \"%e %.12f %.17f %.2e\", 5e-324, 1.0 / 3, 0.1, 9.999e300)",
      "4.940656e-324 0.333333333333 0.10000000000000001 1.00e+301"
    ),
    ("String(format: \"%.0f %.0f %.0f %.0f %.0f\", 0.5, 1.5, 2.5, 3.5, 2.51)", "0 2 2 4 3"),
    ("1234567.formatted()", "1,234,567"),
    ("(1234.5).formatted()", "1,234.5"),
    ("17.quotientAndRemainder(dividingBy: 5).remainder", "2"),
    ("Int.max.addingReportingOverflow(1).overflow", "true"), ("2.addingReportingOverflow(3).partialValue", "5"),
    ("Int.min.subtractingReportingOverflow(1).partialValue == Int.max", "true"),
    ("Int.max.multipliedReportingOverflow(by: 2).overflow", "true"),
    ("Range(uncheckedBounds: (4, 9)).upperBound", "9"),
    ("ClosedRange(uncheckedBounds: (lower: 4, upper: 9)).count", "6"),
    ("[arc4random_uniform(1) == 0, arc4random() >= 0, drand48() < 1]", "[true, true, true]"),
    ("Set([1, 1, 2]).count", "2"),
    ("Set([1, 2, 3]).union([4]).subtracting([1]).intersection([2, 4, 5])", "[2, 4]"),
    ("Set([1, 2]).isSubset(of: [1, 2, 3])", "true"), ("Set([1, 2]).symmetricDifference([2, 3])", "[1, 3]"),
    ("[1, 2, 2].reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }[2] ?? 0", "2"),
    ("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1] ?? []", "[1, 3]"),
    ("Dictionary([(1, 2), (3, 4), (1, 5)], uniquingKeysWith: { $1 })[1] ?? 0", "5"),
    ("Dictionary([(1, 2), (3, 4), (1, 5)]) { $0 + $1 }.count", "2"),
    ("Dictionary(uniqueKeysWithValues: [(\"a\", 1)])[\"a\"] ?? 0", "1"),
    ("[\"b\": 2, \"a\": 1].sorted { $0.key < $1.key }.map(\\.value)", "[1, 2]"),
    ("[\"b\": 2, \"a\": 1].filter { $0.value > 1 }.count", "1"),
    ("[1, 2, 3, 1].prefix(while: { $0 < 3 }).count", "2"),
    ("[3].first.map { $0 * 2 } ?? 0", "6"),
    ("UUID(uuidString: \"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\")!.uuidString", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    ("UUID(uuidString: \"e621\") == nil", "true"), ("(0..<4).indices.count", "4"),
    ("\"a b\\nc\".components(separatedBy: .whitespacesAndNewlines).count", "3"),
    ("UUID() == UUID()", "false"), ("UUID().uuidString.count", "36"), ("[1.5].description", "[1.5]"),
    ("0.256.formatted(.percent)", "25.6%"), ("(-3.5).formatted(.currency(code: \"USD\"))", "-$3.50"),
    ("1500.formatted(.currency(code: \"JPY\"))", "¥1,500"),
  ])
  func isAsInSwift(expression: String, text: String) {
    #expect(printed("print(\(expression))") == [text])
  }

  @Test func variablesAreSwappedAndPopped() {
    #expect(
      printed("var a = 1, b = 2\nswap(&a, &b)\nprint(a, b)\nvar s = [1, 2]\nwhile let n = s.popLast() { print(n) }")
        == ["2 1", "2", "1"])
  }

  @Test func setsTakeEachMemberOnce() {
    #expect(
      printed(
        """
        var seen: Set<Int> = []
        print(seen.insert(3).inserted, seen.insert(3).inserted, seen.remove(3) ?? 0, seen.remove(3) ?? 0)
        print([1, 2, 1].filter { seen.insert($0).inserted })
        """) == ["true false 3 0", "[1, 2]"])
  }

  @Test func severalElementsComeAndGo() {
    #expect(
      printed(
        """
        var a = [1, 2, 3, 4, 5, 6]
        a.removeFirst(2)
        a.removeLast(1)
        a.insert(contentsOf: [8, 9], at: 1)
        a.removeAll { $0 == 4 }
        print(a)
        a.removeAll(keepingCapacity: true)
        var d = ["a": 1, "b": 2]
        print(d.removeValue(forKey: "a") ?? 0, d.count, a.isEmpty)
        d.removeAll()
        print(d.isEmpty)
        """) == ["[3, 8, 9, 5]", "1 1 true", "true"])
  }

  @Test func optionSetsOfTheScenarioCombine() {
    #expect(
      printed(
        """
        var sides: Sides = [.left, .top]
        print(sides.contains(.left), sides.contains(.right), sides.rawValue)
        sides.insert(.right)
        print(sides.rawValue, sides.union([.left]).rawValue)
        """,
        declarations: """
          struct Sides: OptionSet {
            let rawValue: Int
            static let left = Sides(rawValue: 1 << 0)
            static let right = Sides(rawValue: 1 << 1)
            static let top = Sides(rawValue: 1 << 2)
          }
          """) == ["true false 5", "7 7"])
  }

  @Test func localGettersRunAtEachRead() {
    #expect(printed("var w = 2\nvar area: Int { w * w }\nw = 5\nprint(area)") == ["25"])
  }

  @Test func assigningThroughNilDoesNothing() {
    #expect(
      printed(
        "var a = Outer()\na.inner?.n = 5\nprint(a.inner == nil)\na.inner = Inner()\na.inner?.n = 7\nprint(a.inner?.n ?? 0)",
        declarations: "struct Inner { var n = 1 }\nstruct Outer { var inner: Inner? }") == ["true", "7"])
  }

  @Test func aTextIsLookedThroughByAClosure() {
    #expect(
      printed("print(\"a@b\".contains { $0 == \"@\" }, \"ab\".contains(where: { $0 == \"@\" }))") == ["true false"])
  }

  @Test func aTaskIsAValueThatIsDone() {
    #expect(
      printed(
        """
        var n = 0
        let one: Task<Void, Never>? = Task { n += 1 }
        one?.cancel()
        Task.detached(priority: .low) { if !Task.isCancelled { n += 10 } }
        print(n, one?.isCancelled ?? true)
        """) == ["11 false"])
  }

  @Test func anOptionSetMayBeEmpty() {
    #expect(
      printed(
        "print(Options().rawValue, Options().isEmpty, Options([.first]).rawValue)",
        declarations: "struct Options: OptionSet { let rawValue: Int; static let first = Options(rawValue: 4) }")
        == ["0 true 4"])
  }

  @Test func anInitializerForATypeOfCIsNotMeant() {
    #expect(
      printed(
        "print(String([\"b\", \"c\"].joined(separator: \".\")))",
        declarations: "extension String { init?(_ block: str_block_t) { return nil } }") == ["b.c"])
  }

  @Test func anInitializerForRangesLeavesNumbersToTheTypesOwn() {
    #expect(
      printed(
        "print(Int(pow(2.0, 3)), Int(3..<5), Int(2.5 * 2))",
        declarations: "extension Int { init(_ range: Range<Int>) { self.init(range.lowerBound) } }") == ["8 3 5"])
  }

  @Test func chanceTakesAGeneratorOfOnesOwn() {
    #expect(
      printed(
        "var own = Own(); print([1, 1].shuffled(using: &own), Int.random(in: 3...3, using: &own), [7].randomElement(using: &own) ?? 0)",
        declarations: "struct Own: RandomNumberGenerator { mutating func next() -> UInt64 { 4 } }") == ["[1, 1] 3 7"])
  }

  @Test func aLoopOfATaskGoesRoundOnce() {
    #expect(
      printed(
        "var n = 0\nTask { while !Task.isCancelled { n += 1; try? await Task.sleep(nanoseconds: 5) } }\nprint(n)") == [
          "1"
        ])
  }

  @Test func anglesFollowFromTangentsAndSines() {
    #expect(
      printed(
        """
        let angles = [atan(1), atan2(1, -1), atan2(-2, 0), asin(0.5), acos(0.5), atan(-30)]
        print(angles.map { ($0 * 1_000_000).rounded() })
        print([exp(1), log2(8), log10(1000), hypot(3, 4), fmod(7, 4)].map { ($0 * 1_000_000).rounded() })
        """) == [
          "[785398.0, 2356194.0, -1570796.0, 523599.0, 1047198.0, -1537475.0]",
          "[2718282.0, 3000000.0, 3000000.0, 5000000.0, 3000000.0]",
        ])
  }

  @Test func aPatternIsAnOperatorToo() {
    #expect(printed("print(1...5 ~= 3, 1..<3 ~= 3, 4 ~= 4)") == ["true false true"])
  }

  @Test(arguments: [
    ("(1, 2) < (1, 3)", "true"), ("(2, 0) < (1, 3)", "false"), ("(1, \"a\") <= (1, \"a\")", "true"),
    ("(1, 2, 3) > (1, 2, 3)", "false"),
  ])
  func tuplesHaveTheOrderOfTheFirstElementsThatDiffer(comparison: String, result: String) {
    #expect(printed("print(\(comparison))") == [result])
  }

  @Test func numbersAreMadeOfNothingAndOfTexts() {
    #expect(
      printed("print(CGFloat(), Int(), Int(\"ff\", radix: 16)!, String(255, radix: 16, uppercase: true))") == [
        "0.0 0 255 FF"
      ])
    #expect(printed("print(String(5, radix: 2), Int(exactly: 2.5) == nil, Double(truncating: 3))") == ["101 true 3.0"])
  }

  @Test func greatestIsOfAnyOrderedType() {
    #expect(printed("print(max(\"a\", \"c\", \"b\"), min(\"b\", \"a\"), max(1, 2.5))") == ["c a 2.5"])
  }

  @Test func operatorsWithAnAmpersandWrapAround() {
    #expect(printed("print(7 &* 3, 5 &- 9, Int.max &+ 1 < 0, 1 &<< 3, 16 &>> 2)") == ["21 -4 true 8 4"])
  }

  @Test func aTextIsSplitSoOftenAndWithEmptyPartsWhereTheyAreWanted() {
    #expect(
      printed(
        """
        print("a b  c d".split(separator: " ", maxSplits: 2), "a b".split(separator: " ", maxSplits: 0))
        print("a,,b,".split(separator: ",", omittingEmptySubsequences: false), "a,,b,".split(separator: ","))
        """) == [#"["a", "b", " c d"] ["a b"]"#, #"["a", "", "b", ""] ["a", "b"]"#])
  }
}
