import SwiftUI

/// A large title takes 116.5 where there is no status bar, and the list below it begins at once.
///
/// - Expect: list 320 × 363.5 at 0, 116.5
/// - Expect: link _ × 20.5 at _, 132.25
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web ios/nav/basic
#Preview("A large title") {
  NavigationStack {
    List { Text("Link").id("link") }
      .id("list")
      .navigationTitle("Title")
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// An inline title takes 64, and the list keeps the room above its first row.
///
/// - Expect: list 320 × 236 at 0, 64
/// - Expect: row at _, 114.75
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web ios/nav/inline
#Preview("An inline title") {
  NavigationStack {
    List { Text("Row").id("row") }
      .id("list")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// A stack whose root has no title has no bar.
///
/// - Expect: root 320 × 300 at 0, 0
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web ios/nav/sizing
#Preview("No title") {
  NavigationStack { Color.red.id("root") }
    .previewDevice("iPhone SE (3rd generation)")
}

/// A tab bar takes 83 from the bottom, and content stands in the middle of the rest.
///
/// - Expect: content _ × 20.5 at _, 281.75
/// - Proposal: 375 × 667
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/tabs/basic (recorded 279.75 with a line of 24.5)
#Preview("A tab bar") {
  TabView {
    Text("Home").id("content").tabItem { Label("Home", systemImage: "house") }
    Text("More").tabItem { Label("More", systemImage: "ellipsis") }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// A navigation stack on macOS hugs its content and has no bar.
///
/// - Expect: stack 200 × 168 at 80, 46
/// - Proposal: 360 × 260
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web nav/*
#Preview("A stack on macOS") {
  NavigationStack { Color.red.frame(width: 200, height: 168) }
    .navigationTitle("Title")
    .id("stack")
    .frame(width: 360, height: 260)
}

/// The sidebar on macOS stands on a panel with 8 around it, and the detail begins where the panel ends.
///
/// - Expect: sidebar 140 × 284 at 8, 8
/// - Expect: detail _ × 300 at 148, 0
/// - Proposal: 480 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web splitview/*
#Preview("A sidebar on macOS") {
  NavigationSplitView {
    Color.red.id("sidebar")
  } detail: {
    Color.teal.id("detail")
  }
}

/// The sidebar on macOS stands on a panel with 8 around it, and the detail begins where the panel ends.
///
/// - Expect: sidebar 150 × 284 at 8, 8
/// - Expect: detail _ × 300 at 158, 0
/// - Proposal: 480 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web splitview/*
#Preview("The width of a sidebar") {
  NavigationSplitView {
    Color.red.id("sidebar").navigationSplitViewColumnWidth(150)
  } detail: {
    Color.teal.id("detail")
  }
}

/// The sidebar on macOS stands on a panel with 8 around it, and the detail begins where the panel ends.
///
/// - Expect: sidebar 120 × 284 at 8, 8
/// - Expect: detail _ × 300 at 128, 0
/// - Proposal: 480 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web splitview/*
#Preview("The ideal width of a sidebar") {
  NavigationSplitView {
    Color.red.id("sidebar").navigationSplitViewColumnWidth(min: 80, ideal: 120)
  } detail: {
    Color.teal.id("detail")
  }
}

/// A column between the sidebar and the detail is 200 wide and has a line after it.
///
/// - Expect: content 200 × 300 at 148, 0
/// - Expect: detail _ × 300 at 349, 0
/// - Proposal: 640 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web splitview/*
#Preview("Three columns on macOS") {
  NavigationSplitView {
    Color.red
  } content: {
    Color.orange.id("content")
  } detail: {
    Color.teal.id("detail")
  }
}

/// The tabs on macOS stand in a bar of 24 at the top, in segments 24 wider than their titles with lines between them.
///
/// - Expect: content 27 × 16 at 166.5, 134
/// - Expect: one _ × 16 at 112, 4
/// - Proposal: 360 × 260
/// - Platform: macOS
/// - Tolerance: 0.3
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web tabview/basic
#Preview("Tabs on macOS") {
  TabView {
    Color.red.frame(width: 27, height: 16).id("content").tabItem { Text("One").id("one") }
    Text("2").tabItem { Text("Two") }
    Text("3").tabItem { Text("Three") }
  }
}
