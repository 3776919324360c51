/// A place in the app, as a value with its parameters.
///
/// A route declares its address in two short members. ``path`` prints it, with an exhaustive switch. ``paths`` lists
/// the cases, from which the reading is derived.
///
/// ```swift
/// enum AppRoute: Route {
///   case home
///   case accounts(AccountsRoute)
///
///   var path: Path {
///     switch self {
///     case .home: "/"
///     case .accounts(let route): "/accounts" + route.path
///     }
///   }
///   static let paths = Paths<Self> { home; accounts }
/// }
///
/// enum AccountsRoute: Route {
///   case list, importing
///   case account(Int)
///   case search(text: String = "", month: Int? = nil)
///
///   var path: Path {
///     switch self {
///     case .list: "/"
///     case .importing: "/import"
///     case .account(let id): "/\(id)"
///     case .search(let text, let month): "/search?text=\(text)&month=\(month)"
///     }
///   }
///   static let paths = Paths<Self> { list; importing; account; search }
/// }
///
/// let deep = try AppRoute(at: "/accounts/12")  // .accounts(.account(12))
/// ```
///
/// Routes nest: a case holds the inner route, so a nested value is a deep link. A value of a case is a ``PathValue``,
/// an optional one or an array of them. A nil leaves the segment or parameter out; an array takes the remaining
/// segments or repeats a parameter. After the values, a case may hold one route. A structure is a route too: the list
/// names its initializer. As the inner route of a case, a structure is a group of parameters.
///
/// A case without an address returns ``Path/none``: only a navigation verb shows it, and no text leads to it. If a case
/// has an address but is missing from the list, a debug build reports it when the app navigates there, and
/// `expectRoundTrips` reports it in a test.
public protocol Route: RoutePart, Hashable {
  /// The path of the place, or ``Path/none`` for a place without an address.
  var path: Path { get }
  /// The list of the places that have an address.
  ///
  /// Declare it as `static let`: the reading is derived once, at first use.
  static var paths: Paths<Self> { get }
}

extension Route {
  /// Creates the route of the place at a path.
  /// - Throws: ``PathError`` if no place is there. The error names the segment, and the nearest place above it.
  public init(at path: Path) throws(PathError) { self = try Self.paths.match(path).route }

  /// The kind of this part, which is a route.
  public static var part: RoutePartKind<Self> { RoutePartKind(inner: Self.self) }

  /// Every address of this route and of the routes within it.
  public static var siteMap: SiteMap { SiteMap(of: Self.self) }
}
