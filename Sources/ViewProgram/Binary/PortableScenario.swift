public import LayoutEngine

/// A program and what its layout needs of the files beside it, for an engine without a file system.
public struct PortableScenario: Sendable {
  /// How large an image is, in points.
  public struct Image: Sendable, Equatable {
    public var name: String
    public var naturalSize: Size

    public init(name: String, naturalSize: Size) {
      self.name = name
      self.naturalSize = naturalSize
    }
  }

  /// A system symbol that the scenario shows or asks for.
  public struct Symbol: Sendable, Equatable {
    public var name: String
    /// Whether there is such a symbol, as far as is known.
    public var isListed: Bool
    /// What a misspelt name was meant to be; empty when it is not misspelt.
    public var near: String
    /// The code of its drawing; empty when there is none.
    public var glyph: String

    public init(name: String, isListed: Bool = true, near: String = "", glyph: String = "") {
      self.name = name
      self.isListed = isListed
      self.near = near
      self.glyph = glyph
    }
  }

  public var program: Program
  /// The platform that `#if os(…)` was decided for.
  public var platform: Platform
  /// The images beside the scenario.
  public var images: [Image]
  /// The symbols that the scenario asks for.
  public var symbols: [Symbol]

  public init(program: Program, platform: Platform = .iOS, images: [Image] = [], symbols: [Symbol] = []) {
    self.program = program
    self.platform = platform
    self.images = images
    self.symbols = symbols
  }

  /// The scenario in the same compact form as a program's `bytes`.
  public var bytes: [UInt8] { ProgramWriter.bytes(of: self) }

  /// Reads a scenario from the form that `bytes` has, with the limits and errors of `Program.init(bytes:depth:)`.
  public init(bytes: [UInt8], depth: Int = 1_000) throws(ProgramReadingError) {
    self = try ProgramReader.part(of: bytes, depth: depth)
  }
}

extension PortableScenario: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(program)
    writer.write(platform == .macOS)
    writer.write(images)
    writer.write(symbols)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    program = try reader.read()
    platform = try reader.read() ? .macOS : .iOS
    images = try reader.read()
    symbols = try reader.read()
  }
}

extension PortableScenario.Image: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(real: naturalSize.width)
    writer.write(real: naturalSize.height)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    name = try reader.read()
    naturalSize = Size(width: try reader.length(), height: try reader.length())
  }
}

extension PortableScenario.Symbol: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(isListed)
    writer.write(near)
    writer.write(glyph)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    name = try reader.read()
    isListed = try reader.read()
    near = try reader.read()
    glyph = try reader.read()
  }
}

extension ProgramReader {
  /// A length in points, finite and not negative.
  fileprivate mutating func length() throws(ProgramReadingError) -> Double {
    let length = try real()
    guard length >= 0, length < .infinity else { throw error(.number) }
    return length
  }
}
