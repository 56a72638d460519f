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

  public var program: Program
  /// The platform that `#if os(…)` was decided for.
  public var platform: Platform
  /// The images beside the scenario.
  public var images: [Image]

  public init(program: Program, platform: Platform = .iOS, images: [Image] = []) {
    self.program = program
    self.platform = platform
    self.images = images
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
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    program = try reader.read()
    platform = try reader.read() ? .macOS : .iOS
    images = try reader.read()
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

extension ProgramReader {
  /// A length in points, finite and not negative.
  fileprivate mutating func length() throws(ProgramReadingError) -> Double {
    let length = try real()
    guard length >= 0, length < .infinity else { throw error(.number) }
    return length
  }
}
