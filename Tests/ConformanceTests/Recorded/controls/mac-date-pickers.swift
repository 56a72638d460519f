import SwiftUI

/// A date picker is its label, 8 points and a field of its own size.
///
/// - Expect: date 131.5 × 22
/// - Expect: both 203 × 22
/// - Expect: time 118 × 22
/// - Expect: bare 95 × 22
/// - Expect: field 78 × 21
/// - Expect: long 143 × 21
/// - Expect: month 138.5 × 148
/// - Expect: clock 119 × 119
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/DatePicker.md and datepicker/basic, macOS 26.2
#Preview("Fields", traits: .fixedLayout(width: 360, height: 600)) {
  VStack {
    DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).id("date")
    DatePicker("When", selection: .constant(Date())).id("both")
    DatePicker("Time", selection: .constant(Date()), displayedComponents: [.hourAndMinute]).id("time")
    DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).labelsHidden().id("bare")
    Group {
      DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).datePickerStyle(.field).id("field")
      DatePicker("Date", selection: .constant(Date())).datePickerStyle(.field).id("long")
      DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).datePickerStyle(.graphical).id(
        "month")
      DatePicker("Date", selection: .constant(Date()), displayedComponents: .hourAndMinute)
        .datePickerStyle(.graphical).id("clock")
    }
    .labelsHidden()
  }
}
