/// A result builder that collects the cases of a route; see ``Paths``.
///
/// A listed function has at least one value. A structure whose properties all have defaults also has an initializer
/// without values, and `Filter.init` must not mean that one.
@resultBuilder
public struct PathsBuilder<Place: Route> {
  /// Adds a case without values.
  public static func buildExpression(_ route: Place) -> [PathCase<Place>] { [PathCase(only: route)] }

  /// Adds a case with values, the last of which may be a route.
  public static func buildExpression<First: RoutePart, each Other: RoutePart>(
    _ make: @escaping @Sendable (First, repeat each Other) -> Place
  ) -> [PathCase<Place>] {
    [PathCase({ (first: First, others: repeat each Other) -> Place? in make(first, repeat each others) })]
  }

  /// Adds a case whose function returns a route only for some values, and nil for all other values.
  @_disfavoredOverload
  public static func buildExpression<First: RoutePart, each Other: RoutePart>(
    _ make: @escaping @Sendable (First, repeat each Other) -> Place?
  ) -> [PathCase<Place>] {
    [PathCase(make)]
  }

  /// Adds an additional path of a place.
  public static func buildExpression(_ alias: Alias<Place>) -> [PathCase<Place>] { [alias.listed] }

  /// Adds a former path of a place.
  public static func buildExpression(_ moved: Moved<Place>) -> [PathCase<Place>] { [moved.listed] }

  /// Adds cases under a condition.
  public static func buildOptional(_ cases: [PathCase<Place>]?) -> [PathCase<Place>] { cases ?? [] }

  /// Adds cases from a loop.
  public static func buildArray(_ cases: [[PathCase<Place>]]) -> [PathCase<Place>] { cases.flatMap { $0 } }

  /// Combines the cases into the list.
  public static func buildBlock(_ cases: [PathCase<Place>]...) -> [PathCase<Place>] { cases.flatMap { $0 } }
}
