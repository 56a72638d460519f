internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Values that views pass up to the views around them.
///
/// A preference that is set outside geometry readers is known while the views are made. One that is set inside a
/// reader's content is known when the reader has been placed, so `overlayPreferenceValue` and
/// `backgroundPreferenceValue` see it in the next round.
extension Catalog {
  static let preferences: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "preference", "Sets a preference in place of those of the views inside.",
        [key, .labelled("value", .any, "The value.")]
      ) { call throws(Diagnostics) in
        call.feedback(.preference(key: try call.preferenceKey("key"), call.value("value") ?? .none))
      },
      CatalogEntry(
        .modifier(on: "View"), "transformPreference", "Changes a preference that the views inside set.",
        [.unlabelled("key", .any, "The PreferenceKey type."), .unlabelled("callback", .function([.any], .void))]
      ) { call throws(Diagnostics) in
        guard let transform = call.closure("callback") else { return call.base }
        return call.feedback(.transformPreference(key: try call.preferenceKey("key"), transform))
      },
      CatalogEntry(
        .modifier(on: "View"), "anchorPreference", "Sets a preference to a part of the view's frame.",
        [
          key, .labelled("value", .named("Anchor.Source"), "The part: .bounds, .center …"),
          .labelled("transform", .function([.named("Anchor")], .any), "The preference's value."),
        ]
      ) { call throws(Diagnostics) in
        guard let part = call.anchorPart("value"), let transform = call.closure("transform") else { return call.base }
        return call.feedback(.anchorPreference(key: try call.preferenceKey("key"), part, transform))
      },
      CatalogEntry(
        .modifier(on: "View"), "transformAnchorPreference",
        "Changes a preference that the views inside set, by a part of the frame.",
        [
          key, .labelled("value", .named("Anchor.Source"), "The part: .bounds, .center …"),
          .labelled("transform", .function([.any, .named("Anchor")], .void), "Changes the preference's value."),
        ]
      ) { call throws(Diagnostics) in
        guard let part = call.anchorPart("value"), let transform = call.closure("transform") else { return call.base }
        return call.feedback(.transformAnchorPreference(key: try call.preferenceKey("key"), part, transform))
      },
      CatalogEntry(
        .modifier(on: "View"), "onPreferenceChange", "Runs an action when a preference differs from the round before.",
        [.unlabelled("key", .any, "The PreferenceKey type."), .labelled("perform", .function([.any], .void))]
      ) { call throws(Diagnostics) in
        guard let action = call.closure("perform") else { return call.base }
        return call.feedback(.preferenceChange(key: try call.preferenceKey("key"), action))
      },
      layer(
        "overlayPreferenceValue", "Draws views above the view, made from one of its preferences.",
        isBackground: false),
      layer(
        "backgroundPreferenceValue", "Draws views behind the view, made from one of its preferences.",
        isBackground: true),
      CatalogEntry(constant: "bounds", of: "Anchor.Source", "The whole frame.") { _ throws(Diagnostics) in
        .anchorPart(.bounds)
      },
      CatalogEntry(.staticMember(of: "Anchor.Source"), "rect", "A rectangle in the frame.", [.unlabelled("rect", .any)])
      {
        call throws(Diagnostics) in
        guard case .rect(let rect)? = call.value("rect")?.swiftUI else { return .anchorPart(.bounds) }
        return .anchorPart(.rect(rect))
      },
      CatalogEntry(.staticMember(of: "Anchor.Source"), "point", "A point in the frame.", [.unlabelled("point", .any)]) {
        call throws(Diagnostics) in
        guard case .point(let point)? = call.value("point")?.swiftUI else {
          return .anchorPart(.unitPoint(.topLeading))
        }
        return .anchorPart(.point(point))
      },
    ] + anchorPoints

  private static var key: ParameterDeclaration { .labelled("key", .any, "The PreferenceKey type.") }

  private static func layer(_ name: String, _ documentation: ReferenceText, isBackground: Bool) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation,
      [
        .unlabelled("key", .any, "The PreferenceKey type."),
        .labelled("alignment", .named("Alignment"), default: ".center", "Which guides of the two meet."),
        .unlabelled("content", .builder([.any]), "The views for a value."),
      ]
    ) { call throws(Diagnostics) in
      guard let content = call.closure("content") else { return call.base }
      let alignment = call.alignment("alignment") ?? .center
      let key = try call.preferenceKey("key")
      return call.feedback(.preferenceLayer(key: key, alignment, content, isBackground: isBackground))
    }
  }

  private static var anchorPoints: [CatalogEntry] {
    let points: [(String, UnitPoint)] = [
      ("topLeading", UnitPoint(x: 0, y: 0)), ("top", UnitPoint(x: 0.5, y: 0)), ("topTrailing", UnitPoint(x: 1, y: 0)),
      ("leading", UnitPoint(x: 0, y: 0.5)), ("center", UnitPoint(x: 0.5, y: 0.5)),
      ("trailing", UnitPoint(x: 1, y: 0.5)), ("bottomLeading", UnitPoint(x: 0, y: 1)),
      ("bottom", UnitPoint(x: 0.5, y: 1)), ("bottomTrailing", UnitPoint(x: 1, y: 1)),
    ]
    return points.map { name, point in
      CatalogEntry(constant: name, of: "Anchor.Source") { _ throws(Diagnostics) in .anchorPart(.unitPoint(point)) }
    }
  }
}

extension Invocation {
  /// The name of the type that `Key.self` names.
  fileprivate func preferenceKey(_ name: String) throws(Diagnostics) -> String {
    guard case .type(let type)? = value(name), evaluator.types[type] != nil else {
      throw noType(name, wanted: "PreferenceKey")
    }
    return type
  }

  fileprivate func anchorPart(_ name: String) -> AnchorValue.Part? {
    if case .anchorPart(let part)? = value(name)?.swiftUI { return part }
    return nil
  }
}
