import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct IgnoredTests {
  /// Every form that is tried; the view under it stays where it is.
  static let calls = [
    "animation(.easeInOut(duration: 2).delay(1).repeatForever(autoreverses: true), value: on)", "animation(.default)",
    "transition(.move(edge: .leading).combined(with: .opacity))", "transition(AnyTransition.scale)",
    "contentTransition(.numericText(countsDown: true))", "symbolEffect(.bounce, options: .repeating, value: on)",
    "symbolEffect(.pulse, options: .speed(0.7), isActive: true)",
    "gesture(DragGesture(minimumDistance: 2).onChanged { value in move(value) }.onEnded { _ in })",
    "gesture(TapGesture(count: 2).simultaneously(with: LongPressGesture()))", "onTapGesture(count: 2) { on = true }",
    "simultaneousGesture(MagnificationGesture())", "onLongPressGesture(minimumDuration: 2) { }",
    "sheet(isPresented: $on) { Text(\"over\") }", "alert(\"Sure?\", isPresented: $on) { Button(\"Yes\") { } }",
    "contextMenu { Button(\"Copy\") { } }", "toolbar { ToolbarItem(placement: .primaryAction) { Text(\"a\") } }",
    "navigationTitle(\"Title\")", "navigationBarTitleDisplayMode(.inline)", "navigationBarItems(trailing: Text(\"a\"))",
    "navigationDestination(for: Int.self) { Text(\"\\($0)\") }", "tabItem { Label(\"a\", systemImage: \"star\") }",
    "searchable(text: .constant(\"\"), prompt: \"Find\")", "refreshable { await load() }",
    "swipeActions { Text(\"a\") }",
    "accentColor(.red)", "tint(.blue)", "symbolVariant(.fill)", "symbolRenderingMode(.palette)",
    "keyboardType(.numberPad)", "textContentType(.username)", "redacted(reason: .placeholder)", "privacySensitive()",
    "accessibilityLabel(\"a\")", "accessibilityElement(children: .combine)", "accessibilityAddTraits([.isButton])",
    "focused($focus)", "onSubmit { }", "help(\"a\")", "presentationDetents([.medium, .large])",
    "scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }",
    "sensoryFeedback(.success, trigger: on)", "preferredColorScheme(.dark)", "onDisappear { on = true }",
    "onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in on = true }",
    "listRowInsets(EdgeInsets())", "listRowSeparator(.hidden)", "listStyle(.plain)", "textFieldStyle(.roundedBorder)",
    "controlSize(.large)", "matchedGeometryEffect(id: \"a\", in: space, properties: .position)",
    "buttonStyle(PlainButtonStyle())", "previewDisplayName(\"a\")",
  ]

  @Test(arguments: calls)
  func leavesTheLayoutAsItIs(call: String) throws {
    let (plain, modified) = (try Self.laidOut("padding()"), try Self.laidOut("padding().\(call)"))
    #expect(modified.warnings.isEmpty)
    #expect(modified.frame("inner") == plain.frame("inner"))
    #expect(modified.frame("inner") != nil)
    #expect(modified.frame("below") == plain.frame("below"))
    #expect(modified.trace.rounds.count == 1)
  }

  private static func laidOut(_ modifiers: String) throws -> PreviewRun {
    try run(
      """
      struct Page: View {
        @State private var on = false
        @FocusState private var focus: Bool
        @Namespace private var space
        var body: some View {
          VStack {
            Text("Some words").id("inner").\(modifiers)
            Color.red.id("below")
          }
        }
        func move(_ value: DragGesture.Value) {}
        func load() {}
      }
      #Preview(traits: .fixedLayout(width: 200, height: 100)) { Page() }
      """)
  }

  @Test func reportsWhatIsPresentedFromTheStart() throws {
    let run = try run("#Preview { Color.red.sheet(isPresented: .constant(true)) { Color.blue } }")
    #expect(run.warnings.map(\.message) == ["what 'sheet' presents is not drawn"])
    #expect(run.warnings.map(\.code) == [.notDrawn])
  }

  @Test func stillReportsAMisspeltVariable() {
    let outcome = evaluate("let isOpen = true\n#Preview { Color.red.animation(.default, value: isOpenn) }")
    #expect(outcome.firstError == "2:49 unknown-name: cannot find 'isOpenn' in scope")
  }

  @Test func keepsMotionInVariables() throws {
    let run = try run(
      """
      extension AnyTransition { static var slow: AnyTransition { .opacity.animation(.linear(duration: 3)) } }
      extension Animation { static let card = Animation.spring(response: 0.4).speed(2) }
      struct Page: View {
        let motion: Animation = .card
        @State private var on = false
        var drag: some Gesture { DragGesture().onChanged { _ in } }
        var body: some View {
          Color.red.id("a").transition(.slow).gesture(drag)
            .onAppear { withAnimation(motion) { on = true } }
            .onAppear { withAnimation(.easeOut(duration: 2).delay(1)) { on = true } }
        }
      }
      #Preview(traits: .fixedLayout(width: 200, height: 100)) { Page() }
      """)
    #expect(run.values(of: "Page.on") == ["true"])
  }

  @Test func laysOutAButtonAsItsStyleMakesIt() {
    let laidOut = LaidOut(
      """
      Button { } label: { Color.red.frame(width: 20, height: 10).id("label") }.buttonStyle(.wide)
      """,
      declarations: """
        struct WideButtonStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.horizontal, 30).id("button").opacity(configuration.isPressed ? 0.5 : 1)
          }
        }
        extension ButtonStyle where Self == WideButtonStyle { static var wide: WideButtonStyle { WideButtonStyle() } }
        """)
    #expect(laidOut["label"] == "90 45 20 10")
    #expect(laidOut["button"] == "60 45 80 10")
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
}
