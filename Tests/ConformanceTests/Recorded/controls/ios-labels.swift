import SwiftUI

/// A label is its icon, 8 points and its title, the middle of the icon as high as the middle of the title's
/// capitals. The recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: wifi 71 × 20.5 at _, 0
/// - Expect: icon 22.5 × 16 at _, 2.01
/// - Expect: only 22.5 × 16
/// - Expect: text 40.5 × 20.5
/// - Expect: title 160 × _
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/label/basic, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSLabels: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      Label {
        Text("Wi-Fi")
      } icon: {
        Image(systemName: "wifi").id("icon")
      }
      .id("wifi")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).id("only")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).id("text")
      Label {
        Color.red.frame(width: 116.5, height: 33.5)
      } icon: {
        Image(systemName: "gear")
      }
      .font(.title).id("title")
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}

/// In a list's row the icon is large and stands in the middle of 24 points, the title 16 behind.
///
/// - Expect: label 80.5 × _
/// - Expect: icon 29 × 22
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/label/list, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSLabelsInRows: PreviewProvider {
  static var previews: some View {
    Group {
      List {
        Label {
          Text("Wi-Fi")
        } icon: {
          Image(systemName: "wifi").id("icon")
        }
        .id("label")
      }
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
