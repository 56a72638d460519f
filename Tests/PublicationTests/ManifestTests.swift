import Testing

@testable import Publication

struct ManifestTests {
  private func manifest(_ files: [(String, UInt64)]) -> Manifest {
    Manifest(files.map { (FilePath($0.0), ContentHash(value: $0.1)) })
  }

  @Test func isReadAsItWasWritten() {
    let manifest = manifest([("b/c.html", 1), ("a\nb%.html", .max), ("b/c.html", 7), ("\u{E9}", 0)])
    #expect(Manifest.parse(manifest.bytes) == .listed(manifest))
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self) == """
        haggle-site 1
        ffffffffffffffff  a%0Ab%25.html
        0000000000000001  b/c.html
        0000000000000007  b/c.html
        0000000000000000  \u{E9}

        """)
  }

  /// Somebody may have put the lines in another order; files are looked for in the order of their paths.
  @Test func itsLinesMayHaveAnyOrder() {
    let lines = [
      "0000000000000002  b/c.html", "0000000000000003  z", "0000000000000001  a.html", "0000000000000004  b/c.html",
    ]
    let text = "haggle-site 1\n" + lines.map { $0 + "\n" }.joined()
    let known = manifest([("a.html", 1), ("b/c.html", 2), ("b/c.html", 4), ("z", 3)])
    #expect(Manifest.parse(Array(text.utf8)) == .listed(known))
    #expect(known.paths(besides: manifest([("b/c.html", 9), ("y", 0)])).map(\.text) == ["a.html", "z"])
    #expect(known.union(manifest([("b/c.html", 9), ("y", 0)])).matches(FilePath("b/c.html"), ContentHash(value: 9)))
  }

  @Test func knowsItsFilesAndFolders() {
    let manifest = manifest([("a/b/c.html", 1), ("a/b/c.html", 2)])
    #expect(manifest.holds(folder: FilePath("a")) && manifest.holds(folder: FilePath("a/b")))
    #expect(!manifest.holds(folder: FilePath("a/b/c.html")) && manifest.lists(FilePath("a/b/c.html")))
    #expect(manifest.matches(FilePath("a/b/c.html"), ContentHash(value: 2)))
    #expect(!manifest.matches(FilePath("a/b/c.html"), ContentHash(value: 3)))
    #expect(manifest.withAnyContent.matches(FilePath("a/b/c.html"), ContentHash(value: 3)))
  }

  @Test(arguments: [
    "", "x", "haggle-site", "haggle-site 1", "haggle-site 1\n0000000000000001  a", "haggle-site 1\n1  a\n",
    "haggle-site 1\n0000000000000001 a\n", "haggle-site 1\n0000000000000001  ../a\n",
    "haggle-site 1\n0000000000000001  %2E%2E/a\n", "haggle-site 1\n0000000000000001  /etc/passwd\n",
    "haggle-site 1\n0000000000000001  a%0\n", "haggle-site 1\n0000000000000001  a%00\n", "haggle-site 1\n\n",
  ])
  func isNoListWhenItIsDamaged(text: String) {
    #expect(Manifest.parse(Array(text.utf8)) == .unlisted)
  }

  @Test func reportsALaterVersion() {
    #expect(Manifest.parse(Array("haggle-site 2\nanything\n".utf8)) == .newer)
  }

  /// The values that the hash's authors publish.
  @Test(arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
  func hashesAsOthersDo(text: String, value: UInt64) {
    #expect(ContentHash(Array(text.utf8)).value == value)
  }
}
