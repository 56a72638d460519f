import Testing

@testable import XMLValidation

struct StyleAddressTests {
  @Test(
    arguments: [
      ("url(#clip)", ["#clip"]), ("fill: url( '#a' ); mask:url(\"#b\")", ["#a", "#b"]), ("url()", [""]),
      ("url(\n#a )", ["#a "]), ("none", []), ("url(#a", []), ("url('#a)", ["#a"]), ("url(a'b'c)", []),
      ("url(url(#a)", ["url(#a", "#a"]),
    ])
  func findsWhatBrowsersWouldLoad(value: String, addresses: [String]) {
    #expect(StyleAddresses.all(in: value) == addresses)
  }
}
