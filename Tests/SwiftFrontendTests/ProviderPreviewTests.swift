import Foundation
import LayoutEngine
import SwiftFrontend
import Testing
import ViewProgram

/// The previews of a `PreviewProvider`.
struct ProviderPreviewTests {
  @Test func turnsAProviderIntoAPreview() throws {
    let source = """
      /// A box.
      struct Box_Previews: PreviewProvider {
        static var previews: some View { Box().previewLayout(.fixed(width: 10, height: 20)); Box() }
      }
      """
    #expect(
      try dump(source) == """
        preview "Box"
          Box().previewLayout(.fixed(width: 10, height: 20))
        preview "Box 2"
          Box()
        """)
    #expect(try parsed(source).program.previews.first?.caption == "A box.")
  }

  @Test func makesAPreviewOfEachMemberOfAGroup() throws {
    let source = """
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          let n = 1
          Group {
            Box(n).previewDevice("iPhone 8").previewDisplayName("Small")
            Box(2)
          }
          .padding()
        }
      }
      """
    #expect(
      try dump(source) == """
        preview "Small"
          let n = 1
          Box(n).previewDevice("iPhone 8").previewDisplayName("Small").padding()
        preview "Box 2"
          let n = 1
          Box(2).padding()
        """)
  }

  @Test func makesAPreviewOfEachElementOfAList() throws {
    let source = """
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          ForEach(["iPhone 8", "iPhone 15"], id: \\.self) { device in
            ForEach(ColorScheme.allCases, id: \\.self) { Box().preferredColorScheme($0) }.previewDevice(device)
          }
          .padding()
          ForEach(1...2, id: \\.self) { n in Box(n); Box(0) }
          ForEach(Style.allCases, id: \\.self) { style in Box(style) }
          ForEach(boxes) { box in box }
        }
      }
      """
    let devices = ["iPhone 8", "iPhone 15"].flatMap { device in
      ["light", "dark"].map { scheme in
        [
          "let device = \"\(device)\"", "let $0 = ColorScheme.\(scheme)",
          "Box().preferredColorScheme($0).previewDevice(\"\(device)\").padding()",
        ]
      }
    }
    let numbers = ["1", "2"].flatMap { [["let n = \($0)", "Box(n)"], ["let n = \($0)", "Box(0)"]] }
    let others = [["let style = Style.allCases[0]", "Box(style)"], ["ForEach(boxes) | { box in box }"]]
    let expected = (devices + numbers + others).enumerated().flatMap { index, lines in
      ["preview \"Box\(index == 0 ? "" : " \(index + 1)")\""] + lines
    }
    let lines = try dump(source).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == expected)
  }

  @Test func makesAPreviewOfEachElementOfAProvidersConstant() throws {
    let source = """
      struct P: PreviewProvider {
        static let names = ["a", "b"]
        static var previews: some View {
          ForEach(Self.names, id: \\.self) { name in Text(name) }
          ForEach(Other.names, id: \\.self) { name in Text(name) }
        }
      }
      """
    #expect(try parsed(source).program.previews.map(\.name) == ["P", "P 2", "P 3"])
  }

  @Test func callsTheFunctionOfAListWithEachElement() throws {
    let source = """
      struct P: PreviewProvider {
        static var previews: some View {
          ForEach(LayoutDirection.allCases, id: \\.self, content: Box().direction).padding()
        }
      }
      """
    #expect(
      try dump(source) == """
        preview "P"
          Box().direction(LayoutDirection.leftToRight).padding()
        preview "P 2"
          Box().direction(LayoutDirection.rightToLeft).padding()
        """)
  }

  @Test(arguments: [1, 3, 12])
  func makesNoMorePreviewsOfListsInListsThanCanBeLookedAt(depth: Int) throws {
    let open = String(repeating: "ForEach(0...30, id: \\.self) { n in ", count: depth)
    let source = """
      struct P: PreviewProvider {
        static var previews: some View { \(open) Text("a") \(String(repeating: "}", count: depth)) ; Text("b") }
      }
      """
    #expect(try parsed(source).program.previews.count == (depth == 1 ? 32 : 33))
  }

  @Test func numbersPreviewsThatAProviderNamesAlike() throws {
    let source = """
      struct P: PreviewProvider {
        static var previews: some View {
          ForEach(["a", "b"], id: \\.self) { Text($0).previewDisplayName("Text") }
          Text("c").previewDisplayName("Last")
        }
      }
      """
    #expect(try parsed(source).program.previews.map(\.name) == ["Text", "Text 2", "Last"])
  }

  @Test func aProviderThatReturnsAViewIsOnePreview() throws {
    let source = """
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          let game = Game()
          game.choose()
          return Box(game)
        }
      }
      """
    #expect(
      try dump(source) == """
        preview "Box"
          let game = Game()
          game.choose()
          return Box(game)
        """)
  }

  @Test func keepsAProviderThatHasOtherMembers() throws {
    let source = "struct P: PreviewProvider { static let n = 1; static var previews: some View { Text(n) } }"
    #expect(
      try dump(source) == """
        struct P: PreviewProvider
          static let n = 1
          static var previews: View
            get
              Text(n)
        preview "P"
          P.previews
        """)
  }

  /// As in Apple's tutorials, where the models stand in the provider.
  @Test func makesSeveralPreviewsOfAProviderThatHasOtherMembers() throws {
    let source = """
      struct P: PreviewProvider {
        static let n = 1
        static var previews: some View {
          Group { Text(n); Text(2).previewDisplayName("Two") }.previewLayout(.fixed(width: 30, height: 20))
          Text(3).previewDevice(PreviewDevice(rawValue: name))
        }
      }
      """
    let dump = try dump(source)
    #expect(
      dump.hasSuffix(
        """
        preview "P"
          P.previews 1.previewLayout(.fixed(width: 30, height: 20))
        preview "Two"
          P.previews 2.previewDisplayName("Two").previewLayout(.fixed(width: 30, height: 20))
        preview "P 3"
          P.previews 3
        """), "\(dump)")
    #expect(dump.contains("static var previews 3: View"))
  }

  @Test func findsAProviderInsideItsView() throws {
    let result = try parsed(
      """
      struct Box: View {
        var body: some View { Text("a") }
        struct Box_Previews: PreviewProvider { static var previews: some View { Box() } }
      }
      """)
    #expect(result.program.previews.map(\.name) == ["Box"])
    #expect(result.program.types.map(\.members.types.count) == [0])
    #expect(result.missingPreview == nil)
  }
}
