import LayoutEngine
import LivePage
import Testing

/// What a live page shows, as a part of its address.
struct PageAddressTests {
  @Test func readsWhatItWrites() {
    let text =
      "p=2&n=17&step=12&preset=space&f=4&depth=2&w=320&h=80.5&device=iphone-17&platform=macos&text=accessibility3&rtl=1"
      + "&set=L12C18:20,L14C9:true,L15C3:.leading"
    #expect(PageAddress(text).text == text)
  }

  @Test func saysOnlyWhatIsNotAsThePageBegins() {
    #expect(PageAddress("").text == "")
    #expect(PageAddress("p=1&preset=article&depth=1&rtl=0").text == "")
  }

  @Test(arguments: [
    "p=0", "p=-1", "p=x", "n=-4", "n=99999999999", "step=0", "w=0", "w=nan", "w=inf", "w=1e9", "preset=none", "set=",
    "set=L1:2", "set=LxCy:3", "set=L1C1:print(1)", "set=L1C1:.a b", "=", "&&", "p", "step=1.5", "text=huge",
    "platform=windows",
  ])
  func takesWhatItDoesNotUnderstandAsNotSaid(_ text: String) {
    #expect(PageAddress(text).text == "")
  }

  @Test func tellsLayoutsApartByWhatTheyDependOn() {
    #expect(PageAddress("n=3&step=2").layoutText == PageAddress("n=5&preset=space").layoutText)
    #expect(PageAddress("w=300").layoutText != PageAddress("w=301").layoutText)
    #expect(PageAddress("set=L1C1:2").layoutText != PageAddress("").layoutText)
  }
}
