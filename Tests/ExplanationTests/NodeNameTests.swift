import Explanation
import LayoutEngine
import Testing
import TraceSamples

@Test func namesNodesByLabelElseByText() {
  let names = LaidOut.textBetweenColors().nodes.map(NodeName.name)
  #expect(names == ["HStack", "Color “left”", "Text “Hello world”", "Color"])
}
