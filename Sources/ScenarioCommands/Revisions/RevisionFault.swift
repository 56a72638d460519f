internal import Diagnostics

/// Why files cannot be taken from a repository's history.
enum RevisionFault: Fault {
  case noGit
  /// The folder is in no repository.
  case noRepository
  case unknownRevision(String)
  /// The revision has nothing at the path.
  case notInRevision(String)
  /// Git's own complaint.
  case gitFailed(String)

  var code: String {
    switch self {
    case .noGit: "missing-git"
    case .noRepository: "no-repository"
    case .unknownRevision: "unknown-revision"
    case .notInRevision: "not-in-revision"
    case .gitFailed: "git-failed"
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .noGit: .missingTool
    case .noRepository, .unknownRevision, .notInRevision: .missingInput
    case .gitFailed: .internalFault
    }
  }

  var message: String {
    switch self {
    case .noGit: "it is not installed, and --revisions asks it for the files"
    case .noRepository: "this is in no Git repository, so it has no revisions"
    case .unknownRevision(let name):
      "there is no revision '\(name)'; '--revisions' takes A..B, A...B or A alone, of names that Git knows"
    case .notInRevision(let name): "the revision '\(name)' has no such file or folder"
    case .gitFailed(let complaint): complaint.isEmpty ? "git failed and did not say why" : complaint
    }
  }
}
