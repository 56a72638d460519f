import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// Compressed copies that servers hand out.
struct GzipFileTests {
  private func uncompressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder([:])
    try folder.write(bytes, to: "file.gz")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-d", "-c", folder.url.appendingPathComponent("file.gz").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return [UInt8](result)
  }

  @Test(arguments: [0, 1, 70_000]) func comesBackAsItWas(count: Int) throws {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
    #expect(try uncompressed(GzipFile(of: content).bytes) == content)
  }

  /// A time, a name or a system in it would tell two machines' sites apart.
  @Test func theHeaderTellsNothingOfWhereAndWhenItWasMade() {
    let header = Array(GzipFile(of: Array("haggle".utf8)).bytes.prefix(10))
    #expect(header == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test func aRecordStandsBesideItsCompressedCopy() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a/row.swift": "#Preview { HStack { Color.red; Color.blue; Text(\"One\") } }"
    ])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    let record = try #require(site.files.first { $0.path == "a/row.json" }).bytes
    let compressed = try #require(site.files.first { $0.path == "a/row.json.gz" }).bytes
    #expect(try uncompressed(compressed) == record)
    #expect(compressed.count * 3 < record.count)
    #expect(record.firstIndex(of: UInt8(ascii: "\n")) == record.count - 1)
    #expect(site.text("a/row.html")?.contains("<a href=\"row.json.gz\" download=\"row.json.gz\">") == true)
  }
}
