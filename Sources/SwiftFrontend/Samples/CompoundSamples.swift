internal import LayoutEngine
internal import ViewProgram

/// Samples that are made of others: collections, tuples, bindings and closures.
extension SampleMaker {
  mutating func binding(of type: TypeReference?, named name: String, _ generics: [String]) -> Sample {
    guard let type else { return opaque("Binding", named: name) }
    let value = sample(of: type, named: name, generics: generics)
    let constant = expression(.member(identifier("Binding"), "constant"))
    return Sample(expression: call(constant, [nil: value.expression]), isOpaque: value.isOpaque)
  }

  mutating func elements(of type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    guard let element = type.arguments.first, !making.contains(element.name) else { return known(.array([])) }
    var isOpaque = false
    var elements: [Expression] = []
    for number in 1...3 {
      let value = sample(of: element, named: SampleName.element(of: name, number), generics: generics)
      isOpaque = isOpaque || value.isOpaque
      elements.append(value.expression)
    }
    let array = expression(.array(elements))
    return Sample(expression: type.name == "Set" ? call(identifier("Set"), [nil: array]) : array, isOpaque: isOpaque)
  }

  mutating func dictionary(of type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    guard type.arguments.count == 2, !making.contains(type.arguments[1].name) else { return known(.dictionary([])) }
    let key = sample(of: type.arguments[0], named: "key", generics: generics)
    let value = sample(of: type.arguments[1], named: SampleName.element(of: name, nil), generics: generics)
    return Sample(
      expression: expression(.dictionary([(key.expression, value.expression)])),
      isOpaque: key.isOpaque || value.isOpaque)
  }

  mutating func tuple(_ type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    var isOpaque = false
    var elements: [Argument] = []
    for (index, element) in type.arguments.enumerated() {
      let label = index < type.labels.count ? type.labels[index] : nil
      let value = sample(of: element, named: label ?? name, generics: generics)
      isOpaque = isOpaque || value.isOpaque
      elements.append(Argument(label: label, value: value.expression, source: source))
    }
    return Sample(expression: expression(.tuple(elements)), isOpaque: isOpaque)
  }

  /// A closure that does nothing, or gives a sample of its result.
  mutating func closure(_ type: TypeReference, named name: String, _ generics: [String]) -> Sample {
    var body: [Statement] = []
    var isOpaque = false
    if let result = type.arguments.last, result.name != "Void", result != .void(at: result.source) {
      let value = sample(of: result, named: name, generics: generics)
      isOpaque = value.isOpaque
      body = [Statement(.expression(value.expression), source: source)]
    }
    let parameters = [String](repeating: "_", count: max(0, type.arguments.count - 1))
    return Sample(
      expression: expression(.closure(Closure(parameters: parameters, body: body, source: source))),
      isOpaque: isOpaque)
  }
}

extension TypeReference {
  fileprivate static func void(at source: SourceRange) -> TypeReference {
    TypeReference(name: "Tuple", source: source)
  }
}
