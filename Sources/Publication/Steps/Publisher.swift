/// The steps from a finished draft to the published site.
struct Publisher {
  let files: any FileSystem
  let place: Place
  /// The output as the user named it.
  let name: String
  let draft: FilePath
  /// The draft's files, which are sorted while the output is looked at.
  let complete: Pending<DraftFiles>
  /// Its manifest's file.
  let list: Pending<[UInt8]>
  /// The output's earlier manifest.
  let pastList: Pending<Manifest.Parsed?>
  /// The entries of the output's folders that were listed in advance; `nil` if they were not.
  let past: Pending<[FilePath: OldFolders.Listing]>?
  /// Where the folders of the old site are kept; `nil` removes them.
  let spare: FilePath?

  private var manifest: Manifest { complete.value.manifest }

  /// How the draft is published.
  struct Plan {
    /// The files that the site owned in the output so far.
    var own = Manifest()
    /// Whether the output is filled in place, because it cannot be moved or something in it cannot be linked.
    var isFilling = false
    var notes: [PublicationNote] = []
    /// The foreign files in the output.
    var foreign: [FilePath] = []
    /// The entries of the output's folders.
    var folders: OldFolders
  }

  /// Cleans up after an earlier build that was interrupted.
  func recover() throws(PublicationError) -> [PublicationNote] {
    let edited = try PublicationError.wrapping { () throws(SystemError) in
      try Recovery(files: files, place: place).run()
    }
    return Publisher.notes(onEdited: edited, place, name)
  }

  /// Completes the draft with its manifest and with the foreign files in the output.
  func prepare() throws(PublicationError) -> Plan {
    let reading = try Publication.ownership(of: place, files, knowing: pastList.value)
    var obstacles: [FilePath] = []
    let plan = try PublicationError.wrapping { () throws(SystemError) in try prepare(reading, &obstacles) }
    if !obstacles.isEmpty { throw .inTheWay(obstacles.map(\.description)) }
    return plan
  }

  private func prepare(_ reading: Manifest.Reading, _ obstacles: inout [FilePath]) throws(SystemError) -> Plan {
    var plan = Plan(folders: try OldFolders(files, complete.value, besides: draft, knowing: past?.value ?? [:]))
    let list = draft.appending(Manifest.fileName)
    guard let output = try files.status(of: place.folder) else {
      try files.createFile(list, self.list.value)
      return plan
    }
    // Without a list, the paths that the site writes now are assumed to be those it wrote then.
    plan.own = reading == .unlisted ? manifest.withAnyContent : Manifest(reading)
    let added = Pending { [manifest, own = plan.own] in manifest.paths(besides: own) }
    var foreign = ForeignFiles(in: place.folder, own: plan.own, plan.folders)
    let paths = try foreign.find()
    plan.folders = foreign.folders
    obstacles = try foreign.obstacles(to: manifest, adding: added.value, among: paths)
    if !obstacles.isEmpty { return plan }
    try files.createFile(list, self.list.value)
    plan.foreign = paths
    plan.notes = notes(on: paths.filter { !manifest.lists($0) }, reading)
    plan.isFilling = place.isFixed ? true : try !carries(foreign, paths)
    if !plan.isFilling { try files.setAttributes(of: draft, like: output) }
    return plan
  }

  private func carries(_ foreign: ForeignFiles, _ paths: [FilePath]) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try foreign.carry(paths, into: draft)
      return true
    } catch {
      if error.forbidsLinks { return false }
      throw error
    }
  }

  private func notes(on foreign: [FilePath], _ reading: Manifest.Reading) -> [PublicationNote] {
    if foreign.isEmpty { return [] }
    let names = foreign.map(\.description)
    return [reading == .unlisted ? .keptUnlisted(names) : .keptForeign(names)]
  }

  /// Makes the draft the output.
  ///
  /// - Parameter isPublished: Called when the new site is in place, before the old one is put away.
  func carryOut(_ plan: Plan, isPublished: () -> Void) throws(PublicationError) -> [PublicationNote] {
    try PublicationError.wrapping { () throws(SystemError) in
      switch plan.isFilling ? .impossible : try Swap(files: files, place: place).run(draft) {
      case .moved:
        try files.synchronize(folder: place.workplace)
        keepTwin()
        return plan.notes
      case .exchanged(let old):
        isPublished()
        return plan.notes + clearAway(old, plan)
      case .impossible: return plan.notes + (try fill(plan))
      }
    }
  }

  /// The site is published by now, so that a failure with the old one is reported as a note and not as an error.
  private func clearAway(_ old: FilePath, _ plan: Plan) -> [PublicationNote] {
    var settlement = Settlement(of: old, plan.folders, at: place, own: plan.own, new: manifest, isLate: false)
    var trouble: [PublicationNote] = []
    do throws(SystemError) {
      try files.synchronize(folder: place.workplace)
      try settlement.run()
      try putAway(old, without: plan.foreign)
    } catch {
      trouble = [.notCleared(error)]
    }
    return Publisher.notes(onEdited: settlement.edited.paths, place, name) + trouble
  }

  /// Removes the old site, or keeps its folders for the next one. It is removed if it is on another disk or would
  /// replace another build's folders.
  ///
  /// - Parameter foreign: The foreign files, which are in the output by now and need not be kept twice.
  private func putAway(_ old: FilePath, without foreign: [FilePath]) throws(SystemError) {
    guard let spare else { return try files.discard(old, at: place) }
    // Nothing in it is worth keeping any more, even if this is interrupted.
    let rest = place.newDraft()
    try files.rename(old, to: rest)
    for path in foreign { try files.removeTree(rest.appending(path)) }
    if (try? files.rename(rest, to: spare)) == nil { try files.removeTree(rest) }
  }

  /// Makes for the first site what later ones leave: folders from which the next site reuses common files.
  private func keepTwin() {
    guard let spare else { return }
    let inFolders = complete.value.linked.filter { !$0.parent.isEmpty }
    if inFolders.isEmpty { return }
    let twin = place.newDraft()
    do throws(SystemError) {
      try makeTwin(of: inFolders, in: twin)
      try files.rename(twin, to: spare)
    } catch {
      // The next site is made without them.
      try? files.removeTree(twin)
    }
  }

  private func makeTwin(of paths: [FilePath], in twin: FilePath) throws(SystemError) {
    try files.createFolder(twin)
    var folders: Set<FilePath> = []
    for path in paths {
      for folder in path.ancestors where folders.insert(folder).inserted {
        try files.createFolder(twin.appending(folder))
      }
      try files.link(place.folder.appending(path), as: twin.appending(path))
    }
  }

  private func fill(_ plan: Plan) throws(SystemError) -> [PublicationNote] {
    var filling = Filling(place, from: draft, own: plan.own, new: manifest, files)
    try filling.run()
    return Publisher.notes(onEdited: filling.edited.paths, place, name)
  }

  static func notes(onEdited paths: [FilePath], _ place: Place, _ name: String) -> [PublicationNote] {
    if paths.isEmpty { return [] }
    return [.keptEdited(paths.map(\.description), folder: place.editedName(output: name))]
  }
}
