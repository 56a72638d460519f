public import Diagnostics
public import ViewProgram

/// What is wrong with a file, a folder or a preview that the user named.
public enum InputFault: Fault {
  case missingFile
  case folderInsteadOfFile
  case unreadableFile
  case missingFolder
  case unreadableFolder
  /// A folder above the one that was named cannot be read by this process.
  case closedFolder
  case notUTF8
  case unreadableStandardInput
  /// There is no preview of that name; `advice` names the existing ones.
  case unknownPreview(String, advice: String)
  /// A file beside the scenario was left out, because of the problem.
  case brokenNeighbor(problem: String)

  public var code: String {
    switch self {
    case .missingFile: "missing-file"
    case .folderInsteadOfFile: "folder-instead-of-file"
    case .unreadableFile: "unreadable-file"
    case .missingFolder: "missing-folder"
    case .unreadableFolder, .closedFolder: "unreadable-folder"
    case .notUTF8: "invalid-utf8"
    case .unreadableStandardInput: "unreadable-input"
    case .unknownPreview: "unknown-preview"
    case .brokenNeighbor: "broken-neighbor"
    }
  }

  public var kind: Problem.Kind {
    switch self {
    case .unknownPreview: .usage
    case .notUTF8, .brokenNeighbor: .content
    case .missingFile, .folderInsteadOfFile, .unreadableFile, .missingFolder, .unreadableFolder, .closedFolder,
      .unreadableStandardInput:
      .missingInput
    }
  }

  public var severity: Diagnostic.Severity {
    if case .brokenNeighbor = self { .note } else { .error }
  }

  public var message: String {
    switch self {
    case .missingFile: "there is no such file"
    case .folderInsteadOfFile: "this is a folder, but a Swift file is needed"
    case .unreadableFile: "the file cannot be read; check its permissions"
    case .missingFolder: "there is no such folder"
    case .unreadableFolder: "the folder cannot be read; check its permissions"
    case .closedFolder: "a folder on the way cannot be read; check its permissions"
    case .notUTF8: "the file is not UTF-8"
    case .unreadableStandardInput: "it cannot be read"
    case .unknownPreview(let name, let advice): "there is no preview '\(name)'; \(advice)"
    case .brokenNeighbor(let problem): "left out, because of this: \(problem)"
    }
  }
}
