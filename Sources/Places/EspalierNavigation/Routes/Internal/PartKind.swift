/// The facts about a value of a case that are known without its type.
struct ParameterKind: Sendable {
  let type: ObjectIdentifier
  let name: String
  let form: PathForm
  /// True when the type has one value only.
  let isSingle: Bool
  /// Returns true when texts can be read as this type.
  let reads: @Sendable ([String]) -> Bool

  init<Value: PathParameter>(_: Value.Type) {
    type = ObjectIdentifier(Value.self)
    name = Value.pathName
    form = Value.pathForm
    isSingle = Value.self is any CaseIterable.Type && Value.pathSamples.count == 1
    reads = { Value(pathTexts: $0) != nil }
  }
}

/// The facts about a route within a case that are known without its type.
struct InnerRoute: Sendable {
  let type: ObjectIdentifier
  let name: String
  let isReadByHand: @Sendable () -> Bool
  /// The routes within it.
  let inner: @Sendable () -> [InnerRoute]
  let table: @Sendable () -> PathTable
  let siteMap: @Sendable (_ above: [ObjectIdentifier], _ known: [ObjectIdentifier: [SiteMap.Place]]) -> SiteMap
  /// Returns the faults of the route's own list of paths.
  let problems: @Sendable () -> [String]
  let listing: @Sendable () -> RouteListing

  init<Inner: Route>(_: Inner.Type) {
    type = ObjectIdentifier(Inner.self)
    name = "\(Inner.self)"
    isReadByHand = { Inner.paths.reader != nil }
    inner = { Inner.paths.cases.compactMap { $0.innerRoute() } }
    table = { Inner.paths.table }
    siteMap = { SiteMap(of: Inner.self, above: $0, known: $1) }
    problems = { PathProblems.own(of: Inner.paths) }
    listing = { RouteListing(of: Inner.self) }
  }
}

extension InnerRoute {
  /// Returns true when the route is the given one, or holds it at any depth.
  func holds(_ route: ObjectIdentifier) -> Bool { within.contains { $0.type == route } }

  /// The route itself and all that it holds, each once.
  var within: [InnerRoute] {
    var found = [self]
    var seen: Set<ObjectIdentifier> = [type]
    var next = 0
    while next < found.count {
      for inner in found[next].inner() where seen.insert(inner.type).inserted { found.append(inner) }
      next += 1
    }
    return found
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
