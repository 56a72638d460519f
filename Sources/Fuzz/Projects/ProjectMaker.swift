/// Makes projects that are almost right; the same seed and number give the same files.
struct ProjectMaker {
  private let sources: [[UInt8]]
  /// A valid picture.
  private let picture: [UInt8]
  private let mutator: Mutator
  private let seed: UInt64

  init(corpus: [[UInt8]], picture: [UInt8], seed: UInt64) {
    self.picture = picture
    sources = corpus.filter { $0.count < 3_000 }
    mutator = Mutator(corpus: sources, seed: seed)
    self.seed = seed
  }

  /// The project with a number. One in four is valid, so that most checks also see a site.
  func project(_ number: Int) -> Project {
    var numbers = SeededNumbers(seed: seed ^ 0x9E37, input: number)
    var project = Project()
    addScenarios(to: &project, number, &numbers)
    guard numbers.below(4) > 0 else { return project }
    for _ in 0...numbers.below(3) { disturb(&project, number, &numbers) }
    return project
  }

  private func addScenarios(to project: inout Project, _ number: Int, _ numbers: inout SeededNumbers) {
    project.add("Scenarios/first/plain.swift", "#Preview { Text(\"a\").padding(3) }\n")
    project.add("Scenarios/first/picture.swift", "#Preview { VStack { Image(\"mark\"); Image(\"photo\") } }\n")
    project.add("Scenarios/first/mark@2x.png", bytes: picture)
    for index in 0..<numbers.below(3) {
      project.add("Scenarios/second/s\(index).swift", bytes: numbers.pick(sources) ?? [])
    }
  }

  private func disturb(_ project: inout Project, _ number: Int, _ numbers: inout SeededNumbers) {
    switch numbers.below(8) {
    case 0: project.add("Site/site.yml", configuration(&numbers))
    case 1: addTemplate(to: &project, &numbers)
    case 2: addCatalog(to: &project, &numbers)
    case 3: addPicture(to: &project, &numbers)
    case 4: addLink(to: &project, &numbers)
    case 5: addOddName(to: &project, &numbers)
    case 6: project.add("Scenarios/first/mutant.swift", bytes: mutator.input(number))
    default: addSiteFile(to: &project, &numbers)
    }
  }

  private func configuration(_ numbers: inout SeededNumbers) -> String {
    var lines: [String] = []
    for _ in 0...numbers.below(4) { lines.append(numbers.pick(HostileSites.configurations) ?? "") }
    let text = lines.joined(separator: "\n") + "\n"
    return numbers.below(5) == 0 ? String(text.prefix(numbers.below(text.count + 1))) : text
  }

  private func addTemplate(to project: inout Project, _ numbers: inout SeededNumbers) {
    let name = numbers.pick(HostileSites.templateNames) ?? ""
    var text = ""
    for _ in 0...numbers.below(3) { text += numbers.pick(HostileSites.templates) ?? "" }
    project.add("Site/templates/\(name).mustache", text)
  }

  private func addCatalog(to project: inout Project, _ numbers: inout SeededNumbers) {
    let set = "Scenarios/first/Assets.xcassets/photo.imageset"
    project.add("\(set)/Contents.json", numbers.pick(HostileSites.catalogs) ?? "")
    project.add("\(set)/photo.png", bytes: HostilePictures.any(like: picture, &numbers))
  }

  private func addPicture(to project: inout Project, _ numbers: inout SeededNumbers) {
    let name = numbers.pick(["photo.png", "photo.jpg", "photo@3x.jpeg", "mark@2x.png", "mark.png"]) ?? ""
    project.entries.removeAll { $0.path == "Scenarios/first/\(name)" }
    project.add("Scenarios/first/\(name)", bytes: HostilePictures.any(like: picture, &numbers))
  }

  private func addLink(to project: inout Project, _ numbers: inout SeededNumbers) {
    let path = numbers.pick(HostileSites.linkNames) ?? ""
    let target = numbers.pick(HostileSites.linkTargets) ?? ""
    project.entries.append((path, .link(to: target)))
  }

  private func addOddName(to project: inout Project, _ numbers: inout SeededNumbers) {
    let folder = numbers.below(2) == 0 ? "first" : numbers.pick(HostileSites.names) ?? ""
    let name = numbers.pick(HostileSites.names) ?? ""
    let source = numbers.below(2) == 0 ? "#Preview { Color.red }\n#Preview(\"B\") { Color.blue }\n" : "struct A {}\n"
    project.add("Scenarios/\(folder)/\(name).swift", source)
  }

  private func addSiteFile(to project: inout Project, _ numbers: inout SeededNumbers) {
    let path = numbers.pick(HostileSites.siteFiles) ?? ""
    project.add(path, numbers.pick(["", "example.org\n", "<svg/>", "body { color: red }", "\0"]) ?? "")
  }
}
