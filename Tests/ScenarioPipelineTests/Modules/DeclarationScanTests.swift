import Testing

@testable import ScenarioPipeline

/// What a scan finds without parsing.
struct DeclarationScanTests {
  private func scan(_ source: String, mentions: Bool = false) -> DeclarationScan {
    DeclarationScan(Array(source.utf8), mentions: mentions)
  }

  @Test func findsTheModulesThatAreImported() {
    let source = "import Kit\n@testable import struct Core.Part\nimport os.log // import No\nlet text = \"import No\""
    #expect(DeclarationScan(Array(source.utf8), mentions: false).imports == ["Kit", "Core", "os"])
  }

  @Test func findsWhatStandsAtTheTopLevel() {
    let source = """
      import SwiftUI
      // struct Comment {}
      /* struct Block { /* struct Nested {} */ } */
      @MainActor public final class Store: ObservableObject { struct Inner {} ; var a = 1; func f() {} }
      enum Kind { case a }
      protocol Thing {}
      typealias Names = [String]
      func make() -> Int { let local = 3; return local }
      let side = 4.0
      let text = "struct Text { \\(make()) }", raw = #"struct Raw { "# 
      private struct Own {}
      fileprivate let hiddenSide = 3
      struct `default` {}
      """
    let found = scan(source)
    #expect(found.declared == ["Store", "Kind", "Thing", "Names", "make", "side", "text", "default"])
    #expect(found.hidden == ["Own", "hiddenSide"])
  }

  @Test func knowsAnAliasThatOnlyHandsAnotherModulesTypeOn() {
    let source = """
      typealias Theme = Design.Theme
      typealias Part = Theme.Piece
      typealias Item = Other
      struct Use { let item: Design.Item }
      typealias Deep = Design.Parts.Deep
      """
    let found = scan(source)
    #expect(found.declared == ["Theme", "Part", "Item", "Use", "Deep"])
    #expect(found.handedOn == ["Theme", "Deep"])
  }

  @Test func findsTheMembersOfExtensions() {
    let source = """
      extension View { func card() -> some View { let inner = 1; return self }; static var a: Int { 1 } }
      extension Outer.Inner: Codable { init(hex: String) {}; init(_ n: Int) {}; struct Part { var deep = 1 } }
      private extension Color { static let own = Color.red }
      """
    let found = scan(source).extensions
    #expect(found.map(\.type) == ["View", "Outer.Inner"])
    #expect(found.map(\.members) == [["card", "a"], ["hex", "Outer.Inner", "Part"]])
  }

  @Test func findsOperators() {
    let source = """
      infix operator ~~: AdditionPrecedence
      func ~~ (a: Int, b: Int) -> Int { a }
      extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { a } ; init?(x: Int) { nil } }
      let a = b ~~ c / d, e: Int? = nil, f = g == h
      """
    let found = scan(source, mentions: true)
    #expect(found.declared == ["~~", "~~", "a"])
    #expect(found.extensions.map(\.members) == [["+", "x"]])
    #expect(found.mentions.isSuperset(of: ["~~", "/", "+"]))
    #expect(found.mentions.isDisjoint(with: ["==", "=", "?"]))
  }

  @Test func findsSubscriptsByTheirLabelsAndLiteralsByTheirTypes() {
    let source = """
      extension Collection { subscript(safe index: Index) -> Element? { nil } ; subscript(offset: Int) -> Int { 0 } }
      extension Array { subscript<T>(other value: T) -> T { value } }
      extension URL: ExpressibleByStringLiteral { public init(stringLiteral text: String) { self.init(string: text)! } }
      """
    #expect(scan(source).extensions.map(\.members) == [["safe"], ["other"], ["URL"]])
  }

  /// Deeper than the parser goes the scan ends, and so does not exhaust the stack.
  @Test func stringsInsideOneAnotherHaveAnEnd() {
    func strings(_ count: Int) -> String {
      String(repeating: "\"\\(", count: count) + "deep" + String(repeating: ")\"", count: count)
    }
    #expect(scan("let a = \(strings(200))\nlet b = 1", mentions: true).mentions.isSuperset(of: ["deep", "b"]))
    #expect(!scan("let a = \(strings(80_000))", mentions: true).mentions.contains("deep"))
  }

  @Test func findsEveryNameThatIsUsed() {
    let mentions = scan("let a = \"x \\(Movie.title(of: b)) y\" + c.d(0xFF) // no\n", mentions: true).mentions
    #expect(mentions.isSuperset(of: ["Movie", "title", "b", "c", "d"]))
    #expect(mentions.isDisjoint(with: ["x", "y", "xFF", "FF", "no"]))
  }

  @Test func takesTheNameOfAMacroForNoneOfAFile() {
    #expect(scan("#Preview { Card(#available) }", mentions: true).mentions == ["Card"])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "/*", "#\"", "\"\\(", "extension", "struct", "`", "}}}}{", "init(", "extension A.", "\\",
  ])
  func endsWithWhatIsNotFinished(source: String) {
    _ = scan(source, mentions: true)
    _ = scan("extension A { " + source, mentions: true)
  }
}
