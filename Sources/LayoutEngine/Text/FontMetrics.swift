/// The metrics of fonts measured on a machine that has them, used instead of the engine's own tables.
///
/// `Scripts/dump-metrics.swift` measures them on a Mac. Characters and fonts that were not measured are taken from the
/// engine's own tables.
public final class FontMetrics: Sendable {
  /// The measurements of a font at one size, in points.
  public struct Cut: Sendable {
    /// The size of the em.
    public let size: Double
    /// How far lines reach above the baseline.
    public let ascender: Double
    /// How far lines reach below the baseline.
    public let descender: Double
    /// The height of capitals.
    public let capHeight: Double
    /// Characters in rising order, and how far each advances, tracking included.
    let characters: [UInt32]
    let advances: [Double]

    /// Makes a cut; see the properties. `advances` are in points, by character.
    public init(
      size: Double, ascender: Double, descender: Double, capHeight: Double, advances: [(UInt32, Double)]
    ) {
      self.size = size
      self.ascender = ascender
      self.descender = descender
      self.capHeight = capHeight
      let sorted = advances.sorted { $0.0 < $1.0 }
      characters = sorted.map { $0.0 }
      self.advances = sorted.map { $0.1 }
    }

    func advance(of code: UInt32) -> Double? {
      guard let index = BinarySearch.index(of: code, in: characters) else { return nil }
      return advances[index]
    }
  }

  /// One design and weight of the system's font.
  public struct Face: Sendable {
    let design: Font.Design
    let weight: Font.Weight
    let isItalic: Bool
    /// By rising size; there is at least one.
    let cuts: [Cut]
    /// Pairs in rising order, with their kerning in ems.
    let pairs: [UInt64]
    let kerning: [Double]

    /// Makes a face; `kerning` is in ems, by the first and the second character.
    public init(
      design: Font.Design, weight: Font.Weight, isItalic: Bool, cuts: [Cut], kerning: [(UInt32, UInt32, Double)]
    ) {
      self.design = design
      self.weight = weight
      self.isItalic = isItalic
      self.cuts = cuts.sorted { $0.size < $1.size }
      let sorted = kerning.sorted { Face.pair($0.0, $0.1) < Face.pair($1.0, $1.1) }
      pairs = sorted.map { Face.pair($0.0, $0.1) }
      self.kerning = sorted.map { $0.2 }
    }

    static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
  }

  /// The measurements of one of the system's symbols, in points.
  public struct Symbol: Sendable {
    let name: String
    let weight: Font.Weight
    /// `small`, `medium` or `large`.
    let scale: String
    /// The size of the font next to it.
    let fontSize: Double
    let image: InlineImage

    /// Makes a symbol; see the properties.
    public init(name: String, weight: Font.Weight, scale: String, fontSize: Double, image: InlineImage) {
      self.name = name
      self.weight = weight
      self.scale = scale
      self.fontSize = fontSize
      self.image = image
    }
  }

  /// The name that the file states, which the record repeats.
  public let name: String
  /// The platform whose lines were measured; only its line heights are taken from here.
  public let platform: Platform
  let faces: [Face]
  private let symbols: [Symbol]

  /// Makes metrics; see the properties. A face without cuts is left out.
  public init(name: String, platform: Platform, faces: [Face], symbols: [Symbol] = []) {
    self.symbols = symbols
    self.name = name
    self.platform = platform
    self.faces = faces.filter { !$0.cuts.isEmpty }
  }

  /// A symbol next to a font, at one of the three scales; `nil` if exactly this was not measured, as symbols do not
  /// grow evenly with their font.
  public func symbol(_ name: String, beside font: Font, scale: String) -> InlineImage? {
    symbols.first {
      $0.name == name && $0.weight == font.weight && $0.scale == scale && $0.fontSize == font.size
    }?.image
  }

  /// The measurements of a font; `nil` if there are none. Upright letters replace italics that were not measured.
  func face(for font: Font) -> MeasuredFace? {
    var upright: Face?
    for face in faces where face.design == font.design && face.weight == font.weight {
      if face.isItalic == font.italic { return MeasuredFace(face, size: Font.usableSize(font.size)) }
      if !face.isItalic { upright = face }
    }
    return upright.map { MeasuredFace($0, size: Font.usableSize(font.size)) }
  }
}

/// A measured face at a size, interpolated between the measured sizes around it.
struct MeasuredFace {
  private let face: FontMetrics.Face
  private let size: Double
  private let below: FontMetrics.Cut
  private let above: FontMetrics.Cut
  /// How far the size is from the one below to the one above.
  private let part: Double

  init(_ face: FontMetrics.Face, size: Double) {
    self.face = face
    self.size = size
    let upper = face.cuts.firstIndex { $0.size >= size } ?? face.cuts.count - 1
    let lower = face.cuts[upper].size > size && upper > 0 ? upper - 1 : upper
    below = face.cuts[lower]
    above = face.cuts[upper]
    part = above.size > below.size ? (size - below.size) / (above.size - below.size) : 0
  }

  func advance(of code: UInt32) -> Double? {
    guard let small = below.advance(of: code), let large = above.advance(of: code) else { return nil }
    return scaled(small, large)
  }

  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard let index = BinarySearch.index(of: FontMetrics.Face.pair(first, second), in: face.pairs) else { return 0 }
    return face.kerning[index] * size
  }

  /// The vertical metrics, without leading.
  var vertical: VerticalMetrics {
    VerticalMetrics(
      ascender: scaled(below.ascender, above.ascender), descender: scaled(below.descender, above.descender),
      capHeight: scaled(below.capHeight, above.capHeight), leading: 0)
  }

  private func scaled(_ small: Double, _ large: Double) -> Double {
    let ems = small / below.size
    return size * (ems + part * (large / above.size - ems))
  }
}

/// A binary search in rising numbers.
private enum BinarySearch {
  static func index<Number: Comparable>(of number: Number, in numbers: [Number]) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }
}
