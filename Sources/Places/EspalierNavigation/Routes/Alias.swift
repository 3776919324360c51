/// Another name of a place: it leads there, and the place is shown under its own address.
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

  /// Another name of one place.
  public init(_ path: Path, of route: Place) { listed = PathCase(only: route, at: path, address: .alias) }

  /// Another name of a case, whatever its values.
  public init<First: RoutePart, each Other: RoutePart>(
    of make: @escaping @Sendable (First, repeat each Other) -> Place,
    at path: @escaping @Sendable (First, repeat each Other) -> Path
  ) {
    listed = PathCase(
      { (first: First, others: repeat each Other) -> Place? in make(first, repeat each others) }, at: path,
      address: .alias)
  }
}
