public import EspalierNavigation
public import Testing

/// Expects that every place of a route, and of its inner routes, has a path that leads back to the place. Also expects
/// that the ``/EspalierNavigation/Paths`` of the route list each of its cases.
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
/// @Test func places() { expectRoundTrips(AccountsRoute.self) }
/// ```
///
/// Each case is printed with the samples of its values (`pathSamples`), parsed from the text, and compared.
///
/// - Parameters:
///   - route: The route to check.
///   - sourceLocation: The source location of the issues; by default that of the call.
public func expectRoundTrips<Place: Route>(
  _ route: Place.Type, sourceLocation: SourceLocation = #_sourceLocation
) {
  for problem in route.paths.problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
}
