/// Collects the cases of a route; see ``Paths``.
///
/// A function has at least one value: a structure whose properties all have defaults has an initializer without any too,
/// and `Filter.init` must not mean that one.
@resultBuilder
public struct PathsBuilder<Place: Route> {
  /// A case without values.
  public static func buildExpression(_ route: Place) -> [PathCase<Place>] { [PathCase(only: route)] }

  /// A case with values, the last of which may be a route.
  public static func buildExpression<First: RoutePart, each Other: RoutePart>(
    _ make: @escaping @Sendable (First, repeat each Other) -> Place
  ) -> [PathCase<Place>] {
    [PathCase({ (first: First, others: repeat each Other) -> Place? in make(first, repeat each others) })]
  }

  /// A function that makes a route only of some values.
  @_disfavoredOverload
  public static func buildExpression<First: RoutePart, each Other: RoutePart>(
    _ make: @escaping @Sendable (First, repeat each Other) -> Place?
  ) -> [PathCase<Place>] {
    [PathCase(make)]
  }

  /// Another name of a place.
  public static func buildExpression(_ alias: Alias<Place>) -> [PathCase<Place>] { [alias.listed] }

  /// A former address of a place.
  public static func buildExpression(_ moved: Moved<Place>) -> [PathCase<Place>] { [moved.listed] }

  /// Cases that are there under a condition.
  public static func buildOptional(_ cases: [PathCase<Place>]?) -> [PathCase<Place>] { cases ?? [] }

  /// Cases made in a loop.
  public static func buildArray(_ cases: [[PathCase<Place>]]) -> [PathCase<Place>] { cases.flatMap { $0 } }

  /// The list.
  public static func buildBlock(_ cases: [PathCase<Place>]...) -> [PathCase<Place>] { cases.flatMap { $0 } }
}
