import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ScenarioPipeline

struct ImageFolderTests {
  @Test func readsTheSizeOfPNGAndJPEG() {
    #expect(ImageHeader(ImageBytes.png(width: 48, height: 32))?.pixelWidth == 48)
    #expect(ImageHeader(ImageBytes.png(width: 48, height: 32))?.pixelHeight == 32)
    #expect(ImageHeader(ImageBytes.jpeg(width: 40, height: 30))?.pixelWidth == 40)
    #expect(ImageHeader(ImageBytes.jpeg(width: 40, height: 30))?.pixelHeight == 30)
  }

  @Test func refusesWhatIsNoPicture() {
    #expect(ImageHeader([]) == nil)
    #expect(ImageHeader(Array("<svg/>".utf8)) == nil)
    #expect(ImageHeader(Array(ImageBytes.png(width: 48, height: 32).prefix(20))) == nil)
    #expect(ImageHeader(Array(ImageBytes.jpeg(width: 40, height: 30).prefix(12))) == nil)
    #expect(ImageHeader(ImageBytes.png(width: 0, height: 32)) == nil)
    var endless = ImageBytes.png(width: 48, height: 32)
    endless[16] = 0x7F
    #expect(ImageHeader(endless) == nil)
  }

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

  /// Bytes are changed one after the other; the header is read or refused, and never beyond its end.
  @Test func readsDamagedHeadersOrRefusesThem() {
    for bytes in [ImageBytes.png(width: 48, height: 32), ImageBytes.jpeg(width: 40, height: 30)] {
      for position in 0..<min(bytes.count, 200) {
        for value: UInt8 in [0, 1, 0x7F, 0xC0, 0xFF] {
          var damaged = bytes
          damaged[position] = value
          if let header = ImageHeader(damaged) { #expect(header.pixelWidth > 0 && header.pixelHeight > 0) }
        }
        _ = ImageHeader(Array(bytes.prefix(position)))
      }
    }
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
    #expect(images.image("alias") != nil)
  }

  @Test func opensNoDevices() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appendingPathComponent("pipe.png").path, 0o600) == 0)
    #expect(ImageFolder(folder: folder.url).image("pipe") == nil)
  }

  @Test func hasNoImagesForStandardInput() {
    #expect(ImageFolder(folder: nil).image("anything") == nil)
  }
}
