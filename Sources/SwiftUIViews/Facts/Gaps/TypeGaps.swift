internal import SwiftInterpreter

/// Types of SwiftUI, Foundation, UIKit and similar frameworks that Haggle does not support.
extension Catalog {
  static let typeGaps: [CatalogEntry] = frameworkGaps + foundationGaps + swiftGaps

  private static let notLaidOut = "what other frameworks make is not laid out; a framed Color takes its room"
  private static let plainValues =
    "of Foundation and its like there is only what texts need; give the preview plain values"

  private static let frameworkGaps: [CatalogEntry] = [
    .gap(.initializer, "AVPlayer", "A player of AVFoundation.", instead: notLaidOut),
    .gap(.initializer, "CGColor", "A color of Core Graphics.", instead: "Color is supported"),
    .gap(.initializer, "CGContext", "A drawing of Core Graphics.", instead: notLaidOut),
    .gap(.initializer, "CGImage", "An image of Core Graphics.", instead: notLaidOut),
    .gap(.initializer, "CGPath", "An outline of Core Graphics.", instead: "Path is supported"),
    .gap(.initializer, "CGVector", "A direction of Core Graphics.", instead: "CGSize is supported"),
    .gap(.initializer, "CLLocationManager", "Where the device is.", instead: notLaidOut),
    .gap(.initializer, "UIImpactFeedbackGenerator", "Haptics of UIKit.", instead: notLaidOut),
    .gap(.initializer, "UIView", "A view of UIKit.", instead: notLaidOut),
    .gap(.initializer, "UIViewController", "A view controller of UIKit.", instead: notLaidOut),
    .gap(.initializer, "ImageRenderer", "Renders a view as an image.", instead: "preview the view itself"),
  ]

  private static let foundationGaps: [CatalogEntry] = [
    .gap(.initializer, "DispatchGroup", "Tasks that belong together.", instead: plainValues),
    .gap(.initializer, "DispatchTime", "A point in time.", instead: plainValues),
    .gap(.initializer, "DispatchWorkItem", "A task.", instead: plainValues),
    .gap(.initializer, "FileManager", "Files and folders.", instead: plainValues),
    .gap(.initializer, "IndexPath", "The place of a row.", instead: plainValues),
    .gap(.initializer, "IndexSet", "The places of rows.", instead: plainValues),
    .gap(.initializer, "NSAttributedString", "A text with attributes.", instead: plainValues),
    .gap(.initializer, "OperationQueue", "A queue of tasks.", instead: plainValues),
    .gap(.initializer, "Progress", "How far a task is.", instead: plainValues),
    .gap(.initializer, "PropertyListDecoder", "Reads property lists.", instead: plainValues),
    .gap(.initializer, "URLComponents", "The parts of a URL.", instead: plainValues),
    .gap(.initializer, "URLRequest", "A request to a server.", instead: plainValues),
  ]

  private static let swiftGaps: [CatalogEntry] = [
    .gap(.initializer, "Float80", "A number of 80 bits.", instead: "Double is supported"),
    .gap(.initializer, "Error", "What is thrown."),
    .gap(.initializer, "KeyPath", "The way to a property."),
    .gap(.initializer, "Mirror", "What a value is made of."),
    .gap(.initializer, "GestureState", "The storage of a @GestureState."),
  ]
}
