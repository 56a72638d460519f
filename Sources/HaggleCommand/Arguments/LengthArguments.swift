import ArgumentParser
import LayoutEngine

/// `--proposal WxH`: each side a number of points, `nil` or `inf`.
struct ProposalArgument: ExpressibleByArgument {
  var proposal: Proposal

  init?(argument: String) {
    guard let sides = SidesText(argument) else { return nil }
    var lengths: [Double?] = []
    for side in sides.texts {
      switch side {
      case "nil": lengths.append(nil)
      case "inf": lengths.append(.infinity)
      default:
        guard let length = SidesText.length(side) else { return nil }
        lengths.append(length)
      }
    }
    proposal = Proposal(width: lengths[0], height: lengths[1])
  }
}

/// `--size WxH`: each side a number of points.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    guard
      let sides = SidesText(argument), let width = SidesText.length(sides.texts[0]),
      let height = SidesText.length(sides.texts[1])
    else { return nil }
    size = Size(width: width, height: height)
  }
}

/// Two texts around an `x`.
private struct SidesText {
  var texts: [String]

  init?(_ argument: String) {
    let parts = argument.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    texts = parts.map(String.init)
  }

  /// A length in points: finite and not negative.
  static func length(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite, value >= 0 else { return nil }
    return value
  }
}

/// `--platform ios|macos`
enum PlatformArgument: String, ExpressibleByArgument, CaseIterable {
  case ios, macos

  var platform: Platform { self == .ios ? .iOS : .macOS }
}
