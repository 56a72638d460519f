import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ScenarioPipeline

/// Pictures that are laid out by the size that their file states.
struct UndrawnPictureTests {
  private func size(_ text: String) -> Size? { UndrawnPicture.size(of: Array(text.utf8), scale: 2) }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?><svg xmlns=\"x\" width=\"24\" height='12.5px' viewBox=\"0 0 9 9\">", 24.0, 12.5),
    ("<svg viewBox=\"0 0 30 40\"/>", 30, 40), ("<svg stroke-width=\"3\" viewBox=\"0,0,8,6\">", 8, 6),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 7 5\">", 7, 5),
    ("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 120 80.5] >>", 120, 80.5),
    ("%PDF-1.4\n/MediaBox[ 10 10 60 30 ]", 50, 20),
  ])
  func drawingsHaveTheirSizeInPoints(text: String, width: Double, height: Double) {
    #expect(size(text) == Size(width: width, height: height))
  }

  @Test(arguments: [
    "", "hello", "<svg>", "<svg width=\"0\" height=\"4\"/>", "<svg width=\"1e9\" height=\"4\" />", "%PDF-1.4", "RIFF",
    "GIF8",
    "%PDF /MediaBox [0 0 nan 3]", "<svg viewBox=\"0 0 inf 3\"/>",
  ])
  func whatStatesNoSizeHasNone(text: String) { #expect(size(text) == nil) }

  @Test func pixelsCountByTheScale() {
    let lossy = Array("RIFF____WEBPVP8 ____".utf8) + [0, 0, 0, 0x9D, 0x01, 0x2A, 40, 0, 20, 0, 0, 0]
    #expect(UndrawnPicture.size(of: lossy, scale: 2) == Size(width: 20, height: 10))
    let extended = Array("RIFF____WEBPVP8X____".utf8) + [0, 0, 0, 0, 99, 0, 0, 49, 0, 0, 0]
    #expect(UndrawnPicture.size(of: extended, scale: 1) == Size(width: 100, height: 50))
    #expect(UndrawnPicture.size(of: Array("GIF89a".utf8) + [8, 0, 6, 0], scale: 1) == Size(width: 8, height: 6))
  }

  /// A box of a HEIC file, with its length and type before it.
  private static func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    [0, 0, UInt8((contents.count + 8) >> 8), UInt8((contents.count + 8) & 255)] + Array(type.utf8) + contents
  }

  private static func heic(turned: UInt8?) -> [UInt8] {
    func extent(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height])
    }
    let turn = turned.map { box("irot", [$0]) } ?? []
    let properties = box("iprp", box("ipco", extent(16, 16) + extent(80, 40) + turn))
    return box("ftyp", Array("heic0000".utf8)) + box("meta", [0, 0, 0, 0] + box("hdlr", [1, 2]) + properties)
  }

  @Test func theLargestPartOfAHEICFileIsThePicture() {
    #expect(UndrawnPicture.size(of: Self.heic(turned: nil), scale: 2) == Size(width: 40, height: 20))
    #expect(UndrawnPicture.size(of: Self.heic(turned: 1), scale: 1) == Size(width: 40, height: 80))
    #expect(UndrawnPicture.size(of: Self.heic(turned: 2), scale: 1) == Size(width: 80, height: 40))
    #expect(UndrawnPicture.size(of: Array(Self.heic(turned: nil).prefix(60)), scale: 1) == nil)
  }

  @Test func aHEICFileByAnotherNameIsNoFault() throws {
    let folder = try TemporaryFolder([:])
    for (name, bytes) in [("whole", Self.heic(turned: nil)), ("part", Array(Self.heic(turned: nil).prefix(40)))] {
      try Data(bytes).write(to: folder.url.appendingPathComponent(name + ".jpg"))
    }
    let images = ImageFolder(folder: folder.url)
    #expect(images.size("whole") == Size(width: 80, height: 40))
    #expect(images.size("part") == nil)
    #expect(images.fault("part") == nil)
  }

  @Test func catalogsHoldThem() throws {
    let folder = try TemporaryFolder([
      "Assets.xcassets/leaf.imageset/Contents.json": #"{"images": [{"filename": "leaf.svg"}]}"#,
      "Assets.xcassets/leaf.imageset/leaf.svg": "<svg width=\"30\" height=\"20\"/>",
      "Assets.xcassets/card.imageset/Contents.json": #"{"images": [{"filename": "card.heic"}]}"#,
      "Assets.xcassets/card.imageset/card.heic": "????",
    ])
    let images = ImageFolder(folder: folder.url)
    #expect(images.size("leaf") == Size(width: 30, height: 20))
    #expect(images.size(".leaf") == Size(width: 30, height: 20))
    #expect(images.image("leaf") == nil)
    #expect(images.fault("leaf") == nil)
    // Of another kind of file nothing is known: its image has the size of a missing one.
    #expect(images.size("card") == nil)
    #expect(images.fault("card") == nil)
  }
}
