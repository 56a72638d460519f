import Testing

@testable import SiteGeneration

struct PreviewOrderTests {
  private let order = PreviewOrder(isOwn: [true, false, true, true, false])

  @Test func numbersPreviewsThatTheFileDeclares() {
    #expect(order.ownPlaces == [0, 2, 3])
    #expect((0..<5).map(order.number) == [1, 1, 2, 3, 3])
  }

  @Test func showsWhatIsPresentedBeforeWhatPresentsIt() {
    #expect((0..<5).map(order.shownPlace) == [1, 1, 2, 4, 4])
    #expect(order.shownGroups == [[1, 0], [2], [4, 3]])
  }

  @Test func addressesNameThePreviewWhereThereAreSeveral() {
    #expect(order.fragment(ofPlace: 2) == "#p=2" && order.fragment(ofPlace: 2, call: 7) == "#p=2&call=7")
    // The page shows the sheet, whose calls are others.
    #expect(order.fragment(ofPlace: 3, call: 7) == "#p=3" && order.fragment(ofPlace: 4, call: 7) == "#p=3&call=7")
    #expect(PreviewOrder(isOwn: [true]).fragment(ofPlace: 0).isEmpty)
    #expect(PreviewOrder(isOwn: [true, false]).fragment(ofPlace: 1, call: 3) == "#call=3")
  }
}
