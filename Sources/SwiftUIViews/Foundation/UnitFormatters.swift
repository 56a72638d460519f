internal import SwiftInterpreter
internal import ViewProgram

/// `LengthFormatter`, `MassFormatter` and `EnergyFormatter`, which write a number with a given unit.
extension Catalog {
  static let unitFormatters: [CatalogEntry] =
    unitFormatter(
      "LengthFormatter", "Writes lengths.", "UnitLength",
      ["millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile"])
    + unitFormatter("MassFormatter", "Writes weights.", "UnitMass", ["gram", "kilogram", "ounce", "pound"])
    + unitFormatter(
      "EnergyFormatter", "Writes energies.", "UnitEnergy", ["joule", "kilojoule", "calorie", "kilocalorie"])

  private static func unitFormatter(
    _ type: String, _ documentation: ReferenceText, _ units: String, _ names: [String]
  ) -> [CatalogEntry] {
    let parameters: [ParameterDeclaration] = [
      .labelled("fromValue", .double), .labelled("unit", .named("\(type).Unit")),
    ]
    return [
      made(type, documentation),
      settable("unitStyle", of: type, .symbol(type: "MeasurementWidth", name: "medium")),
      settable("numberFormatter", of: type, .record(RecordValue("NumberFormatter"))),
      settable("isForPersonHeightUse", of: type, .bool(false)),
      CatalogEntry(.member(of: type), "string", "A number with its unit.", parameters) { call throws(Diagnostics) in
        let settings = call.baseRecord
        let digits = settings["numberFormatter"]?.record?.count("maximumFractionDigits") ?? 3
        return .string(measured(call, units).text(settings.symbol("unitStyle") ?? "medium", digits: digits))
      },
      CatalogEntry(.member(of: type), "unitString", "The unit alone.", parameters) { call throws(Diagnostics) in
        .string(measured(call, units).unitText(call.baseRecord.symbol("unitStyle") ?? "medium"))
      },
    ] + constants("\(type).Unit", names)
  }

  private static func measured(_ call: Invocation, _ units: String) -> MeasurementText {
    let name = call.symbol("unit") ?? ""
    let plural = ["foot": "feet", "inch": "inches"][name] ?? name + "s"
    return MeasurementText(
      RecordValue(
        "Measurement",
        [("value", .double(call.number("fromValue") ?? 0)), ("unit", .symbol(type: units, name: plural))]))
  }
}
