/// A source file in memory.
public struct SourceText: Sendable {
  /// The name to show, relative to the scenario folder.
  public var name: String
  /// The file as it was read; it need not be valid UTF-8.
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A file whose bytes are a text in UTF-8.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
