import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Members of SwiftUI's and Foundation's small types.
@Suite struct SmallTypeTests {
  @Test(arguments: [
    ("DynamicTypeSize.accessibility1.isAccessibilitySize", "true"),
    ("DynamicTypeSize.xxxLarge.isAccessibilitySize", "false"),
    ("ContentSizeCategory.accessibilityMedium.isAccessibilityCategory", "true"),
    ("ContentSizeCategory.large.isAccessibilityCategory", "false"),
    ("(Angle.degrees(10)...Angle.degrees(40)).contains(.degrees(20))", "true"),
    ("(0.0...1.0).contains(1)", "true"), ("(0.0..<10).contains(10)", "false"), ("(1...3).contains(2)", "true"),
    ("max(Angle.degrees(10), Angle.degrees(40)).degrees.rounded()", "40.0"),
    ("UIAccessibility.isVoiceOverRunning ? 1 : 0", "0"), ("Locale.preferredLanguages[0]", "en-US"),
    ("String.localizedStringWithFormat(\"%d of %@\", 2, \"five\")", "2 of five"),
    ("\"#ff0\".starts(with: \"#\")", "true"),
    ("CGPoint(x: 1, y: 2).applying(CGAffineTransform(2, 0, 0, 2, 5, 0)).x", "7.0"),
    ("\"Hello World\".localizedStandardContains(\"wor\")", "true"), ("\"a\".localizedStandardContains(\"\")", "false"),
    ("[\"a10\", \"a2\"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }", "[\"a2\", \"a10\"]"),
    ("\"aB3\".filter { $0.isUppercase || $0.isNumber }", "B3"), ("\"a1\".contains(where: \\.isNumber)", "true"),
    ("\"ab\".padding(toLength: 4, withPad: \".-\", startingAt: 1)", "ab-."),
    ("\"ab\".appending(\"c\").trimmingPrefix(\"a\")", "bc"),
    ("\"a\".caseInsensitiveCompare(\"A\") == .orderedSame", "true"),
    ("[1, 2, 1].lastIndex(of: 1) ?? 0", "2"), ("[1, 2, 3].lazy.filter { $0 > 1 }.count", "2"),
    ("[1, 2, 3].count(where: { $0 > 1 })", "2"), ("[1, 0, 2, 0].split(separator: 0).count", "2"),
    ("[1, 2].elementsEqual([1, 2])", "true"), ("(-3).magnitude + 3.signum()", "4"), ("3.distance(to: 7)", "4"),
    ("(2.5).advanced(by: 1)", "3.5"), ("(1...10).clamped(to: 3...20).upperBound", "10"), ("Edge.allCases.count", "4"),
    ("EdgeInsets(.zero).top", "0.0"), ("Bundle(path: \"/\") == nil ? 1 : 0", "0"),
  ])
  func membersOfSmallTypes(expression: String, expected: String) throws {
    #expect(try textAlone(expression) == expected)
  }

  @Test func setsOfOptionsBeginEmpty() throws {
    let source = """
      struct Page: View {
        var axes: Axis.Set { var axes = Axis.Set(); axes.insert(.vertical); return axes }
        var edges: Edge.Set { var edges: Edge.Set = [.top, .bottom]; edges.remove(.top); return edges }
        var body: some View { ScrollView(axes) { Text("\\(axes.contains(.vertical)) \\(edges == .bottom)") } }
      }
      #Preview { Page() }
      """
    #expect(try textsAlone(source) == ["true true"])
  }

  @Test func placesHaveTheirNumbers() throws {
    let source = """
      struct Place: View {
        @State private var region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 51.5, longitude: -1), span: .init(latitudeDelta: 2, longitudeDelta: 1))
        @State private var position: MapCameraPosition = .automatic
        private let near = MKCoordinateRegion(center: .init(), latitudinalMeters: 500, longitudinalMeters: 5)
        var body: some View {
          Text("\\(region.center.latitude, specifier: "%.1f") \\(region.span.latitudeDelta, specifier: "%.0f")")
          Text("\\(near.center.longitude, specifier: "%.0f")")
          Text("\\(CLLocation(latitude: 3, longitude: 4).coordinate.longitude, specifier: "%.0f")")
        }
      }
      #Preview { Place() }
      """
    #expect(try textsAlone(source) == ["51.5 2", "0", "4"])
  }

  @Test(arguments: [
    ("CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 3)).x", "2.0"),
    ("CGRect(x: 0, y: 0, width: 1, height: 2).applying(CGAffineTransform(translationX: 3, y: 4)).minX", "3.0"),
  ])
  func mapsOfThePlaneAreAsInCoreGraphics(expression: String, text: String) {
    #expect(printed("print(\(expression))") == [text])
  }
}
