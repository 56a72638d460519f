internal import Diagnostics
internal import ScenarioPipeline
internal import ViewProgram

/// What is wrong with a site: its configuration, its templates, its pages or its other files.
enum SiteFault: Fault {
  // `site.yml`
  case notYAML(reason: String)
  case wrongShape(expected: String)
  case unknownKey(String, advice: String)
  case repeatedKey(String)
  case unknownDevice(String, advice: String)
  case sectionWithoutFolder
  case repeatedSection(String)
  case aliases
  /// The start page should show a scenario that does not exist.
  case unknownFigure(String, near: String?)
  case otherName(String)
  case unknownSection(String, near: String?)
  case badLanguage(String)
  /// A template of the site that no page is made with.
  case unknownTemplate(near: String?, known: [String])

  // A new site
  case notEmpty
  case noNewSite
  /// A file of a site that is to be removed was edited.
  case editedFile
  /// The address of the published site.
  case badBaseURL
  /// The output lies in a folder that the site is made from.
  case outputInSources(String)

  // Scenarios and pages
  /// The folder is not the one of a site.
  case missingScenarios
  case noScenario
  case invalidPage(issue: String)
  /// A page is invalid because of a template.
  case invalidTemplate(issue: String)
  case brokenLink(String, page: String, line: Int)
  case noEngine
  case missingEngine
  /// An article has live figures, and there is no engine.
  case stillFigures
  /// The site has an address, but no social pictures.
  case noSocialPictures
  /// Nothing was placed in a recorded layout.
  case emptyRecord

  // Parts of a site
  case noPart
  case foreignPart
  case unwritablePart
  case otherShards(String, count: Int)
  case shardTwice(String, other: String)
  case missingShards([String])
  /// No part has a scenario's page, nor the pages of this many others.
  case missingPage(others: Int)
  /// A file of the cache that was there a moment ago.
  case lostPage

  var code: String {
    switch self {
    case .notYAML: "not-yaml"
    case .wrongShape: "wrong-shape"
    case .unknownKey: "unknown-key"
    case .repeatedKey: "repeated-key"
    case .unknownDevice: "unknown-device"
    case .sectionWithoutFolder: "section-without-folder"
    case .repeatedSection: "repeated-section"
    case .aliases: "yaml-alias"
    case .unknownFigure: "unknown-figure"
    case .unknownSection: "unknown-section"
    case .otherName: "other-name"
    case .badLanguage: "language-tag"
    case .unknownTemplate: "unknown-template"
    case .notEmpty: "folder-not-empty"
    case .noNewSite: "unwritable-site"
    case .editedFile: "edited-file"
    case .badBaseURL: "base-url"
    case .outputInSources: "output-in-sources"
    case .missingScenarios: InputFault.missingFolder.code
    case .noScenario: "no-scenario"
    case .invalidPage: "invalid-page"
    case .invalidTemplate: "invalid-template"
    case .brokenLink: "broken-link"
    case .noEngine: "no-engine"
    case .noPart: "no-part"
    case .foreignPart: "foreign-part"
    case .unwritablePart: "unwritable-part"
    case .otherShards: "other-shards"
    case .shardTwice: "shard-twice"
    case .missingShards: "missing-shards"
    case .missingPage: "missing-page"
    case .lostPage: "lost-page"
    case .missingEngine: "missing-engine"
    case .stillFigures: "still-figures"
    case .noSocialPictures: "no-social-pictures"
    case .emptyRecord: "empty-record"
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .notYAML, .wrongShape, .unknownKey, .repeatedKey, .unknownDevice, .sectionWithoutFolder, .repeatedSection,
      .aliases, .unknownFigure, .unknownSection, .otherName, .badLanguage, .unknownTemplate, .noEngine:
      .configuration
    case .missingEngine, .stillFigures: .missingTool
    case .notEmpty, .noNewSite, .editedFile, .outputInSources: .unwritable
    case .badBaseURL, .noSocialPictures: .configuration
    case .noScenario, .invalidPage, .invalidTemplate, .brokenLink, .missingPage, .emptyRecord: .content
    case .missingScenarios, .noPart, .missingShards, .otherShards, .shardTwice, .lostPage: .missingInput
    case .foreignPart, .unwritablePart: .unwritable
    }
  }

  var severity: Diagnostic.Severity {
    switch self {
    case .editedFile: .warning
    case .noSocialPictures, .stillFigures: .note
    default: .error
    }
  }

  var message: String {
    switch self {
    case .notYAML(let reason): reason
    case .wrongShape(let expected): "\(expected) here"
    case .unknownKey(let key, let advice): "there is no key '\(key)' here; \(advice)"
    case .repeatedKey(let key): "the key '\(key)' is repeated here"
    case .unknownDevice(let name, let advice): "no device is called '\(name)'; \(advice)"
    case .sectionWithoutFolder: "a section needs a folder"
    case .repeatedSection(let folder): "the folder '\(folder)' has a section already"
    case .aliases: "anchors and aliases are not read here; write the text out"
    case .unknownFigure(let name, let near):
      "'figure' names the scenario '\(name)', which is not there" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownSection(let folder, let near):
      "no scenario is in the folder 'Scenarios/\(folder)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .otherName(let name): "a file of this name is not read; call it '\(name)'"
    case .badLanguage(let tag): "'\(tag)' is no language tag; write one of BCP 47, such as en, de-AT or zh-Hant"
    case .unknownTemplate(let near, let known):
      "no page is made with this template; "
        + (near.map { "did you mean '\($0)'?" } ?? "known are " + known.joined(separator: ", "))
    case .notEmpty: "the folder is not empty; name an empty or a new one"
    case .noNewSite: "it cannot be written there"
    case .editedFile: "somebody edited the file, so it stays"
    case .badBaseURL: "'base-url' is the address of the published site: https://example.org/layout"
    case .outputInSources(let folder):
      "the site would be written into '\(folder)', which it is made from; name a folder outside of it"
    case .missingScenarios:
      "there is no such folder, of which a site is made; 'haggle check FILE' takes any Swift file, 'haggle record' and "
        + "'haggle diff' any folder with some"
    case .noScenario: "there is no scenario in this folder"
    case .invalidPage(let issue): "its page is not valid: \(issue)"
    case .invalidTemplate(let issue): "a page made with it is not valid: \(issue)"
    case .brokenLink(let address, let page, let line): "\(page):\(line): the link '\(address)' leads nowhere"
    case .noEngine: "this is no engine for pages; `make engine` writes one"
    case .noPart: "this is no complete part of a site; `haggle build --shard` writes one"
    case .foreignPart: "there is something else in this folder; name an empty or a new one"
    case .unwritablePart: "the part cannot be written there"
    case .otherShards(let shard, let count): "this is part \(shard), and the others are of \(count)"
    case .shardTwice(let shard, let other): "this is part \(shard), as '\(other)' is"
    case .missingShards(let shards): "these parts are missing: " + shards.joined(separator: ", ")
    case .missingPage(let others):
      "no part has its page"
        + (others == 0 ? "" : ", nor \(others == 1 ? "that of another scenario" : "those of \(others) others")")
        + "; were the parts built from the same files, options and program?"
    case .lostPage: "this kept page was removed or changed while the site was built; build it again"
    case .missingEngine: "no engine for pages is installed; name the one that `make engine` wrote"
    case .stillFigures:
      "live figures stand still, for no engine for pages is installed; name the one that `make engine` wrote with --engine"
    case .noSocialPictures:
      "pages have no picture for who links to them; install rsvg-convert, and they are drawn"
    case .emptyRecord: "there is nothing to show: no view was placed in one of its layouts"
    }
  }
}
