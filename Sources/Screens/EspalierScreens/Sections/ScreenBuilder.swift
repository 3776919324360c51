/// A result builder of sections.
@MainActor @resultBuilder
public enum ScreenBuilder {
  /// One section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// Several sections.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// All in order.
  public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }
  /// Sections under a condition.
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
  /// One branch.
  public static func buildEither(first sections: [Section]) -> [Section] { sections }
  /// The other branch.
  public static func buildEither(second sections: [Section]) -> [Section] { sections }
  /// Sections from a loop.
  public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
}
