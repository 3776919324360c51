/// An additional path of a place.
///
/// The path leads to the place, and the place is shown under its own path.
///
/// ```swift
/// enum ShopRoute: Route {
///   case home
///   case product(Int)
///
///   var path: Path {
///     switch self {
///     case .home: "/"
///     case .product(let id): "/products/\(id)"
///     }
///   }
///   static let paths = Paths<Self> {
///     home
///     product
///     Alias("/start", of: home)
///     Alias(of: product) { "/p/\($0)" }
///   }
/// }
/// ```
public struct Alias<Place: Route>: Sendable {
  let listed: PathCase<Place>

  /// Creates an additional path of one place.
  public init(_ path: Path, of route: Place) { listed = PathCase(only: route, at: path, address: .alias) }

  /// Creates additional paths of a case, one for each combination of its values.
  public init<First: RoutePart, each Other: RoutePart>(
    of make: @escaping @Sendable (First, repeat each Other) -> Place,
    at path: @escaping @Sendable (First, repeat each Other) -> Path
  ) {
    listed = PathCase(
      { (first: First, others: repeat each Other) -> Place? in make(first, repeat each others) }, at: path,
      address: .alias)
  }
}
