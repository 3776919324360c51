/// One case in the list of a route's paths; see ``Paths``.
///
/// The list creates it from an entry: a case, an initializer or an ``Alias``.
public struct PathCase<Place: Route>: Sendable {
  /// A sample of a case. It consists of a route that is made from sample values, and the paths that the sample prints.
  struct Sample {
    var route: Place
    /// The path that the sample prints. It is the route's own path, or the path of an alias or a former address.
    var path: Path
    /// The path that the inner route prints.
    var inner: Path?
  }

  let address: RouteAddress
  let parts: @Sendable () -> [PartKind]
  /// A closure that returns the inner route among the parts. It uses no samples, because a recursive route calls it
  /// while its samples are made.
  let innerRoute: @Sendable () -> InnerRoute?
  /// A closure that makes a route from the samples with the given numbers, one for each part.
  let sample: @Sendable (_ picks: [Int]) -> Sample?
  /// A closure that makes a route from an inner route, if the case has no other values.
  let embed: @Sendable (_ inner: any Route) -> Place?
  /// A closure that makes a route from the values that were read.
  let read: @Sendable (_ found: PathFound, _ reading: inout PathReading) -> Place?

  /// Creates a case without values.
  init(only route: Place, at path: Path? = nil, address: RouteAddress = .current) {
    self.address = address
    parts = { [] }
    innerRoute = { nil }
    sample = { _ in Sample(route: route, path: path ?? route.path) }
    embed = { _ in nil }
    read = { _, reading in
      reading.note(address)
      return route
    }
  }

  /// Creates a case with values, the last of which may be a route.
  init<First: RoutePart, each Other: RoutePart>(
    _ make: @escaping @Sendable (First, repeat each Other) -> Place?,
    at path: (@Sendable (First, repeat each Other) -> Path)? = nil, address: RouteAddress = .current
  ) {
    self.address = address
    parts = { PartKind.list(First.self, repeat (each Other).self) }
    innerRoute = { PartKind.innerRoute(First.self, repeat (each Other).self) }
    sample = { picks in
      var samples = SamplePicking(picks)
      let first = samples.next(First.self)
      let others = (repeat samples.next((each Other).self))
      guard let route = make(first, repeat each others) else { return nil }
      return Sample(route: route, path: path?(first, repeat each others) ?? route.path, inner: samples.inner)
    }
    embed = { inner in
      guard let first = inner as? First, address == .current,
        PartKind.list(First.self, repeat (each Other).self).count == 1
      else { return nil }
      // The case has one part, so no other sample is taken.
      var samples = SamplePicking([])
      return make(first, repeat samples.next((each Other).self))
    }
    read = { found, reading in
      var values = PartReading(found)
      guard let first = try? values.next(First.self, &reading),
        let others = try? (repeat values.next((each Other).self, &reading)),
        let route = make(first, repeat each others)
      else { return nil }
      reading.note(address)
      return route
    }
  }
}
