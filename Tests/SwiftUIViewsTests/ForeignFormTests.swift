import LayoutEngine
import Testing

@testable import SwiftUIViews
import ViewProgram

/// Calls with a label that SwiftUI has not, and an extension elsewhere may have.
@Suite struct ForeignFormTests {
  @Test func aViewShowsTheArgumentUnderTheLabelThatBeginsMostAlike() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text(localized: "Hello")
          Image(systemSymbol: .star).logSizes("symbol")
          Label("Home", systemSymbol: .person2Fill)
          Button(title: "Go") {}
        }
      }
      """)
    #expect(run.texts == ["Hello", "Home", "Go"])
    #expect(
      run.trace.standIns.map(\.name).filter { $0.hasSuffix(":)") } == [
        "Text(localized:)", "Image(systemSymbol:)", "Label(systemSymbol:)", "Button(title:)",
      ])
    let symbols = run.trace.nodes.compactMap { node in
      if case .symbol(let name, _, _) = node.info.appearance { name } else { nil }
    }
    #expect(symbols == ["star", "person.2.fill"])
    // A symbol, and not the box of 100 points that a picture of an unknown size has.
    #expect((run.frame("symbol")?.size.width ?? 0) < 30)
  }

  @Test func aConstantMayComeFromAChoiceOrAnotherCall() throws {
    let run = try run(
      """
      struct Badge: View {
        let symbol: SFSymbol
        var body: some View { Image(systemSymbol: symbol) }
      }
      let isDone = false
      #Preview { VStack { Image(systemSymbol: isDone ? .checkmarkCircle : .circleFill); Badge(symbol: .starFill) } }
      """)
    let symbols = run.trace.nodes.compactMap { node in
      if case .symbol(let name, _, _) = node.info.appearance { name } else { nil }
    }
    #expect(symbols == ["circle.fill", "star.fill"])
  }

  @Test func whatNoFormHasIsLeftOut() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Label("Home", icon: \\.starSolid, iconSize: .small, relativeTo: .body)
          Text("Hello", accent: 3, weight: .bold)
        }
      }
      """)
    #expect(run.texts == ["Home", "Hello"])
    #expect(run.trace.standIns.filter { $0.kind == .view }.isEmpty)
    #expect(run.trace.standIns.map(\.name).contains("Label(iconSize:)"))
    // The icon is a symbol of some name.
    let isSymbol = run.trace.nodes.contains { if case .symbol = $0.info.appearance { true } else { false } }
    #expect(isSymbol)
  }

  @Test func aColorTakesItsRoomAndIsToldOfOnce() throws {
    let run = try run("#Preview { Color(hex: 0xFF8800).frame(height: 30) }")
    #expect(run.warnings.map(\.code) == [.standInView])
    #expect(run.warnings.first?.message.hasPrefix("'Color' of SwiftUI has no argument 'hex:'") == true)
    #expect(run.trace.nodes.first { $0.info.isOpaque }?.frame.size.height == 30)
  }

  @Test func aColorIsAStyleAsWell() throws {
    let run = try run("#Preview { Text(\"a\").foregroundStyle(Color(hex: \"#fff\")) }")
    #expect(run.texts == ["a"])
    #expect(run.warnings.map(\.code) == [.standInValue])
  }

  @Test func aViewIsShownWithoutAModifierOfAnotherForm() throws {
    let run = try run("#Preview { Color.red.cornerRadius(8, corners: [.topLeft]).frame(width: 20, height: 10) }")
    #expect(run.warnings.map(\.code) == [.standInModifier])
    #expect(run.trace.standIns.map(\.name) == ["cornerRadius"])
  }

  @Test func aFormOfTheFilesOwnIsNoForeignOne() throws {
    let run = try run(
      """
      extension Color { init(hex: UInt) { self.init(red: Double(hex >> 16 & 0xFF) / 255, green: 0, blue: 0) } }
      #Preview { Color(hex: 0xFF0000).frame(height: 30) }
      """)
    #expect(run.warnings.isEmpty)
  }

  @Test func aFormWithAnEnumerationOfOnesOwnIsNotMeantByANumber() throws {
    let run = try run(
      """
      enum Gap: Double { case small = 2, large = 20 }
      extension VStack {
        init(spacing: Gap, @ViewBuilder content: () -> Content) {
          self.init(alignment: .leading, spacing: spacing.rawValue, content: content)
        }
      }
      #Preview { VStack(spacing: .large) { Color.red; Color.red }.frame(height: 100) }
      #Preview { VStack(spacing: 10) { Color.red; Color.red }.frame(height: 100) }
      """)
    #expect(run.warnings.isEmpty)
  }

  @Test func aFormThatStepsBackIsMeantOnlyWhereSwiftUIsIsNot() throws {
    let run = try run(
      """
      extension View {
        @_disfavoredOverload func background(_ color: Color) -> some View { background(Text("own")) }
        @_disfavoredOverload func frame(width: ClosedRange<CGFloat>? = nil, height: ClosedRange<CGFloat>? = nil) -> some View {
          frame(minWidth: width?.lowerBound, maxWidth: width?.upperBound)
        }
      }
      #Preview {
        VStack(spacing: 0) {
          Color.red.background(ZStack { Color.blue }).frame(width: 40, height: 10)
          Color.green.background(Color.blue).frame(width: 10...50)
        }
      }
      """)
    #expect(run.warnings.isEmpty && run.texts.isEmpty)
    #expect(run.trace.nodes.first?.frame.size.width == 50)
  }

  /// `secondary` is a property of colours, and no modifier of SwiftUI's.
  @Test func aModifierThatIsCalledLikeAPropertyMayBeAnothersOwn() throws {
    let run = try run("#Preview { VStack { Text(\"a\").secondary(); Color.red.frame(width: 30).rounded() } }")
    #expect(run.warnings.map(\.code) == [.standInModifier, .standInModifier])
    #expect(run.texts == ["a"])
  }

  @Test(arguments: ["import Quayside", "import AVKit", "import SwiftUI"])
  func anArgumentWithoutALabelMayBeAnothersWhereSomethingIsMissing(module: String) throws {
    let code = "\(module)\n#Preview { Text(\"a\").frame(50).redacted(true) }"
    guard module == "import Quayside" else {
      #expect(try codes(code) == ["extra-argument", "extra-argument"])
      return
    }
    #expect(try run(code).warnings.map(\.code) == [.standInModifier, .standInModifier])
    // A function of Swift's own is no view and no modifier.
    #expect(try codes("\(module)\n#Preview { Text(String(abs(1, 2))) }") == ["extra-argument"])
  }

  @Test func aMisspeltLabelStaysAnError() throws {
    #expect(try codes("#Preview { Text(\"a\").padding(lenght: 2).frame(widht: 3) }").contains("wrong-label"))
  }
}
