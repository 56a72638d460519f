import Foundation
import XMLValidation

/// The time that checking every figure and page of a site took, one after the other, as a build on one thread does.
struct SiteValidation {
  private(set) var fileCount = 0
  /// CPU time in seconds, without reading the files.
  private(set) var seconds = 0.0
  /// What is wrong with the files; a built site has nothing here.
  private(set) var issues: [ValidationIssue] = []

  /// - Parameter site: The folder of a built site.
  /// - Throws: That the schemas cannot be used, or a file cannot be read.
  init(of site: URL) throws {
    let start = cpuTime()
    let validator = try Validator()
    seconds = cpuTime() - start
    let paths = FileManager.default.enumerator(atPath: site.path)?.compactMap { $0 as? String } ?? []
    // Files below `assets` are published as they are.
    for path in paths.sorted() where !path.hasPrefix("assets/") && (path.hasSuffix(".svg") || path.hasSuffix(".html")) {
      let text = try String(contentsOf: site.appendingPathComponent(path), encoding: .utf8)
      let start = cpuTime()
      let found =
        path.hasSuffix(".svg")
        ? validator.validateFigure(text, name: path) : validator.validatePage(text, name: path).issues
      seconds += cpuTime() - start
      issues += found
      fileCount += 1
    }
  }
}

/// Of this thread, in seconds.
private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
