import LayoutEngine
import ViewProgram

/// What was recorded on iOS.
extension RecordedSceneTests {
  static let phoneControls: [Row] = [
    Row(
      .iOS, "Button bordered, controlSize", tolerance: 0.5,
      [
        "0 w = a.w", "0 h = a.h + 3", "1 w = b.w", "1 h = b.h + 3", "2 w = c.w", "2 h = c.h + 4", "3 w = d.w",
        "3 h = d.h + 4", "4 w = e.w", "4 h = e.h + 4",
      ],
      """
      VStack {
        Button("Mini") {}.controlSize(.mini).id("a")
        Button("Small") {}.controlSize(.small).id("b")
        Button("Regular") {}.controlSize(.regular).id("c")
        Button("Large") {}.controlSize(.large).id("d")
        Button("Extra") {}.controlSize(.extraLarge).id("e")
      }.buttonStyle(.bordered)
      """),
    Row(
      .iOS, "Toggle (switch)", ["2 dy = a.y - all.y - 2", "2 h = a.h + 4"],
      "Toggle(isOn: .constant(true)) { Text(\"Custom\").id(\"a\") }.id(\"all\")"),
    Row(
      .iOS, "TextField plain (automatic)", ["1 h = a.h + 8"],
      "TextField(\"\", text: .constant(\"One\\nTwo\"), axis: .vertical).id(\"a\")"),
    Row(
      .iOS, "TextField roundedBorder, SecureField", tolerance: 0.3,
      ["1 w = a.w", "1 h = a.h", "2 h = b.h + 8", "3 reserved3empty = c.h + 12"],
      """
      VStack {
        HStack { Color.red.frame(width: 45, height: 20); TextField("Name", text: .constant("")).id("a") }
        TextField("", text: .constant("One\\nTwo"), axis: .vertical).id("b")
        TextField("", text: .constant(""), axis: .vertical).lineLimit(3, reservesSpace: true).id("c")
      }.textFieldStyle(.roundedBorder)
      """),
    Row(
      .iOS, "ProgressView linear", ["1 labelled = a.h + 4", "1 line = b.h + 4"],
      "ProgressView(value: 0.5) { Text(\"Loading\").id(\"b\") }.id(\"a\")"),
    // A taller line stands farther below the ring, too.
    Row(
      .iOS, "ProgressView circular (value or not)", ["1 labelled.0 = a.w", "1 labelled.1 = a.h + 4 + 1.829"],
      "ProgressView { Text(\"Wait\").frame(width: 57) }.id(\"a\")"),
    // The recording machine's line of body text has its baseline 2.5 lower, that of a title 4.5.
    Row(
      .iOS, "Label", tolerance: 0.5,
      ["0 w = a.w", "3 titleOnly.0 = b.w"],
      """
      VStack {
        Label("Wi-Fi", systemImage: "wifi").id("a")
        Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).id("b")
      }
      """),
    Row(
      .iOS, "Label",
      [
        "0 h = a.h + 4", "0 iconDy = b.y - a.y + 2.5", "2 iconOnly.0 = c.w", "2 iconOnly.1 = c.h",
        "3 titleOnly.1 = d.h + 4",
      ],
      """
      VStack {
        Label { Text("Wi-Fi") } icon: { Image(systemName: "wifi").id("b") }.id("a")
        Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).id("c")
        Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).id("d")
      }
      """),
    Row(
      .iOS, "Label", tolerance: 0.3, ["1 w = a.w", "1 h = a.h + 7.5", "1 iconDy = b.y - c.y + 4.5"],
      """
      Label { Text("Title").id("c").frame(width: 116.5) } icon: { Image(systemName: "gear").id("b") }.font(.title).id("a")
      """),
    Row(
      .iOS, "Label in a List row", tolerance: 0.5,
      [
        "0 x = a.x", "0 titleX = b.x", "0 w = c.w", "1 x = d.x", "1 titleX = e.x", "1 w = f.w", "2 x = g.x",
        "2 titleX = h.x",
      ],
      """
      List {
        Label { Text("Wi-Fi").id("b") } icon: { Image(systemName: "wifi").id("a") }.id("c")
        Label { Color.red.frame(width: 74, height: 20).id("e") } icon: { Image(systemName: "gear").id("d") }.id("f")
        Label { Text("Star").id("h") } icon: { Image(systemName: "star").id("g") }
      }
      """),
    Row(
      .iOS, "UIToolbar", tolerance: 0.51, ["0 Cancel = fixedSize:toolbar.w"], bottomBar("Cancel")),
    Row(.iOS, "UIToolbar", tolerance: 0.51, ["1 Edit = fixedSize:toolbar.w"], bottomBar("Edit")),
    Row(.iOS, "UIToolbar", tolerance: 0.51, ["2 Done = fixedSize:toolbar.w"], bottomBar("Done")),
    Row(
      .iOS, "UISearchBar / searchable field", ["0 w = root.w", "0 field = overlay:navigation_bar.w"],
      """
      NavigationStack {
        Color.red.id("root").searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
      }
      """),
    Row(
      .iOS, "padding()", ["0 text.0 = a.w", "0 text.1 = a.h + 4", "0 padded.0 = b.w", "0 padded.1 = b.h + 4"],
      "Text(\"Text\").frame(width: 39).id(\"a\").padding().id(\"b\")"),
  ]

  private static func bottomBar(_ title: String) -> String {
    "NavigationStack { Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button(\"\(title)\") {} } } }"
  }

