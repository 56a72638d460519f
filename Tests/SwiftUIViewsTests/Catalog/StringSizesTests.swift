import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// The sizes of texts that UIKit tells.
@Suite struct StringSizesTests {
  /// UIKit rounds no sizes of texts, SwiftUI rounds them up to pixels.
  @Test(arguments: [
    ("\"Cars\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])", ".system(size: 17)", 0.0),
    ("(\"Cars\" as NSString).size(withAttributes: attributes)", ".system(size: 24, weight: .bold)", 0),
    (
      "NSString(string: \"Cars\").size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .title1), .kern: 2])",
      ".title", 8
    ),
  ])
  func aTextInAFontHasASize(size: String, font: String, more: Double) throws {
    let run = try run(
      """
      let attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 24)]
      let size = \(size)
      #Preview {
        Text("Cars").font(\(font)).logSizes("SwiftUI")
        Color.red.frame(width: size.width, height: size.height).logSizes("UIKit")
      }
      """)
    #expect(run.warnings.isEmpty, "\(run.warnings.map(\.message))")
    let (text, told) = (try #require(run.frame("SwiftUI")).size, try #require(run.frame("UIKit")).size)
    #expect((0...0.3334).contains(text.width - (told.width - more)))
    #expect((0...0.3334).contains(text.height - told.height))
  }

  @Test(arguments: [
    (".usesLineFragmentOrigin", "90"), ("[.usesLineFragmentOrigin, .usesFontLeading]", "90"), ("[]", "nil"),
    (".usesFontLeading", "nil"),
  ])
  func aRectangleIsInLinesOfAWidthWhereAskedFor(options: String, width: String) throws {
    let run = try run(
      """
      let text = "Some words that take several lines"
      let room = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
      let size = text.boundingRect(
        with: room, options: \(options), attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
      #Preview {
        Text(text).font(.system(size: 17)).frame(width: \(width)).fixedSize().logSizes("SwiftUI")
        Color.red.frame(width: size.width, height: size.height).logSizes("UIKit")
      }
      """)
    #expect(run.warnings.isEmpty, "\(run.warnings.map(\.message))")
    let (text, told) = (try #require(run.frame("SwiftUI")).size, try #require(run.frame("UIKit")).size)
    #expect((0...0.3334).contains(text.height - told.height))
    #expect((told.height > 60) == (width == "90") && (told.width <= 90) == (width == "90"))
  }
}
