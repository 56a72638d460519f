internal import Diagnostics
public import Foundation
public import LayoutEngine
internal import Synchronization

/// The images next to a scenario, by the names that `Image("name")` uses.
///
/// A name is looked for as a set in an asset catalog (`Assets.xcassets/name.imageset`), then as a file next to the
/// scenario, with or without its extension. `@2x` and `@3x` at the end of a file's name are its scale. Each picture is
/// read once, and the first existing file decides: a damaged one is not skipped.
public final class ImageFolder: Sendable {
  /// The result of looking for a name.
  enum Outcome {
    case found(Picture)
    /// A picture of which only the size is known.
    case undrawn(Size)
    case missing
    case unusable(PictureFault)
  }

  /// The results so far.
  private struct State {
    var outcomes: [String: Outcome] = [:]
    /// The asset catalogs, once they were looked for.
    var catalogs: [String]?
    /// The colours that were asked for.
    var colors: [String: Paint?] = [:]
    /// The names of the sets of each ending in the catalogs, with their paths.
    var sets: [String: [(name: String, path: String)]] = [:]
    /// The folders of each catalog.
    var groups: [String: [CatalogGroup]] = [:]
    var bytes = 0
    var pixels = 0
  }

  private let folder: URL?
  private let project: ProjectFiles
  /// The asset catalogs, by their paths from the folder; `nil` for those in the folder itself.
  private let givenCatalogs: [String]?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: A folder to look into; `nil` for a scenario from standard input, which has no images.
  ///   - project: Where links may lead; only into the folder itself if not given.
  public convenience init(folder: URL?, in project: ProjectFiles? = nil) {
    self.init(folder: folder, in: project, catalogs: nil)
  }

  /// - Parameter catalogs: The asset catalogs, by their paths from the folder.
  init(folder: URL?, in project: ProjectFiles? = nil, catalogs: [String]?) {
    givenCatalogs = catalogs
    self.folder = folder
    self.project = project ?? ProjectFiles(folder ?? URL(fileURLWithPath: "/dev/null"))
  }

  /// The image of that name; `nil` when there is none that can be shown.
  public func image(_ name: String) -> Picture? {
    if case .found(let picture) = outcome(name) { picture } else { nil }
  }

  /// How large the image of that name is in points; `nil` when there is none.
  public func size(_ name: String) -> Size? {
    switch outcome(name) {
    case .found(let picture): picture.naturalSize
    case .undrawn(let size): size
    case .missing, .unusable: nil
    }
  }

  /// Why the image of that name cannot be shown although there is a file; `nil` otherwise.
  func fault(_ name: String) -> PictureFault? {
    if case .unusable(let fault) = outcome(name) { fault } else { nil }
  }

  /// The colour of that name in an asset catalog; `nil` when there is none that can be read.
  ///
  /// - Parameter name: A dot at its beginning marks the name of the constant that Xcode makes from the colour's.
  public func color(_ name: String) -> Paint? {
    guard let folder, ImageFolder.staysInside(name) else { return nil }
    return state.withLock { state in
      if let known = state.colors[name] { return known }
      var paint: Paint?
      for path in setPaths(name, ".colorset", "Color", in: folder, &state) {
        let read = try? read(path + "/Contents.json", in: folder, limit: project.limits.configuration)
        if let bytes = read ?? nil {
          paint = ColorSet.paint(bytes)
          break
        }
      }
      state.colors[name] = .some(paint)
      return paint
    }
  }

  /// The names of the colours in all asset catalogs, in order; `nil` when there is no catalog.
  public var colorNames: [String]? {
    guard let folder else { return nil }
    return state.withLock { state in
      let catalogs = catalogs(in: folder, &state)
      if catalogs.isEmpty { return nil }
      var names: [String] = []
      for catalog in catalogs {
        let groups = groups(of: catalog, in: folder, &state)
        for set in sets(of: catalog, ".colorset", in: folder) {
          let path = String(set.path.dropLast(".colorset".count))
          names += groups.compactMap { $0.name(ofSet: path) }
        }
      }
      return names.sorted()
    }
  }

