import Testing

@testable import Figures

struct LabelLineTests {
  /// A minus without its number is misleading, and so is a result alone on its line.
  @Test(arguments: [
    "proposes 228 × 88: − 2 × 16.", "height + 2 × 15, width + 2 × 20", "Height 180: 320 ÷ 16 × 9 = 180.",
    "20.3 + 57 ≈ 77.",
  ])
  func aSignStaysWithWhatItStandsBefore(text: String) {
    for room in 40..<260 {
      let lines = LabelStyle.note.lines(of: text, room: Double(room)).map { $0.text }
      #expect(lines.joined(separator: " ") == text)
      for line in lines.dropLast() { #expect(!"+−×÷=≈".contains(line.last ?? " "), "\(lines)") }
      for line in lines.dropFirst() { #expect(!"=≈".contains(line.first ?? " "), "\(lines)") }
    }
    #expect(LabelStyle.note.lines(of: text, room: 60).count > 1)
  }

  /// The marks that keep words apart take no room, and where a line ends between them both lines have them.
  @Test func everyLineKeepsItsOwnWordsApart() {
    let text = "Text “\u{2068}האי הצפוני\u{2069}” 92.7, Text “\u{2068}הנמל\u{2069}” 40"
    let plain = text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
    #expect(LabelStyle.title.width(of: text) == LabelStyle.title.width(of: plain))
    for room in 40..<300 {
      let lines = LabelStyle.title.lines(of: text, room: Double(room))
      for line in lines {
        #expect(line.text.count { $0 == "\u{2068}" } == line.text.count { $0 == "\u{2069}" }, "\(lines)")
        #expect(line.width == LabelStyle.title.width(of: line.text))
      }
      let words = lines.map { $0.text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" } }
      #expect(words.joined(separator: " ") == plain)
    }
  }
}
