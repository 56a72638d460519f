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
}
