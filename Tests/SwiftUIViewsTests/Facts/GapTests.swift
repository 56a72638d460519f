import SwiftInterpreter
import Testing

@testable import SwiftUIViews
import ViewProgram

/// Names that exist in SwiftUI are reported as gaps, never as mistakes.
@Suite struct GapTests {
  @Test(arguments: [
    ("Color.red.containerCornerOffset()", ".containerCornerOffset"), ("HSplitView { }", "HSplitView"),
    ("CGPath()", "CGPath"), ("Text(Character(\"a\"))", "Character"),
    ("Text(\"\\(FileManager.default.currentDirectoryPath)\")", "FileManager"),
    ("Text(URLComponents(string: \"a\").path)", "URLComponents"),
  ])
  func reportsThemAsGaps(view: String, name: String) {
    let warning = evaluate("#Preview { \(view) }").preview?.warnings.first
    #expect([.standInValue, .standInView, .standInModifier].contains(warning?.code))
    #expect(warning?.message.hasPrefix("'\(name)' is not supported by Haggle yet; ") == true)
  }

  @Test func nameAReplacement() {
    let outcome = evaluate("#Preview { HSplitView { } }")
    let suggestion = "HStack lays the parts out without the handles between them"
    #expect(outcome.preview?.warnings.first?.suggestion == suggestion)
  }

  /// What changes no layout is accepted, whatever framework it comes from.
  @Test(arguments: ["focusedObject(nil)", "hoverEffectGroup()", "popoverTip(tip)", "colorEffect(ShaderLibrary.wave())"])
  func areNoneWhereTheLayoutStaysAsItIs(modifier: String) {
    #expect(tree(evaluate("let tip = 1\n#Preview { Color.red.\(modifier) }")) == "Color")
  }

  @Test func areNeverSuggested() {
    let warning = evaluate("#Preview { PasteButon() }").preview?.warnings.first
    #expect(warning?.code == .standInView)
    #expect(warning?.suggestion.contains("PasteButton") == false)
  }

  @Test func stillSuggestWhatAMisspeltNameMeant() {
    #expect(evaluate("#Preview { Color.red.onMoove { } }").suggestion == "did you mean '.onMove'?")
    #expect(evaluate("#Preview { Color.red.paddin() }").suggestion == "did you mean '.padding'?")
  }

  /// Outlines of very many lines are not cut with each other.
  @Test func reportsThatAnOutlineIsNotDrawn() throws {
    let run = try run(
      """
      struct Comb: Shape {
        func path(in rect: CGRect) -> Path {
          Path { path in
            for tooth in 0..<300 { path.addLine(to: CGPoint(x: Double(tooth), y: Double(tooth % 2))) }
          }
        }
      }
      #Preview { Comb().subtracting(Circle()) }
      """)
    #expect(run.warnings.map(\.message) == ["the outline of 'Comb' is not drawn"])
  }

  @Test func tellsWhatAnOutlineAsksForInVain() throws {
    let run = try run(
      "struct Arrow: Shape { func path(in rect: CGRect) -> Path { Path(Curve(rect).cgPath) } }\n#Preview { Arrow() }")
    #expect(run.warnings.map(\.message).contains { $0.hasPrefix("cannot find 'Curve' in scope") })
  }
}
