internal import SwiftInterpreter

/// The styles that SwiftUI has for controls and containers, by the modifier that takes them.
struct StandardStyles: Sendable {
  var modifier: String
  /// The protocol that they conform to.
  var type: String
  var documentation: ReferenceText
  var names: [String]
}

extension Catalog {
  static let standardStyleNames: [StandardStyles] = controlStyleNames + containerStyleNames

  private static let controlStyleNames: [StandardStyles] = [
    StandardStyles(
      modifier: "controlGroupStyle", type: "ControlGroupStyle", documentation: "The style of control groups.",
      names: ["automatic", "navigation", "menu", "compactMenu", "palette"]),
    StandardStyles(
      modifier: "datePickerStyle", type: "DatePickerStyle", documentation: "The style of date pickers.",
      names: ["automatic", "compact", "graphical", "wheel", "field", "stepperField"]),
    StandardStyles(
      modifier: "disclosureGroupStyle", type: "DisclosureGroupStyle", documentation: "The style of disclosure groups.",
      names: ["automatic"]),
    StandardStyles(
      modifier: "gaugeStyle", type: "GaugeStyle", documentation: "The style of gauges.",
      names: [
        "automatic", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity",
        "circular", "linear", "linearCapacity",
      ]),
    StandardStyles(
      modifier: "groupBoxStyle", type: "GroupBoxStyle", documentation: "The style of group boxes.",
      names: ["automatic"]),
    StandardStyles(
      modifier: "labeledContentStyle", type: "LabeledContentStyle", documentation: "The style of labeled content.",
      names: ["automatic"]),
    StandardStyles(
      modifier: "menuButtonStyle", type: "MenuButtonStyle", documentation: "The style of menu buttons.",
      names: ["automatic", "borderlessButton", "borderlessPullDown", "pullDown"]),
    StandardStyles(
      modifier: "menuStyle", type: "MenuStyle", documentation: "The style of menus.",
      names: ["automatic", "borderlessButton", "borderedButton", "button"]),
    StandardStyles(
      modifier: "pickerStyle", type: "PickerStyle", documentation: "The style of pickers.",
      names: [
        "automatic", "inline", "menu", "navigationLink", "palette", "popUpButton", "radioGroup", "segmented", "wheel",
      ]),
    StandardStyles(
      modifier: "progressViewStyle", type: "ProgressViewStyle", documentation: "The style of progress views.",
      names: ["automatic", "circular", "linear"]),
    StandardStyles(
      modifier: "textEditorStyle", type: "TextEditorStyle", documentation: "The style of text editors.",
      names: ["automatic", "plain", "roundedBorder"]),
    StandardStyles(
      modifier: "textFieldStyle", type: "TextFieldStyle", documentation: "The style of text fields.",
      names: ["automatic", "plain", "roundedBorder", "squareBorder"]),
    StandardStyles(
      modifier: "toggleStyle", type: "ToggleStyle", documentation: "The style of toggles.",
      names: ["automatic", "button", "checkbox", "switch"]),
  ]

  private static let containerStyleNames: [StandardStyles] = [
    StandardStyles(
      modifier: "formStyle", type: "FormStyle", documentation: "The style of forms.",
      names: ["automatic", "columns", "grouped"]),
    StandardStyles(
      modifier: "indexViewStyle", type: "IndexViewStyle", documentation: "The style of the dots below pages.",
      names: ["page"]),
    StandardStyles(
      modifier: "listStyle", type: "ListStyle", documentation: "The style of lists, which are laid out plainly.",
      names: [
        "automatic", "bordered", "carousel", "elliptical", "grouped", "inset", "insetGrouped", "plain", "sidebar",
      ]),
    StandardStyles(
      modifier: "navigationSplitViewStyle", type: "NavigationSplitViewStyle",
      documentation: "How a split view shares out its width.", names: ["automatic", "balanced", "prominentDetail"]),
    StandardStyles(
      modifier: "navigationViewStyle", type: "NavigationViewStyle",
      documentation: "Whether a navigation view is a stack or has columns.",
      names: ["automatic", "columns", "doubleColumn", "stack"]),
    StandardStyles(
      modifier: "tableStyle", type: "TableStyle", documentation: "The style of tables.",
      names: ["automatic", "bordered", "inset"]),
    StandardStyles(
      modifier: "tabViewStyle", type: "TabViewStyle", documentation: "The style of tab views.",
      names: [
        "automatic", "carousel", "grouped", "page", "sidebarAdaptable", "tabBarOnly", "verticalPage",
      ]),
  ]
}
