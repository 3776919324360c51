/// A place in the app, as a value with its parameters.
///
/// A route says twice where it stands, each time in a few lines: ``path`` prints, and is an exhaustive switch; ``paths``
/// lists the cases, from which the reading is derived.
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
/// Routes nest by the case that holds the inner one, so a deep value is a deep link. A case's value is a ``PathValue``,
/// an optional one (nil leaves the segment or parameter out), or an array of them (the segments that are left, or a
/// parameter that is repeated); behind the values may stand one route. A structure is a route too: its initializer is
/// what the list names. Used as the inner route of a case, it is a group of parameters.
///
/// A case without an address prints ``Path/none``: it is shown by a move, and no text leads to it. A case with an address
/// that is not in the list is reported by a debug build when something goes there, and by `expectRoundTrips` in a test.
public protocol Route: RoutePart, Hashable {
  /// The place's path, or ``Path/none``.
  var path: Path { get }
  /// The places that have an address. Write it as a `static let`: the reading is worked out once, at first use.
  static var paths: Paths<Self> { get }
}

extension Route {
  /// The place at a path.
  /// - Throws: ``PathError`` when there is none: it names the segment, and the nearest place above it.
  public init(at path: Path) throws(PathError) { self = try Self.paths.match(path).route }

  /// A route.
  public static var part: RoutePartKind<Self> { RoutePartKind(inner: Self.self) }

  /// Every address of this route and those within it.
  public static var siteMap: SiteMap { SiteMap(of: Self.self) }
}
