import ArgumentParser
import Explanation
import LayoutEngine

/// `--proposal WxH`: each side a number of points, `nil` or `inf`.
struct ProposalArgument {
  var proposal: Proposal

  init(_ argument: String) throws {
    let sides = try Sides(argument)
    proposal = Proposal(width: try ProposalArgument.side(sides.width), height: try ProposalArgument.side(sides.height))
  }

  /// The proposal as part of a preview's name.
  var words: String { "proposed " + LengthText.proposal(proposal) }

  private static func side(_ text: String) throws -> Double? {
    switch text {
    case "nil": nil
    case "inf": .infinity
    default: try Sides.length(text)
    }
  }
}

/// `--size WxH`: each side a number of points.
struct SizeArgument {
  var size: Size

  init(_ argument: String) throws {
    let sides = try Sides(argument)
    size = Size(width: try Sides.length(sides.width), height: try Sides.length(sides.height))
  }
}

/// The two texts before and after an `x`.
private struct Sides {
  var width: String
  var height: String

  init(_ argument: String) throws {
    let parts = argument.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValidationError("write a width and a height with an x between them: 320x240") }
    width = String(parts[0])
    height = String(parts[1])
  }

  /// The longest accepted length, in points: one that exceeds every screen and page is taken for a mistake.
  private static let longest = 100_000.0

  static func length(_ text: String) throws -> Double {
    guard let value = Double(text), value >= 0, value <= longest else {
      throw ValidationError("'\(text)' is not a length from 0 to 100000 points")
    }
    return value
  }
}

/// `--platform ios|macos`
enum PlatformArgument: String, ExpressibleByArgument, CaseIterable {
  case ios, macos

  var platform: Platform { self == .ios ? .iOS : .macOS }

  /// The platform as part of a preview's name.
  var words: String { self == .ios ? "for iOS" : "for macOS" }
}
