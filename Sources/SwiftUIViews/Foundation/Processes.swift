internal import SwiftInterpreter
internal import ViewProgram

/// `ProcessInfo`: a program that was started without arguments and variables, as a preview is.
extension Catalog {
  static let processes: [CatalogEntry] =
    [
      CatalogEntry(constant: "processInfo", of: "ProcessInfo", "The program that runs.") { _ throws(Diagnostics) in
        .record(RecordValue("ProcessInfo"))
      },
      property("environment", "The variables that it was started with: none.") { .dictionary([]) },
      property("arguments", "What it was started with: its name.") { .array([.string("App")]) },
      property("processName", "Its name.") { .string("App") },
      property("processIdentifier", "Its number.") { .int(1) },
    ]
    + [
      ("isLowPowerModeEnabled", "Whether power is saved."),
      ("isiOSAppOnMac", "Whether it is an app for phones and runs on a Mac."),
      ("isMacCatalystApp", "Whether it is an app for tablets that was made for a Mac, too."),
    ].map { name, documentation in property(name, documentation) { .bool(false) } }

  private static func property(
    _ name: String, _ documentation: ReferenceText, _ value: @escaping @Sendable () -> Value
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: "ProcessInfo", documentation) { _ throws(Diagnostics) in value() }
  }
}
