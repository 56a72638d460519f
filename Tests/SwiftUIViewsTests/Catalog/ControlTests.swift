import LayoutEngine
import Testing
import ViewProgram

@testable import SwiftUIViews

/// Controls beside what was recorded of them, which is among the layout facts.
@Suite struct ControlTests {
  private static let recordedEverywhere = [
    "Button(\"a\") { }.buttonStyle(.borderedProminent)", "Toggle(\"a\", isOn: .constant(true))",
    "Stepper(\"a\", value: .constant(1))", "Slider(value: .constant(0.5)) { editing in print(editing) }",
    "TextField(\"a\", text: .constant(\"\")).textFieldStyle(.roundedBorder)",
    "SecureField(\"a\", text: .constant(\"b\"))", "TextEditor(text: .constant(\"a\"))",
    "Picker(\"a\", selection: .constant(1)) { Text(\"b\").tag(1) }",
    "Picker(\"a\", selection: .constant(1)) { Text(\"b\").tag(1) }.pickerStyle(.segmented)",
    "DatePicker(\"a\", selection: .constant(Date(timeIntervalSince1970: 0)))", "ProgressView(\"a\", value: 0.5)",
    "ProgressView(\"a\")",
    "Label(\"a\", systemImage: \"star\")", "Menu(\"a\") { Text(\"b\") }",
    "Link(\"a\", destination: URL(string: \"https://a.b\")!)",
  ]

  @Test(arguments: recordedEverywhere)
  func areNotReportedWhereTheyWereRecorded(control: String) throws {
    for platform in [Platform.iOS, .macOS] {
      let preview = try #require(evaluate("#Preview { \(control) }", platform: platform).preview)
      #expect(preview.warnings.map(\.message) == [])
    }
  }

  @Test(arguments: [
    ("ColorPicker(\"a\", selection: .constant(.red))", Platform.iOS, "ColorPicker on iOS"),
    ("Gauge(value: 0.5) { Text(\"a\") }", .iOS, "Gauge on iOS"),
    ("GroupBox(\"a\") { Text(\"b\") }", .iOS, "GroupBox on iOS"),
    ("LabeledContent(\"a\", value: \"b\")", .iOS, "LabeledContent on iOS"),
    ("DisclosureGroup(\"a\") { Text(\"b\") }", .iOS, "DisclosureGroup on iOS"),
    ("ShareLink(item: \"a\")", .iOS, "ShareLink on iOS"),
    ("Toggle(\"a\", isOn: .constant(true)).toggleStyle(.button)", .iOS, "a toggle as a button on iOS"),
    ("Picker(\"a\", selection: .constant(1)) { Text(\"b\").tag(1) }.pickerStyle(.wheel)", .iOS, "a picker's wheel"),
    ("Button(\"a\") { }.controlSize(.large)", .macOS, "a large button of the Mac"),
    ("Button(\"a\") { }.buttonStyle(.glass)", .iOS, "a button in the style '.glass'"),
  ])
  func areReportedWhereTheyWereNotRecorded(control: String, platform: Platform, name: String) throws {
    let preview = try #require(evaluate("#Preview { \(control) }", platform: platform).preview)
    #expect(preview.warnings.map(\.message) == ["the size of \(name) is the system's own and not known"])
    #expect(preview.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func showWhatIsChosen() {
    let picker = "Picker(\"Fruit\", selection: .constant(2)) { Text(\"Apple\").tag(1); Text(\"Fig\").tag(2) }"
    #expect(tree(evaluate("#Preview { \(picker) }")) == "Picker(padding(HStack(Text, arrows)))")
    let chosen = LaidOut("\(picker).id(\"a\")")["a"]
    let alone = LaidOut("Picker(\"Fruit\", selection: .constant(2)) { Text(\"Fig\").tag(2) }.id(\"a\")")["a"]
    #expect(chosen == alone)
  }

  @Test func shareTheWidthOfSegments() {
    let laidOut = LaidOut(
      """
      Picker("a", selection: .constant(1)) { Text("x").id("x").tag(1); Text("long").id("y").tag(2) }
        .pickerStyle(.segmented)
      """)
    let middles = ["x", "y"].map { laidOut[$0].split(separator: " ").compactMap { Double($0) } }
    #expect(middles.map { $0[0] + $0[2] / 2 }.map { ($0 * 10).rounded() / 10 } == [50, 150])
  }

  @Test(arguments: ["Toggle(\"a\", isOn: .constant(true))", "Stepper(\"a\", value: .constant(1))"])
  func leaveOutTheirLabelsWhereTheyAreHidden(control: String) {
    let shown = "VStack { \(control) }.labelsHidden().labelsVisibility(.visible)"
    #expect(tree(evaluate("#Preview { \(control) }")).contains("Text"))
    #expect(!tree(evaluate("#Preview { VStack { \(control) }.labelsHidden() }")).contains("Text"))
    // The inner modifier counts.
    #expect(!tree(evaluate("#Preview { \(shown) }")).contains("Text"))
  }

  @Test func keepAVerticalFieldAsHighAsItsLines() {
    let field = { (axis: String) in
      LaidOut("TextField(\"a\", text: .constant(\"b\\nc\")\(axis))").size.height
    }
    #expect(abs(field("") - 22) < 1e-9)
    #expect(abs(field(", axis: .vertical") - 44) < 1e-9)
  }

