/// The cases of a route, compared with those that its list of paths has.
struct RouteListing {
  /// The name of the route.
  let route: String
  /// The names of the cases that are neither listed nor named as cases without an address.
  let missing: [String]
  /// The names of cases without an address that no case has.
  let unknown: [String]

  init<Place: Route>(of type: Place.Type) {
    route = "\(type)"
    let paths = type.paths
    let listed = Set(paths.cases.filter { $0.address == .current }.map(\.name))
    // The name of a case without samples is unknown; that it has none is reported by itself.
    let areNamed = paths.reader == nil && paths.cases.allSatisfy(\.hasSample) && !Self.describesItself(type)
    let all = areNamed ? EnumCases.names(of: type) : []
    missing = all.filter { !listed.contains($0) && !paths.namesWithoutAddress.contains($0) }
    unknown = all.isEmpty ? [] : paths.namesWithoutAddress.filter { !all.contains($0) }.sorted()
  }

  /// Returns true if the text of a route is not the name of its case.
  private static func describesItself(_ type: Any.Type) -> Bool {
    type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
  }

  /// Returns the listings of a route and of all routes within it, each once.
  static func all(of type: (some Route).Type) -> [RouteListing] { InnerRoute(type).within.map { $0.listing() } }

  /// The faults of the list.
  var problems: [String] {
    missing.map {
      "\(route).\($0) is not in the list of paths, so that no address leads to it. Write it into \(route).paths, or "
        + "`.withoutAddress(\"\($0)\")` behind the list"
    } + unknown.map { "\(route) has no case \($0), which its list of paths names as one without an address" }
  }
}
