import Figures
import FontLibrary
import LayoutEngine
import Testing

struct FontLibraryTests {
  private let library = FontLibrary()

  @Test(arguments: InterWidths.weights) func hasAFontAndOutlinesOfEveryWeight(weight: Int) throws {
    let file = try #require(library.files.first { $0.weight == weight })
    #expect(file.bytes.prefix(4).elementsEqual("wOF2".utf8))
    #expect(file.bytes.count < 16_000)
    let address = try #require(library.address(ofWeight: weight))
    #expect(address.hasPrefix("data:font/woff2;base64,d09GMk"))
    for letter in "AaÉß0?=×−∞…›".unicodeScalars {
      let outline = library.outline(of: OutlinedLetter(letter: letter, weight: weight, isTabular: false))
      #expect(outline?.first == "m" && outline?.last == "z", "\(letter) has the outline \(outline ?? "none")")
    }
  }

  @Test func aSpaceHasAnEmptyOutlineAndAStrangeLetterNone() {
    #expect(library.outline(of: OutlinedLetter(letter: " ", weight: 400, isTabular: false)) == "")
    #expect(library.outline(of: OutlinedLetter(letter: "字", weight: 400, isTabular: false)) == nil)
    #expect(library.outline(of: OutlinedLetter(letter: "a", weight: 300, isTabular: false)) == nil)
    #expect(library.address(ofWeight: 300) == nil)
  }

  @Test(arguments: ["Łódź", "Çağrı", "Tiếng Việt", "Škola", "Ελλάδα", "Київ", "Қазақ", "București", "nǐ hǎo"])
  func latinGreekAndCyrillicLettersHaveOutlines(word: String) {
    for letter in word.unicodeScalars {
      let outline = library.outline(of: OutlinedLetter(letter: letter, weight: 400, isTabular: false))
      #expect(outline != nil, "\(letter) of \(word)")
    }
  }

  @Test func aTabularOneIsNotThePlainOne() {
    let (plain, tabular) = (false, true)
    let outlines = [plain, tabular].map {
      library.outline(of: OutlinedLetter(letter: "1", weight: 500, isTabular: $0))
    }
    #expect(outlines[0] != nil && outlines[1] != nil && outlines[0] != outlines[1])
  }

  @Test func everyOutlinedLetterHasAWidth() {
    let widths = InterWidths(weight: 500)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x250, 0x370...0x530, 0x1E80...0x1F00, 0x2010...0x2150, 0x25A0...0x25D0,
    ]
    for code in ranges.joined() {
      guard let letter = Unicode.Scalar(code) else { continue }
      let outline = library.outline(of: OutlinedLetter(letter: letter, weight: 500, isTabular: false))
      if outline != nil, code != 0x200A { #expect(widths.ems(of: letter) != nil, "\(code)") }
    }
  }

  @Test func theLicenseStandsWithTheFonts() {
    #expect(library.license.contains("SIL OPEN FONT LICENSE Version 1.1"))
  }
}
