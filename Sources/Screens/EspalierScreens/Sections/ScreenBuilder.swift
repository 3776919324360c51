/// A result builder of sections.
@MainActor @resultBuilder
public enum ScreenBuilder {
  /// Builds one section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// Builds several sections.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// Builds all sections in order.
  public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }
  /// Builds sections under a condition.
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
  /// Builds the first branch of a condition.
  public static func buildEither(first sections: [Section]) -> [Section] { sections }
  /// Builds the second branch of a condition.
  public static func buildEither(second sections: [Section]) -> [Section] { sections }
  /// Builds sections from a loop.
  public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
}
