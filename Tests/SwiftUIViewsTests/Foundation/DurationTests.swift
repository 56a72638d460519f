import Testing
import SwiftUIViews

/// Lengths of time. What is written was written by Foundation in the locale en_US.
@Suite struct DurationTests {
  private static let long = "(.seconds(4232) + .milliseconds(500))"

  @Test(arguments: [
    (long, ".time(pattern: .hourMinute)", "1:11"), (long, ".time(pattern: .hourMinuteSecond)", "1:10:32"),
    (long, ".time(pattern: .minuteSecond)", "70:32"),
    ("Duration.seconds(65)", ".time(pattern: .minuteSecond(padMinuteToLength: 2))", "01:05"),
    (long, ".time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 2))", "70:32.50"),
    (long, ".time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 1))", "01:10:32.5"),
    ("Duration.seconds(70000)", ".time(pattern: .minuteSecond)", "1,166:40"),
    ("Duration.milliseconds(33500)", ".time(pattern: .minuteSecond)", "0:34"),
    (long, ".units()", "1 hr, 10 min, 32 sec"), (long, ".units(width: .wide)", "1 hour, 10 minutes, 32 seconds"),
    (long, ".units(width: .narrow)", "1h 10m 32s"), (long, ".units(allowed: [.minutes], width: .wide)", "71 minutes"),
    (long, ".units(width: .wide, maximumUnitCount: 2)", "1 hour, 11 minutes"),
    ("Duration.seconds(7190)", ".units(width: .wide, maximumUnitCount: 1)", "2 hours"),
    ("Duration.zero", ".units(width: .wide)", "0 seconds"),
    ("Duration.seconds(3600)", ".units(zeroValueUnits: .show(length: 2))", "01 hr, 00 min, 00 sec"),
    (long, ".units(allowed: [.minutes], fractionalPart: .show(length: 2))", "70.54 min"),
    ("Duration.seconds(600000)", ".units(allowed: [.minutes], width: .narrow)", "10,000m"),
    ("Duration.seconds(59.7)", ".units()", "1 min"),
    ("(Duration.zero - .seconds(65))", ".units(width: .narrow)", "-1m 5s"),
    ("Duration.seconds(65)", ".units(width: .narrow, valueLength: 2)", "01m 05s"),
    ("Duration.milliseconds(-400)", ".time(pattern: .hourMinuteSecond)", "0:00:00"),
    ("Duration.milliseconds(-400)", ".units(width: .wide)", "0 seconds"),
    ("Duration.seconds(9e11)", ".units(allowed: [.nanoseconds])", ""),
  ])
  func lengthsAreWrittenInStyles(length: String, style: String, text: String) {
    let declaration = "let length: Duration = \(length)\n"
    #expect(printed(declaration + "print(length.formatted(\(style)))") == [text])
  }

  @Test func lengthsAreCalculatedWith() {
    let statements = """
      let length = Duration.seconds(3) + .milliseconds(500)
      print(length, length * 2, length / 2, length > .seconds(3), length / .seconds(2), length == .milliseconds(3500))
      print(length.components.seconds, Duration.seconds(90).formatted())
      """
    #expect(printed(statements) == ["3.5 seconds 7.0 seconds 1.75 seconds true 1.75 true", "3 0:01:30"])
  }

  @Test func aTextShowsALength() throws {
    let run = try run("#Preview { Text(Duration.seconds(300), format: .time(pattern: .minuteSecond)) }")
    #expect(run.texts == ["5:00"])
    #expect(run.warnings.isEmpty)
  }
}
