internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Measurement`, its units and how they are written in American English.
extension Catalog {
  static let measurements: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Measurement", "A number with a unit.",
        [.labelled("value", .double), .labelled("unit", .any)]
      ) { call throws(Diagnostics) in
        .record(
          RecordValue(
            "Measurement", [("value", .double(call.number("value") ?? 0)), ("unit", call.value("unit") ?? .none)]))
      },
      CatalogEntry(property: "value", of: "Measurement", "The number.") { call throws(Diagnostics) in
        .double(call.baseRecord.number)
      },
      CatalogEntry(property: "unit", of: "Measurement", "The unit.") { call throws(Diagnostics) in
        call.baseRecord["unit"] ?? .none
      },
      CatalogEntry(
        .member(of: "Measurement"), "converted", "The same in another unit.", [.labelled("to", .any)]
      ) { call throws(Diagnostics) in converted(call) },
      CatalogEntry(
        .member(of: "Measurement"), "formatted", "The measurement in American English.",
        [
          Overload([]) { call throws(Diagnostics) in
            .string(MeasurementText(MeasurementUnit.american(call.baseRecord)).text("abbreviated", digits: nil))
          },
          Overload([.unlabelled("style", .named("Measurement.FormatStyle"))]) { call throws(Diagnostics) in
            let words = (call.symbol("style") ?? "").split(separator: " ").map { String($0) }
            let isOwn = words.contains("asProvided")
            let shown = isOwn ? call.baseRecord : MeasurementUnit.american(call.baseRecord)
            let digits = words.last.flatMap { Int($0) } ?? (isOwn ? 2 : nil)
            return .string(MeasurementText(shown).text(words.first ?? "abbreviated", digits: digits))
          },
        ]),
      CatalogEntry(
        .staticMember(of: "Measurement.FormatStyle"), "measurement", "How a measurement is written.",
        [
          .labelled("width", .named("MeasurementWidth")),
          .labelled("usage", .named("MeasurementUsage"), default: ".general"),
          .labelled("numberFormatStyle", .named("FormatStyle"), default: ".number"),
        ]
      ) { call throws(Diagnostics) in
        var name = "\(call.symbol("width") ?? "abbreviated") \(call.symbol("usage") ?? "general")"
        // `number 0-1`: as many digits at most.
        if let digits = call.symbol("numberFormatStyle")?.split(separator: "-").last.flatMap({ Int($0) }) {
          name += " \(digits)"
        }
        return .symbol(type: "Measurement.FormatStyle", name: name)
      },
      made("MeasurementFormatter", "Writes measurements, in American English."),
      settable("unitOptions", of: "MeasurementFormatter", .symbol(type: "MeasurementOptions", name: "none")),
      settable("unitStyle", of: "MeasurementFormatter", .symbol(type: "MeasurementWidth", name: "medium")),
      settable("numberFormatter", of: "MeasurementFormatter", .record(RecordValue("NumberFormatter"))),
      settable("locale", of: "MeasurementFormatter", .record(RecordValue("Locale"))),
      CatalogEntry(
        .member(of: "MeasurementFormatter"), "string", "A measurement as the formatter writes it.",
        [.labelled("from", .named("Measurement"))]
      ) { call throws(Diagnostics) in
        let settings = call.baseRecord
        guard let measurement = call.record("from") else { return .none }
        let isOwn = settings.symbol("unitOptions") == "providedUnit"
        let shown = isOwn ? measurement : MeasurementUnit.american(measurement)
        let digits = settings["numberFormatter"]?.record?.count("maximumFractionDigits") ?? 3
        return .string(MeasurementText(shown).text(settings.symbol("unitStyle") ?? "medium", digits: digits))
      },
    ] + MeasurementUnit.constants
    + constants("MeasurementWidth", ["wide", "abbreviated", "narrow", "short", "medium", "long"])
    + constants(
      "MeasurementUsage", ["general", "asProvided", "road", "person", "personHeight", "weather", "food", "workout"])
    + constants("MeasurementOptions", ["providedUnit", "naturalScale", "temperatureWithoutUnit"])

  private static func converted(_ call: Invocation) -> Value {
    let base = call.baseRecord
    guard let unit = MeasurementUnit(base), case .symbol(let type, let name)? = call.value("to"),
      let other = MeasurementUnit(type.isEmpty ? unit.type : type, name)
        ?? MeasurementUnit(unit.type, name), let number = unit.converted(base.number, to: other)
    else { return call.base }
    return .record(
      base.setting("value", to: .double(number))
        .setting("unit", to: .symbol(type: other.type, name: other.name)))
  }
}

/// A unit with its factor to the base unit of its kind.
struct MeasurementUnit {
  let type: String
  let name: String
  let symbol: String
  let factor: Double
  /// The number that is added after the factor: temperature scales begin at different points.
  let start: Double
  let wide: String

  private init(_ type: String, _ name: String, _ symbol: String, _ factor: Double, start: Double = 0, wide: String = "")
  {
    self.type = type
    self.name = name
    self.symbol = symbol
    self.factor = factor
    self.start = start
    self.wide = wide.isEmpty ? name : wide
  }

  init?(_ measurement: RecordValue) {
    guard case .symbol(let type, let name)? = measurement["unit"] else { return nil }
    self.init(type, name)
  }

  init?(_ type: String, _ name: String) {
    guard let unit = MeasurementUnit.all.first(where: { $0.type == type && $0.name == name }) else { return nil }
    self = unit
  }

  /// A number of this unit in another of the same kind; `nil` when they are of different kinds.
  func converted(_ number: Double, to other: MeasurementUnit) -> Double? {
    guard type == other.type else { return nil }
    if name == other.name { return number }
    return (number * factor + start - other.start) / other.factor
  }

  /// The measurement in the unit that an American reader is shown.
  static func american(_ measurement: RecordValue) -> RecordValue {
    guard let unit = MeasurementUnit(measurement), let name = usual[unit.name],
      let other = MeasurementUnit(unit.type, name), let number = unit.converted(measurement.number, to: other)
    else { return measurement }
    return measurement.setting("value", to: .double(number))
      .setting("unit", to: .symbol(type: other.type, name: other.name))
  }

  private static let usual = [
    "kilometers": "miles", "meters": "feet", "centimeters": "inches", "millimeters": "inches", "celsius": "fahrenheit",
    "kelvin": "fahrenheit", "kilograms": "pounds", "grams": "ounces", "liters": "gallons", "milliliters": "fluidOunces",
    "kilometersPerHour": "milesPerHour", "metersPerSecond": "milesPerHour",
  ]

  static let all: [MeasurementUnit] =
    length("meters", "m", 1) + length("kilometers", "km", 1000) + length("centimeters", "cm", 0.01)
    + length("millimeters", "mm", 0.001) + length("miles", "mi", 1609.344) + length("feet", "ft", 0.3048)
    + length("inches", "in", 0.0254) + length("yards", "yd", 0.9144) + [
      MeasurementUnit("UnitTemperature", "kelvin", "K", 1, wide: "kelvins"),
      MeasurementUnit("UnitTemperature", "celsius", "°C", 1, start: 273.15, wide: "degrees Celsius"),
      MeasurementUnit(
        "UnitTemperature", "fahrenheit", "°F", 5.0 / 9, start: 273.15 - 32 * 5.0 / 9, wide: "degrees Fahrenheit"),
    ] + mass("kilograms", "kg", 1) + mass("grams", "g", 0.001) + mass("milligrams", "mg", 1e-6)
    + mass("pounds", "lb", 0.45359237) + mass("ounces", "oz", 0.028349523125) + mass("metricTons", "t", 1000) + [
      MeasurementUnit("UnitDuration", "seconds", "sec", 1), MeasurementUnit("UnitDuration", "minutes", "min", 60),
      MeasurementUnit("UnitDuration", "hours", "hr", 3600),
      MeasurementUnit("UnitDuration", "milliseconds", "ms", 0.001),
      MeasurementUnit("UnitVolume", "liters", "L", 1), MeasurementUnit("UnitVolume", "milliliters", "mL", 0.001),
      MeasurementUnit("UnitVolume", "gallons", "gal", 3.785411784),
      MeasurementUnit("UnitVolume", "fluidOunces", "fl oz", 0.0295735295625, wide: "fluid ounces"),
      MeasurementUnit("UnitVolume", "cups", "cup", 0.2365882365),
      MeasurementUnit("UnitSpeed", "metersPerSecond", "m/s", 1, wide: "meters per second"),
      MeasurementUnit("UnitSpeed", "kilometersPerHour", "km/h", 1 / 3.6, wide: "kilometers per hour"),
      MeasurementUnit("UnitSpeed", "milesPerHour", "mph", 0.44704, wide: "miles per hour"),
      MeasurementUnit("UnitSpeed", "knots", "kn", 0.514444),
      MeasurementUnit("UnitEnergy", "kilocalories", "kcal", 4184), MeasurementUnit("UnitEnergy", "joules", "J", 1),
      MeasurementUnit("UnitEnergy", "calories", "cal", 4.184), MeasurementUnit("UnitEnergy", "kilojoules", "kJ", 1000),
      MeasurementUnit("UnitAngle", "degrees", "deg", 1), MeasurementUnit("UnitAngle", "radians", "rad", 180 / .pi),
      MeasurementUnit("UnitInformationStorage", "bytes", "byte", 1),
      MeasurementUnit("UnitInformationStorage", "kilobytes", "kB", 1e3),
      MeasurementUnit("UnitInformationStorage", "megabytes", "MB", 1e6),
      MeasurementUnit("UnitInformationStorage", "gigabytes", "GB", 1e9),
      MeasurementUnit("UnitPower", "watts", "W", 1), MeasurementUnit("UnitPower", "kilowatts", "kW", 1000),
      MeasurementUnit("UnitPressure", "hectopascals", "hPa", 1),
      MeasurementUnit("UnitPressure", "millibars", "mbar", 1),
    ]

  private static func length(_ name: String, _ symbol: String, _ factor: Double) -> [MeasurementUnit] {
    [MeasurementUnit("UnitLength", name, symbol, factor)]
  }

  private static func mass(_ name: String, _ symbol: String, _ factor: Double) -> [MeasurementUnit] {
    [MeasurementUnit("UnitMass", name, symbol, factor)]
  }

  /// `UnitLength.meters` and the others; the bare `.meters` of `converted(to:)` is found by its name.
  static var constants: [CatalogEntry] {
    all.map { unit in
      CatalogEntry(constant: unit.name, of: unit.type, "A unit.") { _ throws(Diagnostics) in
        .symbol(type: unit.type, name: unit.name)
      }
    }
      + all.map { $0.type }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { type in
        CatalogEntry(property: "symbol", of: type, "How the unit is written in short.") { call throws(Diagnostics) in
          guard case .symbol(_, let name) = call.base else { return .none }
          return .string(MeasurementUnit(type, name)?.symbol ?? name)
        }
      }
  }
}

/// A measurement as a text.
struct MeasurementText {
  private let number: Double
  private let unit: MeasurementUnit?

  init(_ measurement: RecordValue) {
    number = measurement.number
    unit = MeasurementUnit(measurement)
  }

  /// As string interpolation writes it.
  var plain: String { "\(number) \(unit?.symbol ?? "")" }

  /// - Parameters:
  ///   - width: `wide`, `narrow` or one between.
  ///   - digits: the most after the point; `nil` for one of a number below ten, and none of others that are converted.
  func text(_ width: String, digits: Int?) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return plain }
    let most = digits ?? (abs(number) < 10 ? 1 : 0)
    let shown = Catalog.withoutEndingZeros(LocalizedNumber.text(number, decimals: min(max(most, 0), 6)))
    guard let unit else { return shown }
    if unit.type == "UnitTemperature", width != "wide", width != "long" {
      return shown + (width == "narrow" && unit.name == "fahrenheit" ? "°" : unit.symbol)
    }
    return shown + (["narrow", "short"].contains(width) ? "" : " ") + unitText(width)
  }

  /// The unit alone.
  func unitText(_ width: String) -> String {
    guard let unit else { return "" }
    guard ["wide", "long"].contains(width) else { return unit.symbol }
    return number == 1 ? singular(unit.wide) : unit.wide
  }

  private func singular(_ name: String) -> String {
    if name == "feet" { return "foot" }
    if name == "inches" { return "inch" }
    return name.hasSuffix("s") ? String(name.dropLast()) : name
  }
}
