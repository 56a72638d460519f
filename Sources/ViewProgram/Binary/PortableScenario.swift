public import LayoutEngine

/// A program and what its layout needs from the files next to it, for an engine without a file system.
public struct PortableScenario: Sendable {
  /// An image that the scenario shows.
  public struct Image: Sendable, Equatable {
    /// The name that `Image("name")` finds it by.
    public var name: String
    /// The size of the whole image, in points.
    public var naturalSize: Size
    /// The picture's file, next to the page; empty where there is none to show.
    public var file: String
    /// How the stored picture has to be turned, by EXIF's numbers from 1 to 8.
    public var orientation: Int

    public init(name: String, naturalSize: Size, file: String = "", orientation: Int = 1) {
      self.name = name
      self.naturalSize = naturalSize
      self.file = file
      self.orientation = orientation
    }
  }

  /// A system symbol that the scenario shows or asks for.
  public struct Symbol: Sendable, Equatable {
    /// The name as the scenario writes it.
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

  /// A text from the files next to the scenario.
  public struct Text: Sendable, Equatable {
    /// The key that a text is looked up by, or the name of a file.
    public var key: String
    /// The text for the key, or the content of the file.
    public var text: String

    public init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// A colour of an asset catalog.
  public struct NamedColor: Sendable, Equatable {
    /// The name that `Color("name")` finds it by.
    public var name: String
    /// The colour in light and in dark.
    public var paint: Paint

    public init(name: String, paint: Paint) {
      self.name = name
      self.paint = paint
    }
  }

  /// The source, ready to be run.
  public var program: Program
  /// The platform that `#if os(…)` was decided for.
  public var platform: Platform
  /// The images next to the scenario.
  public var images: [Image]
  /// The symbols that the scenario asks for.
  public var symbols: [Symbol] = []
  /// The texts that the scenario asks for by their keys.
  public var texts: [Text] = []
  /// The colours that the scenario asks for by their names.
  public var colors: [NamedColor] = []
  /// The files that the scenario reads, each as a text under its name.
  public var files: [Text] = []

  public init(program: Program, platform: Platform = .iOS, images: [Image] = []) {
    self.program = program
    self.platform = platform
    self.images = images
  }

  /// The scenario in the same compact form as a program's `bytes`.
  public var bytes: [UInt8] { ProgramWriter.bytes(of: self) }

  /// Reads a scenario from the form that `bytes` has, with the limits and errors of `Program.init(bytes:depth:)`.
  ///
  /// - Parameter changes: other values for literals; a place without a literal of that kind stays as it is.
  public init(
    bytes: [UInt8], changing changes: [LiteralChange] = [], depth: Int = 1_000
  ) throws(ProgramReadingError) {
    self = try ProgramReader.part(of: bytes, depth: depth, changes: changes)
  }
}

extension PortableScenario: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(program)
    writer.write(platform == .macOS)
    writer.write(images)
    writer.write(symbols)
    writer.write(texts)
    writer.write(colors)
    writer.write(files)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    program = try reader.read()
    platform = try reader.read() ? .macOS : .iOS
    images = try reader.read()
    symbols = try reader.read()
    texts = try reader.read()
    colors = try reader.read()
    files = try reader.read()
  }
}

extension PortableScenario.Image: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(real: naturalSize.width)
    writer.write(real: naturalSize.height)
    writer.write(file)
    writer.write(count: orientation)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    name = try reader.read()
    naturalSize = Size(width: try reader.length(), height: try reader.length())
    file = try reader.read()
    orientation = try reader.count(upTo: 8)
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

extension PortableScenario.Text: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(key)
    writer.write(text)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    key = try reader.read()
    text = try reader.read()
  }
}

extension PortableScenario.NamedColor: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    for color in [paint.light, paint.dark] {
      for component in [color.red, color.green, color.blue, color.opacity] { writer.write(real: component) }
    }
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    name = try reader.read()
    paint = Paint(light: try reader.color(), dark: try reader.color())
  }
}

extension ProgramReader {
  fileprivate mutating func color() throws(ProgramReadingError) -> RGBA {
    RGBA(red: try component(), green: try component(), blue: try component(), opacity: try component())
  }

  /// A part of a colour, from 0 to 1.
  private mutating func component() throws(ProgramReadingError) -> Double {
    let component = try real()
    guard component >= 0, component <= 1 else { throw error(.number) }
    return component
  }

  /// A length in points, finite and not negative.
  fileprivate mutating func length() throws(ProgramReadingError) -> Double {
    let length = try real()
    guard length >= 0, length < .infinity else { throw error(.number) }
    return length
  }
}
