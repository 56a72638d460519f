import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Parts of UIKit and of SwiftUI that pasted code uses.
@Suite struct PastedCodeTests {
  @Test(arguments: [
    ("CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 3)).x", "2.0"),
    ("CGRect(x: 0, y: 0, width: 1, height: 2).applying(CGAffineTransform(translationX: 3, y: 4)).minX", "3.0"),
  ])
  func mapsOfThePlaneAreAsInCoreGraphics(expression: String, text: String) {
    #expect(printed("print(\(expression))") == [text])
  }

  @Test func anOperatorOfTheScenarioAppliesToATypeOfSwiftUI() {
    #expect(
      printed(
        "let size = CGSize(width: 2, height: 3) * 2\nprint(size.width, size.height)",
        declarations: """
          extension CGSize {
            static func * (size: CGSize, factor: CGFloat) -> CGSize {
              CGSize(width: size.width * factor, height: size.height * factor)
            }
          }
          """) == ["4.0 6.0"])
  }

  @Test func refusesAWholeVariableWhereAFractionIsWanted() {
    let outcome = evaluate(#"#Preview { let i = 3; Text("a").frame(width: i) }"#)
    #expect(outcome.firstError == "1:46 wrong-type: cannot convert value of type 'Int' to expected type 'CGFloat?'")
    #expect(outcome.suggestion == "write 'CGFloat(…)' around it")
  }

  @Test func coloursOfUIKitAndOwnStylesAreColours() throws {
    let outcome = evaluate(
      """
      extension Color { static let brand = Color(red: 0, green: 0, blue: 1) }
      extension ShapeStyle where Self == Color { static var ours: Color { .brand } }
      #Preview {
        VStack {
          Color(uiColor: .systemBackground)
          Color(UIColor.secondaryLabel)
          Color(.systemGray6)
          Rectangle().fill(.brand)
          Text("a").foregroundStyle(.ours).background(.brand)
        }
      }
      """)
    #expect(tree(outcome) == "VStack(Color, Color, Color, Rectangle, background(Text, Color))")
  }

  @Test(arguments: ["trailing", "trailing(gap: 0)", "tight"])
  func selfInAnExtensionForOneStyleIsThatStyle(style: String) throws {
    let outcome = evaluate(
      """
      struct TrailingStyle: LabelStyle {
        var gap: CGFloat = 4
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: gap) {
            configuration.title
            configuration.icon
          }
        }
      }
      extension LabelStyle where Self == TrailingStyle {
        static var trailing: Self { Self() }
        static func trailing(gap: CGFloat) -> Self { .init(gap: gap) }
        static var tight: Self {
          let style: Self = Self.init(gap: 0)
          return style
        }
      }
      #Preview { Label("a", systemImage: "star").labelStyle(.\(style)) }
      """)
    #expect(tree(outcome) == "HStack(Text, Image)")
    #expect(outcome.preview?.warnings.isEmpty == true)
  }

  @Test func joinedTextsKeepTheModifiersOfTheirParts() throws {
    let outcome = evaluate("(Text(\"a\").bold() + Text(\" b\").foregroundColor(.red)).padding()")
    let preview = try #require(outcome.preview)
    #expect(tree(outcome) == "padding(Text)")
    #expect(preview.warnings.isEmpty)
    #expect(evaluate("Text(\"a\") + Text(\"b\")").preview?.warnings.isEmpty == true)
  }

  @Test func ownStylesMakeTheBodiesOfControls() throws {
    let styled = """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(configuration.isPressed ? 1 : 20)
        }
      }
      struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon; configuration.title }
        }
      }
      """
    #expect(tree(evaluate(styled + "\n#Preview { Button(\"a\") { }.buttonStyle(Wide()) }")) == "padding(Text)")
    #expect(
      tree(evaluate(styled + "\n#Preview { Label(\"a\", systemImage: \"star\").labelStyle(Stacked()) }"))
        == "VStack(Image, Text)")
    #expect(tree(evaluate("Label(\"a\", systemImage: \"star\")")) == "Label(alignmentGuide(Image), Text)")
  }

  @Test func whatNothingDependsOnIsNotEvaluated() {
    let outcome = evaluate(
      """
      struct Panel: View {
        @State private var isOpen = false
        @FocusState private var isFocused: Bool
        var body: some View {
          Text("a")
            .animation(.spring(response: 0.3), value: isOpen)
            .transition(.move(edge: .top).combined(with: .opacity))
            .gesture(DragGesture().onEnded { _ in })
            .focused($isFocused)
            .onTapGesture { withAnimation(.easeInOut(duration: 1)) { isOpen.toggle() } }
        }
      }
      #Preview { Panel() }
      """)
    #expect(tree(outcome) == "Text")
  }

  @Test func anOwnPropertyWrapperIsReadThrough() {
    let outcome = evaluate(
      """
      @propertyWrapper struct Clamped { var wrappedValue: Int }
      struct Box: View {
        @Clamped var n = 50
        var body: some View { Text("\\(n)") }
      }
      #Preview { Box() }
      """)
    #expect(outcome.preview?.warnings.isEmpty == true)
    #expect(tree(outcome) == "Text")
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
}
