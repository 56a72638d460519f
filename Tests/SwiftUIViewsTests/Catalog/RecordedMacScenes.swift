import LayoutEngine
import ViewProgram

/// What was recorded on macOS.
extension RecordedSceneTests {
  /// The recorded symbol is not named; a star's width is fitted, within half a point.
  static let windowToolbars: [Row] = [
    (0, "Text(\"Action\")"), (1, "Text(\"One\")"), (2, "Image(systemName: \"star\")"),
  ]
  .map { index, label in
    Row(
      .macOS, "Toolbar (window)", tolerance: index == 2 ? 0.5 : 0.01, isWindow: true,
      ["\(index) w = overlay:toolbar_item.w"], "Color.red.toolbar { Button { } label: { \(label) } }")
  }

  static let macControls: [Row] = [
    Row(
      .macOS, "Button bordered (automatic)", ["3 w = a.w", "3 h = a.h", "4 h = b.h"],
      """
      VStack {
        NavigationLink("Detail") { Text("There") }.id("a")
        Button { } label: { \(label("Label")) }.id("b")
      }
      """),
    // A field of macOS does not round its text's width to a pixel, a text does.
    Row(
      .macOS, "TextField plain", tolerance: 0.5,
      ["0 idealW = a.w", "1 idealW = b.w", "2 idealW = c.w", "3 idealW = d.w", "4 h = e.h", "5 h = f.h", "6 h = g.h"],
      """
      VStack {
        TextField("Placeholder", text: .constant("Hello")).id("a").fixedSize()
        TextField("Placeholder", text: .constant("1,234")).id("b").fixedSize()
        TextField("Placeholder", text: .constant("$12.50")).id("c").fixedSize()
        TextField("Placeholder", text: .constant("")).id("d").fixedSize()
        TextField("", text: .constant("One two three four five six seven eight"), axis: .vertical).id("e")
          .frame(width: 200)
        TextField("", text: .constant("One"), axis: .vertical).lineLimit(3, reservesSpace: true).id("f")
        TextField("", text: .constant("One\\nTwo\\nThree"), axis: .vertical).lineLimit(2).id("g")
      }.textFieldStyle(.plain)
      """),
    Row(
      .macOS, "Slider", ["2 trackX = shape:of_Slider.x - a.x"],
      "Slider(value: .constant(0.5)) { Text(\"Volume\") }.id(\"a\")"),
    Row(
      .macOS, "Slider", ["3 x = b.x - a.x", "3 w = b.w", "3 h = b.h + 3"],
      """
      Slider(value: .constant(0.5)) { Text("Volume") } minimumValueLabel: { Text("Min").id("b") } maximumValueLabel: {
        Text("Max")
      }.id("a")
      """),
    Row(.macOS, "Stepper", ["2 w = a.w"], "Stepper(value: .constant(1)) { \(label("Count")) }.id(\"a\")"),
    Row(
      .macOS, "Picker menu (automatic)", ["0 popupW = a.w", "0 popupH = a.h", "2 w = b.w", "2 h = b.h"],
      """
      VStack {
        Picker("Fruit", selection: .constant(0)) { \(fruit) }.labelsHidden().id("a")
        Picker(selection: .constant(0)) { \(fruit) } label: { \(label("Fruit")) }.id("b")
      }
      """),
    Row(
      .macOS, "Picker segmented", ["1 controlW = a.w"],
      """
      Picker("Fruit", selection: .constant(0)) { Text("Apple").tag(0); Text("Banana").tag(1) }
        .pickerStyle(.segmented).labelsHidden().id("a")
      """),
    Row(
      .macOS, "Gauge linearCapacity (automatic)", in: Size(width: 280, height: 200),
      ["2 barX.0 = shape:of_Gauge.x + 20", "2 barX.1 = shape:of_Gauge.maxX + 20"],
      """
      Gauge(value: 0.5) { Text("Speed") } currentValueLabel: { Text("50") } minimumValueLabel: { Text("0") }
        maximumValueLabel: { Text("100") }
      """),
    Row(
      .macOS, "Label", tolerance: 1e-6,
      [
        "0 w = a.w", "0 h = a.h", "1 iconDy = b.y - small.y", "1 h = small.h", "2 titleDy = c.y - wide.y",
        "2 h = wide.h",
      ],
      """
      VStack(alignment: .leading) {
        \(label("Title")).id("a")
        Label { Text("Title") } icon: { Circle().frame(width: 12, height: 12).id("b") }.id("small")
        Label { Text("Title").id("c") } icon: { Color.red.frame(width: 64, height: 40) }.id("wide")
      }
      """),
    Row(.macOS, "Label in a List row", ["0 w = a.w", "0 h = a.h"], "List { \(label("Title")).id(\"a\").fixedSize() }"),
    Row(
      .macOS, "GroupBox", in: Size(width: 320, height: 400),
      ["1 w = a.w", "1 h = a.h + 2", "2 w = b.w", "2 h = b.h + 2", "3 w = c.w", "3 h = c.h + 4", "4 w = d.w"],
      """
      VStack {
        GroupBox("Wide") { Text("Wide").frame(maxWidth: .infinity) }.id("a")
        GroupBox("Out") { GroupBox("Inner") { Color.red.frame(width: 43.5, height: 16) }.id("b") }.id("c")
        GroupBox { Color.red.frame(width: 40.5, height: 16) } label: { Color.red.frame(width: 72.5, height: 14) }.id("d")
      }
      """),
    Row(
      .macOS, "DisclosureGroup", ["1 h = a.h", "2 h = b.h + 2.5"],
      """
      VStack {
        DisclosureGroup { Text("Inside") } label: { \(label("More")) }.id("a")
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside"); Toggle("Choice", isOn: .constant(true)) }
          .id("b")
      }
      """),
    Row(
      .macOS, "LabeledContent", ["0 w = a.w", "0 h = a.h + 2.5", "1 w = b.w", "1 h = b.h"],
      """
      VStack {
        LabeledContent { Color.red.frame(width: 41, height: 16) } label: { Color.red.frame(width: 30.5, height: 16) }
          .id("a")
        LabeledContent { Color.red.frame(width: 41, height: 16) } label: { Text("Name") }.labelsHidden().id("b")
      }
      """),
    Row(
      .macOS, "Link", ["1 w = a.w", "1 h = a.h", "2 w = b.w", "2 h = b.h"],
      """
      VStack {
        Link(destination: \(link)) { Color.red.frame(width: 54, height: 33) }.id("a")
        Link(destination: \(link)) {
          Label { Color.red.frame(width: 58.5, height: 16) } icon: { \(icon) }
        }.id("b")
      }
      """),
    Row(
      .macOS, "Menu", ["2 w = a.w", "2 h = a.h", "3 w = b.w", "3 h = b.h"],
      """
      VStack {
        Menu { Text("Item") } label: { Color.red.frame(width: 46.5, height: 16) } primaryAction: { }.id("a")
        Menu("Plain") { Text("Item") }.menuStyle(.button).id("b")
      }
      """),
    Row(
      .macOS, "ShareLink", ["2 w = a.w", "2 h = a.h"],
      """
      ShareLink(item: "text") { Label { Color.red.frame(width: 47, height: 16) } icon: { \(icon) } }.id("a")
      """),
    Row(
      .macOS, "TextEditor", ["0 pitch = Text:\"World\".y - Text:\"Hello\".y"],
      "TextEditor(text: .constant(\"Hello\\nWorld\"))"),
    Row(
      .macOS, "TextEditor", ["1 pitch = Text:\"World\".y - Text:\"Hello\".y"],
      "TextEditor(text: .constant(\"Hello\\nWorld\")).lineSpacing(10)"),
    // The top of the capitals is the baseline less 1443 / 2048 of the font's size.
    Row(
      .macOS, "TextEditor", tolerance: 0.3, ["2 capTop = Text:\"Hello\".y + 22 - 15.501"],
      "TextEditor(text: .constant(\"Hello\")).font(.system(size: 22))"),
    Row(
      .macOS, "ContentUnavailableView", in: Size(width: 360, height: 200),
      [
        "0 title.2 = title.y", "0 title.1 = title.h + 7", "0 description = description.y + 7",
        "0 action = action.y + 10",
      ],
      """
      ContentUnavailableView { Text("No Mail").id("title") } description: { Text("New mail").id("description") } actions: {
        Button("Reload") { }.id("action")
      }
      """),
  ]

