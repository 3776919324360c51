/// Every address of a route and of the routes within it, as a value to print, to draw or to compare in a test.
///
/// ```swift
/// enum AccountsRoute: Route {
///   case list
///   case account(Int)
///
///   var path: Path {
///     switch self {
///     case .list: "/"
///     case .account(let id): "/\(id)"
///     }
///   }
///   static let paths = Paths<Self> { list; account }
/// }
///
/// print(AccountsRoute.siteMap)
/// // /       list
/// // /{Int}  account
/// ```
public struct SiteMap: Hashable, Sendable {
  /// The name of the route's type.
  public var route: String
  /// The places of the route, in the order of its list.
  public var places: [Place]

  /// One case of a route.
  public struct Place: Hashable, Sendable {
    /// The name of the case.
    public var name: String
    /// The address of the case, with the types of its values: `/{AccountID}/cards`.
    public var pattern: String
    /// The kind of address: the place's own, an additional one, or a former one.
    public var address: RouteAddress
    /// The inner route, whose addresses are below this one.
    ///
    /// Its places are empty if the same route is already above.
    public var inner: SiteMap?

    /// Creates a place that a route's list of cases does not contain.
    package init(name: String, pattern: String, address: RouteAddress = .current, inner: SiteMap? = nil) {
      self.name = name
      self.pattern = pattern
      self.address = address
      self.inner = inner
    }
  }

  /// Creates the site map of a route's type. The map includes the places that were discovered at run time.
  ///
  /// - Parameter known: The places of routes with a custom reader, by the routes' types, as discovered at run time.
  ///   They are added to the places that the route itself lists.
  package init<Route: EspalierNavigation.Route>(of type: Route.Type, known: [ObjectIdentifier: [Place]]) {
    self.init(of: type, above: [], known: known)
  }

  init<Route: EspalierNavigation.Route>(
    of type: Route.Type, above: [ObjectIdentifier] = [], known: [ObjectIdentifier: [Place]] = [:]
  ) {
    route = "\(type)"
    guard !above.contains(ObjectIdentifier(type)) else {
      places = []
      return
    }
    let seen = above + [ObjectIdentifier(type)]
    places =
      (known[ObjectIdentifier(type)] ?? [])
      + type.paths.table.patterns.map { pattern in
        Place(
          name: pattern.leaf.name, pattern: pattern.description, address: type.paths.cases[pattern.leaf.place].address,
          inner: pattern.leaf.inner?.siteMap(seen, known))
      }
  }

  /// Every complete address, with the names of the cases that lead to it.
  public var addresses: [(pattern: String, names: [String], address: RouteAddress)] {
    places.flatMap { place -> [(pattern: String, names: [String], address: RouteAddress)] in
      guard let inner = place.inner else { return [(place.pattern, [place.name], place.address)] }
      guard !inner.places.isEmpty else {
        return [(join(place.pattern, "/…"), [place.name, inner.route], place.address)]
      }
      return inner.addresses.map { below in
        let address = below.address.rawValue > place.address.rawValue ? below.address : place.address
        return (join(place.pattern, below.pattern), [place.name] + below.names, address)
      }
    }
  }

  private func join(_ above: String, _ below: String) -> String {
    let parts = above.split(separator: "?", maxSplits: 1)
    let (start, end) = (String(parts.first ?? ""), parts.count > 1 ? "?" + String(parts[1]) : "")
    let middle = below.hasPrefix("/?") ? String(below.dropFirst()) : below == "/" ? "" : below
    let whole = (start == "/" ? "" : start) + middle
    // The outer parameters come before the inner ones.
    let text = whole.isEmpty ? "/" : whole.hasPrefix("?") ? "/" + whole : whole
    guard !end.isEmpty else { return text }
    guard let mark = text.firstIndex(of: "?") else { return text + end }
    return String(text[..<mark]) + end + "&" + text[text.index(after: mark)...]
  }
}

extension SiteMap: CustomStringConvertible {
  /// A text with one line for each address: the pattern, and the cases that lead to it.
  public var description: String {
    let lines = addresses
    let width = lines.map(\.pattern.count).max() ?? 0
    return lines.map { line in
      line.pattern + String(repeating: " ", count: width - line.pattern.count + 2) + line.address.prefix
        + line.names.joined(separator: ".")
    }.joined(separator: "\n")
  }
}

extension RouteAddress {
  fileprivate var prefix: String {
    switch self {
    case .current: ""
    case .alias: "alias of "
    case .moved: "moved to "
    }
  }
}
