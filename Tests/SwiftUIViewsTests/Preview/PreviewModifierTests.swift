import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What traits put around the views of a preview.
@Suite struct PreviewModifierTests {
  private static let modifier = """
    final class Names { var list: [String] = [] }
    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> Names {
        let names = Names()
        names.list.append("shared")
        return names
      }
      func body(content: Content, context: Names) -> some View { VStack { Text(context.list[0]); content } }
    }
    struct Padded: PreviewModifier {
      let length: CGFloat
      func body(content: Content, context: Void) -> some View { content.padding(length) }
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      @MainActor static var sample: Self = .modifier(Sample())
      static var padded: Self { .modifier(Padded(length: 10)) }
    }

    """

  @Test(arguments: [".modifier(Sample())", ".sample", ".sizeThatFitsLayout, .sample"])
  func aModifierIsAroundTheContentWithItsContext(traits: String) throws {
    let run = try run("\(PreviewModifierTests.modifier)#Preview(traits: \(traits)) { Text(\"own\") }")
    #expect(run.texts == ["shared", "own"])
    #expect(run.warnings.isEmpty)
  }

  @Test func theLastOfSeveralModifiersIsTheOutermost() throws {
    let run = try run(
      """
      \(PreviewModifierTests.modifier)
      #Preview(traits: .fixedLayout(width: 100, height: 100), .padded, .modifier(Padded(length: 5))) {
        Color.red.logSizes("content")
      }
      """)
    #expect(run.frame("content")?.size.width == 70)
  }

  @Test func anotherTraitIsStillIgnored() throws {
    let run = try run("\(PreviewModifierTests.modifier)#Preview(traits: .unknown) { Text(\"own\") }")
    #expect(run.warnings.map(\.code) == [.ignoredTrait])
  }
}
