/// How much of the files of a project is read.
public struct FileLimits: Sendable, Equatable {
  /// A limit with its name for `--limit`.
  public struct Limit: Sendable, Equatable {
    public let name: String
    /// The unit, for a sentence: `bytes`.
    public let unit: String
    public var number: Int
  }

  /// The bytes of a Swift file that is laid out, and of standard input.
  public var source = Limit(name: "source", unit: "bytes", number: 256_000)
  /// The bytes of the Swift files next to a scenario that may hold declarations for it.
  public var neighbors = Limit(name: "neighbors", unit: "bytes", number: 20_000_000)
  /// The bytes of those files of a module that are parsed because something in them is needed.
  public var parsed = Limit(name: "parsed", unit: "bytes", number: 1_000_000)
  /// The bytes of `site.yml`, and of one template.
  public var configuration = Limit(name: "configuration", unit: "bytes", number: 256_000)
  /// The bytes of one file with the metrics of fonts.
  public var metrics = Limit(name: "metrics", unit: "bytes", number: 20_000_000)
  /// The bytes of one file that is published unchanged, in `Site/assets` and `Site/root`.
  public var asset = Limit(name: "asset", unit: "bytes", number: 50_000_000)
  /// The files and folders below one folder.
  public var files = Limit(name: "files", unit: "files and folders", number: 20_000)
  /// The bytes of one page; a tag of a template counts as 64.
  public var page = Limit(name: "page", unit: "bytes", number: 50_000_000)
  /// The bytes of one picture, which becomes part of the figure.
  public var pictureBytes = Limit(name: "picture-bytes", unit: "bytes", number: 20_000_000)
  /// The pixels on a side of one picture.
  public var pictureSide = Limit(name: "picture-side", unit: "pixels on a side", number: 20_000)
  /// The pixels of one picture: a browser needs four bytes for each.
  public var picturePixels = Limit(name: "picture-pixels", unit: "pixels", number: 50_000_000)
  /// The bytes of all pictures that the scenarios of one folder show, each counted once.
  public var allPictureBytes = Limit(name: "all-picture-bytes", unit: "bytes", number: 100_000_000)
  /// The pixels of all pictures that the scenarios of one folder show, each counted once.
  public var allPicturePixels = Limit(name: "all-picture-pixels", unit: "pixels", number: 400_000_000)
  /// The bytes of one file with texts or data for a scenario: `Localizable.strings`, JSON.
  public var resource = Limit(name: "resource", unit: "bytes", number: 4_000_000)
  /// The bytes of all such files that a scenario asks for.
  public var allResources = Limit(name: "all-resources", unit: "bytes", number: 16_000_000)

  public init() {}

  /// Every limit, in the order of `haggle --help`.
  public static var all: [WritableKeyPath<FileLimits, Limit>] {
    [
      \.source, \.neighbors, \.parsed, \.configuration, \.metrics, \.asset, \.files, \.page, \.pictureBytes,
      \.pictureSide, \.picturePixels, \.allPictureBytes, \.allPicturePixels, \.resource, \.allResources,
    ]
  }
}
