import Testing

@testable import Publication

struct PathClaimsTests {
  @Test(arguments: [
    ("a.html", "a.html"), ("A.html", "a.html"), ("stra\u{DF}e.html", "STRASSE.html"),
    ("caf\u{E9}.html", "cafe\u{301}.html"), ("a", "a/b.html"), ("a/b.html", "a"), ("Grids/a.html", "grids/b.html"),
  ])
  func refusesWhatIsOneFileSomewhere(first: String, second: String) throws {
    var claims = PathClaims()
    try claims.claim(first, owner: "first.swift")
    let error = #expect(throws: PublicationError.self) { try claims.claim(second, owner: "second.swift") }
    #expect(error?.isAboutContent == true)
    let text = error?.text(output: "_site") ?? ""
    #expect(text.contains("first.swift") && text.contains("second.swift"), "\(text)")
  }

  @Test func letsFilesShareFolders() throws {
    var claims = PathClaims()
    for path in ["a/b/c.html", "a/b/d.html", "a/b.html", "b", "\u{1F600}/\u{301}.html"] {
      try claims.claim(path, owner: "a.swift")
    }
  }

  @Test func pathsWithTheSameNumberAreToldApart() throws {
    var claims = PathClaims(numbering: { _ in .max })
    for path in ["a.html", "b.html", "c/d.html"] { try claims.claim(path, owner: "first.swift") }
    for path in ["A.html", "b.html", "c/D.html", "c"] {
      #expect(throws: PublicationError.self) { try claims.claim(path, owner: "second.swift") }
    }
    try claims.claim("e.html", owner: "second.swift")
  }

  @Test(arguments: [
    "", "/", "/etc/passwd", "a/", "a//b", ".", "..", "../a", "a/../../b", "a/./b", "a\0b", ".haggle-site",
    ".haggle-lock", ".haggle-anything/a.html",
  ])
  func refusesPathsThatAreNoneOfASite(path: String) throws {
    var claims = PathClaims()
    #expect(throws: PublicationError.badPath(path, owner: "a.swift")) { try claims.claim(path, owner: "a.swift") }
  }

  @Test func namesBothSourcesOfAFileThatIsWrittenTwice() throws {
    var claims = PathClaims()
    try claims.claim("a-1.svg", owner: "a.swift")
    let collision = PublicationError.collision("a-1.svg", owner: "a-1.swift", with: "a-1.svg", of: "a.swift")
    #expect(throws: collision) { try claims.claim("a-1.svg", owner: "a-1.swift") }
  }
}
