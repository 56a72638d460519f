public import Diagnostics
public import Foundation

/// The small site that `haggle init` writes: one scenario, one article, and the configuration with its schema.
public struct SiteStarter {
  /// The files by their paths.
  static let files = [
    ".gitignore": "/_site/\n/_site.edited/\n",
    // An editor that reads YAML schemas checks the configuration by it while one types.
    "Site/site.schema.json": String(decoding: PackageResources.site_1_json, as: UTF8.self),
    "Site/site.yml": """
    # yaml-language-server: $schema=site.schema.json
    title: Layout notes
    headline: How my views find their size
    description: What each view was proposed, what it answered, and why.
    figure: stacks/a-row
    language: en
    sections:
      - folder: stacks
        title: Stacks
        text: A stack asks the least flexible view first. What one does not take goes to the next.

    """,
    "Scenarios/stacks/a-row.swift": """
    import SwiftUI

    /// The text is served first, as it is the least flexible. The two colours share what is left.
    #Preview("A row", traits: .fixedLayout(width: 300, height: 80)) {
      // region: row
      HStack {
        Color.orange
        Text("Hello")
        Color.teal
      }
      .frame(height: 40)
      // endregion
    }

    """,
    "Site/articles/first-steps.md": """
    ---
    title: Who is served first
    description: A stack does not serve its views in the order in which they are written.
    topic: Stacks
    order: 1
    ---

    Three views share 300 points.

    ```swift ../../Scenarios/stacks/a-row.swift#row
    ```

    ```quiz
    question: Which of them is offered its share first?
    answers:
      - text: The orange colour, as it comes first
        because: The order in the source only decides where the views stand.
      - text: The text
        right: true
        because: It is the least flexible of the three.
    explanation: A stack finds out how far each view can shrink and grow before it offers anything.
    ```

    ## What happens

    ![The text is served first, and the colours share the rest.](../../Scenarios/stacks/a-row.swift "focus=HStack preset=ledger")

    > [!NOTE]
    > The [rule of stacks](rule:stack) is on a page of its own, and so is [the scenario](../../Scenarios/stacks/a-row.swift).

    """,
  ]

  public init() {}

  /// Writes the site into an empty folder, which is created if necessary.
  ///
  /// - Throws: That the folder is not empty, or that it cannot be written.
  public func write(to folder: URL, shownAs name: String) throws(Problem) {
    let manager = FileManager.default
    if manager.fileExists(atPath: folder.path) {
      guard let present = try? manager.contentsOfDirectory(atPath: folder.path) else {
        throw Problem(SiteFault.noNewSite, in: name)
      }
      if !present.allSatisfy({ $0 == ".git" }) { throw Problem(SiteFault.notEmpty, in: name) }
    }
    for (path, text) in SiteStarter.files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(path)
      do {
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      } catch {
        throw Problem(SiteFault.noNewSite, in: name + "/" + path)
      }
    }
  }
}
