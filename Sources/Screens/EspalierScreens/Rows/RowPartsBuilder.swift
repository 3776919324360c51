public import EspalierViews

/// A result builder of the parts of a row, also from loops and under conditions.
@resultBuilder
public enum RowPartsBuilder {
  /// One part.
  public static func buildExpression<V: View>(_ part: Component<V>) -> [AnyComponent] { [part.erased] }
  /// One part of any class.
  public static func buildExpression(_ part: AnyComponent) -> [AnyComponent] { [part] }
  /// A value that describes itself.
  public static func buildExpression(_ value: some ComponentConvertible) -> [AnyComponent] { [value.component.erased] }
  /// Several parts.
  public static func buildExpression(_ parts: [AnyComponent]) -> [AnyComponent] { parts }
  /// All in order.
  public static func buildBlock(_ parts: [AnyComponent]...) -> [AnyComponent] { parts.flatMap { $0 } }
  /// Parts under a condition.
  public static func buildOptional(_ parts: [AnyComponent]?) -> [AnyComponent] { parts ?? [] }
  /// One branch.
  public static func buildEither(first parts: [AnyComponent]) -> [AnyComponent] { parts }
  /// The other branch.
  public static func buildEither(second parts: [AnyComponent]) -> [AnyComponent] { parts }
  /// Parts from a loop.
  public static func buildArray(_ parts: [[AnyComponent]]) -> [AnyComponent] { parts.flatMap { $0 } }
}
