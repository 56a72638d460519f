import Diagnostics
import Testing

struct RecordTests {
  private static let numbers = [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 40, .max, .min]

  @Test(arguments: numbers) func aNumberComesBack(_ number: Int) {
    var record = RecordWriter()
    record.write(number)
    record.write("end")
    var reader = RecordReader(record.bytes[...])
    #expect(reader.number() == number && reader.text() == "end" && reader.isAtEnd)
  }

  @Test func aSmallNumberTakesAByte() {
    var record = RecordWriter()
    for number in [-64, 0, 63] { record.write(number) }
    #expect(record.bytes.count == 3)
    record.write(64)
    #expect(record.bytes.count == 5)
  }

  @Test func whatWasReadBeforeDoesNotMoveANumber() {
    var record = RecordWriter()
    record.write(bits: .max)
    record.write([7, 8])
    record.write([1, -300, 5]) { $1.write($0) }
    var reader = RecordReader(([9, 9] + record.bytes)[2...])
    #expect(reader.bits() == .max && reader.bytes() == [7, 8])
    #expect(reader.list { $0.number() } == [1, -300, 5] && reader.isAtEnd)
  }

  @Test(arguments: 0..<30) func whatWasCutShortIsNotRead(_ count: Int) {
    var record = RecordWriter()
    record.write(1 << 60)
    record.write(bits: 1)
    record.write("twelve bytes")
    var reader = RecordReader(record.bytes.prefix(count))
    let isWhole = count >= record.bytes.count
    #expect((reader.number() != nil && reader.bits() != nil && reader.text() != nil) == isWhole)
  }

  @Test func bytesThatNeverEndAreNoNumber() {
    var reader = RecordReader([UInt8](repeating: 0xFF, count: 40)[...])
    #expect(reader.number() == nil)
  }
}