  /// The paths to the sets of a name: as it is written, or by the constant that is made from it.
  private func setPaths(
    _ name: String, _ ending: String, _ kind: String, in folder: URL, _ state: inout State
  ) -> [String] {
    var paths: [String] = []
    for catalog in catalogs(in: folder, &state) {
      guard name.hasPrefix(".") else {
        paths += groups(of: catalog, in: folder, &state).compactMap { $0.path(of: name, ending) }
        continue
      }
      let known = state.sets[catalog + ending] ?? sets(of: catalog, ending, in: folder)
      state.sets[catalog + ending] = known
      let constant = name.dropFirst()
      paths += known.filter { ColorSet.constant($0.name, without: kind) == constant }.map(\.path)
    }
    return paths
  }

  /// The sets of an ending in a catalog.
  private func sets(of catalog: String, _ ending: String, in folder: URL) -> [(name: String, path: String)] {
    let files = try? project.files(below: folder.appendingPathComponent(catalog), shownAs: catalog + "/") {
      name, kind in
      kind != .file || name == "Contents.json"
    }
    return (files ?? []).compactMap { file in
      guard file.path.hasSuffix(ending + "/Contents.json") else { return nil }
      let path = file.path.dropLast("/Contents.json".count)
      return (String(path.dropLast(ending.count)), catalog + "/" + path)
    }
  }

  private func outcome(_ name: String) -> Outcome {
    state.withLock { state in
      if let known = state.outcomes[name] { return known }
      let outcome = look(for: name, &state)
      state.outcomes[name] = outcome
      return outcome
    }
  }

  private func look(for name: String, _ state: inout State) -> Outcome {
    guard let folder, ImageFolder.staysInside(name) else { return .missing }
    do throws(PictureFault) {
      let candidates = try catalogCandidates(name, in: folder, &state) + ImageFolder.fileCandidates(name)
      for candidate in candidates {
        if let outcome = try picture(candidate, in: folder, &state) { return outcome }
      }
    } catch {
      return .unusable(error)
    }
    return .missing
  }

  /// Whether a name stays in the folder: not absolute, no step upwards, no control characters.
  private static func staysInside(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= mostNameBytes && !name.hasPrefix("/") && !name.hasPrefix("~")
      && !name.split(separator: "/").contains("..") && name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
  }

  /// The greatest length of a file's path, in bytes.
  private static let mostNameBytes = 4_000

  /// A file that may hold an image, by its path from the folder.
  private struct Candidate {
    var file: String
    var scale: Double
  }