  static let macContainers: [Row] =
    [
      Row(
        .macOS, "List inset (automatic)", in: Size(width: 320, height: 300),
        ["0 row1.0 = a.x", "0 row1.1 = a.y", "0 row2.0 = b.x", "0 row2.1 = b.y", "0 content = a.h"],
        #"List { Text("Apple").id("a"); Text("Banana").id("b") }.font(.system(size: 13))"#),
      Row(
        .macOS, "List inset (automatic)", ["1 content = a.h", "1 row = b.y - a.y"],
        "List { Color.red.frame(width: 40, height: 40).id(\"a\"); Color.red.frame(height: 40).id(\"b\") }"),
      Row(
        .macOS, "List inset (automatic)", ["2 content = a.h", "2 row = b.y - a.y"],
        "List { \(icon).id(\"a\"); \(icon).id(\"b\") }"),
      Row(
        .macOS, "List inset (automatic)", ["3 row = b.y - a.y + 2.5"],
        #"List { Toggle("On", isOn: .constant(true)).id("a"); Toggle("On", isOn: .constant(true)).id("b") }"#),
      Row(
        .macOS, "List inset (automatic)", in: Size(width: 320, height: 300),
        ["4 x = a.x", "4 w = a.w", "4 row = b.y - a.y"],
        """
        List {
          Text("Inset").frame(maxWidth: .infinity, alignment: .leading).id("a")
            .listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
          Text("Last").id("b")
        }.font(.system(size: 13))
        """),
      Row(
        .macOS, "List plain", ["0 row1.0 = a.x", "0 row1.1 = a.y", "0 row2.0 = b.x", "0 row2.1 = b.y"],
        #"List { Text("Apple").id("a"); Text("Banana").id("b") }.font(.system(size: 13)).listStyle(.plain)"#),
      Row(
        .macOS, "List bordered", ["0 row1.0 = a.x", "0 row1.1 = a.y", "0 row2.0 = b.x", "0 row2.1 = b.y"],
        #"List { Text("Apple").id("a"); Text("Banana").id("b") }.font(.system(size: 13)).listStyle(.bordered)"#),
      Row(
        .macOS, "List sidebar", ["0 row1.0 = a.x", "0 row1.1 = a.y - 1.25", "0 pitch = b.y - a.y"],
        #"List { Text("Apple").id("a"); Text("Banana").id("b") }.listStyle(.sidebar)"#),
      Row(
        .macOS, "List section header/footer",
        [
          "0 vegHeader.0 = header.x", "0 vegHeader.1 = header.y", "0 carrot = carrot.y", "0 vegFooter.0 = footer.x",
          "0 vegFooter.1 = footer.y", "0 cherry = cherry.y", "1 firstRow.0 = first.x", "1 firstRow.1 = first.y",
        ],
        """
        List {
          Section { Text("Apple").id("first"); Text("Banana") } header: { Color.red.frame(width: 40, height: 16) }
          Section { Text("Carrot").id("carrot") } header: { Color.red.frame(width: 40, height: 16).id("header") } footer: {
            Color.red.frame(width: 40, height: 16).id("footer")
          }
          Section { Text("Cherry").id("cherry") }
        }.font(.system(size: 13))
        """),
      Row(
        .macOS, "Form columns (automatic)", in: Size(width: 360, height: 320),
        ["0 h = field.h", "1 h = slider.h", "2 h = toggle.h + 2.5", "3 h = form.h + 2.5"],
        """
        Form {
          TextField("Name", text: .constant("Hello")).id("field")
          Toggle("Enabled", isOn: .constant(true)).id("toggle")
          Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1); Text("Banana").tag(2) }
          Slider(value: .constant(0.5)) { Text("Volume") }.id("slider")
          Stepper("Count", value: .constant(1))
          Button("Save") {}
          Text("Plain")
        }.id("form")
        """),
      // The row's place is its window's: only what lies between two rows is compared from top to bottom.
      Row(
        .macOS, "Form grouped", in: Size(width: 360, height: 300),
        [
          "0 row.0 = a.x", "0 row.2 = a.w", "0 row.3 = a.h + 2.5", "0 next - row.1 = b.y - a.y + 2.5",
          "0 card2rows = background:card.h + 5",
        ],
        """
        Form {
          Text("One").frame(maxWidth: .infinity).id("a")
          Text("Two").frame(maxWidth: .infinity).id("b")
        }.formStyle(.grouped)
        """),
      Row(
        .macOS, "NavigationStack", ["0 content = a.h", "0 frameH = all.h", "0 y = a.y - all.y"],
        "NavigationStack { Color.red.frame(width: 200, height: 168) }.id(\"a\").frame(width: 300, height: 260).id(\"all\")"
      ),
      Row(
        .macOS, "NavigationSplitView", in: Size(width: 480, height: 300),
        ["0 sidebar.0 = a.x", "0 sidebar.1 = a.y", "0 sidebar.2 = a.w", "0 sidebar.3 = a.h", "0 detailX = b.x"],
        "NavigationSplitView { Color.red.id(\"a\") } detail: { Color.teal.id(\"b\") }"),
      Row(
        .macOS, "NavigationSplitView", in: Size(width: 480, height: 300),
        ["1 columnWidth = a.w", "1 panel.0 = a.x", "1 panel.1 = a.maxX"],
        """
        NavigationSplitView { Color.red.id("a").navigationSplitViewColumnWidth(150) } detail: { Color.teal.id("b") }
        """),
      Row(
        .macOS, "NavigationSplitView", in: Size(width: 480, height: 300), ["2 ideal = a.w", "2 panelW = a.w"],
        """
        NavigationSplitView { Color.red.id("a").navigationSplitViewColumnWidth(min: 80, ideal: 120) } detail: { Color.teal }
        """),
      Row(
        .macOS, "TabView", in: Size(width: 360, height: 260), tolerance: 0.5,
        [
          "0 barW = HStack:tab_bar.w", "0 barH = HStack:tab_bar.h", "1 at.0 = a.x", "1 at.1 = a.y",
        ],
        """
        TabView {
          Color.red.frame(width: 27, height: 16).id("a").tabItem { Text("One") }
          Text("2").tabItem { Text("Two") }
          Text("3").tabItem { Text("Three") }
        }
        """),
    ]
    + [
      table(0, 360, ["", "", ""]), table(1, 360, ["", ""]), table(2, 240, ["", ""]), table(3, 600, ["", "", "", ""]),
      table(4, 360, [".width(80)", ".width(min: 40, ideal: 60, max: 100)", ""]),
    ]

  private static func table(_ index: Int, _ width: Double, _ widths: [String]) -> Row {
    let columns = widths.enumerated().map { "TableColumn(\"C\($0)\") { _ in Text(\"a\").id(\"c\($0)\") }\($1)" }
    return Row(
      .macOS, "Table", in: Size(width: width, height: 120), widths.indices.map { "\(index) x.\($0) = c\($0).x - 8" },
      """
      Table([Fruit(id: 1)]) {
        \(columns.joined(separator: "\n  "))
      }
      """)
  }
}
