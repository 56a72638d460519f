public import Diagnostics
public import Foundation
public import LayoutEngine

/// Reads the metrics of fonts that `Scripts/dump-metrics.swift` measured on a machine that has them.
///
/// The file is JSON; README.md describes it. Its content is not trusted: numbers must be in ranges, names must be
/// known, and anything else is an error with its place in the file.
public enum MetricsFile {
  /// The metrics in a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - name: the file as the user named it, which the record uses if the file does not name its metrics.
  ///   - limits: how large it may be.
  /// - Throws: that it cannot be read or is too large, or the errors in it.
  public static func read(_ file: URL, shownAs name: String, limits: FileLimits) throws(Problem) -> FontMetrics {
    try metrics(try InputFile.bytes(file, limit: limits.metrics, shownAs: name), shownAs: name)
  }

  /// The metrics in the bytes of a file.
  ///
  /// - Throws: the errors in them.
  public static func metrics(_ bytes: [UInt8], shownAs name: String) throws(Problem) -> FontMetrics {
    let document: MetricsDocument
    do {
      document = try JSONDecoder().decode(MetricsDocument.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Problem(fault(error), in: name)
    } catch {
      throw Problem(MetricsFault.notJSON, in: name)
    }
    do throws(MetricsFault) {
      return try MetricsReading(document).metrics(shownAs: name)
    } catch {
      throw Problem(error, in: name)
    }
  }

  private static func fault(_ error: DecodingError) -> MetricsFault {
    switch error {
    case .keyNotFound(let key, let context):
      .wrongShape(place: place(context.codingPath), expected: "the key '\(key.stringValue)'")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      .wrongShape(place: place(context.codingPath), expected: expected(type))
    default: .notJSON
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce("") { text, key in
      if let index = key.intValue { return text + "[\(index)]" }
      return text.isEmpty ? key.stringValue : text + "." + key.stringValue
    }
    return place.isEmpty ? "the file" : place
  }

  private static func expected(_ type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

/// The file's content as it is written.
struct MetricsDocument: Decodable {
  struct Face: Decodable {
    var design: String
    var weight: String
    var italic: Bool?
    var sizes: [Cut]
    var kerning: [String: Double]?
  }

  struct Cut: Decodable {
    var size: Double
    var ascender: Double
    var descender: Double
    var capHeight: Double
    var advances: [String: Double]
  }

  struct Symbol: Decodable {
    var name: String
    var weight: String
    var scale: String
    var size: Double
    var width: Double
    var height: Double
    /// From the top of the symbol.
    var baseline: Double
  }

  var format: String
  var version: Int
  var name: String?
  var platform: String
  var faces: [Face]
  var symbols: [Symbol]?
}

/// Makes metrics from a document, checking every number and name.
private struct MetricsReading {
  private let document: MetricsDocument

  init(_ document: MetricsDocument) { self.document = document }

  private static let designs: [(name: String, design: Font.Design)] = [
    ("default", .standard), ("monospaced", .monospaced), ("rounded", .rounded), ("serif", .serif),
  ]
  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  func metrics(shownAs name: String) throws(MetricsFault) -> FontMetrics {
    guard document.format == "haggle-metrics" else {
      throw .wrongShape(place: "format", expected: "\"haggle-metrics\"")
    }
    guard document.version == 1 else { throw .wrongVersion(document.version) }
    guard let platform = Platform(rawValue: document.platform) else {
      throw .unknownName(document.platform, place: "platform", known: Platform.allCases.map(\.rawValue))
    }
    var faces: [FontMetrics.Face] = []
    var seen: Set<String> = []
    for (index, face) in document.faces.enumerated() {
      let place = "faces[\(index)]"
      guard seen.insert("\(face.design) \(face.weight) \(face.italic ?? false)").inserted else {
        throw .repeatedFace(place: place)
      }
      faces.append(try self.face(face, place))
    }
    if faces.isEmpty { throw .noFaces }
    var symbols: [FontMetrics.Symbol] = []
    for (index, symbol) in (document.symbols ?? []).enumerated() {
      symbols.append(try self.symbol(symbol, "symbols[\(index)]"))
    }
    return FontMetrics(name: document.name ?? name, platform: platform, faces: faces, symbols: symbols)
  }

  private func symbol(
    _ symbol: MetricsDocument.Symbol, _ place: String
  ) throws(MetricsFault) -> FontMetrics.Symbol {
    let scales = ["small", "medium", "large"]
    guard scales.contains(symbol.scale) else {
      throw .unknownName(symbol.scale, place: place + ".scale", known: scales)
    }
    let height = try number(symbol.height, 0, 10_000, place + ".height")
    let baseline = try number(symbol.baseline, 0, height, place + ".baseline")
    let image = InlineImage(
      width: try number(symbol.width, 0, 10_000, place + ".width"), ascent: baseline, descent: height - baseline)
    return FontMetrics.Symbol(
      name: symbol.name, weight: try weight(symbol.weight, place), scale: symbol.scale,
      fontSize: try number(symbol.size, 1, 1_000, place + ".size"), image: image)
  }

  private func weight(_ name: String, _ place: String) throws(MetricsFault) -> Font.Weight {
    guard let weight = MetricsReading.weights.first(where: { $0.name == name })?.weight else {
      throw .unknownName(name, place: place + ".weight", known: MetricsReading.weights.map(\.name))
    }
    return weight
  }

  private func face(_ face: MetricsDocument.Face, _ place: String) throws(MetricsFault) -> FontMetrics.Face {
    guard let design = MetricsReading.designs.first(where: { $0.name == face.design })?.design else {
      throw .unknownName(face.design, place: place + ".design", known: MetricsReading.designs.map(\.name))
    }
    let weight = try weight(face.weight, place)
    if face.sizes.isEmpty { throw .wrongShape(place: place + ".sizes", expected: "at least one size") }
    var cuts: [FontMetrics.Cut] = []
    for (index, cut) in face.sizes.enumerated() { cuts.append(try self.cut(cut, place + ".sizes[\(index)]")) }
    var kerning: [(UInt32, UInt32, Double)] = []
    for (pair, ems) in (face.kerning ?? [:]).sorted(by: { $0.key < $1.key }) {
      let codes = pair.unicodeScalars.map(\.value)
      guard codes.count == 2 else { throw .notOneCharacter(pair, place: place + ".kerning", count: 2) }
      kerning.append((codes[0], codes[1], try number(ems, -2, 2, place + ".kerning.\(pair)")))
    }
    return FontMetrics.Face(
      design: design, weight: weight, isItalic: face.italic ?? false, cuts: cuts, kerning: kerning)
  }

  private func cut(_ cut: MetricsDocument.Cut, _ place: String) throws(MetricsFault) -> FontMetrics.Cut {
    let size = try number(cut.size, 1, 1_000, place + ".size")
    var advances: [(UInt32, Double)] = []
    for (character, advance) in cut.advances.sorted(by: { $0.key < $1.key }) {
      let codes = character.unicodeScalars.map(\.value)
      guard codes.count == 1 else { throw .notOneCharacter(character, place: place + ".advances", count: 1) }
      advances.append((codes[0], try number(advance, 0, 10 * size, place + ".advances.\(character)")))
    }
    return FontMetrics.Cut(
      size: size, ascender: try number(cut.ascender, 0, 10 * size, place + ".ascender"),
      descender: try number(cut.descender, 0, 10 * size, place + ".descender"),
      capHeight: try number(cut.capHeight, 0, 10 * size, place + ".capHeight"), advances: advances)
  }

  private func number(
    _ number: Double, _ least: Double, _ most: Double, _ place: String
  ) throws(MetricsFault) -> Double {
    guard number >= least, number <= most else {
      throw .outOfRange(number, place: place, least: least, most: most)
    }
    return number
  }
}
