public import Diagnostics
public import ViewProgram

/// What is wrong with a file, a folder or a preview that the user named.
public enum InputFault: Fault {
  case missingFile
  case folderInsteadOfFile
  /// There is something other than a folder where one is expected.
  case notFolder
  case unreadableFile
  case missingFolder
  case unreadableFolder
  /// A folder above the one that was named cannot be read by this process.
  case closedFolder
  case notUTF8
  /// A pipe, a device, a socket.
  case notRegularFile
  /// Links that lead to each other in a circle.
  case linksInCircle
  /// A link leads out of the project.
  case outsideProject
  /// A file or folder whose name is not UTF-8.
  case nameNotUTF8
  /// A link leads to a folder that is read under another name.
  case folderTwice(other: String)
  case largeFile(FileLimits.Limit)
  case manyFiles(FileLimits.Limit)
  /// The files next to a scenario are too much to read.
  case manyNeighbors(FileLimits.Limit)
  case unreadableStandardInput
  /// There is no preview of that name; `advice` names the existing ones.
  case unknownPreview(String, advice: String)
  /// The file has no view of that name; `advice` names the existing ones.
  case unknownView(String, advice: String)
  /// The view that is shown does not take such an argument; `advice` names those that it takes.
  case unknownArgument(String, advice: String)
  /// A value for an argument is not an expression.
  case notExpression(String)
  /// Values are given for a view that is not shown by itself.
  case valuesForPreview
  /// A name that the file uses is declared in several files of its module; the nearest is used.
  case severalDeclarations(name: String, used: String, other: String)
  /// A line of a baseline cannot be read.
  case notBaseline(line: Int)
  /// A file is not a Core Data model.
  case notDataModel
  /// A file is not a string catalog.
  case notStringCatalog
  /// A trace document cannot be read, and why.
  case badTrace(String)
  /// The folder has no baseline to compare with.
  case noBaseline
  /// No file of the folder has a preview.
  case noPreviews
  /// A file next to the scenario was left out because of the problem, and a number of others for the same reason.
  case brokenNeighbor(problem: String, others: Int = 0)

  public var code: String {
    switch self {
    case .missingFile: "missing-file"
    case .folderInsteadOfFile: "folder-instead-of-file"
    case .notFolder: "not-a-folder"
    case .unreadableFile: "unreadable-file"
    case .missingFolder: "missing-folder"
    case .unreadableFolder, .closedFolder: "unreadable-folder"
    case .notUTF8: "invalid-utf8"
    case .notRegularFile: "not-a-regular-file"
    case .linksInCircle: "links-in-circle"
    case .outsideProject: "link-out-of-project"
    case .nameNotUTF8: "name-not-utf8"
    case .folderTwice: "folder-twice"
    case .largeFile(let limit), .manyFiles(let limit), .manyNeighbors(let limit): "limit-" + limit.name
    case .unreadableStandardInput: "unreadable-input"
    case .unknownPreview: "unknown-preview"
    case .unknownView: "unknown-view-name"
    case .unknownArgument: "unknown-argument"
    case .notExpression: "not-an-expression"
    case .valuesForPreview: "values-for-preview"
    case .severalDeclarations: "several-declarations"
    case .notBaseline: "not-a-baseline"
    case .notDataModel: "not-a-data-model"
    case .notStringCatalog: "not-a-string-catalog"
    case .badTrace: "bad-trace"
    case .noBaseline: "no-baseline"
    case .noPreviews: "no-previews"
    case .brokenNeighbor: "broken-neighbor"
    }
  }

  public var kind: Problem.Kind {
    switch self {
    case .unknownPreview, .unknownView, .unknownArgument, .notExpression, .valuesForPreview: .usage
    case .notUTF8, .brokenNeighbor, .severalDeclarations, .notBaseline, .notDataModel, .notStringCatalog,
      .badTrace:
      .content
    case .missingFile, .folderInsteadOfFile, .notFolder, .unreadableFile, .missingFolder, .unreadableFolder,
      .closedFolder,
      .notRegularFile, .linksInCircle, .outsideProject, .nameNotUTF8, .folderTwice, .largeFile, .manyFiles,
      .manyNeighbors,
      .unreadableStandardInput, .noBaseline, .noPreviews:
      .missingInput
    }
  }

  public var severity: Diagnostic.Severity {
    switch self {
    case .brokenNeighbor, .severalDeclarations: .note
    default: .error
    }
  }

  public var message: String {
    switch self {
    case .missingFile: "there is no such file"
    case .notFolder: "this is no folder, but one is needed"
    case .folderInsteadOfFile: "this is a folder, but a Swift file is needed"
    case .unreadableFile: "the file cannot be read; check its permissions"
    case .missingFolder: "there is no such folder"
    case .unreadableFolder: "the folder cannot be read; check its permissions"
    case .closedFolder: "a folder on the way cannot be read; check its permissions"
    case .notUTF8: "the file is not UTF-8"
    case .notRegularFile: "this is no regular file; to read from a pipe, pass it as standard input with -"
    case .linksInCircle: "the link leads in a circle"
    case .outsideProject: "the link leads out of the project; only what is in the project's folder is read"
    case .nameNotUTF8: "the name is not UTF-8; rename it"
    case .folderTwice(let other): "this is the same folder as '\(other)'; a folder is read once"
    case .largeFile(let limit):
      "the file is larger than \(limit.number) \(limit.unit); '--limit \(limit.name)=NUMBER' allows more"
    case .manyNeighbors(let limit):
      "the Swift files here have more than \(limit.number) \(limit.unit); '--limit \(limit.name)=NUMBER' allows more"
    case .manyFiles(let limit):
      "there are more than \(limit.number) \(limit.unit) here; '--limit \(limit.name)=NUMBER' allows more"
    case .unreadableStandardInput: "it cannot be read"
    case .unknownPreview(let name, let advice): "there is no preview '\(name)'; \(advice)"
    case .unknownView(let name, let advice): "there is no view '\(name)'; \(advice)"
    case .unknownArgument(let name, let advice): "the view takes no argument '\(name)'; \(advice)"
    case .notExpression(let name):
      "the value of '--with \(name)=…' is no expression; write it as in Swift: '\(name)=\"Text\"'"
    case .valuesForPreview: "'--with' sets the arguments of a view without a preview; choose one with '--view NAME'"
    case .severalDeclarations(let name, let used, let other):
      "'\(name)' is declared in \(used) and in \(other); the nearer one is used"
    case .notBaseline(let line):
      "line \(line) is no line of a baseline; 'haggle record' writes them, and merged ones need no conflict marks"
    case .notDataModel: "it is no Core Data model"
    case .notStringCatalog: "it is no string catalog"
    case .badTrace(let problem): problem
    case .noBaseline: "there is no baseline; make one with 'haggle record'"
    case .noPreviews: "no Swift file here has a preview"
    case .brokenNeighbor(let problem, let others):
      switch others {
      case 0: "left out, because of this: \(problem)"
      case 1: "left out with one other file, because of this: \(problem)"
      default: "left out with \(others) other files, because of this: \(problem)"
      }
    }
  }
}
