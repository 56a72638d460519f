import SwiftFrontend
import Testing
import ViewProgram

/// The samples with which a view without a preview is shown.
struct SampleTests {
  private func shown(
    _ source: String, _ choice: ViewChoice = ViewChoice(), neighbor: String = "let other = 1"
  ) throws -> ParsedProgram {
    let frontend = Frontend(wrappersWithoutArgument: ["Environment", "EnvironmentObject", "AppStorage", "FocusState"])
    let files = [SourceText(name: "Main.swift", text: source), SourceText(name: "Other.swift", text: neighbor)]
    return try frontend.program(of: files.enumerated().map { frontend.read($1, as: $0) }, showing: choice)
  }

  /// The samples of a view with such properties.
  private func samples(_ properties: String, _ types: String = "") throws -> [String] {
    let source = "\(types)\nstruct Row<Content: View, Item>: View { \(properties)\nvar body: some View { Text(\"\") } }"
    let view = try #require(try shown(source, ViewChoice(view: "Row")).shownView)
    return view.samples.map(\.text)
  }

  @Test(arguments: [
    ("let movieTitle: String", "\"Movie Title\""),
    ("let count: Int", "3"),
    ("var isOn: Bool", "false"),
    ("let progress: Double", "0.5"),
    ("let width: CGFloat", "100.0"),
    ("let spacing: CGFloat", "8.0"),
    ("let date: Date", "Date()"),
    ("let title: String?", "\"Title\""),
    ("let color: Color", "Color.blue"),
    ("let icon: Image", "Image(systemName: \"photo\")"), ("let rowIcon: String", "\"star\""),
    ("let systemImage: String", "\"star\""), ("let imageName: String", "\"Image Name\""),
    ("let link: URL", "URL(string: \"https://example.com\")!"),
    ("@Binding var text: String", "Binding.constant(\"Text\")"),
    ("let tap: () -> Void", "{ … }"),
    ("let pair: (Int, name: String)", "(3, name: \"Name\")"),
    ("let range: ClosedRange<Int>", "0 ... 3"),
    ("let item: Item", "item"),
    ("let content: Content", "Text(\"Content\")"),
    ("let anything: Unknown", "anything"),
  ])
  func makesASampleOfEachType(property: String, sample: String) throws {
    #expect(try samples(property) == [sample])
  }

  @Test func nestedTypeIsMeantInsideTheTypeAroundIt() throws {
    let source = """
      struct Row: View {
        struct Data { let name: String; let mark: Mark }
        enum Mark { case new }
        let data: Data
        var body: some View { Text("") }
      }
      struct Other { struct Data { let width: Int } }
      """
    let view = try #require(try shown(source, ViewChoice(view: "Row")).shownView)
    #expect(view.samples.map(\.text) == ["Row.Data(name: \"Name\", mark: Row.Mark.new)"])
  }

  @Test(arguments: [
    ("enum Kind { case small, big }", "Kind.small"),
    ("enum Kind { case sized(Int, name: String) }", "Kind.sized(3, name: \"Name\")"),
    ("struct Kind { let title: String; var year = 3; let count: Int }", "Kind(title: \"Title\", count: 3)"),
    ("final class Kind { var title = \"\" }", "Kind()"),
    ("final class Kind { init(name: String = \"\") {} }", "Kind()"),
    ("final class Kind { init(name: String) {} }", "Kind(name: \"Name\")"),
    ("struct Kind { let name: String; init(from decoder: Decoder) {} }", "Kind(sample: true)"),
    ("protocol Kind {}\nstruct Real: Kind { let name: String }", "Real(name: \"Name\")"),
    ("typealias Kind = [String: Int]", "[…]"),
    ("typealias Kind = Error", "URLError(.unknown)"),
  ])
  func makesASampleOfAnOwnType(types: String, sample: String) throws {
    let made = try samples("let kind: Kind", types)
    #expect(made == [types.hasPrefix("typealias") ? "kind" : sample] || made == [sample])
  }

  @Test func aViewThatUsesOthersIsShownBeforeOneThatStandsAlone() throws {
    let view = { (name: String, content: String) in "struct \(name): View { var body: some View { \(content) } }" }
    let source = [view("Row", "Text(\"\")"), view("Page", "Row()"), view("Other", "Text(\"\")")].joined(separator: "\n")
    #expect(try shown(source).shownView?.name == "Page")
    #expect(try shown(view("Row", "Text(\"\")") + "\n" + view("Other", "Text(\"\")")).shownView?.name == "Other")
  }