  static let phoneContainers: [Row] = [
    Row(
      .iOS, "DatePicker compact in a Form row", in: Size(width: 375, height: 480),
      [
        "0 date.0 = a.w", "0 date.1 = a.h + 4", "1 dateTime.0 = b.w", "1 dateTime.1 = b.h + 4",
        "2 rowPitch.0 = b.y - a.y + 4", "2 rowPitch.1 = c.y - b.y + 4",
      ],
      """
      Form {
        DatePicker("Date", selection: .constant(.now), displayedComponents: .date).id("a")
        DatePicker("Date", selection: .constant(.now)).id("b")
        Color.red.frame(height: 40).id("c")
      }
      """),
    Row(
      .iOS, "List insetGrouped (automatic)",
      [
        "0 row1.0 = a.x", "0 row1.1 = a.y", "0 row2.0 = b.x", "0 row2.1 = b.y + 4", "0 pitch = b.y - a.y + 4",
        "1 detailRow.0 = d.x", "1 detailRow.1 = d.y + 16", "1 detailRow.2 = d.w", "1 detailRow.3 = d.h + 4",
      ],
      """
      List {
        Section { Text("Apple").id("a"); Text("Banana").id("b") }
        Section("More") { Text("Cherry"); HStack { Text("Count"); Spacer(); Text("3") }.id("d") }
      }
      """),
    Row(
      .iOS, "List section header (insetGrouped)",
      [
        "0 gapBetweenCards = b.y - a.y - 52 + 4", "0 line = head.h + 4", "1 header.0 = head.x", "1 header.1 = head.y",
        "1 firstRow = a.y + 4",
      ],
      """
      List {
        Section { Text("Apple").id("a") } header: { Text("Head").id("head") }
        Section("More") { Text("Cherry").id("b") }
      }
      """),
    Row(
      .iOS, "List section footer (insetGrouped)",
      [
        "0 footer.0 = a.x", "0 footer.1 = a.y + 8", "0 footer.2 = a.w", "0 footer.3 = a.h + 3",
        "0 nextRow = b.y + 11",
      ],
      """
      List {
        Section { Text("Apple") } header: { Text("Head") } footer: {
          Text("Footer").frame(width: 45, height: 18).id("a")
        }
        Section { Text("Next").id("b") }
      }
      """),
    Row(
      .iOS, "List section footer (insetGrouped)",
      ["1 footer.0 = a.x", "1 footer.1 = a.y + 4", "1 row2 = b.y + 11"],
      """
      List {
        Section { Text("Apple") } footer: { Text("Footer").frame(height: 18).id("a") }
        Section("Head") { Text("Next").id("b") }
      }
      """),
    // Below the last row of a section 0.5 more was recorded than the rules add up to.
    Row(
      .iOS, "listRowSpacing(12)", tolerance: 0.51,
      ["0 a1 = a.y + 4", "0 a2 = b.y + 8", "0 b1 = c.y + 16", "0 b2 = d.y + 20"],
      """
      List {
        Section("A") { Text("One").id("a"); Text("Two").id("b") }
        Section("B") { Text("One").id("c"); Text("Two").id("d") }
      }.listRowSpacing(12)
      """),
    Row(
      .iOS, "List plain",
      [
        "0 row1.0 = a.x", "0 row1.1 = a.y", "0 row2.0 = b.x", "0 row2.1 = b.y + 4", "0 row3.0 = c.x",
        "0 row3.1 = c.y + 12",
      ],
      """
      List {
        Text("Apple").id("a")
        Text("Banana").id("b")
        Section("More") { Text("Cherry").id("c") }
      }.listStyle(.plain)
      """),
    Row(
      .iOS, "Form",
      [
        "0 name.0 = a.x", "0 name.1 = a.y + 4", "0 name.2 = a.w", "0 name.3 = a.h + 4", "1 toggle = b.y + 8",
        "2 picker = c.y + 16", "3 stepper = d.y + 20", "4 slider = e.y + 24", "5 button = f.y + 24",
      ],
      """
      Form {
        Section("Profile") {
          TextField("Name", text: .constant("Ada")).id("a")
          Toggle("Visible", isOn: .constant(true)).id("b")
        }
        Section("Printing") {
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.id("c")
          Stepper("Copies", value: .constant(2)).id("d")
          Slider(value: .constant(0.5)).id("e")
          Button("Print") {}.id("f")
        }
      }
      """),
    Row(
      .iOS, "NavigationStack",
      ["0 list.0 = list.x", "0 list.1 = list.y", "0 list.2 = list.w", "0 list.3 = list.h", "0 link = a.y"],
      "NavigationStack { List { Text(\"Link\").id(\"a\") }.id(\"list\").navigationTitle(\"Title\") }"),
    Row(
      .iOS, "NavigationStack", in: Size(width: 320, height: 300),
      [
        "1 inlineList.0 = list.x", "1 inlineList.1 = list.y", "1 inlineList.2 = list.w", "1 inlineList.3 = list.h",
        "1 row = a.y",
      ],
      """
      NavigationStack {
        List { Text("Row").id("a") }.id("list").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      """),
    Row(
      .iOS, "TabView (bar)", in: Size(width: 375, height: 667),
      ["0 content.0 = a.x", "0 content.1 = a.y - 2", "0 content.2 = a.w", "0 content.3 = a.h + 4"],
      """
      TabView {
        Text("Home").frame(width: 108.5).id("a").tabItem { Label("Home", systemImage: "house") }
        Text("More").tabItem { Label("More", systemImage: "ellipsis") }
      }
      """),
  ]
}
