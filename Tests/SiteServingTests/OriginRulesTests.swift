import Testing

@testable import SiteServing

struct OriginRulesTests {
  private let rules = OriginRules(port: 8421)

  @Test(
    arguments: [
      ("127.0.0.1:8421", nil), ("localhost:8421", nil), ("LOCALHOST:8421", nil),
      ("127.0.0.1:8421", "http://127.0.0.1:8421"), ("127.0.0.1:8421", "http://localhost:8421"),
    ] as [(String, String?)])
  func answersItsOwnPages(host: String, origin: String?) { #expect(rules.allow(host: host, origin: origin)) }

  @Test(
    arguments: [
      (nil, nil), ("evil.example", nil), ("evil.example:8421", nil), ("127.0.0.1:80", nil), ("127.0.0.1", nil),
      ("127.0.0.1:8421", "http://evil.example"), ("127.0.0.1:8421", "null"),
      ("127.0.0.1:8421", "https://127.0.0.1:8421"),
      ("127.0.0.1:8421", "http://127.0.0.1:8000"), ("127.0.0.1:8421.evil.example", nil),
    ] as [(String?, String?)])
  func refusesOtherHostsAndOrigins(host: String?, origin: String?) { #expect(!rules.allow(host: host, origin: origin)) }
}
