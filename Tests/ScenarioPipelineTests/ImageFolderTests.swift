import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ScenarioPipeline

struct ImageFolderTests {
  @Test func dividesPixelsByTheScaleInTheName() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageBytes.png(width: 60, height: 30), to: "plain.png")
    try folder.write(ImageBytes.png(width: 60, height: 30), to: "sharp@3x.png")
    try folder.write(ImageBytes.jpeg(width: 60, height: 30), to: "photo@2x.jpg")
    let images = ImageFolder(folder: folder.url)
    #expect(images.image("plain")?.naturalSize == Size(width: 60, height: 30))
    #expect(images.image("plain.png")?.naturalSize == Size(width: 60, height: 30))
    #expect(images.image("sharp")?.naturalSize == Size(width: 20, height: 10))
    #expect(images.image("photo")?.naturalSize == Size(width: 30, height: 15))
    #expect(images.image("photo")?.mediaType == "image/jpeg")
    #expect(images.image("absent") == nil)
  }

  @Test func readsAssetCatalogs() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
                  {"idiom": "universal", "filename": "hill-2.png", "scale": "2x"}],
       "info": {"version": 1, "author": "xcode"}}
      """
    let folder = try TemporaryFolder(["Assets.xcassets/Hill.imageset/Contents.json": contents])
    try folder.write(ImageBytes.png(width: 80, height: 40), to: "Assets.xcassets/Hill.imageset/hill-2.png")
    #expect(ImageFolder(folder: folder.url).image("Hill")?.naturalSize == Size(width: 40, height: 20))
  }

  @Test(arguments: ["../secret", "/secret", "a/../../secret", "", "~/secret", "secret\n"])
  func neverLeavesItsFolder(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageBytes.png(width: 8, height: 8), to: "secret.png")
    try folder.write([], to: "inner/a/.keep")
    #expect(ImageFolder(folder: folder.url.appendingPathComponent("inner")).image(name) == nil)
  }

  @Test func followsNoLinkOutOfItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageBytes.png(width: 8, height: 8), to: "outside/secret.png")
    try folder.write(ImageBytes.png(width: 8, height: 8), to: "inner/own.png")
    let inner = folder.url.appendingPathComponent("inner")
    let outside = folder.url.appendingPathComponent("outside")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: inner.appendingPathComponent("file.png"), withDestinationURL: outside.appendingPathComponent("secret.png"))
    try manager.createSymbolicLink(at: inner.appendingPathComponent("folder"), withDestinationURL: outside)
    try manager.createSymbolicLink(at: inner.appendingPathComponent("Media.xcassets"), withDestinationURL: outside)
    try manager.createSymbolicLink(
      at: inner.appendingPathComponent("alias.png"), withDestinationURL: inner.appendingPathComponent("own.png"))
    let images = ImageFolder(folder: inner)
    #expect(images.image("file") == nil)
    #expect(images.image("folder/secret") == nil)
    let reason = "the link leads out of the project; only what is in the project's folder is read"
    #expect(images.fault("file") == .unreadable("file.png", reason: reason))
    #expect(images.image("alias") != nil)
  }

  @Test func opensNoDevices() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appendingPathComponent("pipe.png").path, 0o600) == 0)
    let images = ImageFolder(folder: folder.url)
    #expect(images.image("pipe") == nil)
    #expect(
      images.fault("pipe")?.message.hasPrefix("the picture 'pipe.png' cannot be used: this is no regular") == true)
  }

  @Test func hasNoImagesForStandardInput() {
    #expect(ImageFolder(folder: nil).image("anything") == nil)
  }

  @Test func turnsAPictureAsTheCameraWasHeld() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageBytes.jpeg(width: 40, height: 30, orientation: 6), to: "turned.jpg")
    try folder.write(ImageBytes.jpeg(width: 40, height: 30, orientation: 3, isLittle: true), to: "over.jpg")
    let images = ImageFolder(folder: folder.url)
    #expect(images.image("turned")?.naturalSize == Size(width: 30, height: 40))
    #expect(images.image("over")?.naturalSize == Size(width: 40, height: 30))
    #expect(images.image("over")?.orientation == 3)
    // The code that draws the file must not rotate it again.
    #expect(try PictureHeader(images.image("turned")?.bytes ?? []).orientation == 1)
    #expect(try PictureHeader(images.image("over")?.bytes ?? []).orientation == 1)
  }

  @Test func readsEachPictureOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageBytes.png(width: 8, height: 8), to: "a.png")
    let images = ImageFolder(folder: folder.url)
    let first = try #require(images.image("a"))
    try folder.write([], to: "a.png")
    #expect(images.image("a") === first)
  }

  @Test func saysWhatIsWrongWithAFileThatIsThere() throws {
    let folder = try TemporaryFolder(["text.png": "hello", "Assets.xcassets/a.imageset/Contents.json": "[]"])
    try folder.write(Array(ImageBytes.png(width: 8, height: 8).dropLast(14)), to: "short.png")
    let images = ImageFolder(folder: folder.url)
    #expect(images.fault("text") == .notPicture("text.png"))
    #expect(images.fault("short") == .damaged("short.png", reason: "it is cut short"))
    #expect(
      images.fault("a") == .unreadable("Assets.xcassets/a.imageset/Contents.json", reason: "it is no list of images"))
    #expect(images.fault("absent") == nil)
  }

  @Test func holdsPicturesToTheLimits() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageBytes.png(width: 8, height: 8), to: "small.png")
    try folder.write(ImageBytes.png(width: 30_000, height: 30_000), to: "huge.png")
    try folder.write(ImageBytes.png(width: 9_000, height: 9_000), to: "wide.png")
    func fault(_ name: String, _ change: (inout FileLimits) -> Void = { _ in }) -> String? {
      var limits = FileLimits()
      change(&limits)
      let images = ImageFolder(folder: folder.url, in: ProjectFiles(folder.url, limits: limits))
      _ = images.image("small")
      return images.fault(name)?.code
    }
    #expect(fault("huge") == "limit-picture-side")
    #expect(fault("wide") == "limit-picture-pixels")
    #expect(fault("small") == nil)
    #expect(fault("small") { $0.pictureBytes.number = 20 } == "limit-picture-bytes")
    #expect(
      fault("wide") { ($0.picturePixels.number, $0.allPicturePixels.number) = (81_000_000, 81_000_063) }
        == "limit-all-picture-pixels")
    #expect(
      fault("wide") { ($0.picturePixels.number, $0.allPictureBytes.number) = (81_000_000, 100) }
        == "limit-all-picture-bytes")
  }

  /// A list that is longer than any catalog's is refused before it is read.
  @Test func readsNoEndlessListOfImages() throws {
    let entry = "{\"filename\": \"a.png\"},"
    let contents = "{\"images\": [" + String(repeating: entry, count: 300_000) + "{}]}"
    let folder = try TemporaryFolder(["A.xcassets/a.imageset/Contents.json": contents])
    #expect(ImageFolder(folder: folder.url).fault("a")?.code == "limit-configuration")
  }
}
