import SwiftUI

/// A compact date picker fills its row; its pill is 14 points higher than its text. A wheel is 320 × 216. The
/// recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: date 311 × 34.5
/// - Expect: both 311 × 36
/// - Expect: wheel 320 × 216
/// - Proposal: 320 × 400
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/datepicker/compact and ios/datepicker/wheel, commit 33be5002
///   (iPhone SE, iOS 26.0)
struct IOSDatePickers: PreviewProvider {
  static var previews: some View {
    VStack {
      Group {
        DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).id("date")
        DatePicker("Date", selection: .constant(Date())).id("both")
      }
      .frame(width: 311)
      DatePicker("Date", selection: .constant(Date())).datePickerStyle(.wheel).labelsHidden().id("wheel")
    }
    .frame(width: 320, height: 400)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
