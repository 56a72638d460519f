import SwiftUIViews
import Testing
import ViewProgram

/// The raw values of the program's own enumerations.
@Suite struct RawValueTests {
  @Test func numbersCountOnFromTheLastThatIsWritten() throws {
    let run = try run(
      """
      enum Level: Int, CaseIterable { case a, b, c = 7, d, e = -1, f }
      enum Share: Double, CaseIterable { case a, b = 3, c, d = 0.5 }
      enum Name: String, CaseIterable { case a, b = "B", c }
      #Preview {
        Text(Level.allCases.map { "\\($0.rawValue)" }.joined(separator: " "))
        Text(Share.allCases.map { "\\($0.rawValue)" }.joined(separator: " "))
        Text(Name.allCases.map { $0.rawValue }.joined(separator: " "))
        Text("\\(Level(rawValue: 8)!) \\(Name(rawValue: "B")!) \\(Level(rawValue: 2) == nil)")
      }
      """)
    #expect(run.texts == ["0 1 7 8 -1 0", "0.0 3.0 4.0 0.5", "a B c", "d b true"])
    #expect(run.warnings.isEmpty)
  }

  /// As the names of all symbols: a raw value is found without those before it.
  @Test func thoseOfManyCasesTakeFewSteps() throws {
    let cases = (0..<3_000).map { "case symbol\($0) = \"symbol.\($0)\"" }.joined(separator: "\n")
    let run = try run(
      """
      enum Symbol: String, CaseIterable {
      \(cases)
      }
      #Preview {
        Text(Symbol.allCases.map(\\.rawValue).last!)
        Text("\\(Symbol(rawValue: "symbol.2999")!)")
      }
      """)
    #expect(run.texts == ["symbol.2999", "symbol2999"])
  }
}
