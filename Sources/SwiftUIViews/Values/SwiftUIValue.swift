internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A value of one of SwiftUI's types.
///
/// It is the only kind of native value that a preview has, which is what makes `Value.swiftUI` safe.
final class SwiftUIValue: NativeValue {
  enum Content {
    case view(ViewValue)
    case color(ColorValue)
    case style(StyleValue)
    case font(FontValue)
    case alignment(Alignment)
    case guide(Guide)
    case edges(EdgeSet)
    case axes(horizontal: Bool, vertical: Bool)
    case gridItem(GridTrack)
    case gridSize(GridTrack.Sizing)
    case unitPoint(UnitPoint)
    case angle(radians: Double)
    case size(Size)
    case point(Point)
    case rect(Rect)
    case insets(Insets)
    /// The dimensions of a view for an `alignmentGuide` closure, a custom alignment or a custom layout.
    case dimensions(ViewDimensions)
    case proposal(Proposal)
    /// One of a custom layout's subviews.
    case subview(LayoutSubview)
    /// A subview's spacing preferences.
    case viewSpacing(ViewSpacing)
    /// `HStackLayout()` and similar layouts, called with a builder.
    case layout(LayoutValue)
    /// `CGAffineTransform`, and a `ProjectionTransform` made of one.
    case transform(Transform)
    /// A gradient by the colour that stands for it and the name of its type.
    case gradient(ColorValue)
    case strokeStyle(LineStyle, dash: DashPattern?)
    case proxy(ProxyValue)
    case anchor(AnchorValue)
    case anchorPart(AnchorValue.Part)
    case coordinateSpace(CoordinateSpaceValue)
    case scrollPosition(ScrollPositionValue)
    /// A property with `@Environment` or `@EnvironmentObject`, by the key that it reads; an optional one is nil where the
    /// environment has no such object.
    case environmentKey(String, isOptional: Bool)
    /// The environment, as `@Environment(\.self)` reads it.
    indirect case environmentValues(ViewEnvironment)
    /// A property with `@ScaledMetric`: its length at the default text size, and the style it grows with.
    case scaledMetric(Double, TextStyle)
    /// A property with `@Query` or `@FetchRequest`.
    indirect case fetched(FetchedObjects)
    /// One of Combine's publishers.
    case publisher(PublisherValue)
    /// `AnyCancellable`
    case cancellable(Subscription)
    /// A moment in seconds since 1970.
    case date(Double)
    case dateFormatter(DateFormatterValue)
    /// `LocalizedStringKey` with parts in several fonts, and their common string.
    case markedText(ViewValue, String)
    /// A value of another of Foundation's types.
    case record(RecordValue)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  func text(_ evaluator: Evaluator) -> String {
    switch content {
    case .markedText(_, let string): return string
    case .size(let size): return "(\(size.width), \(size.height))"
    case .point(let point): return "(\(point.x), \(point.y))"
    case .unitPoint(let point): return "UnitPoint(x: \(point.x), y: \(point.y))"
    case .date(let seconds):
      return DateParts(seconds: seconds).text(pattern: "yyyy-MM-dd HH:mm:ss Z")
    case .record(let record): return record.described
    // `Color.red.description` is "red".
    case .color(let color) where color.isConstant: return color.name
    case .rect(let rect):
      return "(\(rect.minX), \(rect.minY), \(rect.size.width), \(rect.size.height))"
    default: return typeNames(evaluator).first ?? "Any"
    }
  }

  func isEqual(to other: any NativeValue) -> Bool {
    // Shapes and views have no `==`; state that holds one has not changed as long as it is the same.
    if self === other { return true }
    switch (content, unsafeDowncast(other, to: SwiftUIValue.self).content) {
    case (.color(let x), .color(let y)): return x == y
    case (.date(let x), .date(let y)): return x == y
    case (.record(let x), .record(let y)): return x.isEqual(to: y)
    case (.alignment(let x), .alignment(let y)): return x == y
    case (.guide(let x), .guide(let y)): return x == y
    case (.edges(let x), .edges(let y)): return x == y
    case (.axes(let x, let y), .axes(let z, let w)): return x == z && y == w
    case (.unitPoint(let x), .unitPoint(let y)): return x == y
    case (.angle(let x), .angle(let y)): return x == y
    case (.size(let x), .size(let y)): return x == y
    case (.point(let x), .point(let y)): return x == y
    case (.rect(let x), .rect(let y)): return x == y
    case (.insets(let x), .insets(let y)): return x == y
    case (.proxy(let x), .proxy(let y)): return x.isSame(as: y)
    case (.anchor(let x), .anchor(let y)): return x.isSame(as: y)
    case (.coordinateSpace(let x), .coordinateSpace(let y)): return x == y
    case (.scrollPosition(let x), .scrollPosition(let y)): return x == y
    default: return false
    }
  }

  var plainText: String? {
    if case .markedText(_, let string) = content { return string }
    return nil
  }

  var argumentType: String? {
    guard case .record(let record) = content else { return nil }
    // `converted(to: .meters)`
    if record.type == "Measurement", case .symbol(let unit, _)? = record["unit"] { return unit }
    return record.text("keys")
  }

