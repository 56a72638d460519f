public import Foundation
public import LayoutEngine

/// The images beside a scenario, by the names that `Image("name")` uses.
///
/// A name is looked for as a set in an asset catalog (`Assets.xcassets/name.imageset`), then as a file beside
/// the scenario, with or without its extension. `@2x` and `@3x` at the end of a file's name are its scale.
public struct ImageFolder: Sendable {
  /// An image file and how large it is in points.
  public struct Entry: Sendable {
    public var naturalSize: Size
    /// The file's media type, such as `image/png`.
    public var mediaType: String
    public var bytes: [UInt8]
  }

  private let folder: URL?

  /// A folder to look into; `nil` for a scenario from standard input, which has no images.
  public init(folder: URL?) {
    self.folder = folder?.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// The image of that name; `nil` when there is none or it is neither PNG nor JPEG.
  public func image(_ name: String) -> Entry? {
    guard let folder, ImageFolder.staysInside(name) else { return nil }
    for candidate in catalogCandidates(name, in: folder) + fileCandidates(name, in: folder) {
      if let entry = entry(candidate, inside: folder) { return entry }
    }
    return nil
  }

  /// No file's path is longer.
  private static let mostNameBytes = 4_000

  /// Whether a name stays in the folder: not absolute, no step upwards, no control characters.
  private static func staysInside(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= mostNameBytes
      && !name.hasPrefix("/") && !name.hasPrefix("~") && !name.split(separator: "/").contains("..")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
  }

  private struct Candidate {
    var file: URL
    var scale: Double
  }

  private static let scales: [(suffix: String, scale: Double)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  private func fileCandidates(_ name: String, in folder: URL) -> [Candidate] {
    var result: [Candidate] = []
    for (suffix, scale) in ImageFolder.scales {
      for ending in ["png", "jpg", "jpeg"] {
        result.append(Candidate(file: folder.appendingPathComponent("\(name)\(suffix).\(ending)"), scale: scale))
      }
    }
    let asGiven = ImageFolder.scales.last {
      URL(fileURLWithPath: name).deletingPathExtension().path.hasSuffix($0.suffix)
    }
    result.append(Candidate(file: folder.appendingPathComponent(name), scale: asGiven?.scale ?? 1))
    return result
  }

  private func catalogCandidates(_ name: String, in folder: URL) -> [Candidate] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var result: [Candidate] = []
    for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
      let set = folder.appendingPathComponent(catalog).appendingPathComponent("\(name).imageset")
      result += ImageFolder.candidates(inImageSet: set)
    }
    return result
  }

  /// The files an image set's `Contents.json` names, in its own order.
  private static func candidates(inImageSet set: URL) -> [Candidate] {
    guard
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let images = contents["images"] as? [[String: Any]]
    else { return [] }
    return images.compactMap { image in
      guard let file = image["filename"] as? String, staysInside(file) else { return nil }
      let scale = (image["scale"] as? String).flatMap { text in scales.first { $0.suffix == "@\(text)" }?.scale }
      return Candidate(file: set.appendingPathComponent(file), scale: scale ?? 1)
    }
  }

  /// The largest picture that is read, in bytes: it ends up in the figure.
  private static let mostBytes = 20_000_000

  /// Whether it is a file of a sensible size, and no pipe or device that never ends.
  private static func isReadable(_ file: URL) -> Bool {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true && InputFile.size(file) <= mostBytes
  }

  private func entry(_ candidate: Candidate, inside folder: URL) -> Entry? {
    // A link inside the folder may still point out of it.
    let file = candidate.file.standardizedFileURL.resolvingSymlinksInPath()
    guard file.path.hasPrefix(folder.path + "/"), ImageFolder.isReadable(file),
      let data = try? Data(contentsOf: file)
    else { return nil }
    let bytes = [UInt8](data)
    guard let header = ImageHeader(bytes) else { return nil }
    let size = Size(
      width: Double(header.pixelWidth) / candidate.scale, height: Double(header.pixelHeight) / candidate.scale)
    return Entry(naturalSize: size, mediaType: header.format.rawValue, bytes: bytes)
  }
}
