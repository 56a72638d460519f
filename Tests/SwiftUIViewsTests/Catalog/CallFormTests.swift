import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@testable import SwiftUIViews

/// Forms of calls that SwiftUI accepts besides the usual ones.
@Suite struct CallFormTests {
  @Test func aTextHoldsAnImage() throws {
    let run = try run("#Preview { (Text(\"Hi \") + Text(Image(systemName: \"star\"))).logSizes(\"t\") }")
    #expect((run.frame("t")?.size.width ?? 0) > 30)
  }

  @Test func anInsettableShapeIsAShape() throws {
    let run = try run(
      """
      struct S { static var shape: some InsettableShape { RoundedRectangle(cornerRadius: 16) } }
      #Preview { Text("a").padding().background(.red, in: S.shape) }
      """)
    #expect(run.texts == ["a"])
    let number = "struct S { static var shape: some InsettableShape { 3 } }"
    #expect(try codes("\(number)\n#Preview { Text(\"\\(S.shape)\") }") == ["wrong-type"])
  }

  @Test(arguments: [("true", 12.0, 0.0), ("false", 12, 12)])
  func aChoiceOfSetsIsASet(condition: String, across: Double, down: Double) throws {
    let run = try run(
      """
      #Preview {
        let isWide = \(condition)
        Color.red.frame(width: 10, height: 10).padding(isWide ? [.horizontal] : [.all], 12).logSizes("padded")
      }
      """)
    #expect(run.frame("padded")?.size == Size(width: 10 + 2 * across, height: 10 + 2 * down))
  }

