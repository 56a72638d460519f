import Diagnostics
import LayoutEngine
import Testing
import ViewProgram

struct ReportTests {
  private enum SampleFault: Fault {
    case missingPart(String)

    var code: String { "missing-part" }
    var kind: Problem.Kind { .configuration }
    var message: String { "there is no part 'a: error: b'" }
  }

  private let place = SourceRange(line: 2, column: 5, endLine: 2, endColumn: 5)

  /// What is wrong with a file reaches every form as it arose, whatever its name and its words look like.
  @Test func keepsAFaultWithItsPlaceAndItsFile() {
    let problem = Problem(SampleFault.missingPart("x"), in: "a:1:2: error: b.yml", at: place)
    #expect(problem.kind == .configuration)
    #expect(problem.reports.map(\.file) == ["a:1:2: error: b.yml"])
    #expect(problem.reports.map(\.source) == [place])
    #expect(problem.reports.map(\.code) == [.fault("missing-part")])
    #expect(
      problem.reports[0].text == "a:1:2: error: b.yml:2:5: error: there is no part 'a: error: b'")
    #expect(
      JSONLinesForm.text(problem.reports).hasPrefix(
        #"{"file":"a:1:2: error: b.yml","range":{"start":{"line":2,"column":5},"end":{"line":2,"column":5}},"#
          + #""severity":"error","code":"missing-part","#))
    #expect(SARIFForm.text(problem.reports, version: "1").contains(#""ruleId": "missing-part""#))
  }

  @Test func ordersByFileAndPlaceAndKeepsEqualReportsOnce() {
    let sources = SourceFiles([SourceText(name: "a", text: "x\ny\n"), SourceText(name: "b", text: "z")])
    func report(_ file: Int, _ line: Int) -> Report {
      let place = SourceRange(file: file, line: line, column: 1, endLine: line, endColumn: 2)
      return sources.report(Diagnostic(code: .redeclared, message: "m", source: place))
    }
    let ordered = Report.ordered([report(1, 1), report(0, 2), report(0, 1), report(0, 2)])
    #expect(ordered.map(\.file) == ["b", "a", "a"])
    #expect(ordered.map { $0.source?.line } == [1, 1, 2])
  }

  @Test func countsColumnsInUTF16ForTools() {
    let sources = SourceFiles([SourceText(name: "a", text: "ä😀x")])
    let place = SourceRange(line: 1, column: 7, endLine: 1, endColumn: 8)
    let report = sources.report(Diagnostic(code: .redeclared, message: "m", source: place))
    #expect(report.column == 4)
    #expect(report.endColumn == 5)
  }

  /// The keys of diagnostics, findings and faults share one list in SARIF.
  @Test func keysAreWordsJoinedByHyphens() {
    let names = Diagnostic.Code.allCases.map(\.rawValue) + Finding.Code.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil, "\(name)") }
  }

  @Test func isALimitWhereItsKeyStartsWithLimit() {
    let limits = Diagnostic.Code.allCases.filter(\.isLimit)
    #expect(!limits.isEmpty)
    #expect(limits == Diagnostic.Code.allCases.filter { $0.rawValue.hasPrefix("limit-") })
  }
}
