import Espalier

/// Reading addresses.
enum RouteRows {
  static let all = [match, print]

  private static let path: Path = "/shelf-517/12/edit"

  /// A path of a route with 1,000 cases; the limit is a dictionary of what is written out, and the number read by hand.
  private static let match = Figure(
    name: "routes.match1k", unit: .nanoseconds, repetitions: 100_000,
    work: { count in for _ in 0..<count { keep(try? WideRoute(at: path)) } },
    limit: { count in for _ in 0..<count { keep(readByHand(path)) } })

  /// The same place printed as a path; the limit is the array of its segments.
  private static let print = Figure(
    name: "routes.print", unit: .nanoseconds, repetitions: 100_000,
    work: { count in for number in 0..<count { keep(WideRoute(shelf: 517, item: number).path) } },
    limit: { count in for number in 0..<count { keep(["shelf-517", String(number), "edit"]) } })

  private static let shelves = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("shelf-\($0)", $0) })

  @inline(never) private static func readByHand(_ path: Path) -> WideRoute? {
    guard path.segments.count == 3, let shelf = shelves[path.segments[0]], let item = Int(path.segments[1]),
      path.segments[2] == "edit"
    else { return nil }
    return WideRoute(shelf: shelf, item: item)
  }
}

/// A route with a thousand cases of one value.
private struct WideRoute: Route {
  var shelf: Int
  var item: Int

  var path: Path { "/shelf-\(shelf)/\(item)/edit" }

  static let paths = Paths<Self> {
    for shelf in 0..<1_000 { item(on: shelf) }
  }

  private static func item(on shelf: Int) -> @Sendable (Int) -> WideRoute { { WideRoute(shelf: shelf, item: $0) } }
}
