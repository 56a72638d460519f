import Testing

@testable import ScenarioPipeline

struct PictureHeaderTests {
  @Test func readsTheSizeOfPNGAndJPEG() throws {
    let png = try PictureHeader(ImageBytes.png(width: 48, height: 32))
    #expect(png == PictureHeader(format: .png, width: 48, height: 32))
    let jpeg = try PictureHeader(ImageBytes.jpeg(width: 40, height: 30))
    #expect(jpeg == PictureHeader(format: .jpeg, width: 40, height: 30))
  }

  @Test(arguments: [true, false]) func readsHowTheCameraWasHeld(isLittle: Bool) throws {
    for number in 1...8 {
      let bytes = ImageBytes.jpeg(width: 40, height: 30, orientation: number, isLittle: isLittle)
      #expect(try PictureHeader(bytes).orientation == number)
    }
    #expect(try PictureHeader(ImageBytes.jpeg(width: 40, height: 30, orientation: 9)).orientation == 1)
  }

  @Test func refusesWhatIsNoPicture() {
    #expect(throws: PictureHeader.Failure.neitherPNGNorJPEG) { try PictureHeader([]) }
    #expect(throws: PictureHeader.Failure.neitherPNGNorJPEG) { try PictureHeader(Array("<svg/>".utf8)) }
    #expect(throws: PictureHeader.Failure.damaged("it has no pixels")) {
      try PictureHeader(ImageBytes.png(width: 0, height: 32))
    }
  }

  @Test func refusesWhatIsCutShort() {
    for bytes in [ImageBytes.png(width: 48, height: 32), ImageBytes.jpeg(width: 40, height: 30, orientation: 6)] {
      for count in 2..<bytes.count {
        #expect(throws: PictureHeader.Failure.self) { try PictureHeader(Array(bytes.prefix(count))) }
      }
    }
  }

  /// PNG has a checksum for everything but its lengths, and a wrong length leads to a wrong checksum.
  @Test func noticesEveryChangedByteOfAPNG() {
    let bytes = ImageBytes.png(width: 48, height: 32)
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] ^= 0x10
      #expect(throws: PictureHeader.Failure.self) { try PictureHeader(damaged) }
    }
  }

  /// Bytes are changed one after the other; the file is read or refused, and never beyond its end.
  @Test func readsDamagedJPEGsOrRefusesThem() {
    let bytes = ImageBytes.jpeg(width: 40, height: 30, orientation: 6)
    for position in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xC0, 0xFF] {
        var damaged = bytes
        damaged[position] = value
        if let header = try? PictureHeader(damaged) { #expect(header.pixelWidth > 0 && header.pixelHeight > 0) }
      }
    }
  }
}
