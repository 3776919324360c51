public import EspalierViews

/// A result builder that collects the parts of a row. It supports loops and conditions.
@resultBuilder
public enum RowPartsBuilder {
  /// Builds one part.
  public static func buildExpression<V: View>(_ part: Component<V>) -> [AnyComponent] { [part.erased] }
  /// Builds one part of any class.
  public static func buildExpression(_ part: AnyComponent) -> [AnyComponent] { [part] }
  /// Builds one part from a value that can be converted to a component.
  public static func buildExpression(_ value: some ComponentConvertible) -> [AnyComponent] { [value.component.erased] }
  /// Builds several parts.
  public static func buildExpression(_ parts: [AnyComponent]) -> [AnyComponent] { parts }
  /// Builds all parts in order.
  public static func buildBlock(_ parts: [AnyComponent]...) -> [AnyComponent] { parts.flatMap { $0 } }
  /// Builds parts under a condition.
  public static func buildOptional(_ parts: [AnyComponent]?) -> [AnyComponent] { parts ?? [] }
  /// Builds the first branch of a condition.
  public static func buildEither(first parts: [AnyComponent]) -> [AnyComponent] { parts }
  /// Builds the second branch of a condition.
  public static func buildEither(second parts: [AnyComponent]) -> [AnyComponent] { parts }
  /// Builds parts from a loop.
  public static func buildArray(_ parts: [[AnyComponent]]) -> [AnyComponent] { parts.flatMap { $0 } }
}
