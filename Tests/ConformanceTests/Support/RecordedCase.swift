import Foundation
import LayoutEngine
import Testing

/// A fact about SwiftUI's layout: a scenario, a proposal, and the frames it must give.
struct RecordedCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Lengths: Decodable, Sendable {
    var x: Double?
    var y: Double?
    var w: Length?
    var h: Length?
  }

  /// A number, or infinity written as "inf".
  struct Length: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
      } else if try container.decode(String.self) == "inf" {
        value = .infinity
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither a number nor \"inf\"")
      }
    }
  }

  enum Space: String, Decodable, Sendable {
    /// Frames in a container of the proposed size, in which the root is centred.
    case proposalBox = "proposal-box"
    /// Frames from the root's own top left corner.
    case ownBox = "own-box"
    /// Only the root's answer counts.
    case sizeOnly = "size-only"
  }

  var id: String
  var confidence: String
  var proposal: Lengths
  var space: Space
  var code: String
  var expected: [String: Lengths]
  var size: Lengths?
  var tolerance: Double
  var source: String

  var testDescription: String { id }

  /// Where the fact was recorded. What is known of macOS names macOS or one of the collections recorded there;
  /// a divider's thickness of one point is macOS's.
  var platform: Platform {
    let marks = ["macOS", "swiftui-web", "SwiftOpenUI", "iamcgn"]
    let isMac = marks.contains { source.contains($0) } || id.contains("divider")
    return isMac ? .macOS : .iOS
  }
}

/// The facts that lie beside the project's checkout, when they do.
enum RecordedCases {
  /// The folder of the facts; `HAGGLE_CONFORMANCE` names another one.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["HAGGLE_CONFORMANCE"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared/conformance", isDirectory: true)
  }()

  static let all: [RecordedCase] = {
    let file = folder.appendingPathComponent("cases.json")
    guard let data = try? Data(contentsOf: file) else {
      print("Recorded cases are left out: no cases.json in a folder shared/conformance beside the checkout.")
      return []
    }
    do {
      return try JSONDecoder().decode([RecordedCase].self, from: data)
    } catch {
      preconditionFailure("cases.json cannot be read: \(error)")
    }
  }()
}
