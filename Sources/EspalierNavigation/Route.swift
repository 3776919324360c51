/// A place in the app, as a value with its parameters.
///
/// Routes are enums that nest: a deep value is a deep link.
///
/// ```swift
/// enum AppRoute: Route {
///   case home
///   case accounts(AccountsRoute)
///
///   var path: Path {
///     switch self {
///     case .home: .root
///     case .accounts(let route): "/accounts" + route.path
///     }
///   }
///
///   init?(path: Path) {
///     switch path.first {
///     case nil: self = .home
///     case "accounts":
///       guard let route = AccountsRoute(path: path.rest) else { return nil }
///       self = .accounts(route)
///     default: return nil
///     }
///   }
/// }
///
/// enum AccountsRoute: Route {
///   case list
///   case account(Int)
///
///   var path: Path {
///     switch self {
///     case .list: .root
///     case .account(let id): "/\(id)"
///     }
///   }
///
///   init?(path: Path) {
///     switch path.segments.count {
///     case 0: self = .list
///     case 1:
///       guard let id = Int(path.segments[0]) else { return nil }
///       self = .account(id)
///     default: return nil
///     }
///   }
/// }
/// ```
public protocol Route: RoutePath, Hashable, Sendable {}

/// A route that prints to a path and reads back from it; each is the inverse of the other.
///
/// Parameters that are whole objects travel as their identifiers and are fetched again.
public protocol RoutePath {
  /// The place's path.
  var path: Path { get }
  /// The place at a path, or nil when there is none.
  init?(path: Path)
}
