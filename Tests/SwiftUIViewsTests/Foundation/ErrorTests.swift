import Testing

@testable import SwiftUIViews

/// What errors say of themselves, and what becomes of them as an `NSError`.
struct ErrorTests {
  private static let declarations = """
    enum Fault: LocalizedError { case told; var errorDescription: String? { "It is told" } }
    enum Quiet: Error { case one, two }
    enum Numbered: Int, Error { case few = 3, many = 7 }
    struct Plain: Error { var reason = "none" }
    struct Wrapping: CustomNSError {
      static let errorDomain = "W"
      var inner: Numbered
      var errorCode: Int { (inner as NSError).code * 10 }
      var errorUserInfo: [String: Any] { ["reason": "long"] }
    }
    enum Silent: CustomNSError { case first, second }
    func bridged(_ error: any Error) -> NSError? { error as NSError }
    """

  private func check(_ expression: String, _ text: String) throws {
    #expect(try textsAlone(ErrorTests.declarations + "\n#Preview { Text(verbatim: \(expression)) }") == [text])
  }

  @Test(arguments: [
    ("Fault.told.localizedDescription", "It is told"),
    ("Quiet.two.localizedDescription", "The operation couldn’t be completed. (Quiet error 1.)"),
    ("Numbered.many.localizedDescription", "The operation couldn’t be completed. (Numbered error 7.)"),
    (
      "URLError(.timedOut).localizedDescription", "The operation couldn’t be completed. (NSURLErrorDomain error -1001.)"
    ),
    (
      "CancellationError().localizedDescription",
      "The operation couldn’t be completed. (Swift.CancellationError error 1.)"
    ),
    ("NSError(domain: \"D\", code: 3).localizedDescription", "The operation couldn’t be completed. (D error 3.)"),
  ])
  func errorsInWords(expression: String, text: String) throws { try check(expression, text) }

  @Test(arguments: [
    ("\"\\((Quiet.two as NSError).code) \\((Quiet.two as NSError).domain)\"", "1 Quiet"),
    ("\"\\((Plain() as NSError).code)\"", "1"),
    ("\"\\((Numbered.many as NSError).code)\"", "7"),
    ("\"\\((Wrapping(inner: .few) as NSError).code) \\((Wrapping(inner: .few) as NSError).domain)\"", "30 W"),
    ("\"\\((Wrapping(inner: .few) as NSError).userInfo[\"reason\"] as? String ?? \"\")\"", "long"),
    ("\"\\((Silent.second as NSError).code) \\(Silent.second.errorCode)\"", "1 1"),
    ("\"\\((URLError(.timedOut) as NSError).code)\"", "-1001"),
    ("\"\\((CancellationError() as NSError).code)\"", "1"),
    ("(Fault.told as NSError).localizedDescription", "It is told"),
    ("\"\\(bridged(Quiet.two) as? Quiet == .two) \\((bridged(Plain()) as? Plain)?.reason ?? \"\")\"", "true none"),
    ("\"\\(Quiet.one is NSError) \\((\"a\" as Any) is NSError)\"", "true false"),
  ])
  func errorsAsFoundationSeesThem(expression: String, text: String) throws { try check(expression, text) }
}