  var closure: ClosureValue? {
    if case .layout(let layout) = content { return layout.closure }
    return nil
  }

  // MARK: Operators

  func negated() -> Value? {
    if case .angle(let radians) = content { return .angle(radians: -radians) }
    return nil
  }

  func result(
    of symbol: String, with right: any NativeValue, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    switch (content, unsafeDowncast(right, to: SwiftUIValue.self).content) {
    case (.record(let a), .record(let b)): return try a.result(of: symbol, with: b, source, evaluator)
    case (.view(let a), .view(let b)): return symbol == "+" ? try evaluator.joinedText(a, b, source) : nil
    case (.date(let a), .date(let b)):
      return try evaluator.apply(symbol, .double(a), .double(b), source)
    case (.angle(let a), .angle(let b)):
      if symbol == "+" { return .angle(radians: a + b) }
      if symbol == "-" { return .angle(radians: a - b) }
      return ["<", "<=", ">", ">="].contains(symbol) ? try evaluator.apply(symbol, .double(a), .double(b), source) : nil
    default: return nil
    }
  }

  func scaled(_ symbol: String, by factor: Double) -> Value? {
    if case .date(let seconds) = content {
      if symbol == "+" { return .date(seconds + factor) }
      return symbol == "-" ? .date(seconds - factor) : nil
    }
    if case .record(let record) = content { return record.scaled(symbol, by: factor) }
    guard case .angle(let radians) = content else { return nil }
    if symbol == "*" { return .angle(radians: radians * factor) }
    return symbol == "/" ? .angle(radians: radians / factor) : nil
  }

  // MARK: Parts

  func setting(_ name: String, to value: Value) -> Value? {
    if case .fetched(let fetched) = content { return .fetched(fetched.setting(name, to: value)) }
    if case .dateFormatter(let formatter) = content {
      return .native(SwiftUIValue(.dateFormatter(formatter.setting(name, to: value))))
    }
    if case .record(let record) = content { return .record(record.setting(name, to: value)) }
    if case .environmentValues(let values) = content { return values.setting(name, to: value) }
    return settingGeometry(name, to: value)
  }

  func publish(
    _ value: Value, as name: String, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Bool {
    guard name == "value", case .publisher(let publisher) = content, let subject = publisher.subject,
      subject.value != nil
    else { return false }
    try subject.send(value, evaluator, source)
    return true
  }

  func member(_ name: String, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value? {
    switch content {
    case .environmentValues(let values): try evaluator.environmentValue(name, in: values, source)
    case .record(let record): try evaluator.containerValue(name, in: record, source)
    default: nil
    }
  }

  func hasMember(_ name: String, _ evaluator: Evaluator) -> Bool {
    switch content {
    case .environmentValues: evaluator.hasEnvironmentValue(name)
    case .record(let record):
      record.type == RecordValue.containerValues && evaluator.declared(name, of: record.type) != nil
    default: false
    }
  }

  func elements(_ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> [Value]? {
    guard case .record(let record) = content, record.isBytes, let text = record.text("text") else { return nil }
    try evaluator.check(elements: text.utf8.count, new: text.utf8.count, source)
    return text.utf8.map { .int(Int64($0)) }
  }

  func subscripted(
    _ argument: Argument, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    guard case .dimensions(let dimensions) = content else { return nil }
    return try evaluator.guide(argument, of: dimensions, in: scope)
  }

  func element(_ index: Value, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value? {
    if case .subview(let subview) = content, case .type(let key) = index {
      return try evaluator.layoutValue(key, of: subview, source)
    }
    if case .environmentValues(let values) = content, case .type(let key) = index {
      return try evaluator.environmentValue(ofKey: key, in: values, source)
    }
    if case .record(let record) = content, record.type == AttributedText.type {
      return try evaluator.part(of: record, at: index, source)
    }
    guard case .proxy(let proxy) = content, case .anchor(let anchor) = index.swiftUI else { return nil }
    return proxy.resolved(anchor)
  }

  func replacing(
    _ index: Value, by part: Value, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? {
    guard case .record(let record) = content, record.type == AttributedText.type else { return nil }
    return try evaluator.replacing(index, of: record, by: part, source)
  }

  // MARK: Property wrappers

  var isWrapper: Bool {
    switch content {
    case .environmentKey, .scaledMetric: true
    case .fetched(let fetched): !fetched.isDescriptor
    default: false
    }
  }

  func wrappedValue(_ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value {
    if case .scaledMetric(let length, let style) = content {
      return .double(evaluator.preview.environment.scaled(length, with: style))
    }
    if case .fetched(let fetched) = content { return try evaluator.found(by: fetched, source) }
    guard case .environmentKey(let key, let isOptional) = content else { return .native(self) }
    if isOptional, evaluator.isMissingObject(key) { return .none }
    do throws(Diagnostics) {
      return try evaluator.environmentValue(key, source)
    } catch {
      return try evaluator.opaque(after: error, named: key)
    }
  }
}