  @Test func buildersMayStandInParentheses() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("Hello").mask({ Rectangle() })
          TabView { Text("A").tabItem({ Image(systemName: "star"); Text("First") }) }
        }
      }
      """)
    #expect(run.texts == ["Hello", "A", "First"])
  }

  @Test func modifiersOfAnImageGiveAnImage() throws {
    let run = try run(
      """
      #Preview {
        Image(systemName: "circle").symbolRenderingMode(.hierarchical).resizable().frame(width: 30, height: 40)
          .logSizes("image")
      }
      """)
    #expect(run.frame("image")?.size == Size(width: 30, height: 40))
  }

  @Test func aPaintedShapeIsPaintedAgain() throws {
    let run = try run(
      "#Preview { Circle().fill(.blue).stroke(.red, lineWidth: 3).stroke(.green).frame(width: 100).logSizes(\"c\") }")
    #expect(run.frame("c")?.size.width == 100)
    #expect(try codes("#Preview { Circle().fill(.blue).padding().stroke(.red) }") == ["unknown-modifier"])
  }

  @Test func wholePhasesAreLengthsWhereTheClosureWantsThem() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("a").phaseAnimator([0, 10, -10]) { view, x in view.offset(x: x) }
          Text("b").phaseAnimator([1, 2]) { view, n in VStack { view; Text("\\(n)") } }
          Text("c").keyframeAnimator(initialValue: 1) { view, s in view.scaleEffect(s) } keyframes: { _ in
            CubicKeyframe(1.2, duration: 0.2)
          }
        }
      }
      """)
    #expect(run.texts == ["a", "b", "1", "c"])
  }

  @Test(arguments: [("true", ["a", "A"]), ("false", ["a", "A", "B"])])
  func aHiddenTabIsLeftOut(condition: String, texts: [String]) throws {
    let run = try run(
      """
      #Preview {
        TabView {
          Tab("A", systemImage: "star") { Text("a") }
          Tab("B", systemImage: "moon") { Text("b") }.hidden(\(condition))
        }
      }
      """)
    #expect(run.texts == texts)
  }

  @Test func aTextWithAttributesIsWrittenAsALiteral() throws {
    let run = try run(
      """
      struct A { var text: AttributedString = "one" }
      #Preview { VStack { Text(A().text); Text(A(text: "two").text) } }
      """)
    #expect(run.texts == ["one", "two"])
  }

  @Test func aMemberBesideANumberIsWhatTheContextWants() throws {
    let run = try run(
      """
      struct Turned: View { let angle: Angle; var body: some View { Text("\\(Int(angle.degrees))") } }
      #Preview { Turned(angle: .degrees(0.25) * 360.0) }
      """)
    #expect(run.texts == ["90"])
  }

  @Test func theMainActorRunsWhatItIsGiven() throws {
    let source = """
      #Preview { MainActor.assumeIsolated { VStack { Text("a"); Text("b") } } }
      """
    #expect(try textsAlone(source) == ["a", "b"])
  }

  @Test func formsThatAppsUseBesideTheUsualOnes() throws {
    let run = try run(
      """
      struct Row: Identifiable { let id: Int; var name: String }
      struct Page: View {
        @State private var rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]
        var body: some View {
          VStack {
            List($rows, editActions: .delete) { $row in Text(row.name) }
            ForEach($rows, editActions: .move) { $row in Text(row.name) }
            ForEach(LayoutDirection.allCases, id: \\.self) { side in Text(side == .leftToRight ? "to right" : "to left") }
            Picker("Scheme", selection: .constant(ColorScheme.light)) {
              ForEach(ColorScheme.allCases, id: \\.self) { Text("\\($0)").tag($0) }
            }
            ForEach(Axis.allCases, id: \\.self) { axis in Text(axis == .vertical ? "v" : "h") }
            Text(URL.documentsDirectory.appending(path: "a.json").lastPathComponent)
          }
        }
      }
      #Preview { Page() }
      """)
    #expect(Set(run.texts).isSuperset(of: ["one", "two", "v", "h", "a.json", "to right", "to left"]))
    #expect(run.warnings.isEmpty, "\(run.warnings)")
  }

  /// A modifier without its call is a function of its arguments.
  @Test func aModifierIsHandedOnAsAFunction() throws {
    let run = try run(
      """
      struct Reader: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      #Preview {
        VStack { ForEach([ColorScheme.light, .dark], id: \\.self, content: Reader().environment2) }
        VStack { ForEach([10.0, 30], id: \\.self, content: Color.red.frame(width: 5, height: 5).padding) }
      }
      extension View { func environment2(_ scheme: ColorScheme) -> some View { environment(\\.colorScheme, scheme) } }
      """)
    #expect(run.texts == ["light", "dark"])
    let sizes = run.trace.nodes.filter { $0.info.name == "padding" }.map(\.frame.size.width)
    #expect(sizes == [25, 65])
  }

  @Test func aWrapperTakesItsFirstValueAsAnArgument() throws {
    let run = try run(
      """
      struct A: View {
        @ScaledMetric(wrappedValue: 44, relativeTo: .largeTitle) private var side: CGFloat
        @AppStorage(wrappedValue: "Tide", "title") var title: String
        var body: some View { Text(title).frame(width: side) }
      }
      #Preview { A() }
      """)
    #expect(run.texts == ["Tide"])
    #expect(run.trace.nodes.first { $0.info.name == "frame" }?.frame.size.width == 44)
  }

  @Test func aPatternNamesACaseByTheTypesAroundIt() throws {
    let run = try run(
      """
      struct Chart { enum Style { case filled, line(width: Int) } }
      let style = Chart.Style.line(width: 3)
      #Preview { if case let Chart.Style.line(width) = style { Text("\\(width)") } }
      """)
    #expect(run.texts == ["3"])
  }

  @Test func aFontIsSetBackByFalse() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("a").font(.body.monospaced(true).bold().italic())
          Text("a").font(.body.monospaced().bold().italic().monospaced(false).bold(false).italic(false))
        }
      }
      """)
    let fonts = run.trace.nodes.compactMap { $0.text?.font }
    #expect(fonts.map(\.design) == [.monospaced, .standard])
    #expect(fonts.map(\.italic) == [true, false])
    #expect(fonts.map(\.weight) == [.semibold, .regular])
  }

  @Test func aGlassButtonIsOfAKindOfGlass() throws {
    let sizes = try [".glass", ".glass(.clear)"].map { style in
      try run("#Preview { Button(\"a\") {}.buttonStyle(\(style)) }").trace.nodes.first?.frame.size
    }
    #expect(sizes[0] == sizes[1] && sizes[0] != nil)
  }
}
