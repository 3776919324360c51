public import EspalierViews

/// A result builder of rows.
@resultBuilder
public enum RowBuilder {
  /// Builds one row.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }
  /// Builds one row from a component.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public static func buildExpression<V: View>(
    _ component: Component<V>, file: StaticString = #fileID, line: UInt = #line
  ) -> [Row] {
    [Row(component, file: file, line: line)]
  }
  /// Builds several rows.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  /// Builds all rows in order.
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
  /// Builds rows under a condition.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  /// Builds the first branch of a condition.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }
  /// Builds the second branch of a condition.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }
  /// Builds rows from a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }
}
