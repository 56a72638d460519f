import LayoutEngine
import Testing
import ViewProgram

@testable import SwiftUIViews

/// Previews of widgets.
@Suite struct WidgetTests {
  private static let widget = """
    struct Entry: TimelineEntry { var date = Date.distantPast; let name: String }
    struct Face: View {
      @Environment(\\.widgetFamily) var family
      @Environment(\\.widgetContentMargins) var margins
      let entry: Entry
      var body: some View { Color.red.overlay { Text("\\(entry.name) \\(family) \\(margins.top)") }.logSizes("face") }
    }
    struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Provider()) { Face(entry: $0) }
          .configurationDisplayName("Clock").description("Tells the time.").supportedFamilies([.systemSmall])
      }
    }
    struct Bare: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "bare", intent: Choice.self, provider: Provider()) { entry in Face(entry: entry) }
          .contentMarginsDisabled()
      }
    }

    """

  private func previewed(_ preview: String, on device: String? = nil) throws -> PreviewRun {
    try run(WidgetTests.widget + preview) { $0.device = device.flatMap { Device(named: $0) } }
  }

  @Test func haveTheSizeOfTheirFamilyAndShowTheFirstEntryWithinTheMargins() throws {
    let run = try previewed(
      """
      #Preview("clock", as: .systemSmall) { Clock() } timeline: { Entry(name: "a"); Entry(name: "b") }
      """)
    #expect(run.trace.container == Size(width: 158, height: 158))
    #expect(run.frame("face") == Rect(x: 16, y: 16, width: 126, height: 126))
    #expect(run.texts == ["a systemSmall 16.000000"])
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func goUpToTheirEdgesWithoutMargins() throws {
    let run = try previewed(
      "#Preview(as: .systemMedium, widget: { Bare() }, timeline: { let name = \"c\"; return Entry(name: name) })")
    #expect(run.frame("face") == Rect(x: 0, y: 0, width: 338, height: 158))
    #expect(run.texts == ["c systemMedium 16.000000"])
    #expect(run.warnings.isEmpty)
  }

  @Test(arguments: [
    ("iPhone 8", "systemLarge", Size(width: 321, height: 324)),
    ("iPhone 8 Plus", "systemMedium", Size(width: 348, height: 157)),
    ("iPhone 15 Pro Max", "accessoryRectangular", Size(width: 172, height: 76)),
    ("iPad (10th generation)", "systemExtraLarge", Size(width: 715.5, height: 342)),
    // The guidelines list no screen of 402 × 874 points.
    ("iPhone 17", "systemSmall", Size(width: 158, height: 158)),
    // A watch's.
    ("iPhone 14", "accessoryCorner", Size(width: 72, height: 72)),
  ])
  func areAsLargeAsTheScreenMakesThem(device: String, family: String, size: Size) throws {
    let run = try previewed("#Preview(as: .\(family)) { Bare() } timeline: { Entry(name: \"d\") }", on: device)
    #expect(run.trace.container == size)
    #expect(run.warnings.isEmpty == (device != "iPhone 17" && family != "accessoryCorner"))
  }

  @Test func areShownByTheirViewToo() throws {
    let run = try previewed(
      """
      struct Face_Previews: PreviewProvider {
        static var previews: some View {
          Face(entry: Entry(name: "e")).previewContext(WidgetPreviewContext(family: .systemLarge))
        }
      }
      """)
    #expect(run.frame("face") == Rect(x: 0, y: 0, width: 338, height: 354))
    #expect(run.texts == ["e systemLarge 16.000000"])
  }

  @Test func withoutATimelineSomethingStandsInForTheEntry() throws {
    let run = try previewed("#Preview(as: .systemSmall) { Clock() }")
    #expect(run.warnings.contains { $0.message.hasPrefix("the widget is shown without an entry of a timeline;") })
    #expect(run.frame("face")?.size == Size(width: 126, height: 126))
  }

  @Test func sayThatATimelineIsEmpty() {
    let outcome = evaluate(WidgetTests.widget + "#Preview(as: .systemSmall) { Clock() } timeline: { }")
    #expect(outcome.firstError.hasSuffix("no-preview: the timeline of the widget's preview has no entry"))
    #expect(outcome.suggestion == "write one that is to be shown: timeline: { Entry(date: .now) }")
  }

  @Test func buttonsAndTogglesOfThemPerformIntents() throws {
    let run = try previewed(
      """
      #Preview {
        VStack {
          Button(intent: Add()) { Text("f") }
          Button("g", intent: Add())
          Toggle(isOn: true, intent: Add()) { Text("h") }
        }
      }
      struct Add {}
      """)
    #expect(run.texts == ["f", "g", "h"])
    #expect(run.warnings.isEmpty)
  }
}
