public import EspalierViews

/// A result builder of rows.
@resultBuilder
public enum RowBuilder {
  /// One row.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }
  /// One component as a row.
  public static func buildExpression<V: View>(_ component: Component<V>) -> [Row] { [Row(component)] }
  /// Several rows.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  /// All in order.
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
  /// Rows under a condition.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  /// One branch.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }
  /// The other branch.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }
  /// Rows from a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }
}
