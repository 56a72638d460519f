import Foundation
import LayoutEngine
import SwiftUIViews
import Testing

/// Labels of controls that have several views.
struct ControlLabelTests {
  @Test(arguments: [
    "Toggle(isOn: .constant(true)) { LABEL }", "LabeledContent { Text(\"v\") } label: { LABEL }",
    "Picker(selection: .constant(1)) { Text(\"One\").tag(1) } label: { LABEL }",
  ])
  func theSecondTextIsASubtitle(control: String) throws {
    let label = "Text(\"Title\"); Text(\"Sub\").bold()"
    let source = "#Preview { Form { \(control.replacingOccurrences(of: "LABEL", with: label)) } }"
    let nodes = try run(source).trace.nodes
    let title = try #require(nodes.first { $0.text?.string == "Title" })
    let subtitle = try #require(nodes.first { $0.text?.string == "Sub" })
    #expect(subtitle.frame.origin == Point(x: title.frame.minX, y: title.frame.maxY))
    #expect(subtitle.text?.font.size == 15)
  }

  @Test func aPictureHasNoSubtitle() throws {
    let source = "#Preview { Toggle(isOn: .constant(true)) { Image(systemName: \"star\"); Text(\"Title\") } }"
    #expect(try run(source).trace.nodes.first { $0.info.name == "Text" }?.text?.font.size == 17)
  }
}
