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
    let pages = try kept(folder, runner.options, in: SiteCache(part.folder, version: version))
    let work = ScenarioWork(folder, runner, keeping: [], pages, drawing: drawing, willParse: willParse)
    let indices = shard.indices(of: work.sources.count)
    var built = BuiltSite()
    var faults: [Report] = []
    var records = pages.map { KeptRecords($0.cache) }
    try each(indices, of: work) { (result) throws(Problem) in
      switch result {
      case .failure(let problem): faults += problem.reports
      case .success(let product):
        faults += product.faults.filter { $0.severity != .note } + product.facts.faults.map(\.report)
        built.warnings += product.warnings
        built.findings += product.findings
        built.figureCount += product.figureCount
        built.scenarioCount += 1
        records?.add(product)
        if product.key == nil, faults.isEmpty { throw Problem(SiteFault.unwritablePart, in: part.name) }
      }
    }
    guard faults.isEmpty else { throw Problem(.content, faults) }
    records?.finish()
    try part.finish(shard)
    return built
  }

  /// Builds the site of the pages that stand in parts, with everything that is not a scenario's page made here.
  ///
  /// - Parameter take: Is given each file as it is made, as `build` does.
  /// - Throws: That parts are missing or were made of something else, and everything that is wrong with the site.
  public func merge(
    _ parts: [SitePart], _ take: @escaping (SiteFile) throws(Problem) -> Void
  ) throws(Problem) -> BuiltSite {
    try SitePart.check(parts)
    let caches = parts.map { SiteCache($0.folder, version: version) }
    let (folder, runner) = try read()
    var pages = try kept(folder, runner.options, in: caches[0])
    pages?.readsFrom = caches
    pages?.isComplete = true
    return try build(folder, runner, pages, take)
  }
}