  @Test func makesThreeElements() throws {
    let program = try shown("struct Row: View { let titles: [String]; var body: some View { Text(titles[0]) } }")
    guard case .expression(let call)? = program.shownView?.preview.body.first?.kind, case .call(let made) = call.kind,
      case .array(let elements)? = made.arguments.first?.value.kind
    else { return #expect(Bool(false)) }
    #expect(elements.map(\.text) == ["\"Title 1\"", "\"Title 2\"", "\"Title 3\""])
  }

  @Test func numbersTheTextsAndIdsOfElements() throws {
    let types =
      "struct Item { let id: Int; let count: Int; let name: String; let author: Author }\n"
      + "struct Author { let name: String }"
    let program = try shown(types + "\nstruct Row: View { let items: [Item]; var body: some View { Text(\"\") } }")
    guard case .expression(let call)? = program.shownView?.preview.body.first?.kind, case .call(let made) = call.kind,
      case .array(let elements)? = made.arguments.first?.value.kind
    else { return #expect(Bool(false)) }
    #expect(
      elements.map(\.text)
        == (1...3).map {
          "Item(id: \($0), count: 3, name: \"Name \($0)\", …)"
        })
  }

  @Test func endsATypeThatHoldsItself() throws {
    #expect(
      try samples("let node: Node", "struct Node { let name: String; let children: [Node]; let next: Node? }").count
        == 1)
    #expect(try samples("let a: A", "struct A { let b: B }\nstruct B { let a: A }").count == 1)
  }

  @Test func leavesOutWhatIsDecided() throws {
    let source = """
      struct Row: View {
        @State private var isOpen = false
        @AppStorage("a") var stored: Int
        @Environment(\\.font) var font
        var count = 1
        init(title: String, size: Int = 3) {}
        var body: some View { Text("") }
      }
      """
    let view = try #require(try shown(source).shownView)
    #expect(view.samples.map(\.name) == ["title"])
    #expect(view.parameters == ["title", "size"])
  }

  @Test func takesTypesOfOtherFiles() throws {
    let view = try shown(
      "struct Row: View { let movie: Movie; var body: some View { Text(\"\") } }",
      neighbor: "struct Movie { let title: String }\nextension Movie: Identifiable { var id: String { title } }")
    #expect(view.shownView?.samples.map(\.text) == ["Movie(title: \"Title\")"])
  }

  @Test func tellsTheSamplesInOneNote() throws {
    let note = try shown("struct Row: View { let title: String; let n: Int; var body: some View { Text(title) } }")
      .missingPreview
    #expect(note?.severity == .note)
    #expect(note?.message == "Row is shown with sample arguments: title \"Title\", n 3")
    #expect(note?.suggestion == "set one with '--with title=…', or add a '#Preview { … }'")
  }

  @Test func showsTheOutermostViewAndListsTheOthers() throws {
    let source = """
      struct List: View { let n: Int; var body: some View { Cell(); Head() } }
      struct Cell: View { var body: some View { Text("") } }
      struct Head: View { var body: some View { Text("") } }
      """
    let program = try shown(source)
    #expect(program.shownView?.name == "List")
    #expect(program.missingPreview?.message.hasSuffix("which '--view' shows, are Cell, Head") == true)
    #expect(try shown(source, ViewChoice(view: "Head")).shownView?.name == "Head")
    #expect(try shown(source, ViewChoice(view: "Foot")).shownView == nil)
  }

  @Test func prefersAPreviewUnlessAViewIsAskedFor() throws {
    let source = "struct Row: View { let n: Int; var body: some View { Text(\"\") } }\n#Preview { Row(n: 1) }"
    #expect(try shown(source).shownView == nil)
    #expect(try shown(source, ViewChoice(view: "Row")).shownView?.samples.map(\.text) == ["3"])
  }

  @Test func handsDownTheObjectsThatAViewReads() throws {
    let source = """
      final class Store: ObservableObject { let name: String; init(name: String) {} }
      struct Row: View { var body: some View { Inner() } }
      struct Inner: View { @EnvironmentObject var store: Store; var body: some View { Text("") } }
      struct Away: View { @Environment(Store.self) var store; var body: some View { Text("") } }
      """
    let view = try #require(try shown(source, ViewChoice(view: "Row")).shownView)
    guard case .expression(let expression)? = view.preview.body.first?.kind else { return #expect(Bool(false)) }
    #expect(expression.text == "Row().environmentObject(Store(name: \"Name\"))")
    let away = try #require(try shown(source, ViewChoice(view: "Away")).shownView)
    guard case .expression(let other)? = away.preview.body.first?.kind else { return #expect(Bool(false)) }
    #expect(other.text == "Away().environment(Store(name: \"Name\"))")
  }
}
