import Foundation
import TestSupport
import Testing

/// `--view`, `--with` and `--list`.
struct ViewOptionTests {
  private static let source = """
    struct Row: View {
      let title: String
      let width: CGFloat
      var tint = Color.red
      var body: some View { tint.frame(width: width, height: 20) }
    }
    struct Dot: View { var body: some View { Color.red.frame(width: 5, height: 5) } }
    #Preview("Both") { HStack { Row(title: "a", width: 30); Dot() } }
    """

  private func trace(_ arguments: [String]) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["trace", "-"] + arguments, input: Array(ViewOptionTests.source.utf8))
  }

  @Test func showsAViewByItself() throws {
    let row = try trace(["--view", "Row"])
    #expect(row.status == 0)
    #expect(row.output.contains("100 × 20"), "\(row.output)")
    #expect(row.errors.contains("note: Row is shown with sample arguments: title \"Title\", width 100.0"))
    #expect(try trace(["--view", "Dot"]).output.contains("5 × 5"))
    let figure = try HaggleProcess.run(
      ["render", "-", "--view", "Dot"], input: Array(ViewOptionTests.source.utf8))
    #expect(figure.status == 0)
    #expect(figure.output.contains("<svg"))
  }

  @Test func takesValuesForArguments() throws {
    let row = try trace(["--view", "Row", "--with", "width=20 + 20", "--with", "tint=.blue"])
    #expect(row.output.contains("40 × 20"), "\(row.output)\(row.errors)")
    #expect(row.errors.contains("width 20 + 20, tint .blue"))
  }

  @Test(arguments: [
    (["--view", "Rwo"], "did you mean 'Row'? there is 'Row', 'Dot'"),
    (["--view", "Row", "--with", "widht=3"], "did you mean 'width'? there is 'title', 'width', 'tint'"),
    (["--view", "Dot", "--with", "n=3"], "Dot is made without arguments"),
    (["--view", "Row", "--with", "title=let x = 3"], "is no expression"),
    (["--view", "Row", "--with", "title=\"a"], "--with title:1:3: error"),
    (["--with", "title=\"a\""], "choose one with '--view NAME'"),
    (["--view", "Row", "--with", "title"], "write the name of an argument and its value"),
  ])
  func namesWhatIsWrong(arguments: [String], message: String) throws {
    let outcome = try trace(arguments)
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func listsPreviewsAndViews() throws {
    let text = try trace(["--list"])
    #expect(text.status == 0)
    #expect(text.output == "preview \"Both\"\nview Row, with title \"Title\", width 100.0\nview Dot\n")
    let json = try trace(["--list", "--format", "json"]).output
    let list = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]])
    #expect(list["previews"]?.map { $0["name"] as? String } == ["Both"])
    #expect(list["views"]?.map { $0["name"] as? String } == ["Row", "Dot"])
    let arguments = try #require(list["views"]?[0]["arguments"] as? [[String: String]])
    #expect(arguments.map { $0["name"] } == ["title", "width", "tint"])
    #expect(arguments.map { $0["sample"] } == ["\"Title\"", "100.0", nil])
  }
}
