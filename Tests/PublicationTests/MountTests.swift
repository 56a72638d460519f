import Foundation
import Testing

@testable import Publication

/// Outputs that cannot be moved. What a mount does is tried with a real one where the system allows it.
struct MountTests {
  @Test(arguments: [FaultyFileSystem.Limits(isMounted: true), .init(isMounted: true, isAnotherVolume: true)])
  func anOutputThatCannotBeMovedIsFilled(limits: FaultyFileSystem.Limits) throws {
    let folder = try OutputFolder()
    try folder.publish([
      "index.html": "old", "grids/a.html": "same", "gone/b.html": "old", "x": "file", "y/z": "folder",
    ])
    try folder.write("example.org", to: "site/CNAME")
    try folder.write("by hand", to: "site/gone/b.html")
    let before = (try folder.status("site"), try folder.status("site/grids/a.html"))
    let new = ["index.html": "new", "grids/a.html": "same", "lists/c.html": "new", "x/inner": "folder", "y": "file"]
    let notes = try folder.publish(new, files: try FaultyFileSystem(output: folder.output, limits: limits))
    #expect(notes == [.keptForeign(["CNAME"]), .keptEdited(["gone/b.html"], folder: folder.output + ".edited")])
    #expect(try folder.site == new.merging(["CNAME": "example.org"]) { $1 })
    #expect(try folder.text("site.edited/gone/b.html") == "by hand")
    #expect(try folder.status("site/gone") == nil)
    // The folder is the same one, and what has not changed was not touched.
    #expect(try folder.status("site") == before.0)
    #expect(try folder.status("site/grids/a.html") == before.1)
    #expect(try folder.names == ["site", "site.edited"])
  }

  /// A folder of the site that has become a link must not lead the filling to somebody else's files.
  @Test func fillingFollowsNoLinks() throws {
    let folder = try OutputFolder()
    try folder.publish(["grids/a.html": "old", "index.html": "old"])
    try folder.write("mine", to: "elsewhere/a.html")
    try FileManager.default.removeItem(atPath: folder.path("site/grids"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("site/grids"), withDestinationPath: "../elsewhere")
    let files = try FaultyFileSystem(output: folder.output, limits: .init(isMounted: true))
    #expect(throws: PublicationError.inTheWay(["grids"])) {
      try folder.publish(["grids/a.html": "new"], files: files)
    }
    try folder.publish(["index.html": "new"], files: files)
    #expect(try folder.text("elsewhere/a.html") == "mine")
    #expect(try folder.contents["site/grids"] == "-> ../elsewhere")
  }

  private static let unshare = ["unshare", "-m", "--propagation", "private", "sh", "-c"]

  /// Runs the trial where a mount is only its own; `nil` when this system does not let a test mount anything.
  private func trial(_ folder: OutputFolder, _ mount: String) throws -> (status: Int32, errors: String)? {
    let script = "cd '\(folder.url.path)' && { \(mount); } 2>mount-error || exit 99; exec \"$@\""
    let outcome = try Trial(folder.output, "a,b", count: 2, after: Self.unshare + [script, "sh"]).finish()
    guard [99, 126, 127, 1].contains(outcome.status) else { return outcome }
    let reason = (try? folder.text("mount-error")) ?? ""
    print("no mount could be tried, only what one does to a rename: \(reason.isEmpty ? outcome.errors : reason)")
    return nil
  }

  @Test func aMountedFolderIsFilled() throws {
    let folder = try OutputFolder(["volume/lost+found/x": "", "site/nothing": ""])
    try FileManager.default.removeItem(atPath: folder.path("site/nothing"))
    guard let (status, errors) = try trial(folder, "mount --bind volume site") else { return }
    #expect(status == 0, "\(errors)")
    let names = try folder.contents.filter { $0.value == "b" }.keys.sorted()
    #expect(names == (0..<8).map { "volume/pages/\($0).html" })
    let others = try folder.files.names(in: FilePath(folder.path("volume"))).map(\.description).sorted()
    #expect(others == [".haggle-site", "lost+found", "pages"])
    #expect(try folder.names == ["mount-error", "site", "volume"])
  }

  @Test func aFullDiskIsNamed() throws {
    let folder = try OutputFolder(["site/nothing": ""])
    let mount = "mount -t tmpfs -o size=4k,nr_inodes=6 none site"
    guard let (status, errors) = try trial(folder, mount) else { return }
    #expect(status == 73)
    #expect(errors.hasSuffix("error: the site cannot be written there: No space left on device\n"), "\(errors)")
  }

  @Test func aReadOnlyFileSystemIsNamed() throws {
    let folder = try OutputFolder(["site/nothing": ""])
    guard let (status, errors) = try trial(folder, "mount -t tmpfs -o ro none site") else { return }
    #expect(status == 73)
    #expect(errors == "\(folder.output): error: the site cannot be written there: Read-only file system\n")
  }
}
