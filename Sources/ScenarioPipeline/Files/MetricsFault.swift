internal import Diagnostics

/// What is wrong with a metrics file.
enum MetricsFault: Fault, Error {
  case notJSON
  /// A value is not of the expected kind; `place` leads to it: `faces[2].weight`.
  case wrongShape(place: String, expected: String)
  case wrongVersion(Int)
  case noFaces
  case unknownName(String, place: String, known: [String])
  case outOfRange(Double, place: String, least: Double, most: Double)
  case repeatedFace(place: String)
  case notOneCharacter(String, place: String, count: Int)

  var code: String {
    switch self {
    case .notJSON: "metrics-not-json"
    case .wrongShape: "metrics-wrong-shape"
    case .wrongVersion: "metrics-version"
    case .noFaces: "metrics-without-faces"
    case .unknownName: "metrics-unknown-name"
    case .outOfRange: "metrics-out-of-range"
    case .repeatedFace: "metrics-repeated-face"
    case .notOneCharacter: "metrics-characters"
    }
  }

  var kind: Problem.Kind { .configuration }

  var message: String {
    switch self {
    case .notJSON: "this is not JSON; a metrics file is what Scripts/dump-metrics.swift prints"
    case .wrongShape(let place, let expected): "\(place): \(expected) is needed here"
    case .wrongVersion(let version): "version \(version) of the format is not known; version 1 is read"
    case .noFaces: "there is no font in it; 'faces' needs at least one with a size"
    case .unknownName(let name, let place, let known):
      "\(place): '\(name)' is not known; known are " + known.joined(separator: ", ")
    case .outOfRange(let number, let place, let least, let most):
      "\(place): \(number) is not a number from \(least) to \(most)"
    case .repeatedFace(let place): "\(place): this font is in the file already"
    case .notOneCharacter(let text, let place, let count):
      "\(place): '\(text)' is not \(count == 1 ? "one character" : "two characters")"
    }
  }
}
