import Foundation
import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Rows of `Facts/controls.json` of the engine's tests: controls by themselves. Rows that need a scene around the control are
/// in `RecordedSceneTests`.
struct RecordedControlTests {
  /// A recorded control and a view that makes it.
  struct Row: Sendable, CustomTestStringConvertible {
    var platform: Platform
    var control: String
    var index: Int
    var view: String
    /// `w`, `h`, or both where the view is known well enough.
    var only: String
    var width: Double?
    /// How much higher the recording machine's tall script has made it: the table's README tells.
    var stretch: Double

    init(
      _ platform: Platform, _ control: String, _ index: Int, _ view: String, only: String = "wh",
      in width: Double? = nil, stretch: Double = 0
    ) {
      (self.platform, self.control, self.index) = (platform, control, index)
      self.view = view.replacingOccurrences(of: "FRUIT", with: RecordedControlTests.fruit)
      (self.only, self.width, self.stretch) = (only, width, stretch)
    }

    var testDescription: String { "\(platform) \(control) \(index)" }
  }

  private static let fruit = #"Text("Apple").tag(0); Text("Banana").tag(1); Text("Cherry").tag(2)"#

  /// Lengths are met within half a point, the pixel of the recordings.
  @Test(arguments: rows) func isAsLargeAsRecorded(_ row: Row) throws {
    let recorded = try ControlTable.read().instance(row.index, of: row.control, on: row.platform)
    let traits = "traits: .fixedLayout(width: \(row.width ?? 600), height: 400)"
    let run = try run("#Preview(\(traits)) { \(row.view).id(\"control\") }") { $0.platform = row.platform }
    let size = try #require(run.frame("control")).size
    if row.only.contains("w") { #expect(abs(size.width - (try #require(recorded.number("w")))) < 0.51) }
    if row.only.contains("h") { #expect(abs(size.height - (try #require(recorded.number("h"))) + row.stretch) < 0.51) }
  }

  static let rows: [Row] = [
    Row(.macOS, "Button bordered (automatic)", 0, #"Button("OK") {}"#),
    Row(.macOS, "Button bordered (automatic)", 1, #"Button("Increment") {}"#),
    Row(.macOS, "Button bordered (automatic)", 2, #"Button("Label") {}"#),
    Row(.macOS, "Button plain / borderless", 0, #"Button("Plain") {}.buttonStyle(.plain)"#),
    Row(.macOS, "Button plain / borderless", 1, #"Button("Borderless") {}.buttonStyle(.borderless)"#),
    Row(.macOS, "Toggle checkbox (automatic)", 0, #"Toggle("Enabled", isOn: .constant(true))"#, stretch: 2.5),
    Row(.macOS, "Toggle checkbox (automatic)", 1, #"Toggle("Hg", isOn: .constant(true))"#, only: "w"),
    Row(.macOS, "Toggle checkbox (automatic)", 2, #"Toggle("Hidden", isOn: .constant(true)).labelsHidden()"#),
    Row(.macOS, "Toggle switch", 0, #"Toggle("Enabled", isOn: .constant(true)).toggleStyle(.switch)"#),
    Row(.macOS, "Toggle switch", 1, #"Toggle("Hidden", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()"#),
    Row(
      .macOS, "TextField roundedBorder (automatic), squareBorder, SecureField", 0,
      #"TextField("Name", text: .constant(""))"#, in: 320),
    Row(
      .macOS, "TextField roundedBorder (automatic), squareBorder, SecureField", 1,
      #"TextField("Name", text: .constant(""))"#, in: 120),
    Row(
      .macOS, "TextField roundedBorder (automatic), squareBorder, SecureField", 2,
      #"TextField("Name", text: .constant(""))"#, in: 156),
    Row(.macOS, "Slider", 0, #"Slider(value: .constant(0.5))"#, in: 320),
    Row(.macOS, "Slider", 1, #"Slider(value: .constant(0.5))"#, in: 120),
    Row(.macOS, "Stepper", 0, #"Stepper("Count", value: .constant(1))"#),
    Row(.macOS, "Stepper", 1, #"Stepper("Count", value: .constant(1)).labelsHidden()"#),
    Row(.macOS, "Picker menu (automatic)", 1, #"Picker("Fruit", selection: .constant(0)) { FRUIT }"#),
    Row(.macOS, "Picker segmented", 0, #"Picker("Fruit", selection: .constant(0)) { FRUIT }.pickerStyle(.segmented)"#),
    Row(
      .macOS, "Picker radioGroup / inline", 0,
      #"Picker("Fruit", selection: .constant(0)) { FRUIT }.pickerStyle(.radioGroup)"#, stretch: 7.5),
    Row(.macOS, "ProgressView linear", 0, #"ProgressView(value: 0.5)"#, in: 280),
    Row(.macOS, "ProgressView linear", 1, #"ProgressView("Loading", value: 0.5)"#, only: "h", in: 280),
    Row(
      .macOS, "ProgressView linear", 2,
      #"ProgressView(value: 0.5) { Text("Loading") } currentValueLabel: { Text("Half") }"#, only: "h", in: 280),
    Row(.macOS, "ProgressView linear", 3, #"ProgressView(value: 0.5)"#, only: "w", in: 120),
    Row(.macOS, "ProgressView circular", 0, #"ProgressView()"#),
    Row(.macOS, "ProgressView circular", 1, #"ProgressView().controlSize(.small)"#),
    Row(.macOS, "ProgressView circular", 2, #"ProgressView("Loading")"#, only: "h"),
    Row(.macOS, "Gauge linearCapacity (automatic)", 0, #"Gauge(value: 0.5) { Text("Speed") }"#, in: 280),
    Row(
      .macOS, "Gauge linearCapacity (automatic)", 1,
      #"Gauge(value: 0.5) { Text("Speed") } currentValueLabel: { Text("50") }"#, only: "h", in: 280),
    Row(
      .macOS, "Gauge accessoryCircular / Capacity", 0,
      #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)"#),
    Row(
      .macOS, "Gauge accessoryLinear", 0,
      #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear)"#, in: 280),
    Row(
      .macOS, "Gauge accessoryLinearCapacity", 0,
      #"Gauge(value: 0.5) { Text("Speed") } currentValueLabel: { Text("50") }.gaugeStyle(.accessoryLinearCapacity)"#,
      in: 280),
    Row(
      .macOS, "DatePicker stepperField / compact (automatic)", 0,
      #"DatePicker("Date", selection: .constant(.now), displayedComponents: .date)"#),
    Row(.macOS, "DatePicker stepperField / compact (automatic)", 1, #"DatePicker("When", selection: .constant(.now))"#),
    Row(
      .macOS, "DatePicker stepperField / compact (automatic)", 2,
      #"DatePicker("Time", selection: .constant(.now), displayedComponents: .hourAndMinute)"#),
    Row(
      .macOS, "DatePicker stepperField / compact (automatic)", 3,
      #"DatePicker("Date", selection: .constant(.now), displayedComponents: .date).labelsHidden()"#),
    Row(
      .macOS, "DatePicker field", 0,
      #"DatePicker("Date", selection: .constant(.now), displayedComponents: .date).datePickerStyle(.field).labelsHidden()"#
    ),
    Row(
      .macOS, "DatePicker field", 1,
      #"DatePicker("Date", selection: .constant(.now)).datePickerStyle(.field).labelsHidden()"#),
    Row(
      .macOS, "DatePicker graphical", 0,
      #"DatePicker("Date", selection: .constant(.now), displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()"#
    ),
    Row(
      .macOS, "DatePicker graphical", 1,
      #"DatePicker("Date", selection: .constant(.now), displayedComponents: .hourAndMinute).datePickerStyle(.graphical).labelsHidden()"#
    ),
    Row(.macOS, "GroupBox", 0, #"GroupBox { Color.teal.frame(width: 79.5, height: 16) }"#),
    Row(.macOS, "DisclosureGroup", 0, #"DisclosureGroup("More") { Text("In") }"#, only: "h"),
    Row(.macOS, "Link", 0, #"Link("Apple", destination: URL(string: "https://a.b")!)"#),
    Row(.macOS, "Menu", 0, #"Menu("Options") { Button("A") {} }"#),
    Row(.macOS, "Menu", 1, #"Menu("Hidden") { Button("A") {} }.menuIndicator(.hidden)"#),
    Row(.macOS, "ShareLink", 0, #"ShareLink(item: "a")"#),
    Row(.macOS, "ShareLink", 1, #"ShareLink("Send", item: "a")"#, only: "w"),
    Row(.macOS, "ColorPicker", 0, #"ColorPicker("Accent", selection: .constant(.red))"#),
    Row(.macOS, "ColorPicker", 1, #"ColorPicker("Tint", selection: .constant(.red))"#),
    Row(.macOS, "ColorPicker", 2, #"ColorPicker("Tint", selection: .constant(.red)).labelsHidden()"#),
    Row(.iOS, "Button (automatic, borderless, plain)", 0, #"Button("OK") {}"#, stretch: 4),
    Row(.iOS, "Button (automatic, borderless, plain)", 1, #"Button("Borderless") {}"#, stretch: 4),
    Row(.iOS, "Button (automatic, borderless, plain)", 2, #"Button("Delete") {}"#, stretch: 4),
    Row(.iOS, "Button bordered / borderedProminent", 0, #"Button("Bordered") {}.buttonStyle(.bordered)"#, stretch: 4),
    Row(.iOS, "Button bordered / borderedProminent", 1, #"Button("Prominent") {}.buttonStyle(.bordered)"#, stretch: 4),
    Row(.iOS, "Button bordered / borderedProminent", 2, #"Button("Disabled") {}.buttonStyle(.bordered)"#, stretch: 4),
    Row(.iOS, "Button bordered / borderedProminent", 3, #"Button("Save") {}.buttonStyle(.bordered)"#, stretch: 4),
    Row(.iOS, "Button bordered / borderedProminent", 4, #"Button("Delete") {}.buttonStyle(.bordered)"#, stretch: 4),
    Row(
      .iOS, "Button bordered, controlSize", 5,
      #"Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)"#, stretch: 4),
    Row(.iOS, "Toggle (switch)", 0, #"Toggle("On", isOn: .constant(true))"#, in: 320),
    Row(.iOS, "Toggle (switch)", 1, #"Toggle("On", isOn: .constant(true)).labelsHidden()"#),
    Row(.iOS, "Slider", 0, #"Slider(value: .constant(0.5))"#, in: 320),
    Row(.iOS, "Slider", 1, #"Slider(value: .constant(0.5))"#, in: 288),
    Row(.iOS, "Stepper", 0, #"Stepper("Count", value: .constant(1))"#, in: 320),
    Row(.iOS, "Stepper", 1, #"Stepper("Count", value: .constant(1)).labelsHidden()"#),
    Row(.iOS, "Stepper", 2, #"Stepper("Count", value: .constant(1))"#, in: 289.5),
    Row(.iOS, "TextField plain (automatic)", 0, #"TextField("Name", text: .constant(""))"#, in: 320, stretch: 4),
    Row(
      .iOS, "TextField roundedBorder, SecureField", 0,
      #"TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)"#, in: 320),
    Row(.iOS, "Picker menu", 0, #"Picker("Fruit", selection: .constant(0)) { FRUIT }"#, stretch: 4),
    Row(.iOS, "Picker menu", 1, #"Picker("Fruit", selection: .constant(1)) { FRUIT }"#, stretch: 4),
    Row(
      .iOS, "Picker segmented", 0,
      #"Picker("Fruit", selection: .constant(0)) { FRUIT }.pickerStyle(.segmented)"#, in: 320),
    Row(
      .iOS, "Picker segmented", 1,
      #"Picker("Fruit", selection: .constant(0)) { FRUIT }.pickerStyle(.segmented)"#, in: 160),
    Row(.iOS, "ProgressView linear", 0, #"ProgressView(value: 0.5)"#, in: 320),
    Row(.iOS, "ProgressView linear", 2, #"ProgressView(value: 0.5)"#, in: 120),
    Row(.iOS, "ProgressView circular (value or not)", 0, #"ProgressView()"#),
    Row(.iOS, "Menu", 0, #"Menu("Options") { Button("A") {} }"#, stretch: 4),
    Row(.iOS, "Menu", 1, #"Menu("Plain") { Button("A") {} }"#, stretch: 4),
    Row(.iOS, "Menu", 2, #"Menu("Hidden") { Button("A") {} }"#, stretch: 4),
    Row(
      .iOS, "DatePicker wheel", 0,
      #"DatePicker("Date", selection: .constant(.now), displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()"#,
      in: 320),
    Row(.iOS, "Divider", 0, #"VStack { Divider() }"#, in: 320),
  ]
}
