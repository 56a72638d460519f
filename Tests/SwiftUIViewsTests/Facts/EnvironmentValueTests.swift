import LayoutEngine
import SwiftInterpreter
import SwiftUIViews
import Testing

@testable import SwiftUIViews
import ViewProgram

/// What `environment(\.key, …)` writes is what `@Environment(\.key)` reads.
@Suite struct EnvironmentValueTests {
  /// What a view reads for a key below some modifiers.
  private func read(_ key: String, below modifiers: String = "") throws -> [String] {
    try run(
      """
      struct Reader: View {
        @Environment(\\.\(key)) private var value
        var body: some View { Text("\\(value)") }
      }
      #Preview(traits: .fixedLayout(width: 300, height: 100)) { Reader()\(modifiers) }
      """
    ).texts
  }

  @Test(arguments: [
    ("lineSpacing", "4.000000"), ("minimumScaleFactor", "0.500000"), ("displayScale", "2.000000"),
    ("layoutDirection", ".rightToLeft"),
    ("multilineTextAlignment", ".trailing"), ("dynamicTypeSize", ".xxLarge"), ("sizeCategory", ".extraExtraLarge"),
    ("imageScale", ".small"), ("truncationMode", ".head"), ("allowsTightening", "true"), ("colorScheme", ".dark"),
    ("isEnabled", "false"), ("controlSize", ".mini"), ("scenePhase", ".inactive"),
    ("horizontalSizeClass", ".regular"), ("verticalSizeClass", ".compact"), ("legibilityWeight", ".bold"),
  ])
  func readsWhatIsWritten(key: String, value: String) throws {
    let text = try #require(try read(key, below: ".environment(\\.\(key), \(value))").first)
    #expect(text == (value.hasPrefix(".") ? String(value.dropFirst()) : value))
    #expect(try read(key).first != text)
  }

  @Test func aBindingInTheEnvironmentIsReadAsOneAlsoWhereItsTypeIsStated() throws {
    let texts = try run(
      """
      extension EnvironmentValues { @Entry var level: Binding<Int> = .constant(1) }
      struct Reader: View {
        @Environment(\\.level) private var level: Binding<Int>
        var body: some View { Text("\\(level.wrappedValue + 1)") }
      }
      struct Holder: View {
        @State private var level = 7
        var body: some View { Reader().environment(\\.level, $level) }
      }
      #Preview { VStack { Reader(); Holder() } }
      """
    ).texts
    #expect(texts == ["2", "8"])
  }

  @Test func aValueOfOnesOwnMayFollowFromOthers() throws {
    let texts = try run(
      """
      extension EnvironmentValues {
        var isWide: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
        var side: CGFloat { if isWide { return self[SideKey.self] }; return 20 }
        var stored: CGFloat { get { self[SideKey.self] } set { self[SideKey.self] = newValue } }
      }
      private struct SideKey: EnvironmentKey { static let defaultValue: CGFloat = 40 }
      struct Reader: View {
        @Environment(\\.isWide) var isWide
        @Environment(\\.side) var side
        var body: some View { Text("\\(isWide) \\(Int(side))") }
      }
      #Preview(traits: .fixedLayout(width: 300, height: 100)) {
        VStack {
          Reader()
          Group {
            Reader()
            Reader().environment(\\.stored, 60)
          }
          .environment(\\.horizontalSizeClass, .regular).environment(\\.verticalSizeClass, .regular)
        }
      }
      """
    ).texts
    #expect(texts == ["false 20", "true 40", "true 60"])
  }

  /// What a view with a scaled length reads below some modifiers.
  private func scaled(_ declaration: String, below modifiers: String, _ call: String = "Reader()") throws -> [String] {
    try run(
      """
      struct Reader: View {
        \(declaration)
        var body: some View { Text("\\(length)") }
      }
      #Preview(traits: .fixedLayout(width: 300, height: 100)) { \(call)\(modifiers) }
      """
    ).texts
  }

  @Test func scalesALengthWithTheTextSize() throws {
    let plain = "@ScaledMetric private var length: CGFloat = 22"
    #expect(try scaled(plain, below: "") == ["22.000000"])
    #expect(try scaled(plain, below: ".dynamicTypeSize(.accessibility5)") == ["62.000000"])
    #expect(try scaled(plain, below: ".environment(\\.sizeCategory, .extraSmall)") == ["19.000000"])
    let title = "@ScaledMetric(relativeTo: .largeTitle) var length = 41.0"
    #expect(try scaled(title, below: ".dynamicTypeSize(.accessibility5)") == ["70.000000"])
  }

