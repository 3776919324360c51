/// Every address of a route and of those within it, as a value: to look at, to draw, to compare in a test.
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
  /// The route's type.
  public var route: String
  /// Its places, in the order of the list.
  public var places: [Place]

  /// One case of a route.
  public struct Place: Hashable, Sendable {
    /// The case.
    public var name: String
    /// Its address, with the type of a value where it stands: `/{AccountID}/cards`.
    public var pattern: String
    /// The kind of the address: the place's own, another name, or a former one.
    public var address: RouteAddress
    /// The route that it holds, whose addresses stand below this one. Without places when that route stands above.
    public var inner: SiteMap?

    /// A place that no list of cases has.
    package init(name: String, pattern: String, address: RouteAddress = .current, inner: SiteMap? = nil) {
      self.name = name
      self.pattern = pattern
      self.address = address
      self.inner = inner
    }
  }

  /// - Parameter known: The places of routes that are read by hand, by the routes' types, where the program has found them
  ///   out since; they stand beside what the route says itself.
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

  /// Every address, written out to its end, with the names of the cases that lead there.
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
    // The outer parameters stand before the inner ones.
    let text = whole.isEmpty ? "/" : whole.hasPrefix("?") ? "/" + whole : whole
    guard !end.isEmpty else { return text }
    guard let mark = text.firstIndex(of: "?") else { return text + end }
    return String(text[..<mark]) + end + "&" + text[text.index(after: mark)...]
  }
}

extension SiteMap: CustomStringConvertible {
  /// A line for each address: the pattern, and the cases that lead there.
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
