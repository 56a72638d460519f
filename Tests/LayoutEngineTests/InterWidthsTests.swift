import Testing

@testable import LayoutEngine

/// The widths of Inter's letters, as its font files of revision 3.019 have them (2,816 units in an em).
struct InterWidthsTests {
  @Test(arguments: [
    (400, "m", 2448.0), (700, "m", 2568.0), (400, "1", 1308.0), (400, " ", 792.0),
  ]) func areThoseOfTheFont(weight: Int, letter: String, units: Double) throws {
    #expect(InterWidths(weight: weight).ems(of: letter) == units / 2816)
  }

  @Test func lieBetweenRegularAndBold() throws {
    let widths = try [400, 500, 600, 700].map { try #require(InterWidths(weight: $0).ems(of: "HStack")) }
    #expect(widths == widths.sorted())
    #expect(abs(widths[1] - (widths[0] + (widths[3] - widths[0]) / 3)) < 1e-12)
  }

  @Test func tabularDigitsAreEquallyWide() {
    let widths = InterWidths(weight: 500, hasTabularDigits: true)
    #expect(Set("0123456789".unicodeScalars.map { widths.ems(of: $0) }).count == 1)
    #expect(widths.ems(of: "11") == widths.ems(of: "88"))
  }

  @Test func aLetterThatInterHasNotMakesTheWidthUnknown() {
    #expect(InterWidths(weight: 400).ems(of: "ab字") == nil)
    #expect(InterWidths(weight: 400).ems(of: "") == 0)
  }

  @Test(arguments: [(100, 400), (449, 400), (460, 500), (900, 700)]) func usesTheNearestWeight(asked: Int, used: Int) {
    #expect(InterWidths(weight: asked).weight == used)
  }
}
