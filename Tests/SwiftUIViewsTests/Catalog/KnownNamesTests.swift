import Testing

import SwiftInterpreter
@testable import SwiftUIViews
import ViewProgram

/// Names that exist in SwiftUI are called gaps, never mistakes.
@Suite struct KnownNamesTests {
  @Test(arguments: [
    ("Color.red.focusedObject(nil)", ".focusedObject"), ("Color.red.hoverEffectGroup()", ".hoverEffectGroup"),
    ("Color.red.popoverTip(nil)", ".popoverTip"), ("UIImage(named: \"a\")", "UIImage"),
    ("Text(\"\\(UserDefaults.standard.integer(forKey: \"n\"))\")", "UserDefaults"),
    ("Text(DateFormatter().string(from: Date()))", "DateFormatter"), ("Text(String(Substring(\"a\")))", "Substring"),
  ])
  func callsThemGaps(view: String, name: String) {
    let outcome = evaluate("#Preview { \(view) }")
    #expect(outcome.errors.map(\.code) == [.unsupported])
    #expect(outcome.errors.first?.message == "'\(name)' is not supported by Haggle yet")
  }

  @Test func areNotSupportedAfterAll() {
    let catalog = Catalog()
    for group in Catalog.knownTypes {
      #expect(group.names.filter { catalog.callable($0) != nil } == [])
    }
    #expect(Catalog.knownModifiers.filter { !catalog.members($0).isEmpty } == [])
  }

  @Test func stillSuggestWhatAMisspeltNameMeant() {
    #expect(evaluate("#Preview { Color.red.onMoove { } }").suggestion == "did you mean '.onMove'?")
    #expect(evaluate("#Preview { Color.red.paddin() }").suggestion == "did you mean '.padding'?")
  }

  @Test(arguments: [
    ("Arrow()", "Arrow"), ("Path { path in path.move(to: .zero) }", "Path"),
  ])
  func saysThatAnOutlineIsNotDrawn(view: String, name: String) throws {
    let run = try run(
      "struct Arrow: Shape { func path(in rect: CGRect) -> Path { Path(Curve(rect).cgPath) } }\n#Preview { \(view) }")
    #expect(run.warnings.map(\.message) == ["the outline of '\(name)' is not drawn"])
  }
}
