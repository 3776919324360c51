/// A former address of a place: a request for it is redirected for good, on the web with status 308.
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

  /// The former address of one place.
  public init(_ path: Path, to route: Place) { listed = PathCase(only: route, at: path, address: .moved) }

  /// The former addresses of a case, whatever its values.
  public init<First: RoutePart, each Other: RoutePart>(
    to make: @escaping @Sendable (First, repeat each Other) -> Place,
    from path: @escaping @Sendable (First, repeat each Other) -> Path
  ) {
    listed = PathCase(
      { (first: First, others: repeat each Other) -> Place? in make(first, repeat each others) }, at: path,
      address: .moved)
  }
}
