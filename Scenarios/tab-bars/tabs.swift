import SwiftUI

struct Weather: View {
  var body: some View {
    NavigationStack {
      List {
        Label("Wind from the west", systemImage: "wind")
        Label("Showers", systemImage: "cloud.rain")
        Label("Sunset at nine", systemImage: "sunset")
      }
      .navigationTitle("Today")
    }
  }
}

/// The bar floats over the bottom of the screen, and its tab's content keeps clear of 83 points there.
///
/// - Figure: focus "TabView"
#Preview("A tab bar") {
  TabView {
    Weather().tabItem { Label("Today", systemImage: "sun.max") }
    Text("Week").tabItem { Label("Week", systemImage: "calendar") }
    Text("Places").tabItem { Label("Places", systemImage: "map") }
  }
  .previewDevice("iPhone 17")
}

/// The list ends where the bar's room begins, so that its last row can be scrolled clear of it; what is not yet scrolled shows
/// behind the bar, down to the edge of the screen.
#Preview("Rows behind the bar") {
  TabView {
    List(1..<21) { Text("Row \($0)") }.tabItem { Label("Rows", systemImage: "list.bullet") }
    Text("More").tabItem { Label("More", systemImage: "ellipsis") }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// Five tabs share the width of the screen.
#Preview("Five tabs") {
  TabView(selection: .constant(2)) {
    Tab("Today", systemImage: "sun.max", value: 1) { Text("Today") }
    Tab("Week", systemImage: "calendar", value: 2) { Text("Week").id("week") }
    Tab("Places", systemImage: "map", value: 3) { Text("Places") }
    Tab("Alerts", systemImage: "bell", value: 4) { Text("Alerts") }
    Tab("More", systemImage: "ellipsis", value: 5) { Text("More") }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// In the style page nothing keeps clear of the dots.
#Preview("Pages") {
  TabView {
    ForEach(["One", "Two", "Three"], id: \.self) {
      Text($0).frame(maxWidth: .infinity, maxHeight: .infinity).background(.teal)
    }
  }
  .tabViewStyle(.page)
  .frame(height: 240)
  .previewDevice("iPhone 17")
}