  @Test func scalesALengthThatAnInitializerTakes() throws {
    let memberwise = "@ScaledMetric var length: CGFloat"
    #expect(try scaled(memberwise, below: ".dynamicTypeSize(.xLarge)", "Reader(length: 22)") == ["24.000000"])
    let own = """
      @ScaledMetric private var length: CGFloat
      init(_ length: CGFloat) { _length = ScaledMetric(wrappedValue: length, relativeTo: .body) }
      """
    #expect(try scaled(own, below: ".dynamicTypeSize(.xLarge)", "Reader(22)") == ["24.000000"])
  }

  @Test func calculatesWithAScaledLength() throws {
    let text = try run(
      """
      struct Reader: View {
        @ScaledMetric var length = 11
        var twice: CGFloat { self.length * 2 }
        var body: some View { Text("\\(min(twice, 100))").padding(length) }
      }
      #Preview(traits: .fixedLayout(width: 900, height: 100)) { Reader().dynamicTypeSize(.accessibility5) }
      """
    ).texts
    #expect(text == ["62.000000"])
  }

  @Test func readsOptionalsAndTheirNil() throws {
    let plain = try read("lineLimit")
    #expect(plain == ["nil"])
    #expect(try read("lineLimit", below: ".environment(\\.lineLimit, 2)") == ["2"])
    #expect(try read("lineLimit", below: ".environment(\\.lineLimit, nil).lineLimit(3)") == ["nil"])
    #expect(try read("horizontalSizeClass", below: ".environment(\\.horizontalSizeClass, nil)") == ["nil"])
  }

  @Test func readsWhatModifiersOfTheirOwnWrite() throws {
    #expect(try read("isEnabled", below: ".disabled(true)") == ["false"])
    #expect(try read("isEnabled", below: ".disabled(false).disabled(true)") == ["false"])
    #expect(try read("isEnabled", below: ".disabled(false)") == ["true"])
    #expect(try read("controlSize", below: ".controlSize(.large)").first?.hasSuffix("large") == true)
    #expect(try read("pixelLength", below: ".environment(\\.displayScale, 4)") == ["0.250000"])
  }

