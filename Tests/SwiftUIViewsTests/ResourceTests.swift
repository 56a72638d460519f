import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Texts, colours and files next to the source, as an engine without files has them.
@Suite struct ResourceTests {
  private func run(_ source: String) throws -> PreviewRun {
    try SwiftUIViewsTests.run(source) { options in
      let texts = [
        "greeting": "Good **morning**", "%@ has %lld boats": "%2$@ boats lie in %1$@", "depth %.1f": "%@ m deep",
      ]
      options.hasLocalizedStrings = true
      options.localizedString = { texts[$0] }
      options.namedColor = { $0 == "brand" || $0 == ".brand" ? Paint(RGBA(red: 1, green: 0, blue: 0)) : nil }
      options.file = { $0 == "boats.json" ? Array(#"["Ida", "Ada"]"#.utf8) : nil }
    }
  }

  @Test func keysBecomeTheirTexts() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("greeting")
          Text("\\("Skår") has \\(1200) boats")
          Text("depth \\(2.25, specifier: "%.1f")")
          Text("unknown \\(3)")
          Text(verbatim: "greeting")
          Text(NSLocalizedString("greeting", comment: ""))
          Text(String(localized: "greeting"))
          Text(key)
        }
      }
      let key: LocalizedStringKey = "greeting"
      """)
    #expect(
      run.texts == [
        "Good morning", "1,200 boats lie in Skår", "2.2 m deep", "unknown 3", "greeting", "Good **morning**",
        "Good **morning**", "Good morning",
      ])
  }

  @Test func filesAreFoundInTheBundle() throws {
    let run = try run(
      """
      #Preview { Text(names().joined(separator: " ")) }
      func names() -> [String] {
        guard let url = Bundle.main.url(forResource: "boats", withExtension: "json"), let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
      }
      """)
    #expect(run.texts == ["Ida Ada"])
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func aFileThatIsMissingIsNilWhereAnOptionalIsLookedInto() throws {
    let run = try run(
      """
      func name() -> String {
        guard let url = Bundle.main.url(forResource: "none", withExtension: "plist") else { return "missing" }
        return url.lastPathComponent
      }
      #Preview {
        Text(name())
        Text(Bundle.main.path(forResource: "none", ofType: "txt") ?? "no path")
        Text(Bundle.main.url(forResource: "none", withExtension: "txt") == nil ? "nil" : "a file")
        Text(Bundle.main.url(forResource: "boats", withExtension: "json") == nil ? "nil" : "a file")
      }
      """)
    #expect(run.texts == ["missing", "no path", "nil", "a file"])
  }

  @Test func aColorThatNoCatalogHasIsWarnedOf() throws {
    let code = "#Preview { VStack { Color(\"brand\"); Color(\"brant\"); Color(\"none\", bundle: .module) } }"
    let warnings = try SwiftUIViewsTests.run(code) { $0.colorNames = { ["brand", "ink"] } }.warnings
    #expect(warnings.map(\.code) == [.missingColor])
    #expect(warnings.first?.suggestion == "did you mean 'brand'?")
    #expect(try SwiftUIViewsTests.run(code).warnings.isEmpty)
  }

  @Test func colorsOfACatalogAreDrawn() throws {
    let run = try run("#Preview { VStack { Color(\"brand\"); Color(.brand); Color(\"other\") } }")
    let paints = run.trace.nodes.compactMap { node -> Paint? in
      if case .fill(_, let paint) = node.info.appearance { return paint }
      return nil
    }
    let red = Paint(RGBA(red: 1, green: 0, blue: 0))
    #expect(paints.count == 3)
    #expect(paints.prefix(2).allSatisfy { $0 == red })
    #expect(paints.last != red)
  }

  @Test(arguments: [
    ("Color(\"brand\")", "Color", "\"brand\""), ("Color(.brand)", "Color", ".brand"),
    ("Color(\"brand\").opacity(0.5)", "Color", ""), ("Color.brand.opacity(0.5)", "Color", ".brand.opacity(0.5)"),
    ("Text(\"x\").background(Color(\"brand\"))", "background", "Color(\"brand\")"),
    ("Text(\"x\").background(Color(\"brand\").opacity(0.5))", "background", "Color(\"brand\").opacity(0.5)"),
    ("Text(\"x\").background(.brand)", "background", ".brand"),
  ])
  func colorsAreCalledAsTheSourceCallsThem(view: String, name: String, arguments: String) throws {
    let trace = try run("#Preview { \(view) }").trace
    #expect(trace.nodes.filter { $0.info.name == name }.first?.info.arguments == arguments)
  }

  @Test func plurals() throws {
    let run = try SwiftUIViewsTests.run(
      """
      #Preview { VStack { ForEach([0, 1, 2, 1200], id: \\.self) { Text("\\($0) boats") }; Text("\\(1) cars") } }
      """
    ) { options in
      let texts = [
        "%lld boats": "%lld boats here", "%lld boats|==|plural.one": "one boat here",
        "%lld boats|==|plural.zero": "no boats here", "%lld cars": "%lld cars!",
      ]
      options.hasLocalizedStrings = true
      options.localizedString = { texts[$0] }
    }
    #expect(run.texts == ["no boats here", "one boat here", "2 boats here", "1,200 boats here", "1 cars!"])
  }

  @Test(arguments: [
    "Text(\"x\").foregroundStyle(.brand)", "Text(\"x\").foregroundColor(.brand)",
    "Text(\"x\").foregroundStyle(Color.brand)",
    "Rectangle().fill(.brand)", "Text(\"x\").foregroundStyle(Color(uiColor: .brand))",
  ])
  func coloursAreConstants(view: String) throws {
    let run = try run("#Preview { \(view) }")
    #expect(run.trace.standIns.isEmpty)
    #expect(run.warnings.isEmpty)
  }

  @Test func ownConstantsOfColoursAndStyles() throws {
    let run = try run(
      """
      extension Color { static let shore = Color(red: 0, green: 0.5, blue: 0.5) }
      extension ShapeStyle where Self == Color { static var deep: Color { .blue } }
      #Preview { VStack { Text("a").foregroundStyle(.shore); Text("b").foregroundStyle(.deep); Color.shore; Circle().fill(.deep) } }
      """)
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func textsAndImagesOfABundle() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("greeting", bundle: .main, comment: "said in the morning")
          Text("greeting", tableName: "Other", bundle: Bundle.module)
          Image("hill", bundle: .module)
        }
      }
      """)
    #expect(run.texts == ["Good morning", "Good morning"])
    #expect(run.trace.standIns.isEmpty)
  }
}
