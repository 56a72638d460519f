import LayoutEngine
import Testing
import SwiftUIViews

@Suite struct PreviewTraitTests {
  @Test(arguments: ["#Preview(traits: .landscapeLeft) { Color.red.id(\"a\") }", provider(".landscapeRight")])
  func landscapeTurnsTheDevice(code: String) throws {
    let run = try run(code)
    #expect(run.trace.container == Size(width: 844, height: 390))
    #expect(run.frame("a") == Rect(x: 47, y: 0, width: 750, height: 369))
    #expect(run.warnings.isEmpty)
  }

  @Test func aMacHasAWindowWhereNothingIsAskedFor() throws {
    let usual = try run("#Preview { Color.red.id(\"a\") }") { $0.platform = .macOS }
    #expect(usual.frame("a") == Rect(x: 0, y: 0, width: 900, height: 600))
    let small = try run("#Preview(traits: .fixedLayout(width: 50, height: 40)) { Color.red }") { $0.platform = .macOS }
    #expect(small.trace.container == Size(width: 50, height: 40))
  }

  @Test func portraitChangesNothing() throws {
    let run = try run("#Preview(traits: .portrait) { Color.red.id(\"a\") }")
    #expect(run.frame("a") == Rect(x: 0, y: 47, width: 390, height: 763))
    #expect(run.warnings.isEmpty)
  }

  @Test func aLayoutThatFitsIsAsLargeAsTheViewThatIsOfferedTheDevice() throws {
    let fitted = try run("#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(maxWidth: 500, maxHeight: 40) }")
    #expect(fitted.trace.container == Size(width: 390, height: 40))
    let provided = try run(
      "struct P: PreviewProvider { static var previews: some View { Color.red.frame(width: 30, height: 40)"
        + ".previewLayout(.sizeThatFits) } }")
    #expect(provided.trace.container == Size(width: 30, height: 40))
  }

  @Test func aFixedLayoutAmongTheModifiersIsTheContainer() throws {
    let run = try run(
      "struct P: PreviewProvider { static var previews: some View { Color.red"
        + ".previewLayout(.fixed(width: 80, height: 60)).previewDisplayName(\"Card\") } }")
    #expect(run.trace.container == Size(width: 80, height: 60))
    #expect(run.name == "Card")
  }

  private static func provider(_ orientation: String) -> String {
    "struct P: PreviewProvider { static var previews: some View { Color.red.id(\"a\")"
      + ".previewInterfaceOrientation(\(orientation)) } }"
  }
}
