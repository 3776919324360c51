/// What is known of a value of a case without knowing its type.
struct ParameterKind: Sendable {
  let type: ObjectIdentifier
  let name: String
  let form: PathForm
  /// Whether texts can be read as this type.
  let reads: @Sendable ([String]) -> Bool

  init<Value: PathParameter>(_: Value.Type) {
    type = ObjectIdentifier(Value.self)
    name = Value.pathName
    form = Value.pathForm
    reads = { Value(pathTexts: $0) != nil }
  }
}

/// What is known of a route within a case without knowing its type.
struct InnerRoute: Sendable {
  let type: ObjectIdentifier
  let name: String
  let isReadByHand: @Sendable () -> Bool
  let siteMap: @Sendable (_ above: [ObjectIdentifier]) -> SiteMap
  let problems: @Sendable (_ above: [ObjectIdentifier]) -> [String]
  let listings: @Sendable (_ above: [ObjectIdentifier]) -> [RouteListing]

  init<Inner: Route>(_: Inner.Type) {
    type = ObjectIdentifier(Inner.self)
    name = "\(Inner.self)"
    isReadByHand = { Inner.paths.reader != nil }
    siteMap = { SiteMap(of: Inner.self, above: $0) }
    problems = { PathProblems.find(in: Inner.paths, above: $0) }
    listings = { RouteListing.all(of: Inner.self, above: $0) }
  }
}

/// A part of a case: a value, a route, or what can be either.
struct PartKind: Sendable {
  let value: ParameterKind?
  let inner: InnerRoute?
  let name: String
  /// The texts of each sample; none of a nil.
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
