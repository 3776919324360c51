/// A former path of a place.
///
/// A request for it is redirected permanently to the place's own path, on the web with status 308.
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
///     Moved("/welcome", to: home)
///     Moved(to: product) { "/items/\($0)" }
///   }
/// }
/// ```
public struct Moved<Place: Route>: Sendable {
  let listed: PathCase<Place>

  /// Creates a former path of one place.
  public init(_ path: Path, to route: Place) { listed = PathCase(only: route, at: path, address: .moved) }

  /// Creates former paths of a case, one for each combination of its values.
  public init<First: RoutePart, each Other: RoutePart>(
    to make: @escaping @Sendable (First, repeat each Other) -> Place,
    from path: @escaping @Sendable (First, repeat each Other) -> Path
  ) {
    listed = PathCase(
      { (first: First, others: repeat each Other) -> Place? in make(first, repeat each others) }, at: path,
      address: .moved)
  }
}
