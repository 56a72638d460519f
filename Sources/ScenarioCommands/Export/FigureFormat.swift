internal import ArgumentParser

/// The format of a file that a figure is written to.
enum FigureFormat: String, CaseIterable, Sendable, ExpressibleByArgument {
  case svg
  case png
  case pdf

  /// The format that a file's name ends with; `nil` for another ending.
  init?(ofFile name: String) {
    let format = FigureFormat.allCases.first { name.lowercased().hasSuffix("." + $0.rawValue) }
    guard let format else { return nil }
    self = format
  }

  /// The ending of a file's name if it is that of a picture format in which figures are not written; `nil` for any
  /// other ending.
  static func foreignEnding(ofFile name: String) -> String? {
    let others = ["avif", "bmp", "eps", "gif", "heic", "html", "jpeg", "jpg", "ps", "tif", "tiff", "webp"]
    return others.first { name.lowercased().hasSuffix("." + $0) }
  }
}
