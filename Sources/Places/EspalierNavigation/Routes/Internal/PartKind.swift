/// A part of a case: a value, a route, or a type that can be either.
struct PartKind: Sendable {
  let value: ParameterKind?
  let inner: InnerRoute?
  let name: String
  /// The texts of each sample value, as one array for each sample. A sample that is nil has no texts.
  let samples: [[String]]

  init<Part: RoutePart>(_: Part.Type) {
    let kind = Part.part
    value = kind.value
    inner = kind.inner
    name = kind.value?.name ?? kind.inner?.name ?? "\(Part.self)"
    samples = kind.samples().map { sample in
      (sample as? any PathParameter)?.pathTexts ?? [kind.innerPath(sample)?.description ?? ""]
    }
  }

  static func list<each Part: RoutePart>(_ types: repeat (each Part).Type) -> [PartKind] {
    var kinds: [PartKind] = []
    repeat kinds.append(PartKind((each types).self))
    return kinds
  }

  static func innerRoute<each Part: RoutePart>(_ types: repeat (each Part).Type) -> InnerRoute? {
    for type in repeat each types {
      if let inner = type.part.inner { return inner }
    }
    return nil
  }
}
