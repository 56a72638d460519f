import Foundation
import TestSupport
import Testing

/// What a preview presents is listed, chosen and written as a separate preview.
struct PresentationCommandTests {
  private static let source = """
    #Preview("Page") { Color.red.sheet(isPresented: .constant(false)) { Color.blue } }
    """

  @Test func listsAndChoosesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.source.utf8), to: "page.swift")
    let file = folder.file("page.swift").path
    func trace(_ arguments: String...) throws -> HaggleProcess.Outcome {
      try HaggleProcess.run(["trace", file] + arguments)
    }
    #expect(try trace("--list").output == "preview \"Page\"\npreview \"Page – sheet\"\n")
    #expect(try trace("--preview", "Page – sheet").output.hasPrefix("Page – sheet\n"))
    let page = try trace("--preview", "Page").output
    #expect(page.hasPrefix("Page\n"))
    #expect(!page.contains("sheet"))
    let wrong = try trace("--preview", "Page – alert")
    #expect(wrong.status != 0)
    #expect(wrong.errors.contains("there is 'Page', 'Page – sheet'"), "\(wrong.errors)")
  }

  @Test func writesItWhereAllFiguresAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.source.utf8), to: "page.swift")
    let file = folder.file("page.swift").path
    #expect(try HaggleProcess.run(["render", file, "-o", folder.file("figures").path + "/"]).status == 0)
    let figures = try FileManager.default.contentsOfDirectory(atPath: folder.file("figures").path).sorted()
    #expect(figures == ["page-sheet.svg", "page.svg"])
    let one = try HaggleProcess.run(["render", file])
    #expect(one.status == 0)
    #expect(!one.output.contains("Page – sheet"))
  }
}
