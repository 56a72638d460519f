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

  @Test func readsAPNGOfWhichOnlyADescriptionIsDamaged() throws {
    let afterHeader = 33
    for (type, isRead) in [("eXIf", true), ("PLTE", false)] {
      var bytes = ImageBytes.png(width: 48, height: 32)
      bytes.insert(contentsOf: [0, 0, 0, 1] + Array(type.utf8) + [7, 0, 0, 0, 0], at: afterHeader)
      #expect(((try? PictureHeader(bytes)) != nil) == isRead)
    }
  }

  /// The pixels of a JPEG have no checksum; what can be seen without decoding them is whether parts are missing.
  @Test func noticesMissingPixelsOfAJPEG() throws {
    func failure(_ scan: [UInt8], restartInterval: Int = 0) -> PictureHeader.Failure? {
      let bytes = ImageBytes.jpeg(width: 40, height: 30, restartInterval: restartInterval, scan: scan)
      do throws(PictureHeader.Failure) { _ = try PictureHeader(bytes) } catch { return error }
      return nil
    }
    // A byte FF is followed by a zero; markers may be preceded by more of them; another scan has its own header.
    #expect(failure([1, 0xFF, 0, 2, 0xFF, 0xFF]) == nil)
    #expect(failure([1, 2, 0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0, 3]) == nil)
    let parts: [UInt8] = (0..<10).flatMap { [7, 0xFF, 0xD0 + UInt8($0 % 8)] as [UInt8] } + [7]
    #expect(failure(parts, restartInterval: 2) == nil)

    let part = PictureHeader.Failure.damaged("a part of its pixels is missing")
    #expect(failure(parts) == part)
    #expect(failure(Array(parts.dropFirst(3)), restartInterval: 2) == part)
    #expect(failure(Array(parts.prefix(9) + parts.dropFirst(12)), restartInterval: 2) == part)
    let marker = PictureHeader.Failure.damaged("there is a marker among its pixels that cannot stand there")
    for stray: UInt8 in [0x01, 0x7F, 0xC0, 0xD8, 0xFD] { #expect(failure([1, 2, 3, 0xFF, stray, 0, 2]) == marker) }
    #expect(failure([]) == .damaged("it has no pixels"))
    // 5 by 4 blocks take 20 bits at least.
    #expect(failure([1, 2]) == .damaged("it has too few pixels for its size"))
    #expect(failure([1, 2, 3]) == nil)
  }

  /// The end of another picture, as of a preview that the camera adds, is not the end of this one.
  @Test func noticesAJPEGThatIsCutInAScan() throws {
    let whole = ImageBytes.jpeg(width: 40, height: 30)
    #expect(try PictureHeader(whole + whole).pixelWidth == 40)
    let cut = whole.dropLast(2)
    #expect(throws: PictureHeader.Failure.self) { try PictureHeader(cut + whole) }
    #expect(throws: PictureHeader.Failure.self) { try PictureHeader(Array(cut)) }
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
