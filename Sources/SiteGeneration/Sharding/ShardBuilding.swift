public import Diagnostics
internal import Foundation
internal import ScenarioPipeline
internal import ViewProgram
internal import XMLValidation

extension SiteBuilder {
  /// Builds the scenarios of a shard into a part. Nothing else of the site is made, and links between pages are checked
  /// when the parts are merged.
  ///
  /// - Throws: Everything that is wrong with the folder or those scenarios, or that the part cannot be written.
  public func build(_ shard: SiteShard, into part: SitePart) throws(Problem) -> BuiltSite {
    let (folder, runner) = try read()
    try part.begin()
    var pages = try kept(folder, runner.options, in: SiteCache(part.folder, version: version))
    if let cache { pages?.readsFrom.append(cache) }
    let work = ScenarioWork(folder, runner, keeping: [], pages, drawing: drawing, willParse: willParse)
    let indices = shard.indices(of: work.sources.count)
    var built = BuiltSite()
    var problems: [Problem] = []
    var records = pages.map { KeptRecords($0.cache) }
    var additions = pages == nil ? nil : cache.map(KeptRecords.init)
    try each(indices, of: work) { (result) throws(Problem) in
      switch result {
      case .failure(let problem): problems.append(problem)
      case .success(let product):
        let faults = product.faults.filter { $0.severity != .note }
        if !faults.isEmpty { problems.append(Problem(.content, faults)) }
        problems += product.facts.faults.map(\.problem)
        built.warnings += product.warnings
        built.findings += product.findings
        built.figureCount += product.figureCount
        built.scenarioCount += 1
        // What the part or the cache lacks is copied to it.
        let own = product.isKept ? try product.copied(to: pages?.cache) : product
        records?.add(own)
        if !product.isKept { additions?.add(try product.copied(to: cache)) }
        if own.key == nil, problems.isEmpty { throw Problem(SiteFault.unwritablePart, in: part.name) }
      }
    }
    guard problems.isEmpty else { throw Problem(joining: problems) }
    records?.finish()
    additions?.finish()
    _ = validators.keep()
    try part.finish(shard)
    return built
  }

  /// Builds the site from the pages in parts, and makes everything other than the scenarios' pages here.
  ///
  /// - Parameter take: Is given each file as it is made, as `build` does.
  /// - Throws: That parts are missing or were made from something else, and everything that is wrong with the site.
  public func merge(
    _ parts: [SitePart], _ take: @escaping (SiteFile) throws(Problem) -> Void
  ) throws(Problem) -> BuiltSite {
    try SitePart.check(parts)
    let caches = parts.map { SiteCache($0.folder, version: version) }
    let (folder, runner) = try read()
    var pages = try kept(folder, runner.options, in: caches[0])
    pages?.readsFrom = caches
    pages?.isComplete = true
    do throws(Problem) {
      return try build(folder, runner, pages, take)
    } catch {
      throw SiteBuilder.toldOnce(error)
    }
  }

  /// The problem with a single report for all pages that no part has: where one is missing, most are.
  private static func toldOnce(_ problem: Problem) -> Problem {
    let missing = problem.reports.indices.filter {
      problem.reports[$0].code == .fault(SiteFault.missingPage(others: 0).code)
    }
    guard let first = missing.first, missing.count > 1 else { return problem }
    var reports = problem.reports.indices.filter { !missing.contains($0) }.map { problem.reports[$0] }
    reports.append(Report(SiteFault.missingPage(others: missing.count - 1), in: problem.reports[first].file))
    return Problem(problem.kind, reports)
  }
}