  private static let scales: [(suffix: String, scale: Double)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  private static func fileCandidates(_ name: String) -> [Candidate] {
    var result: [Candidate] = []
    for (suffix, scale) in scales {
      for ending in ["png", "jpg", "jpeg", "pdf", "svg", "webp", "gif", "heic"] {
        result.append(Candidate(file: "\(name)\(suffix).\(ending)", scale: scale))
      }
    }
    let asGiven = scales.last { URL(fileURLWithPath: name).deletingPathExtension().path.hasSuffix($0.suffix) }
    result.append(Candidate(file: name, scale: asGiven?.scale ?? 1))
    return result
  }

  private func catalogCandidates(
    _ name: String, in folder: URL, _ state: inout State
  ) throws(PictureFault) -> [Candidate] {
    var result: [Candidate] = []
    for path in setPaths(name, ".imageset", "Image", in: folder, &state) {
      result += try candidates(inImageSet: path, in: folder)
      if !result.isEmpty { return result }
    }
    return result
  }

  private func groups(of catalog: String, in folder: URL, _ state: inout State) -> [CatalogGroup] {
    let groups = state.groups[catalog] ?? CatalogGroup.all(in: catalog, of: folder, project)
    state.groups[catalog] = groups
    return groups
  }

  private func catalogs(in folder: URL, _ state: inout State) -> [String] {
    if let known = givenCatalogs ?? state.catalogs { return known }
    let names = (try? SystemFile.names(in: folder.path)) ?? []
    let catalogs = names.compactMap { String(validating: $0, as: UTF8.self) }.filter { $0.hasSuffix(".xcassets") }
    state.catalogs = catalogs.sorted()
    return catalogs.sorted()
  }

  /// The files an image set's `Contents.json` names, in its own order.
  private func candidates(inImageSet set: String, in folder: URL) throws(PictureFault) -> [Candidate] {
    let path = set + "/Contents.json"
    guard let data = try read(path, in: folder, limit: project.limits.configuration) else { return [] }
    guard let contents = try? JSONSerialization.jsonObject(with: Data(data)) as? [String: Any],
      let images = contents["images"] as? [[String: Any]]
    else { throw .unreadable(path, reason: "it is no list of images") }
    return images.compactMap { image in
      guard let file = image["filename"] as? String, ImageFolder.staysInside(file) else { return nil }
      let scale = (image["scale"] as? String).flatMap { text in
        ImageFolder.scales.first { $0.suffix == "@\(text)" }?.scale
      }
      return Candidate(file: set + "/" + file, scale: scale ?? 1)
    }
  }

  /// The picture in a file; `nil` when there is no such file.
  private func picture(
    _ candidate: Candidate, in folder: URL, _ state: inout State
  ) throws(PictureFault) -> Outcome? {
    let (file, limits) = (candidate.file, project.limits)
    guard let bytes = try read(file, in: folder, limit: limits.pictureBytes) else { return nil }
    let header: PictureHeader
    do throws(PictureHeader.Failure) {
      header = try PictureHeader(bytes)
    } catch {
      switch error {
      case .neitherPNGNorJPEG:
        if let size = UndrawnPicture.size(of: bytes, scale: candidate.scale) { return .undrawn(size) }
        // Pictures of other kinds have the size of missing ones.
        if !ImageFolder.isDrawn(file) || HEIFFile.isOne(bytes) { return .missing }
        throw .notPicture(file)
      case .damaged(let reason): throw .damaged(file, reason: reason)
      }
    }
    let longest = max(header.pixelWidth, header.pixelHeight)
    if longest > limits.pictureSide.number { throw .tooLarge(file, limits.pictureSide) }
    let pixels = header.pixelWidth * header.pixelHeight
    if pixels > limits.picturePixels.number { throw .tooLarge(file, limits.picturePixels) }
    state.bytes += bytes.count
    state.pixels += pixels
    if state.bytes > limits.allPictureBytes.number { throw .tooMany(file, limits.allPictureBytes) }
    if state.pixels > limits.allPicturePixels.number { throw .tooMany(file, limits.allPicturePixels) }
    return .found(Picture(file: file, header, bytes, scale: candidate.scale))
  }

  /// Whether a file is, by its name, a picture that figures can show.
  private static func isDrawn(_ file: String) -> Bool {
    [".png", ".jpg", ".jpeg"].contains { file.lowercased().hasSuffix($0) }
  }

  /// The bytes of a file; `nil` when there is none, or a folder.
  private func read(_ file: String, in folder: URL, limit: FileLimits.Limit) throws(PictureFault) -> [UInt8]? {
    do throws(Problem) {
      return try project.bytes(folder.appendingPathComponent(file), limit: limit, shownAs: file)
    } catch {
      let code = error.reports.first?.code
      if code == .fault(InputFault.missingFile.code) || code == .fault(InputFault.folderInsteadOfFile.code) {
        return nil
      }
      if code == .fault(InputFault.largeFile(limit).code) { throw .tooLarge(file, limit) }
      throw .unreadable(file, reason: error.reports.first?.message ?? "")
    }
  }
}