  @Test func callsActionsWithoutDoingAnything() throws {
    let run = try run(
      """
      struct Page: View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.openURL) private var openURL
        @Environment(\\.editMode) private var editMode
        var body: some View {
          Text(editMode == nil ? "plain" : "edited").onAppear { dismiss(); openURL(URL(string: "a")!) }
        }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["plain"])
  }

  @Test func reportsAnUnknownKeyAsAPossibleGap() {
    let known = evaluate("#Preview { Color.red.environment(\\.physicalMetrics, 1) }")
    #expect(
      known.preview?.warnings.first?.message
        == "'\\.physicalMetrics' is not supported by Haggle yet; the view is shown without it")
    let misspelt = evaluate("#Preview { Color.red.environment(\\.lineLimt, 1) }")
    #expect(misspelt.firstError == "1:34 unknown-environment-value: no environment value is called 'lineLimt'")
    #expect(misspelt.suggestion == "did you mean '\\.lineLimit'?")
    let unknown = evaluate("#Preview { Color.red.environment(\\.somethingElse, 1) }")
    #expect(
      unknown.preview?.warnings.first?.suggestion
        == "put the file that declares it beside this one; if Swift or SwiftUI has it, it is a gap of Haggle")
  }

  @Test func reportsThatAKeyCanOnlyBeRead() {
    let outcome = evaluate("#Preview { Color.red.environment(\\.pixelLength, 1) }")
    #expect(
      outcome.firstError
        == "1:34 read-only-environment-value: the environment value 'pixelLength' can be read and not written")
  }

  @Test(arguments: [
    "accessibilityEnabled", "isActivityUpdateReduced", "isLuminanceReduced", "isSceneCaptured", "showsWidgetLabel",
  ])
  func aFlagOfTheSystemThatMayBeWrittenIsReadBack(key: String) throws {
    let run = try run(
      """
      struct Flag: View {
        @Environment(\\.\(key)) private var flag
        var body: some View { Text("\\(flag)") }
      }
      #Preview { Flag(); Flag().environment(\\.\(key), true) }
      """)
    #expect(run.texts == ["false", "true"])
  }

  @Test func refusesAValueOfAnotherType() {
    let outcome = evaluate("#Preview { Color.red.environment(\\.lineSpacing, \"wide\") }")
    #expect(outcome.errors.map(\.code) == [.wrongType])
  }

  /// An entry that could be written and not read, or read as something else than was written, would fall through.
  @Test func isReadAndWrittenByOneEntry() {
    for fact in Catalog.environmentFacts {
      switch fact.status {
      case .supported: #expect(fact.read != nil, "\(fact.key)")
      case .opaque: #expect(fact.read != nil, "\(fact.key)")
      case .noEffect: #expect(fact.write != nil, "\(fact.key)")
      case .gap: #expect(fact.read == nil && fact.write == nil, "\(fact.key)")
      }
    }
    let keys = Catalog.environmentFacts.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: [
    ("transformEnvironment(\\.lineLimit) { $0 = 3 }", "3 compact"),
    ("transformEnvironment(\\.lineLimit) { limit in limit = (limit ?? 1) + 1 }.lineLimit(4)", "5 compact"),
    ("environment(\\.horizontalSizeClass, .regular)", "0 regular"),
    ("transformEnvironment(\\.horizontalSizeClass) { $0 = .regular }", "0 regular"),
  ])
  func isWhatAModifierMakesOfIt(modifier: String, text: String) throws {
    let run = try run(
      """
      struct Reader: View {
        @Environment(\\.lineLimit) var limit
        @Environment(\\.horizontalSizeClass) var size
        var body: some View { Text("\\(limit ?? 0) \\(size == .regular ? "regular" : "compact")") }
      }
      #Preview { Reader().\(modifier) }
      """)
    #expect(run.texts == [text])
  }

  @Test(arguments: [
    ("size >= .accessibility1", ".dynamicTypeSize(.accessibility2)", "true"), ("size >= .accessibility1", "", "false"),
    ("size < .xLarge", "", "true"), ("[size, .small].max()! == .large", "", "true"),
  ])
  func textSizesHaveAnOrder(condition: String, modifier: String, text: String) throws {
    let run = try run(
      """
      struct Reader: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text(\(condition) ? "true" : "false") }
      }
      #Preview { Reader()\(modifier) }
      """)
    #expect(run.texts == [text])
    #expect(run.trace.standIns.isEmpty)
  }

  @Test(arguments: ["background()", "background(.background)", "background(in: Rectangle())"])
  func backgroundStylePaintsBackgrounds(modifier: String) throws {
    let styled = try run("#Preview { Text(\"a\").\(modifier).backgroundStyle(.red) }")
    let plain = try run("#Preview { Text(\"a\").background(.red) }")
    #expect(styled.fills == plain.fills)
    #expect(styled.fills.count == 1)
  }

  @Test func theStorageOfAnEnvironmentValueCanBeMade() throws {
    let source = """
      struct Reading<Value, Content: View>: View {
        private let stored: Environment<Value>
        private let content: (Value) -> Content
        init(_ key: KeyPath<EnvironmentValues, Value>, @ViewBuilder content: @escaping (Value) -> Content) {
          stored = Environment(key)
          self.content = content
        }
        var body: some View { content(stored.wrappedValue) }
      }
      #Preview { Reading(\\.layoutDirection) { Text($0 == .leftToRight ? "left" : "right") } }
      """
    #expect(try textsAlone(source) == ["left"])
  }

  @Test func aPartOfAnEnvironmentValueIsRead() throws {
    let source = """
      struct Colors { var size = 30.0 }
      struct Theme { var colors = Colors() }
      private struct Key: EnvironmentKey { static let defaultValue = Theme() }
      extension EnvironmentValues { var theme: Theme { get { self[Key.self] } set { self[Key.self] = newValue } } }
      struct Themed: View {
        @Environment(\\.theme.colors) private var colors
        @Environment(\\.theme.colors.size) private var size
        var body: some View { Text("\\(colors.size + size, specifier: "%.0f")") }
      }
      #Preview { Themed(); Themed().environment(\\.theme, Theme(colors: Colors(size: 4))) }
      """
    #expect(try textsAlone(source) == ["60", "8"])
  }
}

extension PreviewRun {
  /// The fills of rectangles.
  fileprivate var fills: [Paint] {
    trace.nodes.compactMap { node in
      if case .fill(_, let paint) = node.info.appearance { return paint }
      return nil
    }
  }
}
