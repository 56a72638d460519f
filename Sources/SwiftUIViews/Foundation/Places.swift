internal import SwiftInterpreter
internal import ViewProgram

/// Types of places from Core Location and MapKit, whose numbers texts and conditions use; maps are not drawn.
extension Catalog {
  static let places: [CatalogEntry] =
    place("CLLocationCoordinate2D", "A place on earth, in degrees.", degrees("latitude", "longitude"))
    + place("MKCoordinateSpan", "How much of the earth, in degrees.", degrees("latitudeDelta", "longitudeDelta"))
    + place(
      "MKCoordinateRegion", "A part of the earth.",
      [("center", .named("CLLocationCoordinate2D")), ("span", .named("MKCoordinateSpan"))],
      or: [
        .labelled("center", .named("CLLocationCoordinate2D")), .labelled("latitudinalMeters", .double),
        .labelled("longitudinalMeters", .double),
      ])
    + place("CLLocation", "A place on earth.", degrees("latitude", "longitude"))
    + [
      CatalogEntry(property: "coordinate", of: "CLLocation", "The place, in degrees.") { call throws(Diagnostics) in
        let place = call.baseRecord
        return .record(
          RecordValue(
            "CLLocationCoordinate2D",
            ["latitude", "longitude"].map { ($0, place[$0] ?? .double(0)) }))
      }
    ]
    + ["camera", "item", "rect", "region", "userLocation"].map { name in
      CatalogEntry(
        .staticMember(of: "MapCameraPosition"), name, "Where a map is looked at.", status: .opaque,
        [.anything { _ throws(Diagnostics) in .symbol(type: "MapCameraPosition", name: name) }])
    }
    + constants("MapCameraPosition", ["automatic"])

  private static func degrees(_ names: String...) -> [(name: String, type: SwiftType)] { names.map { ($0, .double) } }

  /// A type whose values have the properties that they were made with, zero by default.
  ///
  /// - Parameter others: The parameters of another initialiser, from which the properties of the same name are taken.
  private static func place(
    _ type: String, _ documentation: ReferenceText, _ properties: [(name: String, type: SwiftType)],
    or others: [ParameterDeclaration]? = nil
  ) -> [CatalogEntry] {
    let made: Overload.Action = { call throws(Diagnostics) in
      let fields = properties.compactMap { property in
        call.value(property.name).map { value -> (name: String, value: Value) in
          (property.name, call.number(property.name).map { .double($0) } ?? value)
        }
      }
      return .record(RecordValue(type, fields))
    }
    let own = properties.map { ParameterDeclaration.labelled($0.name, $0.type) }
    let forms = [[], own] + (others.map { [$0] } ?? [])
    return [CatalogEntry(.initializer, type, documentation, forms.map { Overload($0, action: made) })]
      + properties.map { settable($0.name, of: type, initial($0.type)) }
  }

  private static func initial(_ type: SwiftType) -> Value {
    if case .named(let name) = type, !type.isFloating { return .record(RecordValue(name)) }
    return .double(0)
  }
}
