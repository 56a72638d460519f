import SwiftFrontend
import Testing
import ViewProgram

struct SourceDeclarationTests {
  private func declarations(_ text: String) -> [SourceDeclaration] {
    let frontend = Frontend()
    return frontend.declarations(of: frontend.read(SourceText(name: "a.swift", text: text)))
  }

  /// The first lines of what is shown with the last declaration.
  private func shownWithTheLast(_ text: String) -> [Int] {
    let all = declarations(text)
    return all.used { $0 == all.last }.map(\.lines.lowerBound)
  }

  @Test func aConstantAndAFunctionAreShownWithWhatUsesThem() {
    let text = """
      let gap = 8.0
      let unused = 9.0
      func doubled(_ x: Double) -> Double { x * 2 }
      #Preview { Text("a").padding(doubled(gap)) }
      """
    #expect(shownWithTheLast(text) == [1, 3, 4])
  }

  @Test func whatTheUsedDeclarationsUseIsShownAsWell() {
    let text = """
      struct Size { var side: Double }
      let small = Size(side: base)
      let base = 4.0
      enum Other { case one }
      #Preview { Color.red.frame(width: small.side) }
      """
    #expect(shownWithTheLast(text) == [1, 2, 3, 5])
  }

  @Test func anExtensionIsShownWhereAMemberOfItIsUsed() {
    let text = """
      extension Color { static let brand = Color.red }
      extension Font { static let brandly = Font.body }
      #Preview { Text("a").foregroundStyle(.brand) }
      """
    #expect(shownWithTheLast(text) == [1, 3])
  }

  @Test func anInitialiserOrSubscriptThatIsAddedIsShownWhereItsLabelIsUsed() {
    let text = """
      extension Color { init(hex: Int) { self = .red } }
      extension Array { subscript(safe index: Int) -> Int { 1 } }
      extension Array { subscript(other: Int) -> Int { 1 } }
      extension CGSize { init(_ side: Double) { self.init(width: side, height: side) } }
      extension Font { init(wide: Bool) { self = .body } }
      #Preview { Color(hex: 3).frame(width: [1, 2][safe: 0]).frame(CGSize(2)) }
      """
    #expect(shownWithTheLast(text) == [1, 2, 4, 6])
  }

  @Test func whatABranchDeclaresIsShownWithAllBranches() {
    let text = """
      #if os(iOS)
      let gap = 8.0
      #else
      let gap = 9.0
      #endif
      #Preview { Color.red.padding(gap) }
      """
    #expect(shownWithTheLast(text) == [1, 6])
  }

  @Test func aConformanceIsShownWithItsType() {
    let text = """
      struct Item { var name: String }
      extension Item: Identifiable { var id: String { name } }
      extension Item { var unused: Int { 1 } }
      #Preview { ForEach([Item(name: "a")]) { Text($0.name) } }
      """
    #expect(shownWithTheLast(text) == [1, 2, 4])
  }

  @Test func anOperatorIsShownWhereItIsUsed() {
    let text = """
      infix operator **
      func ** (a: Double, b: Double) -> Double { a * b }
      #Preview { Color.red.frame(width: 3 ** 4) }
      """
    #expect(shownWithTheLast(text) == [1, 2, 3])
  }

  /// A label has a name of its own, whatever else has it.
  @Test func aLabelOrAnotherPreviewUsesNothing() {
    let text = """
      let width = 4.0
      #Preview { Color.red.frame(height: width) }
      #Preview { Color.red.frame(width: 4) }
      """
    #expect(shownWithTheLast(text) == [3])
  }

  @Test func declarationsThatUseOneAnotherAreEachShownOnce() {
    let text = """
      func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
      func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
      #Preview { Text(even(4) ? "even" : "odd") }
      """
    #expect(shownWithTheLast(text) == [1, 2, 3])
  }
}
