import Explanation
import LayoutEngine
import Testing

@Test func writesLengthsWithOneDecimalAtMost() {
  #expect(LengthText.length(85.34) == "85.3")
  #expect(LengthText.length(224) == "224")
  #expect(LengthText.length(-0.01) == "0")
  #expect(LengthText.length(-12) == "−12")
  #expect(LengthText.length(.infinity) == "∞")
}

@Test func writesAnOpenProposalAsNil() {
  #expect(LengthText.proposal(Proposal(width: 200, height: nil)) == "200\u{2009}×\u{2009}nil")
}

@Test func speaksSignsAsWords() {
  let size = LengthText.size(Size(width: .infinity, height: -4))
  #expect(LengthText.spoken(size) == "infinity by minus 4")
}
