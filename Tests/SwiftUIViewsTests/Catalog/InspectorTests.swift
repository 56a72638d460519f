import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct InspectorTests {
  private func laidOut(_ modifiers: String, on device: String) throws -> PreviewRun {
    let inspector = ".inspector(isPresented: .constant(true)) { Color.blue.id(\"inspector\")\(modifiers) }"
    return try run("#Preview { Color.red.id(\"view\")\(inspector).previewDevice(\"\(device)\") }")
  }

  @Test(arguments: [".inspectorColumnWidth(240)", ".inspectorColumnWidth(min: 100, ideal: 240, max: 300)"])
  func isAColumnOfItsWidthBesideTheView(width: String) throws {
    let run = try laidOut(width, on: "Mac window")
    #expect(run.frame("view") == Rect(x: 0, y: 0, width: 660, height: 600))
    #expect(run.frame("inspector") == Rect(x: 660, y: 0, width: 240, height: 600))
    #expect(run.warnings.isEmpty)
  }

  @Test(arguments: ["Mac window", "iPad (A16)"]) func tellsThatItsWidthIsAGuess(device: String) throws {
    let run = try laidOut("", on: device)
    #expect(run.frame("inspector")?.size.width == 270)
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func standsAtTheTrailingSideFromRightToLeft() throws {
    let run = try run(
      """
      #Preview {
        Color.red.inspector(isPresented: .constant(true)) { Color.blue.id("inspector").inspectorColumnWidth(200) }
          .environment(\\.layoutDirection, .rightToLeft).previewDevice("Mac window")
      }
      """)
    #expect(run.frame("inspector")?.minX == 0)
  }

  @Test func takesNothingWhereItDoesNotShow() throws {
    let view = "Color.red.id(\"view\").inspector(isPresented: .constant(false)) { Text(\"a\") }"
    let run = try run("#Preview { \(view).previewDevice(\"Mac window\") }")
    #expect(run.frame("view")?.size.width == 900)
    #expect(run.warnings.isEmpty)
  }

  @Test func takesNothingFromTheViewOfAPhoneWhichHasASheet() throws {
    #expect(try laidOut(".inspectorColumnWidth(240)", on: "iPhone 17").frame("view")?.size.width == 402)
  }
}
