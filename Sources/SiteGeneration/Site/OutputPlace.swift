public import Diagnostics
public import Foundation

extension SiteBuilder {
  /// Checks that an output lies outside the folders that the site is made from, where the next build would read it.
  ///
  /// - Parameters:
  ///   - output: The folder to write, which need not exist.
  ///   - folder: The folder with `Scenarios` and `Site`.
  ///   - name: What the user calls the output.
  /// - Throws: That it lies in one of the two.
  public static func requireOutside(_ output: URL, of folder: URL, shownAs name: String) throws(Problem) {
    let place = parts(of: output)
    for sources in ["Scenarios", "Site"] where place.starts(with: parts(of: folder.appendingPathComponent(sources))) {
      throw Problem(SiteFault.outputInSources(sources), in: name)
    }
  }

  /// The names on the way to a folder, without links where there are some.
  private static func parts(of folder: URL) -> [String] {
    var (found, missing) = (folder.standardizedFileURL, [String]())
    while found.path != "/", !FileManager.default.fileExists(atPath: found.path) {
      missing.append(found.lastPathComponent)
      found.deleteLastPathComponent()
    }
    return found.resolvingSymlinksInPath().pathComponents + missing.reversed()
  }
}
