public import Figures
internal import Foundation
internal import LayoutEngine

/// The subset of Inter that figures are set in: fonts for pages, outlines for exports.
///
/// It is not part of the browser's engine: a page loads the fonts as separate files.
public struct FontLibrary: Sendable {
  /// A font as a file.
  public struct File: Sendable {
    /// 400, 500, 600 or 700, as CSS numbers weights.
    public var weight: Int
    /// The file's name, without a folder.
    public var name: String
    /// The file, in the format WOFF2.
    public var bytes: [UInt8]
  }

  public init() {}

  /// The fonts in order of increasing weight.
  public var files: [File] {
    [
      File(weight: 400, name: "Inter-400.woff2", bytes: PackageResources.Inter_400_woff2),
      File(weight: 500, name: "Inter-500.woff2", bytes: PackageResources.Inter_500_woff2),
      File(weight: 600, name: "Inter-600.woff2", bytes: PackageResources.Inter_600_woff2),
      File(weight: 700, name: "Inter-700.woff2", bytes: PackageResources.Inter_700_woff2),
    ]
  }

  /// The terms under which the fonts are passed on.
  public var license: String { String(decoding: PackageResources.LICENSE_txt, as: UTF8.self) }

  /// The font of a weight as a `data:` address; `nil` where there is none.
  public func address(ofWeight weight: Int) -> String? {
    files.first { $0.weight == weight }.map { "data:font/woff2;base64," + Data($0.bytes).base64EncodedString() }
  }

  /// The outline of a letter, empty for a space; `nil` where there is none.
  public func outline(of letter: OutlinedLetter) -> String? {
    guard let table = FontLibrary.outlines(letter.weight) else { return nil }
    let code = String(letter.letter.value, radix: 16)
    let key = String(repeating: "0", count: max(0, 4 - code.count)) + code + (letter.isTabular ? "t" : "")
    return table.value(of: key)
  }

  private static func outlines(_ weight: Int) -> SortedLines? {
    switch weight {
    case 400: SortedLines(InterOutlines.weight400)
    case 500: SortedLines(InterOutlines.weight500)
    case 600: SortedLines(InterOutlines.weight600)
    case 700: SortedLines(InterOutlines.weight700)
    default: nil
    }
  }
}
