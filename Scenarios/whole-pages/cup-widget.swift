import SwiftUI
import WidgetKit

// A widget: the screen decides how large it is, the system keeps 16 points free around its content, and the content is
// proposed what is left.

struct CupEntry: TimelineEntry {
  let date: Date
  let cups: Int
}

struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(date: .distantPast, cups: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct CupView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CupEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text("Coffee").font(.caption)
      Spacer()
      HStack(alignment: .firstTextBaseline) {
        Text("\(entry.cups)").font(.largeTitle)
        Text("cups")
        if family == .systemMedium {
          Spacer()
          Text("one more than yesterday").font(.footnote)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cups", provider: CupProvider()) { entry in
      CupView(entry: entry)
    }
    .configurationDisplayName("Cups")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A small widget is 158 points wide on this screen, and its content gets 126 of them.
#Preview("Small", as: .systemSmall) {
  CupWidget()
} timeline: {
  CupEntry(date: .distantPast, cups: 3)
}

/// The same view reads its family and has room for one more text.
#Preview("Medium", as: .systemMedium) {
  CupWidget()
} timeline: {
  CupEntry(date: .distantPast, cups: 3)
}