  @Test func standInARowOfAListWithTheirLabel() {
    let picker = "Picker(\"Fruit\", selection: .constant(1)) { Text(\"Apple\").tag(1) }"
    let texts = tree(evaluate("#Preview { List { \(picker) } }"))
    #expect(texts.contains("Picker(HStack(Text, Spacer, HStack(Text, arrows)))"))
  }

  @Test func mirrorTheirDrawing() throws {
    let toggle = "Toggle(\"a\", isOn: .constant(true)).labelsHidden()"
    let knobs = try ["", ".environment(\\.layoutDirection, .rightToLeft)"].map { modifier in
      let preview = try #require(evaluate("#Preview { \(toggle)\(modifier) }").preview)
      for index in 0..<preview.tree.nodeCount {
        if case .shapes(let shapes) = preview.tree.info(of: NodeID(Int32(index))).appearance {
          return shapes[1].box.rect(in: Rect(x: 0, y: 0, width: 66, height: 30)).midX
        }
      }
      return 0
    }
    #expect(knobs[0] > 33)
    #expect(knobs[0] + knobs[1] == 66)
  }

  // MARK: Looks

  /// The shapes that a control draws, of all its parts.
  private static func shapes(of view: String, platform: Platform = .iOS) throws -> [DrawnShape] {
    let run = try run("#Preview { \(view) }") { $0.platform = platform }
    return run.trace.nodes.flatMap { node -> [DrawnShape] in
      if case .shapes(let shapes) = node.info.appearance { return shapes }
      return []
    }
  }

  @Test func aColorPickerShowsTheColorOfAConstant() throws {
    for platform in [Platform.iOS, .macOS] {
      let red = try Self.shapes(of: "ColorPicker(\"a\", selection: .constant(.red))", platform: platform)
      let color = try Self.shapes(of: "ColorPicker(\"a\", selection: .constant(Color.red))", platform: platform)
      let blue = try Self.shapes(of: "ColorPicker(\"a\", selection: .constant(.blue))", platform: platform)
      #expect(red == color)
      #expect(red != blue)
    }
  }

  @Test(arguments: [
    ("capsule", Outline.capsule), ("roundedRectangle", .roundedRectangle(cornerWidth: 8, cornerHeight: 8)),
    ("roundedRectangle(radius: 3)", .roundedRectangle(cornerWidth: 3, cornerHeight: 3)), ("automatic", .capsule),
  ])
  func aButtonHasTheBorderItIsAskedFor(shape: String, outline: Outline) throws {
    let button = "Button(\"a\") {}.buttonStyle(.bordered).buttonBorderShape(.\(shape))"
    let shapes = try Self.shapes(of: button)
    #expect(shapes.map(\.form) == [.fill(outline)])
  }

  /// Docs/elements/TextEditor.md of iamcgn/swiftui-web: 12 points between the lines in 13 points, and `lineSpacing` added.
  @Test(arguments: [("", 12.0), (".lineSpacing(10)", 22.0)], ["\\n", "\\r\\n"])
  func aTextEditorOfTheMacSetsItsLinesClose(spacing: (modifier: String, pitch: Double), lineBreak: String) throws {
    let editor = "TextEditor(text: .constant(\"Hello\(lineBreak)World\"))\(spacing.modifier)"
    let run = try run("#Preview { \(editor) }") { $0.platform = .macOS }
    let lines = run.trace.nodes.filter { $0.text != nil }.map(\.frame)
    #expect(lines.count == 2)
    #expect(lines[1].minY - lines[0].minY == spacing.pitch)
    #expect(lines[0].minX == 5)
  }

  /// The paints of a button's texts and grounds, in a light figure.
  private static func lights(of view: String) throws -> (inks: [RGBA], grounds: [RGBA]) {
    var paints = (inks: [RGBA](), grounds: [RGBA]())
    for node in try run("#Preview { \(view) }").trace.nodes {
      switch node.info.appearance {
      case .text(let paint): paints.inks.append(paint.light)
      case .shapes(let shapes): paints.grounds += shapes.map(\.paint.light)
      default: continue
      }
    }
    return paints
  }

  @Test(arguments: [
    "", ".buttonStyle(.bordered)", ".buttonStyle(.borderedProminent)", ".buttonStyle(.borderedProminent).tint(.red)",
  ])
  func aDisabledButtonIsGrey(style: String) throws {
    let button = "Button(\"Go\", role: .destructive) { }\(style)"
    let (on, off) = (try Self.lights(of: button), try Self.lights(of: button + ".disabled(true)"))
    #expect(off.inks == [SystemColor.tertiary.light])
    #expect(on.inks != off.inks)
    #expect(off.grounds.allSatisfy { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) < 0.05 })
    #expect(on.grounds.count == off.grounds.count)
  }

  @Test(arguments: [("close", "Close"), ("confirm", "Done"), ("cancel", "Cancel")])
  func aButtonOfARoleHasTheSystemsLabel(role: String, title: String) throws {
    #expect(try textsAlone("#Preview { Button(role: .\(role)) {} }") == [title])
  }

  @Test(arguments: ["PhotosPicker(\"Pick\", selection: $item)", "PhotosPicker(selection: $item) { Text(\"Pick\") }"])
  func aPickerOfPhotosIsAButton(picker: String) throws {
    let source = "struct V: View { @State var item: Int?; var body: some View { \(picker) } }\n#Preview { V() }"
    let run = try run(source)
    #expect(run.texts == ["Pick"])
    #expect((run.trace.nodes.first?.frame.size.height ?? 0) < 30)
  }
}
